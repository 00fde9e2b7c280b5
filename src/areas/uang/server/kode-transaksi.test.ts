import { afterAll, beforeAll, expect, test } from 'vitest';
import { kodeTransaksiMaster } from '#areas/uang/contract/kode-transaksi.master.ts';
import { rekeningBankEndpoint } from '#areas/uang/contract/rekening.api.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

const ubah = (kode_transaksi: string, body: object) =>
  shop.as('MU').call(kodeTransaksiMaster.endpoints.update, {
    params: { kode_transaksi },
    body: { deskripsi: 'Diubah', arah: 'MASUK', grup: null, ...body },
  });

test('every shop has the codes of the book from its first day', async () => {
  const rows = await shop.as('OWN', 'PST').call(kodeTransaksiMaster.endpoints.list);
  expect(rows.map((row) => [row.kode_transaksi, row.arah])).toEqual([
    ['BAYAR_SUPPLIER', 'KELUAR'],
    ['BIAYA_LELANG', 'MASUK'],
    ['DENDA_BATAL', 'MASUK'],
    ['EMAS_SERVICE', 'MASUK'],
    ['FEE_BANK', 'KELUAR'],
    ['FEE_GESEK', 'MASUK'],
    ['FEE_KARTU', 'MASUK'],
    ['FEE_MARKETPLACE', 'KELUAR'],
    ['LELANG_CICILAN', 'MASUK'],
    ['MODAL_EMAS_SERVICE', 'KELUAR'],
    ['ONGKIR_MARKETPLACE', 'KELUAR'],
    ['RUGI_LELANG', 'KELUAR'],
    ['SETOR_PPH22', 'KELUAR'],
    ['SETOR_PPN', 'KELUAR'],
    ['TAMBAHAN_CICILAN', 'MASUK'],
    ['TERIMA_SUPPLIER', 'MASUK'],
  ]);
});

test('a code of the book may be renamed, never turned round', async () => {
  expect(await ubah('FEE_KARTU', { deskripsi: 'Biaya gesek' })).toMatchObject({
    deskripsi: 'Biaya gesek',
  });
  await expect(ubah('FEE_KARTU', { arah: 'KELUAR' })).rejects.toMatchObject({
    status: 422,
    code: 'ARAH_TETAP',
    errors: [{ path: 'arah' }],
  });
});

test('an own code turns round until money was booked under it', async () => {
  expect(await ubah('MAKAN', { arah: 'MASUK' })).toMatchObject({ arah: 'MASUK' });
  await shop.rows('begin; set local session_replication_role = replica');
  await shop.rows(`insert into kas (kode_toko, no_kas, tgl_system, input_date, arah, kode_transaksi, jumlah,
      keterangan, status, input_by, op)
    values ('KJ1', 'KKKJ1261120ZZZ', '2026-11-20', now(), 'KELUAR', 'LISTRIK', 350000, 'Listrik', 'DONE', 'ksr.kj1', gen_random_uuid())`);
  await shop.rows('commit');
  await expect(ubah('LISTRIK', { arah: 'MASUK' })).rejects.toMatchObject({ code: 'ARAH_TETAP' });
  await shop.rows(`delete from kas where no_kas = 'KKKJ1261120ZZZ'`);
});

test('the accounts of one bank', async () => {
  const of = (kode_bank: string) =>
    shop.as('KASIR').call(rekeningBankEndpoint, { query: { kode_bank } });
  expect((await of('BCA')).map((row) => row.no_rekening)).toEqual(['1234567890']);
  expect(await of('TIDAK-ADA')).toEqual([]);
  const none = await shop.as('KASIR').raw('GET', 'rekenings/get-by-kode-bank');
  expect(none).toMatchObject({ status: 422, body: { errors: [{ path: 'kode_bank' }] } });
});
