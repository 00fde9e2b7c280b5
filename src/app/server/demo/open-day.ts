import type { Hari } from '#kit/rules/hari.ts';
import { encode } from '#kit/server/wire/encode.ts';
import { DASAR } from '#app/server/demo/dasar.ts';
import { akuiTanggal } from '#areas/toko/server/toko.table.ts';
import { registerMembers } from '#app/server/demo/members.ts';
import { openGesek } from '#app/server/demo/antar/gesek.ts';
import { openGrosir } from '#app/server/demo/antar/grosir.ts';
import { MASTER_DEMO, MODUL_DEMO } from '#app/server/demo/masters.ts';
import type { Stage } from '#app/server/demo/stage.ts';
import { at, type DemoShop, goOn } from '#app/server/demo/story.ts';

/** Rupiah in the drawer on the first morning; head office keeps none. */
const MODAL_KAS = 15_000_000;
const MODAL_PINJAMAN = 25_000_000;
/** What a gram of fine gold is worth once it is scrap. */
const HARGA_ROSOK = 2_250_000;
const MODAL_BANK = [
  ['1234567890', 40_000_000],
  ['0987654321', 15_000_000],
] as const;
/** Somebody comes in the morning; on the first one of all the owner has set the shop up. */
export async function openDay(
  stage: Stage,
  shop: DemoShop,
  tgl: Hari,
  first: boolean,
): Promise<void> {
  goOn(at(shop, tgl, 8 * 60 + 30));
  // A story may leave days out: the story itself agrees to its dates (D-51.2).
  await akuiTanggal(stage.db, shop.kode_toko, tgl);
  await stage.call(shop.kode_toko, shop.kode_toko === 'PST' ? 'own' : 'ksr', 'GET users/me');
  if (first) await openShopFirstTime(stage, shop);
}

/** Masters, and money for the drawer. */
async function openShopFirstTime(stage: Stage, shop: DemoShop): Promise<void> {
  const { kode_toko } = shop;
  for (const { endpoint, body } of DASAR)
    await stage.call(kode_toko, 'own', endpoint.call, encode(endpoint.body, body));
  await stage.call(kode_toko, 'own', 'POST parameter-harga-emas/global', { nominal: 2_630_000 });
  for (const key of MODUL_DEMO)
    await stage.call(kode_toko, 'own', `PUT modul/${key}`, { aktif: true });
  await openGesek(stage, kode_toko);
  for (const { call, bodies } of MASTER_DEMO)
    for (const body of bodies) await stage.call(kode_toko, 'own', call, body);
  if (kode_toko === 'PST') return;
  await openGrosir(stage, kode_toko);
  await registerMembers(stage, shop);
  await stage.call(kode_toko, 'own', 'PUT para-system/key/HARGA_ROSOK', { value: HARGA_ROSOK });
  if (shop.validasi) {
    await stage.call(kode_toko, 'own', 'PUT para-system/key/VALIDASI_PENJUALAN', { value: true });
    for (const key of [
      'VALIDASI_PELUNASAN_HUTANG_MODULE',
      'VALIDASI_SERVICE_MODULE',
      'VALIDASI_PESANAN_MODULE',
    ])
      await stage.call(kode_toko, 'own', `PUT modul/${key}`, { aktif: true });
  }
  await stage.call(kode_toko, 'own', 'POST cash/masuk', {
    kode_transaksi: 'MODAL_KAS',
    jumlah: MODAL_KAS,
    keterangan: 'Modal awal laci',
  });
  await stage.call(kode_toko, 'own', 'POST cash/masuk', {
    kode_transaksi: 'MODAL_KAS',
    jumlah: MODAL_PINJAMAN,
    keterangan: 'Modal untuk dipinjamkan',
  });
  for (const [no_rekening, jumlah] of MODAL_BANK)
    await stage.call(kode_toko, 'own', 'POST uang-bank/masuk', {
      no_rekening,
      jumlah,
      kode_transaksi: 'MODAL_KAS',
      keterangan: 'Modal awal rekening',
    });
}
