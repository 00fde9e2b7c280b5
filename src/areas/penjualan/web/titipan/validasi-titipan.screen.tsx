import { mark } from '#kit/web/base/text.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { waitingDocument } from '#areas/dokumen/web/waiting/waiting-kind.tsx';
import { WaitingScreen } from '#areas/dokumen/web/waiting/waiting-screen.tsx';
import {
  titipanDocument,
  type TitipanDokumen,
} from '#areas/penjualan/contract/titipan/titipan.document.ts';
import { cetakTitipan } from '#areas/penjualan/web/titipan/cetak-titipan.ts';
import { IsiTitipan } from '#areas/penjualan/web/titipan/isi-titipan.tsx';
import { usePayment } from '#areas/uang/web/bayar/use-payment.tsx';

const { no_titip, input_date, nama_customer, kode_sales, qty, berat, harga_total } =
  titipanDocument.row;
const COLUMNS = { no_titip, input_date, nama_customer, kode_sales, qty, berat, harga_total };
const KINDS = [
  waitingDocument(titipanDocument, {
    Body: IsiTitipan,
    due: ({ harga_total: amount }) => ({ label: mark('Harga total'), amount }),
    usePart: (sum) => usePayment({ ...sum, some: 'part' }),
    word: mark('Terima uang titip'),
    usePrint: () => {
      const sesi = useSesi();
      return (made: TitipanDokumen) => void cetakTitipan(made, sesi);
    },
    question: mark('Belum ada uang yang berpindah, barang bebas lagi.'),
    rejected: mark('Titipan ditolak, barangnya bebas lagi'),
  }),
];

/** Deposits that wait for their first money, any part of the price (D-11.2). */
export default function ValidasiTitipanScreen() {
  return (
    <WaitingScreen kinds={KINDS} name="validasi-titipan" domain="penjualan" columns={COLUMNS} />
  );
}
