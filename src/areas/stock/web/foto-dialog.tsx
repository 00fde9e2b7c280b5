import { IconCamera, IconPhoto } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { photoUrl } from '#kit/web/api/photo.ts';
import { t } from '#kit/web/base/text.ts';
import { cameraHere } from '#kit/web/device/settings.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { unggahFoto } from '#areas/stock/web/foto.ts';
import css from '#areas/stock/web/foto.module.css';

type Photo = {
  readonly nama: string;
  readonly foto: string | null;
  /** Left out where the piece is only looked at. */
  readonly onChange?: (foto: string | null) => void;
};

/** The photo of a piece, seen whole; where `onChange` is given, it is taken here. */
export const openFoto = (photo: Photo): Promise<void> =>
  openDialog<void>((close) => <FotoDialog {...photo} onClose={close} />);

function FotoDialog({ nama, foto: first, onChange, onClose }: Photo & { onClose: () => void }) {
  const [foto, setFoto] = useState(first);
  const [busy, setBusy] = useState(false);
  const [file, camera] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const done = useRef<HTMLButtonElement>(null);
  const put = (next: string | null) => {
    setFoto(next);
    onChange?.(next);
  };
  const take = async (box: HTMLInputElement) => {
    const [one] = [...(box.files ?? [])];
    box.value = '';
    setBusy(true);
    const gambar = one && (await unggahFoto(one));
    setBusy(false);
    if (!gambar) return;
    put(gambar.gambar_path);
    // Enter then goes back to the form.
    done.current?.focus();
  };
  const choose = (from: typeof file, accept: string, capture?: 'environment' | 'user') => (
    <input
      ref={from}
      hidden
      type="file"
      accept={accept}
      capture={capture}
      onChange={({ currentTarget }) => void take(currentTarget)}
    />
  );
  return (
    <DialogFrame
      title={t('Foto {barang}', { barang: nama })}
      onClose={onClose}
      foot={
        <>
          {onChange && foto && (
            <Button look="danger" onClick={() => put(null)}>
              {t('Buang foto')}
            </Button>
          )}
          <Button ref={done} look="primary" data-autofocus={!onChange} onClick={onClose}>
            {t('Selesai')}
          </Button>
        </>
      }
    >
      <div className={css.photo}>
        {foto ? (
          <img src={photoUrl(foto)} alt={nama} />
        ) : (
          <IconPhoto size={64} stroke={1.1} aria-hidden />
        )}
      </div>
      {onChange && (
        <div className={css.photoActs}>
          <Button
            data-autofocus
            busy={busy}
            icon={<IconPhoto size={17} stroke={1.7} aria-hidden />}
            onClick={() => file.current?.click()}
          >
            {t('Berkas')}
          </Button>
          <Button
            disabled={busy}
            icon={<IconCamera size={17} stroke={1.7} aria-hidden />}
            onClick={() => camera.current?.click()}
          >
            {t('Kamera')}
          </Button>
          {choose(file, 'image/jpeg,image/png,image/webp')}
          {choose(camera, 'image/*', cameraHere())}
        </div>
      )}
    </DialogFrame>
  );
}
