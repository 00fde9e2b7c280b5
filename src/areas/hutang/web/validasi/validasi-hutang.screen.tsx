import { mark } from '#kit/web/base/text.ts';
import { waitingDocument } from '#areas/dokumen/web/waiting/waiting-kind.tsx';
import { WaitingScreen } from '#areas/dokumen/web/waiting/waiting-screen.tsx';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { hutangActs } from '#areas/hutang/web/acts.ts';
import { HutangBody } from '#areas/hutang/web/hutang-body.tsx';
import { usePayment } from '#areas/uang/web/bayar/use-payment.tsx';

const { no_faktur_hutang, input_date, nama_customer, qty, berat, jumlah_hutang, dibayar } =
  hutangDocument.row;
const COLUMNS = {
  no_faktur_hutang,
  input_date,
  nama_customer,
  qty,
  berat,
  jumlah_hutang,
  dibayar,
};
const KINDS = [
  waitingDocument(hutangDocument, {
    Body: HutangBody,
    due: ({ dibayar: amount }) => ({ label: mark('Dibayarkan'), amount, out: true }),
    usePart: usePayment,
    acts: hutangActs,
    question: mark('Belum ada uang yang keluar, barang dikembalikan kepada customer.'),
  }),
];

/** New loans that wait for their cashier, who pays out (D-32.4, D-35.12). */
export default function ValidasiHutangScreen() {
  return <WaitingScreen kinds={KINDS} name="validasi-hutang" domain="hutang" columns={COLUMNS} />;
}
