import { useEffect, useState } from 'react';
import { readPref, watchPref } from '#kit/web/base/prefs.ts';
import { followScheme } from '#kit/web/base/scheme.ts';
import { Diam } from '#areas/penjualan/web/layar/diam.tsx';
import { Selesai, Tayang } from '#areas/penjualan/web/layar/tayang.tsx';
import { bukaSaluran, type Pesan } from '#areas/penjualan/web/layar/tayangan.ts';
import css from '#areas/penjualan/web/layar/layar.module.css';

type Tampil = Pick<Extract<Pesan, { kind: 'tayang' }>, 'isi' | 'slide' | 'toko'>;
const DIAM: Tampil = { isi: null, slide: [] };

/** How often the counter is asked for what it shows, and after how long without a word it is taken for closed. */
const TANYA_MS = 4000;
const HILANG_MS = 15_000;

/**
 * What the customer looks at (D-49.7): fed by the counter that opened it, in Indonesian as the customer's papers
 * are. It asks the server for nothing but the shop's pictures, has no login, and no key or press does anything here.
 */
export default function LayarPelanggan() {
  const sendiri = useNamaToko();
  const { isi, slide, toko = sendiri } = useTampil(window.location.hash.slice(1));
  useEffect(followScheme, []);
  useEffect(() => {
    document.documentElement.lang = 'id';
    document.title = `${toko} | Layar pelanggan`;
  }, [toko]);
  return (
    <main className={css.layar} onContextMenu={(event) => event.preventDefault()}>
      {isi === null ? (
        <Diam toko={toko} slide={slide} />
      ) : isi.selesai ? (
        <Selesai toko={toko} isi={isi} selesai={isi.selesai} />
      ) : (
        <Tayang toko={toko} isi={isi} />
      )}
    </main>
  );
}

/** In the second view of a shell: what its counter handed to `display` (D-49.3). */
const DARI_SHELL = 'kilau:layar';

/** What the counter told last. The pictures stay when it is closed; what lay on it does not. */
function useTampil(id: string): Tampil {
  const [tampil, setTampil] = useState(DIAM);
  useEffect(() => {
    const dengar = (event: Event) => {
      const { detail } = event as CustomEvent<Pesan>;
      if (detail.kind === 'tayang') setTampil(detail);
    };
    window.addEventListener(DARI_SHELL, dengar);
    return () => window.removeEventListener(DARI_SHELL, dengar);
  }, []);
  useEffect(() => {
    if (!id) return;
    const saluran = bukaSaluran(id);
    const minta = () => saluran.postMessage({ kind: 'minta' } satisfies Pesan);
    let terakhir = performance.now();
    saluran.onmessage = ({ data }: MessageEvent<Pesan>) => {
      if (data.kind !== 'tayang') return;
      terakhir = performance.now();
      setTampil(data);
    };
    const timer = setInterval(() => {
      if (performance.now() - terakhir > HILANG_MS) setTampil((old) => ({ ...old, isi: null }));
      minta();
    }, TANYA_MS);
    minta();
    return () => {
      clearInterval(timer);
      saluran.close();
    };
  }, [id]);
  return tampil;
}

const readToko = (): string => readPref<{ nama_toko?: string }>('toko', {}).nama_toko ?? 'Kilau';

/** The shop that was logged in last in this browser. */
function useNamaToko(): string {
  const [toko, setToko] = useState(readToko);
  useEffect(() => watchPref('toko', () => setToko(readToko())), []);
  return toko;
}
