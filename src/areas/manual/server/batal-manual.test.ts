import { afterAll, beforeAll, expect, test } from 'vitest';
import { koreksiManualDocument } from '#areas/manual/contract/koreksi-manual.document.ts';
import { masukManualDocument } from '#areas/manual/contract/masuk-manual.document.ts';
import type { Shop } from '#tests/kit/shop.ts';
import {
  banyak,
  CINCIN,
  DI,
  isiBaris,
  isiKoreksi,
  koreksiManual,
  masukkan,
  pindahkanManual,
  tokoManual,
} from '#tests/kit/uji/manual.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await tokoManual();
});
afterAll(() => shop.close());

const batalMasuk = (no: string) =>
  shop.approved('SPV', masukManualDocument.cancel, {
    params: { no },
    body: { alasan: 'Salah kirim' },
  });

test('two receipts of one line are cancelled in any order while all of it lies there', async () => {
  const first = await masukkan(shop);
  const second = await masukkan(shop);
  await batalMasuk(first.no_masuk);
  await batalMasuk(second.no_masuk);
  expect(await isiBaris(shop, 'M-01')).toMatchObject({ qty: 0, berat: 0, modal: 0 });
});

test('the owner reads the corrections of the goods, wherever they lay when they were corrected', async () => {
  await masukkan(shop);
  await koreksiManual(shop, banyak(20, 49_600));
  await pindahkanManual(shop, DI('M-02'), banyak(20, 49_600), 'M-01');
  const asked = await shop
    .as('SPV')
    .raw(
      'POST',
      'barang-manual/koreksi',
      { ...CINCIN, ...DI('M-02'), qty: 20, berat: 49.2, alasan: 'Lagi' },
      { 'idempotency-key': 'koreksi-manual-pindah' },
    );
  expect(asked.body.angka).toContainEqual(
    expect.objectContaining({ label: 'Koreksi 30 hari', nilai: '1 kali, -0.400 g' }),
  );
});

test('loose gold lies in no tray: a tray of a ROSOK warehouse takes no goods', async () => {
  await shop.rows(
    `insert into baki select (jsonb_populate_record(null::baki, to_jsonb(b) || '{"kode_gudang": "RS", "kode_baki": "R-99"}')).*
       from baki b where kode_toko = 'KJ1' and kode_baki = 'M-01'`,
  );
  await expect(
    pindahkanManual(shop, DI('R-99', 'RS'), banyak(1, 2_480), 'M-02'),
  ).rejects.toMatchObject({ status: 422, code: 'BAKI_TIDAK_ADA' });
});

test('a line corrected to nothing by mistake gets its cost back with its goods, beyond them none', async () => {
  await masukkan(shop, DI('M-04'));
  const ubah = (jumlah: object) =>
    shop.approved('SPV', koreksiManualDocument.makes.koreksi, isiKoreksi(jumlah, 'M-04'));
  await ubah(banyak(0, 0));
  expect(await isiBaris(shop, 'M-04')).toMatchObject({ qty: 0, modal: 0 });
  await ubah(banyak(10, 25_000));
  expect(await isiBaris(shop, 'M-04')).toMatchObject({ murni: 9_375, modal: 26_000_000 });
  await ubah(banyak(0, 0));
  await ubah(banyak(20, 60_000));
  expect(await isiBaris(shop, 'M-04')).toEqual({
    qty: 20,
    berat: 60_000,
    murni: 22_500,
    modal: 52_000_000,
  });
});
