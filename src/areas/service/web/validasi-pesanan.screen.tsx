import { mark } from '#kit/web/base/text.ts';
import { waitingDocument } from '#areas/dokumen/web/waiting/waiting-kind.tsx';
import { WaitingScreen } from '#areas/dokumen/web/waiting/waiting-screen.tsx';
import { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { dpPart } from '#areas/service/web/dp.tsx';
import { pesananActs } from '#areas/service/web/pesanan/acts.ts';
import { PesananBody } from '#areas/service/web/pesanan/pesanan-body.tsx';

const { no_pesanan, input_date, nama_customer, nama_sales, uraian, berat, total_harga } =
  pesananDocument.row;
const COLUMNS = { no_pesanan, input_date, nama_customer, nama_sales, uraian, berat, total_harga };
const KINDS = [
  waitingDocument(pesananDocument, {
    ...dpPart,
    Body: PesananBody,
    due: ({ total_harga: amount }) => ({ label: mark('Total pesanan'), amount }),
    acts: pesananActs,
    question: mark('Belum ada uang yang berpindah, pesanan tidak dikerjakan.'),
  }),
];

/** Orders that wait for their cashier, who receives the DP (D-36.1). */
export default function ValidasiPesananScreen() {
  return (
    <WaitingScreen kinds={KINDS} name="validasi-pesanan" domain="penjualan" columns={COLUMNS} />
  );
}
