import { sql } from '#kit/server/sql.ts';
import { pajakParam } from '#areas/penjualan/contract/pajak/pajak.parameter.ts';
import { readMasaPajak } from '#areas/uang/server/kode-kas.query.ts';
import type { DemoShop } from '#app/server/demo/story.ts';
import type { Stage } from '#app/server/demo/stage.ts';
import { pajakAktifParam } from '#areas/toko/contract/pajak-aktif.parameter.ts';

/** The shop of the demo that keeps tax, prices including it: the one in which cashiers sit apart. */
export const TOKO_PAJAK = 'KJ2';
export const SETELAN_PAJAK: readonly (readonly [key: string, value: unknown])[] = [
  [pajakAktifParam.PPN_AKTIF.key, true],
  [pajakParam.NPWP_TOKO.key, '0024680135791000'],
];
/** The tax invoice of a delivery that still waits for its labels. */
export const FAKTUR_KIRIMAN = {
  no_faktur_pajak: '04002600000001207',
  ppn_rp: 207_900,
  pph22_rp: 47_250,
};

type Sold = { no_faktur_jual: string; grand_total: number };

/** An entrepreneur buys and gets a tax invoice; a part of what was collected is paid in. */
export async function playPajak(
  { db, call, approved }: Stage,
  { kode_toko, ready }: DemoShop,
): Promise<void> {
  if (kode_toko !== TOKO_PAJAK) return;
  const { kode_customer } = await call<{ kode_customer: string }>(
    kode_toko,
    'own',
    'POST customer',
    {
      nama: 'Toko Mas Cendrawasih',
      alamat: 'Jl. Percetakan 21, Jayapura',
      no_hp: '081344410021',
      npwp: '0013579024681000',
      pengusaha: true,
    },
  );
  const [kode_barcode] = ready.splice(0, 1);
  const open = await call<Sold>(kode_toko, 'ksr2', 'POST penjualan', {
    kode_sales: 'SL02',
    customer: { kode_customer },
    barang: [{ kode_barcode }],
  });
  const path = `penjualan/${open.no_faktur_jual}`;
  await call(kode_toko, 'ksr', `POST ${path}/validasi`, {
    pembayaran: [{ jenis: 'CASH', jumlah: open.grand_total }],
  });
  await call(kode_toko, 'own', `POST ${path}/faktur-pajak`, { no_seri: '05002600000000431' });
  const { tgl_system } = await db.one(sql<{ tgl_system: string }>`
    select max(tgl_system) as tgl_system from penjualan where kode_toko = ${kode_toko}`);
  const masa = tgl_system.slice(0, 7);
  const kode_transaksi = 'SETOR_PPN';
  const { dipungut } = await readMasaPajak(db, kode_toko, { kode_transaksi, akun: 'ppn', masa });
  // Of the running month the owner alone pays in, and a supervisor agrees.
  await approved(kode_toko, 'own', 'spv', 'POST cash/keluar', {
    kode_transaksi,
    masa_pajak: masa,
    jumlah: Math.min(200_000, Math.floor(dipungut / 1_000) * 1_000),
    keterangan: 'Setor PPN sebagian',
  });
}
