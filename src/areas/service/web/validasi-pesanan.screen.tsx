import { mark } from '#kit/web/base/text.ts';
import { WaitingDocuments } from '#areas/dokumen/web/waiting-documents.tsx';
import { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { openBatalPesanan } from '#areas/service/web/pesanan/buka.ts';
import { PesananBody } from '#areas/service/web/pesanan/pesanan-body.tsx';
import { TakeDp } from '#areas/service/web/dp.tsx';
import { waitingPesanan } from '#areas/service/web/pesanan/kerja/validasi-dialog.tsx';

const { no_pesanan, input_date, nama_customer, nama_sales, uraian, berat, total_harga } =
  pesananDocument.row;
const COLUMNS = { no_pesanan, input_date, nama_customer, nama_sales, uraian, berat, total_harga };
const WORDS = {
  label: mark('Menunggu diterima'),
  scan: mark('Pindai atau ketik nomor pesanan, 14 karakter'),
  gone: mark('Pesanan ini tidak menunggu lagi'),
  none: mark('Pesanan yang disimpan sales muncul di sini.'),
  pick: {
    title: mark('Pilih pesanan'),
    text: mark('Pindai surat pesanan, atau pilih dari daftar.'),
  },
};

/** Orders that wait for their cashier (D-36.1): scan the slip or take the next, receive the DP, print. */
export default function ValidasiPesananScreen() {
  return (
    <WaitingDocuments
      of={pesananDocument}
      name="validasi-pesanan"
      domain="penjualan"
      columns={COLUMNS}
      words={WORDS}
      body={(pesanan) => <PesananBody dokumen={pesanan} />}
      pay={(pesanan, onDone) => (
        <TakeDp
          key={pesanan.no_pesanan}
          of={waitingPesanan(pesanan)}
          onDone={onDone}
          onRefuse={() => openBatalPesanan(pesanan)}
        />
      )}
    />
  );
}
