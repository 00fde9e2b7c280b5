import { rp } from '#kit/rules/quantity.ts';
import { mark } from '#kit/web/base/text.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { waitingDocument } from '#areas/dokumen/web/waiting/waiting-kind.tsx';
import { useSaldoPoin } from '#areas/member/web/use-saldo-poin.ts';
import { paidOf } from '#areas/penjualan/web/validasi/jual-beli.ts';
import { tukarDocument, type DokumenTukar } from '#areas/tukar/contract/tukar.document.ts';
import { hitungDibayar, labelSelisih } from '#areas/tukar/rules/struk-tukar.ts';
import { IsiTukar } from '#areas/tukar/web/dokumen/isi-tukar.tsx';
import { usePayment } from '#areas/uang/web/bayar/use-payment.tsx';

const cetak = () => import('#areas/tukar/web/dokumen/cetak-tukar.ts');
const dueOf = ({ selisih }: DokumenTukar) => ({
  label: labelSelisih(selisih),
  amount: rp(Math.abs(selisih)),
  out: selisih <= 0,
});

/** Exchanges that wait for their difference, whichever way it goes: one line, both halves. */
export const waitingTukar = waitingDocument(tukarDocument, {
  noun: mark('nota'),
  today: true,
  rowOf: (row) => ({ ...row, jenis: 'TUKAR', no: row.no_tukar, nilai: row.selisih }),
  Body: IsiTukar,
  due: dueOf,
  usePart: (sum, { kode_customer }) => {
    const { poin } = useSaldoPoin(kode_customer);
    return usePayment({ ...sum, poin, cashOnly: true });
  },
  taken: (made) =>
    paidOf(made.no_tukar, {
      tagihan: hitungDibayar(made),
      kembali: made.kembali,
      kupon: made.penjualan.kupon_terbit,
    }),
  usePrint: () => {
    const sesi = useSesi();
    return (made: DokumenTukar) => void cetak().then(({ cetakTukar }) => cetakTukar(made, sesi));
  },
  question: mark('Belum ada uang yang berpindah, barang bebas lagi, emas dikembalikan.'),
});
