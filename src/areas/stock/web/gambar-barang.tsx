import { photoUrl } from '#kit/web/api/photo.ts';
import type { Gambar } from '#areas/stock/contract/barang.api.ts';
import css from '#areas/stock/web/gambar-barang.module.css';

/** A line drawing for each kind that a name begins with; a stone for all others. */
const RUPA: readonly (readonly [RegExp, string])[] = [
  [/cincin/i, 'M12 8a6.5 6.5 0 1 0 .01 0M9.5 4h5l1.5 2-4 3.500L8 6z'],
  [/kalung/i, 'M4 4c0 8 4 12 8 12s8-4 8-12M12 16v1M10 19.500l2-2.500 2 2.500-2 2.500z'],
  [
    /gelang/i,
    'M12 5c5 0 9 3 9 7s-4 7-9 7-9-3-9-7 4-7 9-7' +
      'M12 8.500c3.300 0 6 1.500 6 3.500s-2.700 3.500-6 3.500S6 14 6 12s2.700-3.500 6-3.500',
  ],
  [/anting|giwang|tindik/i, 'M8 4v3M8 7a4 4 0 1 0 .01 0M17 4v5M17 9l3 4-3 6-3-6z'],
  [
    /liontin/i,
    'M12 3v4M10.500 7h3M12 8.500c4 3 5.500 5.500 5.500 8a5.500 5.500 0 0 1-11 0c0-2.500 1.500-5 5.500-8',
  ],
];
const BATU = 'M7 5h10l4 5-9 10L3 10zM3 10h18M9 10l3 10 3-10-3-5z';

type Props = { barang: { gambar: readonly Gambar[]; nama_barang: string }; besar?: boolean };

/** The photo of a piece, small; where there is none, its kind as a drawing. */
export function GambarBarang({ barang: { gambar, nama_barang }, besar }: Props) {
  const [photo] = gambar;
  const size = besar ? 'besar' : undefined;
  if (photo)
    return (
      <img
        className={css.photo}
        data-size={size}
        src={`${photoUrl(photo.gambar_path)}?kecil=1`}
        alt=""
        loading="lazy"
      />
    );
  const path = RUPA.find(([name]) => name.test(nama_barang))?.[1] ?? BATU;
  return (
    <span className={css.photo} data-size={size} aria-hidden>
      <svg viewBox="0 0 24 24">
        <path d={path} />
      </svg>
    </span>
  );
}
