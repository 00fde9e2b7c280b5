import { mark } from '#kit/web/base/text.ts';
import { waitingDocument } from '#areas/dokumen/web/waiting/waiting-kind.tsx';
import { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import { IsiBeli } from '#areas/pembelian/web/dokumen/isi-beli.tsx';
import { usePayment } from '#areas/uang/web/bayar/use-payment.tsx';

/**
 * Buy-backs that wait for the cashier, whose drawer pays them; a sum over the limit was approved when it was saved.
 * Those of an exchange, or of a beli putus, wait with it.
 */
export const waitingPembelian = waitingDocument(pembelianDocument, {
  noun: mark('nota'),
  today: true,
  rowOf: (row) =>
    row.no_tukar === null && row.no_lunas === null
      ? { ...row, jenis: 'PEMBELIAN', no: row.no_faktur_beli, nilai: row.grand_total }
      : undefined,
  Body: IsiBeli,
  due: ({ grand_total: amount }) => ({
    label: mark('Dibayar kepada penjual'),
    amount,
    out: true,
  }),
  usePart: (sum) => {
    const { take: _, ...money } = usePayment({ ...sum, cashOnly: true });
    return { ...money, take: () => ({ value: null }) };
  },
  success: 'Pembelian dibayar',
  question: mark('Belum ada uang yang keluar, barang dikembalikan kepada penjual.'),
});
