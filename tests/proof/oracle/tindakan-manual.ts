import type { Shop } from '#tests/kit/shop.ts';
import { alasan, lakukan, pick, satu, type Act } from '#tests/proof/oracle/tindakan.ts';

/** Goods without a barcode are kept: a group of one kadar, and trays of their own. */
export async function mulaiManual(shop: Shop): Promise<void> {
  await shop.modulOn('MANUAL_ITEMS_TRANSACTION_MODULE');
  await shop.rows(`
    insert into group_barang (kode_toko, kode_group, nama, kode_kadar) values ('KJ1', 'MN', 'Manual 375', '375');
    insert into baki (kode_toko, kode_gudang, kode_baki, nama, kapasitas)
      select 'KJ1', 'TK', 'M-0' || n, 'Manual ' || n, 1500 from generate_series(1, 2) n`);
}

const TRAY = ['M-01', 'M-02'];

/** A supplier brings rings by their weight. */
const masuk: Act = (shop, roll) => {
  const qty = 2 + roll(12);
  return lakukan(shop, 'SPV', 'barang-manual/masuk', {
    kode_supplier: pick(roll, ['UBS', 'LMX']),
    barang: [
      {
        kode_group: 'MN',
        kode_dept: pick(roll, ['CC', 'AT']),
        kode_gudang: 'TK',
        kode_baki: pick(roll, TRAY),
        qty,
        berat: (qty * (1500 + roll(1000))) / 1000,
        modal: qty * 1000 * (900 + roll(900)),
      },
    ],
  });
};

const baris = (shop: Shop, roll: (most: number) => number) =>
  satu(
    shop,
    roll,
    `select kode_dept, kode_baki, qty, berat::int as berat from barang_manual
      where kode_toko = 'KJ1' and qty > 1 and kode_gudang = 'TK' order by 1, 2`,
  );

/** Some of a line to the other tray. */
const pindah: Act = async (shop, roll) => {
  const one = await baris(shop, roll);
  if (!one) return undefined;
  const qty = 1 + roll(one.qty - 1);
  return lakukan(shop, 'SPV', 'barang-manual/pindah', {
    kode_gudang: 'TK',
    kode_baki: one.kode_baki === 'M-01' ? 'M-02' : 'M-01',
    barang: [
      {
        kode_group: 'MN',
        kode_dept: one.kode_dept,
        dari_gudang: 'TK',
        dari_baki: one.kode_baki,
        qty,
        berat: Math.floor((one.berat * qty) / one.qty / 10) / 100,
      },
    ],
  });
};

/** A line is counted and weighed otherwise. */
const koreksi: Act = async (shop, roll) => {
  const one = await baris(shop, roll);
  if (!one) return undefined;
  return lakukan(shop, 'SPV', 'barang-manual/koreksi', {
    kode_group: 'MN',
    kode_dept: one.kode_dept,
    kode_gudang: 'TK',
    kode_baki: one.kode_baki,
    qty: one.qty - roll(2),
    berat: (one.berat - 10 * (1 + roll(60))) / 1000,
    alasan: 'Timbang ulang',
  });
};

/** Some of a line back to a supplier who brought such goods. */
const retur: Act = async (shop, roll) => {
  const one = await baris(shop, roll);
  if (!one) return undefined;
  const qty = 1 + roll(one.qty - 1);
  return lakukan(shop, 'SPV', 'barang-manual/retur', {
    kode_supplier: pick(roll, ['UBS', 'LMX']),
    alasan: 'Tidak laku',
    barang: [
      {
        kode_group: 'MN',
        kode_dept: one.kode_dept,
        kode_gudang: 'TK',
        kode_baki: one.kode_baki,
        qty,
        berat: Math.floor((one.berat * qty) / one.qty / 10) / 100,
      },
    ],
  });
};

/** On any day, while what came lies there. */
const batal =
  (tabel: 'masuk' | 'pindah' | 'retur'): Act =>
  async (shop, roll) => {
    const one = await satu(
      shop,
      roll,
      `select no_${tabel} as no from manual_${tabel} where kode_toko = 'KJ1' and status = 'DONE' order by 1`,
    );
    const path = `barang-manual/${tabel}/${one?.no as string}/batal`;
    return one && lakukan(shop, 'SPV', path, alasan());
  };

export const ACT_MANUAL: readonly (readonly [number, Act])[] = [
  [2, masuk],
  [1, pindah],
  [1, koreksi],
  [1, batal('masuk')],
  [1, batal('pindah')],
  [1, retur],
  [1, batal('retur')],
];
