import { sql } from '#kit/server/sql.ts';
import { akunBank } from '#areas/buku/rules/akun.ts';
import { findSaldoAkun } from '#areas/buku/server/buku.table.ts';
import type { DemoShop } from '#app/server/demo/story.ts';
import type { Stage } from '#app/server/demo/stage.ts';

const JUTA = 1_000_000;
const PALING = 10 * JUTA;
const no_rekening = '1234567890';

/** A part of what is owed to the supplier of whom most came is paid from the bank; the owner agrees. */
export async function paySupplier({ db, approved }: Stage, { kode_toko }: DemoShop): Promise<void> {
  const owed = await db.maybe(sql<{ kode_supplier: string; hutang: number }>`
    select substr(akun, 10) as kode_supplier, -sum(rupiah)::bigint as hutang from saldo
     where kode_toko = ${kode_toko} and akun like 'supplier:%' group by akun order by hutang desc, akun limit 1`);
  const bank = await findSaldoAkun(db, kode_toko, akunBank(no_rekening));
  const jumlah = Math.floor(Math.min(PALING, owed?.hutang ?? 0, bank / 2) / JUTA) * JUTA;
  if (owed === undefined || jumlah < JUTA) return;
  await approved(kode_toko, 'spv', 'own', 'POST uang-bank/keluar', {
    no_rekening,
    kode_transaksi: 'BAYAR_SUPPLIER',
    kode_supplier: owed.kode_supplier,
    jumlah,
    keterangan: 'Bayar sebagian barang bulan ini',
  });
}

/** A piece whose clasp is loose goes back to the supplier who delivered it. */
export async function returnPiece(
  { db, approved }: Stage,
  { kode_toko, ready }: DemoShop,
): Promise<void> {
  const one = await db.maybe(sql<{ kode_barcode: string; berat: number }>`
    select b.kode_barcode, b.berat::bigint as berat
      from barang b
      join barang_kejadian e on e.kode_toko = b.kode_toko and e.kode_barcode = b.kode_barcode and e.seq = 1
      join buku k on k.kode_toko = b.kode_toko and k.no_bukti = e.no_bukti and k.kode_barcode = b.kode_barcode
     where b.kode_toko = ${kode_toko} and b.status = 'READY' and b.berlian = '[]'
       and k.akun like 'supplier:%' and k.akun <> 'supplier:AWAL'
       and not exists (select from keranjang x where x.kode_toko = b.kode_toko and x.kode_barcode = b.kode_barcode)
     order by b.kode_barcode desc limit 1`);
  if (one === undefined) return;
  const at = ready.indexOf(one.kode_barcode);
  if (at >= 0) ready.splice(at, 1);
  await approved(kode_toko, 'spv', 'own', 'POST retur-supplier', {
    alasan: 'Pengait longgar sejak datang',
    barang: [{ kode_barcode: one.kode_barcode, berat: one.berat / 1000 }],
  });
}

/** One of the pieces that came without a label is too small, and goes back before it has one. */
export async function returnLoose({ db, approved }: Stage, { kode_toko }: DemoShop): Promise<void> {
  const lot = await db.maybe(sql<{ no_terima: string; urut: number; berat: number }>`
    select l.no_terima, l.urut, ((l.berat - l.lot_berat - l.hilang_berat - l.retur_berat)
             / (l.qty - l.label_qty - l.hilang_qty - l.retur_qty))::bigint as berat
      from penerimaan_lot l join penerimaan p on p.kode_toko = l.kode_toko and p.no_terima = l.no_terima
     where l.kode_toko = ${kode_toko} and p.status = 'DONE'
       and l.qty - l.label_qty - l.hilang_qty - l.retur_qty > 1
     order by l.no_terima, l.urut limit 1`);
  if (lot === undefined) return;
  await approved(kode_toko, 'spv', 'own', 'POST retur-supplier', {
    alasan: 'Ukuran tidak sesuai pesanan',
    barang: [],
    lot: [{ no_terima: lot.no_terima, urut: lot.urut, qty: 1, berat: lot.berat / 1000 }],
  });
}
