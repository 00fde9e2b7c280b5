import { mark } from '#kit/web/base/text.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { waitingDocument } from '#areas/dokumen/web/waiting/waiting-kind.tsx';
import { useSaldoPoin } from '#areas/member/web/use-saldo-poin.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { hitungTagihan } from '#areas/penjualan/rules/hitung-penjualan.ts';
import { cetakNota } from '#areas/penjualan/web/dokumen/cetak.ts';
import { IsiDokumen } from '#areas/penjualan/web/dokumen/isi-dokumen.tsx';
import type { Dokumen } from '#areas/penjualan/web/kasir/use-jual.ts';
import { paidOf } from '#areas/penjualan/web/validasi/jual-beli.ts';
import { usePayment } from '#areas/uang/web/bayar/use-payment.tsx';

const tagihanOf = ({ grand_total, dp_rp, tukar_rp }: Dokumen) =>
  hitungTagihan(grand_total, dp_rp, tukar_rp);

/** Sales that wait for their money (D-10.5); half of an exchange waits with its ticket. */
export const waitingPenjualan = waitingDocument(penjualanDocument, {
  noun: mark('nota'),
  today: true,
  rowOf: (row) =>
    row.no_tukar === null
      ? { ...row, jenis: 'PENJUALAN', no: row.no_faktur_jual, nilai: row.grand_total }
      : undefined,
  refuses: ({ status }) =>
    status === 'CANC'
      ? 'Penjualan Sudah Dibatalkan'
      : status === 'OPEN'
        ? undefined
        : 'Penjualan Sudah Divalidasi',
  Body: IsiDokumen,
  due: (dokumen) => ({ label: mark('Total bayar'), amount: tagihanOf(dokumen) }),
  usePart: (sum, { customer: { jenis, kode_customer } }) => {
    const { poin } = useSaldoPoin(jenis === 'MEMBER' ? kode_customer : null);
    return usePayment({ ...sum, poin });
  },
  taken: (dokumen) =>
    paidOf(dokumen.no_faktur_jual, {
      tagihan: tagihanOf(dokumen),
      kembali: dokumen.kembali,
      kupon: dokumen.kupon_terbit,
    }),
  usePrint: () => {
    const sesi = useSesi();
    return (dokumen: Dokumen) => void cetakNota(dokumen, sesi);
  },
  question: mark('Belum ada uang yang berpindah, barang bebas lagi.'),
  rejected: mark('Nota ditolak, barangnya bebas lagi'),
});
