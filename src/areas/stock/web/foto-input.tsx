import { useRef, useState, type ReactNode } from 'react';
import { photoUrl } from '#kit/web/api/photo.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { cameraHere } from '#kit/web/device/settings.ts';
import { unggahFoto } from '#areas/stock/web/foto.ts';
import css from '#areas/stock/web/foto.module.css';

type Props = {
  name: string;
  label: string;
  /** The name of the photo that was sent. */
  value: unknown;
  error?: ReactNode;
  onChange: (foto: string | null) => void;
};

/** One photo of a person, from the camera, as a field of a form. */
export function FotoInput({ name, label, value, error, onChange }: Props) {
  const file = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const take = async (box: HTMLInputElement) => {
    const [one] = [...(box.files ?? [])];
    // A second shot may have the name of the first: it is a change of an empty field alone.
    box.value = '';
    if (!one) return;
    setBusy(true);
    const gambar = await unggahFoto(one);
    setBusy(false);
    if (gambar) onChange(gambar.gambar_path);
  };
  return (
    <div className={css.fotoField} data-wide data-field={name}>
      <Button busy={busy} onClick={() => file.current?.click()}>
        {label}
      </Button>
      {typeof value === 'string' && <img src={`${photoUrl(value)}?kecil=1`} alt={label} />}
      {error && <p role="alert">{error}</p>}
      <input
        ref={file}
        hidden
        type="file"
        accept="image/*"
        capture={cameraHere()}
        aria-label={label}
        onChange={({ currentTarget }) => void take(currentTarget)}
      />
    </div>
  );
}
