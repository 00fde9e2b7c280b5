import { IconCamera, IconPhoto, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { photoUrl } from '#kit/web/api/photo.ts';
import { t } from '#kit/web/base/text.ts';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { cameraHere } from '#kit/web/device/settings.ts';
import type { Gambar } from '#areas/stock/contract/barang.api.ts';
import { unggahFoto } from '#areas/stock/web/foto.ts';
import css from '#areas/stock/web/tambah/tambah.module.css';

type Props = { foto: readonly Gambar[]; onChange: (foto: readonly Gambar[]) => void };

/** Photos of the piece that is being typed: from a file, or from the camera of a tablet. */
export function FotoSlot({ foto, onChange }: Props) {
  const [berkas, kamera] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const [busy, setBusy] = useState(false);
  const take = async (box: HTMLInputElement) => {
    const files = [...(box.files ?? [])];
    box.value = '';
    setBusy(true);
    const sent: Gambar[] = [];
    for (const file of files) {
      const gambar = await unggahFoto(file);
      if (gambar) sent.push(gambar);
    }
    setBusy(false);
    if (sent.length > 0) onChange([...sent, ...foto]);
  };
  const [first] = foto;
  return (
    <div className={css.foto}>
      <div className={css.slot} data-busy={busy || undefined}>
        {first ? (
          <img src={`${photoUrl(first.gambar_path)}?kecil=1`} alt={t('Foto barang')} />
        ) : (
          <IconPhoto size={40} stroke={1.2} aria-hidden />
        )}
      </div>
      <input
        ref={berkas}
        hidden
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        onChange={({ currentTarget }) => void take(currentTarget)}
      />
      <input
        ref={kamera}
        hidden
        type="file"
        accept="image/*"
        capture={cameraHere()}
        onChange={({ currentTarget }) => void take(currentTarget)}
      />
      <span className={css.fotoActs}>
        <Button
          size="sm"
          busy={busy}
          icon={<IconPhoto size={15} stroke={1.7} aria-hidden />}
          onClick={() => berkas.current?.click()}
        >
          {t('Berkas')}
        </Button>
        <Button
          size="sm"
          disabled={busy}
          icon={<IconCamera size={15} stroke={1.7} aria-hidden />}
          onClick={() => kamera.current?.click()}
        >
          {t('Kamera')}
        </Button>
      </span>
      {foto.length > 0 && (
        <ul className={css.fotoList}>
          {foto.map((one, at) => (
            <li key={one.gambar_path}>
              <img
                src={`${photoUrl(one.gambar_path)}?kecil=1`}
                alt={t('Foto {ke}', { ke: at + 1 })}
              />
              <IconButton
                size={24}
                label={t('Buang foto {ke}', { ke: at + 1 })}
                onClick={() => onChange(foto.filter((other) => other !== one))}
              >
                <IconX size={13} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
