import { expect } from 'vitest';
import { ownerSendiri, simpan } from '#tests/proof/balapan/batal.ts';
import {
  angka,
  kunci,
  potong,
  satuMenang,
  serentak,
  type Balapan,
} from '#tests/proof/balapan/meja.ts';
import { pengurus } from '#tests/proof/balapan/stok.ts';
import type { Shop, Who } from '#tests/kit/shop.ts';

const TANPA_IZIN: readonly Who[] = ['SPV', 'MU'];

/** The first label of a piece: one prints it, to the others it is a second one (D-21.1). */
export const satuLabel: Balapan = async (shop, meja) => {
  const kode_barcode = await potong(shop, 1);
  const answers = await serentak(meja, (at) =>
    shop
      .as(TANPA_IZIN[at % 2]!)
      .raw('POST', 'cetak-barcode', { kode_barcode, bentuk: 'ZPL' }, kunci()),
  );
  satuMenang(answers, 'PERLU_OTORISASI');
  const { label_ke } = await angka(shop, 'select label_ke from barang where kode_barcode = $1', [
    kode_barcode[0],
  ]);
  expect(label_ke).toBe(1);
};

/** Boxes come in or are taken; answers the number of the move. */
export async function pakaiKotak(shop: Shop, jenis: 'TAMBAH' | 'AMBIL', qty: number) {
  const kotak = { kode_aksesoris: 'KOTAK', nama_aksesoris: 'Kotak Cincin' };
  await shop.as('OWN').raw('POST', 'aksesoris', { ...kotak, minimum: 30, harga: 3500 }, kunci());
  return simpan(shop, 'stock-aksesoris', isiKotak(jenis, qty), 'no_aksesoris');
}
export const isiKotak = (jenis: 'TAMBAH' | 'AMBIL', qty: number) => ({
  jenis,
  keterangan: 'Uji balapan',
  barang: [{ kode_aksesoris: 'KOTAK', qty }],
});

/** The last box taken by everybody: one has it (D-21.1). */
export const kotakTerakhir: Balapan = async (shop, meja) => {
  await pakaiKotak(shop, 'TAMBAH', 1);
  const { saldo } = await angka<{ saldo: number }>(
    shop,
    `select saldo from aksesoris_stock where kode_toko = 'KJ1' and kode_aksesoris = 'KOTAK'`,
  );
  if (saldo > 1) await pakaiKotak(shop, 'AMBIL', saldo - 1);
  const answers = await serentak(meja, (at) =>
    shop.as(pengurus(at)).raw('POST', 'stock-aksesoris', isiKotak('AMBIL', 1), kunci()),
  );
  satuMenang(answers, 'STOCK_KURANG');
};

export const hitungBaki = {
  kode_gudang: 'TK',
  kode_baki: 'B-02',
  qty_fisik: 1,
  berat_fisik: 100,
};

/** One tray counted for the day by everybody: once (D-33.10). */
export const satuHitungHarian: Balapan = async (shop, meja) => {
  await potong(shop, 1);
  await ownerSendiri(shop);
  const answers = await serentak(meja, (at) =>
    shop.as(pengurus(at)).raw('POST', 'opname-global-daily', hitungBaki, kunci()),
  );
  const won = satuMenang(answers, 'SUDAH_DIHITUNG');
  const { no_opname_global: no } = won.body.data as { no_opname_global: string };
  const undo = { alasan: 'Hitung ulang' };
  const undone = await shop.as('OWN').raw('POST', `opname-global-daily/${no}/batal`, undo, kunci());
  expect(undone.status, undone.text).toBe(200);
};
