import { photoUrl } from '#kit/web/api/photo.ts';
import type { Barang } from '#areas/stock/contract/barang.api.ts';
import css from '#areas/penjualan/web/kasir/tabel-barang.module.css';

/** A line drawing for each kind that a name begins with; a stone for all others. */
const RUPA: readonly (readonly [RegExp, string])[] = [
  [/cincin/i, 'M12 7.500a6.500 6.500 0 1 0 .01 0M9.500 4h5l1.500 2-4 3.500L8 6z'],
  [/kalung/i, 'M4 4c0 8 4 12 8 12s8-4 8-12M12 16v1M10 19.500l2-2.500 2 2.500-2 2.500z'],
  [/gelang/i, 'M12 5c12 0 12 14 0 14S0 5 12 5M12 8.500c8 0 8 7 0 7s-8-7 0-7'],
  [/anting|giwang|tindik/i, 'M8 4v3M8 7a4 4 0 1 0 .01 0M17 4v5M17 9l3 4-3 6-3-6z'],
  [
    /liontin/i,
    'M12 3v4M10.500 7h3M12 8.500c4 3 5.500 5.500 5.500 8a5.500 5.500 0 0 1-11 0c0-2.500 1.500-5 5.500-8',
  ],
];
const BATU = 'M7 5h10l4 5-9 10L3 10zM3 10h18M9 10l3 10 3-10-3-5z';

/** The photo of a piece, else its kind as a drawing on gold of its kadar. */
export function GambarBarang({
  barang,
}: {
  barang: Pick<Barang, 'gambar' | 'nama_barang' | 'kadar'>;
}) {
  const [photo] = barang.gambar;
  if (photo)
    return <img className={css.photo} src={photoUrl(photo.gambar_path)} alt="" loading="lazy" />;
  const path = RUPA.find(([name]) => name.test(barang.nama_barang))?.[1] ?? BATU;
  return (
    <span className={css.photo} data-tua={(barang.kadar ?? 0) >= 6900 || undefined} aria-hidden>
      <svg viewBox="0 0 24 24" width="22" height="22">
        <path d={path} />
      </svg>
    </span>
  );
}
