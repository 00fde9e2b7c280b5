import { fill, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { negate, type Rupiah } from '#kit/rules/quantity.ts';
import type { ArahKas } from '#areas/uang/rules/kas.ts';

/**
 * Codes of money to a supplier and of money that he gives back: neither cost nor income, they settle what is owed for
 * goods (D-5.8).
 */
export const UANG_SUPPLIER: Readonly<Record<string, ArahKas>> = {
  BAYAR_SUPPLIER: 'KELUAR',
  TERIMA_SUPPLIER: 'MASUK',
};
export const adalahUangSupplier = (kode_transaksi: string): boolean =>
  Object.hasOwn(UANG_SUPPLIER, kode_transaksi);

/** Why money to or from a supplier is refused. */
export const TIDAK_SUPPLIER = refusals({
  SUPPLIER_KOSONG: { field: 'kode_supplier', message: 'Supplier Harus Dipilih' },
  TIDAK_HUTANG: {
    field: 'kode_supplier',
    message: 'Tidak Ada Hutang Kepada Supplier {kode_supplier}',
  },
  BAYAR_LEBIH: { field: 'jumlah', message: 'Pembayaran Melebihi Hutang Kepada Supplier' },
  TIDAK_PIUTANG: {
    field: 'kode_supplier',
    message: 'Supplier {kode_supplier} Tidak Berhutang Kepada Toko',
  },
  KEMBALI_LEBIH: { field: 'jumlah', message: 'Pengembalian Melebihi Hutang Supplier Kepada Toko' },
});

/** What the shop owes is the other side of the account; below nothing the supplier owes the shop. */
export const hutangDari = (saldo: Rupiah): Rupiah => negate(saldo);

/** No more is paid than is owed now, and no more is given back than he owes: paid twice, it left for nothing. */
export function periksaSupplier(
  arah: ArahKas,
  kode_supplier: string,
  hutang: Rupiah,
  jumlah: Rupiah,
): Refusal[] {
  const [owed, none, more] =
    arah === 'KELUAR'
      ? [hutang, TIDAK_SUPPLIER.TIDAK_HUTANG, TIDAK_SUPPLIER.BAYAR_LEBIH]
      : [negate(hutang), TIDAK_SUPPLIER.TIDAK_PIUTANG, TIDAK_SUPPLIER.KEMBALI_LEBIH];
  if (owed <= 0) return [fill(none, { kode_supplier })];
  return jumlah > owed ? [more] : [];
}
