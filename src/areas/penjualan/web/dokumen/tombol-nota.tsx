import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { openPeek } from '#kit/web/frame/peek.ts';
import { openCetakUlang } from '#areas/penjualan/web/dokumen/cetak.ts';
import { TombolKertas } from '#areas/penjualan/web/dokumen/tombol-kertas.tsx';
import type { Dokumen } from '#areas/penjualan/web/kasir/use-jual.ts';

const pdf = async (no: string): Promise<void> =>
  (await import('#areas/penjualan/web/dokumen/cetak-nota.ts')).openNotaPdf(no);

/** The paper of a sale, and the ticket that it may be half of. */
export const TombolNota = ({
  dokumen: { no_faktur_jual, tukar, customer },
}: {
  dokumen: Dokumen;
}) => (
  <>
    {tukar && (
      <Button onClick={() => void openPeek('tukar', tukar.no_tukar)}>{t('Lihat tukar')}</Button>
    )}
    <TombolKertas
      no={no_faktur_jual}
      no_hp={customer.no_hp}
      onPdf={() => void pdf(no_faktur_jual)}
      onUlang={() => void openCetakUlang(no_faktur_jual)}
    />
  </>
);
