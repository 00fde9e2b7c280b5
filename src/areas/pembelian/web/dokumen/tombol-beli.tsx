import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { openPeek } from '#kit/web/frame/peek.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import type { DokumenBeli } from '#areas/pembelian/contract/pembelian.document.ts';
import { TombolKertas } from '#areas/penjualan/web/dokumen/tombol-kertas.tsx';

const load = () => import('#areas/pembelian/web/dokumen/cetak-beli.ts');

/** The paper of a buy-back, and the ticket that it may be half of. */
export function TombolBeli({
  dokumen: { no_faktur_beli: no, tukar, customer },
}: {
  dokumen: DokumenBeli;
}) {
  const sesi = useSesi();
  return (
    <>
      {tukar && (
        <Button onClick={() => void openPeek('tukar', tukar.no_tukar)}>{t('Lihat tukar')}</Button>
      )}
      <TombolKertas
        no={no}
        no_hp={customer.no_hp}
        onPdf={() => void load().then(({ notaBeli }) => notaBeli.pdf(no))}
        onUlang={() => void load().then(({ notaBeli }) => notaBeli.reprint(no, sesi))}
      />
    </>
  );
}
