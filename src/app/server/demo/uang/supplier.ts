import { sql } from '#kit/server/sql.ts';
import type { DemoShop } from '#app/server/demo/story.ts';
import type { Stage } from '#app/server/demo/stage.ts';

const JUTA = 1_000_000;
const PALING = 10 * JUTA;

/** A part of what is owed to the supplier of whom most came is paid from the bank; the owner agrees. */
export async function paySupplier(
  { db, approved }: Stage,
  { kode_toko }: DemoShop,
): Promise<void> {
  const owed = await db.maybe(sql<{ kode_supplier: string; hutang: number }>`
    select substr(akun, 10) as kode_supplier, -sum(rupiah)::bigint as hutang from saldo
     where kode_toko = ${kode_toko} and akun like 'supplier:%' group by akun
    having -sum(rupiah) >= ${JUTA} order by hutang desc, akun limit 1`);
  if (owed === undefined) return;
  await approved(kode_toko, 'spv', 'own', 'POST uang-bank/keluar', {
    no_rekening: '1234567890',
    kode_transaksi: 'BAYAR_SUPPLIER',
    kode_supplier: owed.kode_supplier,
    jumlah: Math.min(PALING, Math.floor(owed.hutang / JUTA) * JUTA),
    keterangan: 'Bayar sebagian barang bulan ini',
  });
}
