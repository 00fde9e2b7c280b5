import { IconCamera } from '@tabler/icons-react';
import { useRef } from 'react';
import { photoUrl } from '#kit/web/api/photo.ts';
import { t } from '#kit/web/base/text.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import { cameraHere } from '#kit/web/device/settings.ts';
import { unggahFoto } from '#areas/stock/web/foto.ts';
import css from '#areas/stock/web/foto-satu.module.css';

type Props = {
  nama: string;
  foto: string | null;
  wrong?: string | undefined;
  onFoto: (foto: string | null) => void;
};

/** One photo of a piece: taken here, seen small; a further press takes it again. */
export function FotoSatu({ nama, foto, wrong, onFoto }: Props) {
  const file = useRef<HTMLInputElement>(null);
  const take = async (box: HTMLInputElement) => {
    const [one] = [...(box.files ?? [])];
    box.value = '';
    const gambar = one && (await unggahFoto(one));
    if (gambar) onFoto(gambar.gambar_path);
  };
  return (
    <span className={css.foto} data-wrong={wrong ? true : undefined} title={wrong}>
      <IconButton
        label={t('Foto {barang}', { barang: nama })}
        size={32}
        onClick={() => file.current?.click()}
      >
        {foto ? (
          <img src={`${photoUrl(foto)}?kecil=1`} alt={nama} />
        ) : (
          <IconCamera size={20} stroke={1.6} aria-hidden />
        )}
      </IconButton>
      <input
        ref={file}
        hidden
        type="file"
        accept="image/*"
        capture={cameraHere()}
        aria-label={t('Foto {barang}', { barang: nama })}
        onChange={(event) => void take(event.currentTarget)}
      />
    </span>
  );
}
