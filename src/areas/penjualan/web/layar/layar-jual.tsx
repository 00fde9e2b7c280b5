import { useEffect, useState } from 'react';
import { isiJual, isiSelesai } from '#areas/penjualan/web/layar/isi-jual.ts';
import { useSiaran } from '#areas/penjualan/web/layar/siaran.ts';
import { SELESAI_MS } from '#areas/penjualan/web/layar/tayangan.ts';
import { TombolLayar } from '#areas/penjualan/web/layar/tombol-layar.tsx';
import { useKasirHere } from '#areas/penjualan/web/kasir/use-kasir.ts';

/** The window of the sale's customer: its button, and what it shows of the counter. */
export function LayarJual() {
  const { draft, hitung, tender, selesai } = useKasirHere();
  const alamat = useAlamat(selesai?.status === 'DONE' ? selesai.no_faktur_jual : undefined);
  const baru = useSebentar(selesai?.no_faktur_jual);
  useSiaran(
    () => isiJual(draft, hitung, tender) ?? (selesai && baru ? isiSelesai(selesai, alamat) : null),
  );
  return <TombolLayar />;
}

/** Where the customer finds the paper of a saved document; nothing until it is known. */
export function useAlamat(no: string | undefined): string | null {
  const [alamat, setAlamat] = useState<{ no: string; alamat: string | null }>();
  useEffect(() => {
    let masih = true;
    if (no)
      void import('#areas/penjualan/web/dokumen/cetak-nota.ts')
        .then(({ readAlamatNota }) => readAlamatNota(no))
        .then((found) => masih && setAlamat({ no, alamat: found }))
        .catch(() => {});
    return () => void (masih = false);
  }, [no]);
  return alamat && alamat.no === no ? alamat.alamat : null;
}

/** True while a document was finished a moment ago: the next customer does not see it. */
export function useSebentar(no: string | undefined): boolean {
  const [lewat, setLewat] = useState<string>();
  useEffect(() => {
    if (!no) return;
    const timer = setTimeout(() => setLewat(no), SELESAI_MS);
    return () => clearTimeout(timer);
  }, [no]);
  return no !== undefined && lewat !== no;
}
