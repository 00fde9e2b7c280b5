import { formatRupiah } from '#kit/rules/format.ts';
import { minus, type Rupiah } from '#kit/rules/quantity.ts';
import type { Refusal } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { limiter } from '#kit/server/limiter.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import type { ArahKas } from '#areas/uang/rules/kas.ts';
import { adalahUangSupplier, periksaSupplier, TIDAK_SUPPLIER } from '#areas/uang/rules/supplier.ts';
import { lockSupplier, readHutang } from '#areas/uang/server/supplier/supplier.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Typed = {
  readonly kode_transaksi: string;
  readonly jumlah: Rupiah;
  readonly kode_supplier?: string | null;
};

/** A supplier that money goes to or comes from, and what was owed to him before. */
export type UntukSupplier = {
  readonly kode_supplier: string;
  readonly hutang: Rupiah;
  readonly jumlah: Rupiah;
  /** Why so much is not paid: said when another person has agreed, to who may not see cost. */
  readonly nanti: readonly Refusal[];
};

/**
 * The supplier whom a payment settles; null of any other code. He is held until the act is finished: two payments to
 * him come one after the other, and the second finds what is still owed. Who may not see cost would learn what is owed
 * by asking for one sum after another: that a payment is too much, or that nothing is owed, he learns when another
 * person has agreed to it (D-3.5).
 */
export async function jagaSupplier(
  tx: Tx,
  { kode_transaksi, jumlah, kode_supplier }: Typed,
  arah: ArahKas,
  { kode_toko, lihat_modal, user_id }: Ctx,
): Promise<UntukSupplier | null> {
  if (!adalahUangSupplier(kode_transaksi)) return null;
  const kode = kode_supplier ?? null;
  if (kode === null) {
    refuseIf([TIDAK_SUPPLIER.SUPPLIER_KOSONG]);
    return null;
  }
  await lockSupplier(tx, kode_toko, kode);
  const hutang = await readHutang(tx, kode_toko, kode);
  const salah = periksaSupplier(arah, kode, hutang, jumlah);
  if (lihat_modal || salah.length === 0) {
    refuseIf(salah);
    return { kode_supplier: kode, hutang, jumlah, nanti: [] };
  }
  if (arah === 'MASUK') tolakSama(user_id);
  return { kode_supplier: kode, hutang, jumlah, nanti: salah };
}

/** So many wrong sums in an hour are typing; more are a search for what a supplier owes. */
const cukupDicoba = limiter({ most: 10, seconds: 3600 });

/**
 * Money that comes in needs no approval: an unknown supplier, one who owes nothing, and one who owes less are
 * one sentence to who may not see cost (decision 1285).
 */
function tolakSama(user_id: string): void {
  cukupDicoba(user_id);
  refuseIf([TIDAK_SUPPLIER.KEMBALI_LEBIH]);
}

export const supplierOf = ({ kode_supplier }: UntukSupplier): Angka => ({
  label: 'Supplier',
  nilai: kode_supplier,
});

/** What is owed tells what goods cost: to those who may see cost (D-3.5). */
export const owedTo = (supplier: UntukSupplier | null): Angka[] =>
  supplier === null
    ? []
    : [
        { label: 'Hutang Supplier', nilai: formatRupiah(supplier.hutang), modal: true },
        {
          label: 'Sisa Hutang',
          nilai: formatRupiah(minus(supplier.hutang, supplier.jumlah)),
          modal: true,
        },
      ];
