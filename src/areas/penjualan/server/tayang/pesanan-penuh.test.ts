import { expect, test } from 'vitest';
import { nowMs, toIso } from '#kit/server/clock.ts';
import {
  atur,
  bukaTayang,
  detak,
  kirim,
  maju,
  order,
  pesan,
  RAHASIA,
  shop,
  siapkanBarang,
  tayangkan,
  toko,
} from '#tests/kit/uji/buka/tayang.ts';

bukaTayang();

const LAIN = 'rahasia-lain-yang-juga-panjang';
const keranjang = () =>
  shop.rows('select kode_barcode, user_id from keranjang order by user_id, kode_barcode');
const status = async (no_order: string) => {
  const [row] = await shop.rows('select status, sebab from pesanan_online where no_order = $1', [
    no_order,
  ]);
  return [row?.['status'], row?.['sebab']];
};
/** Orders that came from the channel before, each with so many pieces. */
const dahulu = (
  keadaan: 'MENUNGGU' | 'DITOLAK',
  { n, barang = 0, pasti = false }: { n: number; barang?: number; pasti?: boolean },
) =>
  shop.rows(
    `insert into pesanan_online (kode_toko, kode_marketplace, no_order, status, ekspedisi, nama, alamat, barang,
       diminta, total, diterima_at, tahan_sampai, pasti, op)
     select 'KJ1', 'SHP', 'X-' || n, $1, '', '', '', $2::jsonb, '[]', 0, $3::timestamptz,
            $3::timestamptz + interval '2 days', $4::boolean, gen_random_uuid()
       from generate_series(1, $5::int) n`,
    [keadaan, JSON.stringify(Array(barang).fill({})), toIso(nowMs()), pasti, n],
  );

test('a piece that was taken down, or lies in no TOKO warehouse, is held by no order', async () => {
  const [turun = '', jauh = ''] = await tayangkan(['P4', 'P4']);
  await kirim([turun], 'SPV', 'turunkan');
  await detak();
  expect((await pesan(order([turun]))).data).toMatchObject({
    status: 'DITOLAK',
    tidak_ada: [turun],
  });
  const gudang = (jenis: string) =>
    shop.rows(
      `update barang set kode_gudang = (select kode_gudang from gudang
          where kode_toko = 'KJ1' and (jenis = 'TOKO') = ($2 = 'TOKO') order by kode_gudang = 'TK' desc limit 1)
        where kode_barcode = $1`,
      [jauh, jenis],
    );
  await gudang('LAIN');
  const ditolak = await pesan(order([jauh], { no_order: 'ORD-2' }));
  await gudang('TOKO');
  expect(ditolak.data).toMatchObject({ status: 'DITOLAK', tidak_ada: [jauh] });
  expect(await keranjang()).toEqual([]);
});

test('an order that was on its way while a basket took its piece down is kept, for fifteen minutes', async () => {
  const [code = '', lama = ''] = await tayangkan(['P4', 'P4']);
  const dipegang = async (kode_barcode: string) => {
    await shop.as('KASIR').raw('POST', 'keranjang', { kode_barcode });
    await detak();
    await shop.as('KASIR').raw('DELETE', `keranjang/${kode_barcode}`);
  };
  await dipegang(code);
  expect(toko.tampil()).toEqual([lama]);
  expect((await pesan(order([code]))).data).toMatchObject({ status: 'MENUNGGU' });
  await dipegang(lama);
  maju(16 * 60);
  expect((await pesan(order([lama], { no_order: 'ORD-2' }))).data).toMatchObject({
    status: 'DITOLAK',
    tidak_ada: [lama],
  });
});

test('who gains: who knows the secret alone holds 200 pieces, and keeps no order of the channel away', async () => {
  const [code = ''] = await tayangkan();
  const banyak = Array.from({ length: 21 }, (_, n) => `KJ9${String(n).padStart(5, '0')}`);
  expect((await pesan(order(banyak))).status).toBe(422);
  await dahulu('MENUNGGU', { n: 10, barang: 19 });
  const penuh = await pesan(order(banyak.slice(0, 11)));
  expect([penuh.status, penuh.data]).toMatchObject([201, { status: 'DITOLAK', tidak_ada: [] }]);
  expect(await status('ORD-1')).toEqual(['DITOLAK', 'Lebih dari 200 barang ditahan']);
  const muat = await pesan(order(banyak.slice(0, 10), { no_order: 'ORD-2' }));
  expect(muat.data?.tidak_ada).toHaveLength(10);
  await shop.rows(`delete from pesanan_online where no_order like 'X-%'`);
  await dahulu('MENUNGGU', { n: 200 });
  expect((await pesan(order([code], { no_order: 'ORD-3' }))).code).toBe('PESANAN_PENUH');
  toko.orders.push(order([code], { no_order: 'ORD-4' }));
  maju(61);
  await detak();
  expect(await status('ORD-4')).toEqual(['MENUNGGU', null]);
  expect(await keranjang()).toEqual([{ kode_barcode: code, user_id: 'PESANAN SHP ORD-4' }]);
});

test('a wrong secret of one channel keeps no other one away', async () => {
  await atur({ rahasia: LAIN }, 'OWN', 'TKP');
  const salah = async () => (await pesan(order([]), { rahasia: 'x'.repeat(30) })).status;
  for (let at = 0; at < 30; at++) expect(await salah()).toBe(401);
  expect(await salah()).toBe(429);
  const tkp = await pesan(order(['KJ199999']), { kode: 'KJ1-TKP', rahasia: LAIN });
  expect(tkp.status).toBe(201);
});

test('who looks at the buyer of an order is in the record', async () => {
  const [code = ''] = await tayangkan();
  await pesan(order([code]));
  const { body } = await shop.as('KASIR').raw('GET', 'pesanan-online');
  await shop.as('KASIR').raw('GET', `pesanan-online/${body.data[0].id}`);
  expect(
    await shop.rows(
      `select user_id, kunci from audit where tindakan = 'LIHAT' and tabel = 'pesanan_online'`,
    ),
  ).toEqual([{ user_id: 'ksr.kj1', kunci: 'SHP ORD-1' }]);
});

test('a refused order keeps its codes alone, and the 501st of a day is kept no more', async () => {
  const [code = ''] = await tayangkan();
  const [belum = ''] = await siapkanBarang(['P4']);
  await pesan(order([belum], { diminta: [{ deskripsi: 'Gelang', qty: 1, harga: 1 }] }));
  expect(
    await shop.rows('select barang, diminta, ekspedisi, nama, alamat from pesanan_online'),
  ).toEqual([
    { barang: [{ kode_barcode: belum }], diminta: [], ekspedisi: '', nama: '', alamat: '' },
  ]);
  await dahulu('DITOLAK', { n: 499 });
  const lagi = await pesan(order([belum], { no_order: 'ORD-2' }));
  expect([lagi.status, lagi.code]).toEqual([429, 'PESANAN_DITOLAK_PENUH']);
  expect(await status('ORD-2')).toEqual([undefined, undefined]);
  expect((await pesan(order([code], { no_order: 'ORD-3' }))).data?.status).toBe('MENUNGGU');
  // The day after there is room again.
  await shop.rows(`update pesanan_online set diterima_at = diterima_at - interval '1 day'`);
  expect((await pesan(order([belum], { no_order: 'ORD-2' }))).data?.status).toBe('DITOLAK');
});

test('an owner frees what is held by who knows the secret, as one act; what the channel named stays', async () => {
  const [palsu = '', asli = ''] = await tayangkan(['P4', 'P4']);
  await pesan(order([palsu]));
  toko.orders.push(order([asli], { no_order: 'ORD-2' }));
  maju(61);
  await detak();
  expect((await atur({ lepas_pesanan: 'SEMUA' }, 'SPV')).status).toBe(403);
  expect((await atur({ rahasia: LAIN, lepas_pesanan: 'BELUM_PASTI' })).status).toBe(200);
  expect(await keranjang()).toEqual([{ kode_barcode: asli, user_id: 'PESANAN SHP ORD-2' }]);
  expect(await status('ORD-1')).toEqual(['DITOLAK', 'Sambungan diubah']);
  expect(
    await shop.rows(
      `select kunci, sesudah -> 'no_order' as no_order from audit
        where tindakan = 'TOLAK' and tabel = 'pesanan_online'`,
    ),
  ).toEqual([{ kunci: 'SHP', no_order: ['ORD-1'] }]);
  // The old secret holds nothing any more.
  expect((await pesan(order([palsu], { no_order: 'ORD-3' }), { rahasia: RAHASIA })).code).toBe(
    'TANDA_SALAH',
  );
  const none = { adapter: 'NONE', rahasia: null, lepas: true, lepas_pesanan: 'SEMUA' };
  expect((await atur(none)).body.data).toMatchObject({ adapter: 'NONE', menunggu: 0 });
  expect(await keranjang()).toEqual([]);
  const { status: bebas } = await shop.as('KASIR').raw('POST', 'keranjang', { kode_barcode: asli });
  expect(bebas).toBe(201);
});
