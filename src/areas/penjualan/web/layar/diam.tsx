import { useEffect, useState } from 'react';
import type { Slide } from '#areas/penjualan/web/layar/tayangan.ts';
import css from '#areas/penjualan/web/layar/diam.module.css';

const SLIDE_MS = 8000;

/** While no customer is served: the shop's pictures in turn, else its name. */
export function Diam({ toko, slide }: { toko: string; slide: readonly Slide[] }) {
  const [hilang, setHilang] = useState<ReadonlySet<string>>(new Set());
  const ada = slide.filter(({ gambar }) => !hilang.has(gambar));
  const ke = useGiliran(ada.length);
  return (
    <div className={css.diam}>
      {ada.length === 0 && (
        <div className={css.nama}>
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d="M12 1q1.500 9.500 11 11-9.500 1.500-11 11-1.500-9.500-11-11 9.500-1.500 11-11z" />
          </svg>
          <h1>{toko}</h1>
          <p>Selamat datang</p>
        </div>
      )}
      {/* All stay on the page, so that a picture that was seen needs no server again. */}
      {ada.map(({ teks, posisi, gambar }, at) => (
        <figure key={`${at} ${gambar}`} data-kini={at === ke || undefined} aria-hidden={at !== ke}>
          <img src={gambar} alt="" onError={() => setHilang((old) => new Set([...old, gambar]))} />
          {teks && (
            <figcaption data-posisi={posisi}>
              <span>{teks}</span>
            </figcaption>
          )}
        </figure>
      ))}
      {ada.length > 0 && <p className={css.kaki}>{toko}</p>}
    </div>
  );
}

/** Which of so many has its turn. */
function useGiliran(banyak: number): number {
  const [ke, setKe] = useState(0);
  useEffect(() => {
    if (banyak < 2) return;
    const timer = setInterval(() => setKe((old) => old + 1), SLIDE_MS);
    return () => clearInterval(timer);
  }, [banyak]);
  return banyak > 0 ? ke % banyak : 0;
}
