import { afterAll, beforeAll, expect, test } from 'vitest';
import { mg, rp } from '#kit/rules/quantity.ts';
import { terapkanPesan } from '#areas/toko/server/antar/pesan-toko.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { lihatBatu, parcel, terimaBatu } from '#tests/kit/uji/berlian.ts';
import { bukaKirimBerlian, kirimBatu, terimaKirimBatu } from '#tests/kit/uji/buka/kirim-berlian.ts';
import { batalkan, tulis } from '#tests/kit/uji/kirim-barang.ts';

/** A part of a parcel comes back while its parcel is in each of the states of a shipment (D-45.8, decision 1135). */
let shop: Shop;
beforeAll(async () => {
  shop = await bukaKirimBerlian();
  await shop.rows(`
    insert into parameter_berlian (kode_toko, id, carat_dari, carat_sampai, harga_per_carat)
    values ('KJ1', 1, 300, 499, 20000000), ('KJ1', 2, 500, 999, 30000000)`);
});
afterAll(() => shop.close());

/** 20 stones of 10.000 ct, of which ten leave as 3.760 ct by one shipment, and the rest by another. */
async function duaKiriman() {
  const isi = parcel({ carat: mg(10_000), butir: 20, harga_modal: rp(100_000_000) });
  const banyak = (await terimaBatu(shop, [isi])).kode[0]!;
  const satu = await kirimBatu(shop, [{ kode_berlian: banyak, carat: 3760, butir: 10 }]);
  const dua = await kirimBatu(shop, [{ kode_berlian: banyak }]);
  return { banyak, bagian: satu.barang[0]!.kode_barcode, satu: satu.no_kirim, dua: dua.no_kirim };
}
const terima = async (no: string, kode_berlian: string, di: 'KJ1' | 'KJ2') => {
  const datang = await terimaKirimBatu(shop, no, [{ kode_berlian, carat: 6.24, butir: 10 }], {
    di,
  });
  expect(datang.status, datang.text).toBe(201);
};
/** The receiver says that nothing more comes. */
const habis = async (no: string): Promise<void> => {
  const body = { alasan: 'Tidak ada di bungkus' };
  const path = `kirim-berlian/${no}/selesai`;
  const made = await tulis(shop, { di: 'KJ2', path, body, who: 'MU', by: 'SPV' });
  expect(made.status, made.text).toBe(200);
};
/** What the sender says of a parcel that did not arrive. */
const nyatakan = async (no: string, kode_barcode: string, hasil: 'KEMBALI' | 'HILANG') => {
  const isi = {
    alasan: 'Tidak ada di bungkus',
    barang: [{ kode_barcode, hasil, kode_gudang: null, kode_baki: null }],
  };
  const made = await tulis(shop, {
    di: 'KJ1',
    path: `kirim-barang/${no}/selisih`,
    body: isi,
    by: 'OWN',
  });
  expect(made.status, made.text).toBe(201);
};
/** The day of a shop is closed, or open again: messages wait for it meanwhile. */
const tutup = (kode_toko: string, ya: boolean) =>
  shop.rows(
    `update hari_toko set status = $2, ditutup_at = case when $3 then waktu() end
      where kode_toko = $1`,
    [kode_toko, ya ? 'CLOSED' : 'OPEN', ya],
  );
const ditolak = { status: 409, code: 'PARCEL_DI_JALAN' };
const pulang = async (no: string): Promise<void> => {
  const batal = await batalkan(shop, no);
  expect(batal.status, batal.text).toBe(200);
};
/** Alone, and no cheaper than its share by stones. */
const sendiri = async (kode: string): Promise<void> => {
  expect(await lihatBatu(shop, kode)).toMatchObject({ status: 'LEPAS', carat: 3760, butir: 10 });
  const { body } = await shop.as('KASIR').raw('GET', `berlian/${kode}`);
  expect(body.data).toMatchObject({ harga: 75_200_000, harga_patokan: 150_000_000 });
};
const satuLagi = { status: 'LEPAS', carat: 10_000, butir: 20, harga_modal: 100_000_000 };

test('received there, and not booked here: the part waits until the sender’s half is there', async () => {
  const { banyak, bagian, satu, dua } = await duaKiriman();
  await tutup('KJ1', true);
  await terima(dua, banyak, 'KJ2');
  await tutup('KJ1', false);
  await expect(batalkan(shop, satu)).rejects.toMatchObject(ditolak);
  expect(await terapkanPesan(shop.db, 'KJ1')).toBe(1);
  await pulang(satu);
  await sendiri(bagian);
});

test('who gains: on its way home the parcel is waited for, and the part joins it', async () => {
  const { banyak, satu, dua } = await duaKiriman();
  await terima(dua, banyak, 'KJ2');
  const { no_kirim } = await kirimBatu(shop, [{ kode_berlian: banyak }], 'KJ1', 'KJ2');
  await expect(batalkan(shop, satu)).rejects.toMatchObject(ditolak);
  await terima(no_kirim, banyak, 'KJ1');
  await pulang(satu);
  expect(await lihatBatu(shop, banyak)).toMatchObject(satuLagi);
});

test('home here, and not booked there: it is one parcel again', async () => {
  const { banyak, satu, dua } = await duaKiriman();
  await terima(dua, banyak, 'KJ2');
  const { no_kirim } = await kirimBatu(shop, [{ kode_berlian: banyak }], 'KJ1', 'KJ2');
  await tutup('KJ2', true);
  await terima(no_kirim, banyak, 'KJ1');
  await tutup('KJ2', false);
  await pulang(satu);
  expect(await terapkanPesan(shop.db, 'KJ2')).toBe(1);
  expect(await lihatBatu(shop, banyak)).toMatchObject(satuLagi);
});

test('missing, the parcel is waited for; settled to come back, the part joins it', async () => {
  const { banyak, satu, dua } = await duaKiriman();
  await habis(dua);
  await expect(batalkan(shop, satu)).rejects.toMatchObject(ditolak);
  await nyatakan(dua, banyak, 'KEMBALI');
  await pulang(satu);
  expect(await lihatBatu(shop, banyak)).toMatchObject(satuLagi);
});

test('lost: the part is a stone of its own, and no cheaper', async () => {
  const { banyak, bagian, satu, dua } = await duaKiriman();
  await habis(dua);
  await nyatakan(dua, banyak, 'HILANG');
  await pulang(satu);
  await sendiri(bagian);
});
