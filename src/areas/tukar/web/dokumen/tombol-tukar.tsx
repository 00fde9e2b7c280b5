import { useSesi } from '#areas/akses/web/sesi.ts';
import { TombolKertas } from '#areas/penjualan/web/dokumen/tombol-kertas.tsx';
import type { DokumenTukar } from '#areas/tukar/contract/tukar.document.ts';

const load = () => import('#areas/tukar/web/dokumen/cetak-tukar.ts');

/** The paper of a ticket. */
export function TombolTukar({ dokumen: { no_tukar: no, penjualan } }: { dokumen: DokumenTukar }) {
  const sesi = useSesi();
  return (
    <TombolKertas
      no={no}
      no_hp={penjualan.customer.no_hp}
      onPdf={() => void load().then(({ notaTukar }) => notaTukar.pdf(no))}
      onUlang={() => void load().then(({ notaTukar }) => notaTukar.reprint(no, sesi))}
    />
  );
}
