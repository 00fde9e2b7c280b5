import { useEffect, useState } from 'react';
import { apiBase } from '#kit/web/base/config.ts';
import { t } from '#kit/web/base/text.ts';
import css from '#areas/akses/web/otorisator/otorisator.module.css';

type Props = { foto: readonly string[]; toko?: string };

/** The pieces that it is about; a picture element could not say that a trusted telephone asks. */
export function FotoMinta({ foto, toko }: Props) {
  const [gambar, setGambar] = useState<readonly string[]>([]);
  useEffect(() => {
    const made: string[] = [];
    let left = false;
    const read = async (one: string) => {
      const path = one.startsWith('NSIPIC/') ? one : `foto_produk/${encodeURIComponent(one)}`;
      const headers = { 'x-otorisator': '1', ...(toko && { 'x-toko': toko }) };
      const answer = await fetch(`${apiBase}${path}`, { headers, credentials: 'include' });
      if (!answer.ok || left) return;
      made.push(URL.createObjectURL(await answer.blob()));
      setGambar([...made]);
    };
    for (const one of foto) void read(one).catch(() => {});
    return () => {
      left = true;
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [foto, toko]);
  if (gambar.length === 0) return null;
  return (
    <div className={css.foto}>
      {gambar.map((url) => (
        <img key={url} src={url} alt={t('Foto barang')} />
      ))}
    </div>
  );
}
