import { expect, test } from 'vitest';
import { openJualUji } from '#tests/kit/jual-uji.ts';
import { izin } from '#tests/kit/orang/setuju.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Who } from '#tests/kit/shop.ts';

const { cash, key, sale, send, shop } = await openJualUji();

const kirim = (path: string, body: object, who: Who = 'KASIR', headers: object = {}) =>
  shop.as(who).raw('POST', path, body, { 'idempotency-key': key(), ...headers });
const tunggu = async (body: object, who: Who = 'KASIR') => {
  const of = { cetak_ke: 1, keadaan: 'SAH', induk: null, ...body };
  const { status, body: said } = await kirim('kertas/tunggu', of, who);
  return [status, said.code];
};
const batalkan = async (path: string) => {
  const write = { path, body: { alasan: 'Pembeli membatalkan' } };
  const ya = await izin(shop.as('KASIR'), shop.as('SPV'), write);
  expect((await kirim(path, write.body, 'KASIR', { 'x-otorisasi': ya })).status).toBe(200);
};

test('a nota of 1,470,000 that waits is printed while its sale stands, by who had it, and never after its cancel', async () => {
  const [kode] = await tambahPotong(shop, ['P4']);
  const { body } = await send(shop.as('KASIR'), sale([kode!], cash(1_470_000)));
  const { no_faktur_jual: no } = body.data as { no_faktur_jual: string };
  expect(await tunggu({ no })).toEqual([409, 'KERTAS_BERUBAH']);
  const cetak = async () => (await kirim(`penjualan/${no}/cetak`, {})).body.data;
  expect(await cetak()).toMatchObject({ cetak_ke: 1, keadaan: 'SAH', lagi: false });
  expect(await tunggu({ no })).toEqual([200, undefined]);
  // Pressed twice it is the same paper a second time, and says so on itself.
  expect(await cetak()).toMatchObject({ keadaan: 'SAH', lagi: true });
  expect(await tunggu({ no }, 'SPV')).toEqual([409, 'KERTAS_BERUBAH']);
  expect(await tunggu({ no, keadaan: 'BATAL' })).toEqual([409, 'KERTAS_BERUBAH']);
  expect(await tunggu({ no, cetak_ke: 2 })).toEqual([409, 'KERTAS_BERUBAH']);
  await batalkan(`penjualan/${no}/batal`);
  expect(await tunggu({ no })).toEqual([409, 'KERTAS_BERUBAH']);
  const rows = await shop.rows(
    `select sesudah ->> 'jadi' as jadi from audit where tabel = 'kertas' and kunci = $1 order by urut`,
    [no],
  );
  expect(rows.map(({ jadi }) => jadi)).toEqual(['BARU', 'TUNGGU', 'LAGI']);
});
