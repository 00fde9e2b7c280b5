import { expect, test } from 'vitest';
import { nowMs, toIso } from '#kit/server/clock.ts';
import { forgetPembeli } from '#areas/penjualan/server/tayang/pembeli.table.ts';
import { endKeranjang } from '#areas/stock/server/keranjang.table.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { kunci } from '#tests/kit/titipan.ts';
import {
  atur,
  bukaTayang,
  detak,
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

const DITOLAK = 'PESANAN ONLINE DITOLAK';
const keranjang = () => shop.rows('select kode_barcode, user_id from keranjang order by 1');
const pesanan = () =>
  shop.rows('select no_order, status, nama, no_hp, alamat from pesanan_online order by id');
const perlu = async () => {
  const { body } = await shop.as('SPV').raw('GET', 'dashboard/toko');
  return (body.data.perlu_dilihat as { jenis: string; jumlah: number; dokumen: string }[])
    .filter(({ jenis }) => jenis.startsWith('PESANAN_ONLINE'))
    .map(({ jenis, jumlah, dokumen }) => [jenis, jumlah, dokumen]);
};
const jual = (code: string) =>
  shop.as('KASIR').raw(
    'POST',
    'penjualan',
    {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Jauh', alamat: 'Jl. Seberang 9, Medan', no_hp: '081322224444' },
      barang: [{ kode_barcode: code }],
      marketplace: 'SHP',
      ekspedisi: 'JNE REG',
      no_order: 'ord-1',
    },
    kunci(),
  );

test('an order holds its piece for 48 hours, also over a closing, and is taken over as a sale', async () => {
  const [code = ''] = await tayangkan();
  const { status, data } = await pesan(order([code]));
  expect(status).toBe(201);
  expect(data).toMatchObject({ status: 'MENUNGGU', tidak_ada: [] });
  expect(Date.parse(data!.tahan_sampai!) - nowMs()).toBe(48 * 3_600_000);
  await detak();
  expect(toko.tampil()).toEqual([]);
  expect(await perlu()).toEqual([['PESANAN_ONLINE_MENUNGGU', 1, 'SHP ORD-1']]);
  const { body } = await shop.as('KASIR').raw('POST', 'keranjang', { kode_barcode: code });
  expect(body).toMatchObject({ code: 'BARANG_DI_KERANJANG', user_id: 'PESANAN SHP ORD-1' });
  expect(await shop.db.begin((tx) => endKeranjang(tx, 'KJ1'))).toEqual([]);
  expect(await keranjang()).toEqual([{ kode_barcode: code, user_id: 'PESANAN SHP ORD-1' }]);
  // Told again it is the same order.
  const lagi = await pesan(order([code]));
  expect([lagi.status, lagi.data]).toEqual([200, data]);

  const list = await shop.as('KASIR').raw('GET', 'pesanan-online?status=MENUNGGU');
  const [{ id }] = list.body.data as [{ id: string }];
  const satu = await shop.as('KASIR').raw('GET', `pesanan-online/${id}`);
  expect(satu.body.data).toMatchObject({
    nama: 'Ibu Jauh',
    alamat: 'Jl. Seberang 9, Medan',
    total: 1_470_000,
    barang: [{ kode_barcode: code, harga_hari_ini: 1_470_000 }],
  });
  // A caller who knows the secret can tell an order: the web shop itself must name it, at the owner's address.
  const dini = await jual(code);
  expect([dini.status, dini.body.code]).toEqual([409, 'PESANAN_BELUM_PASTI']);
  toko.orders.push(order([code]));
  maju(61);
  await detak();
  const sold = await jual(code);
  expect([sold.status, sold.body.data?.grand_total]).toEqual([201, 1_470_000]);
  expect(await pesanan()).toEqual([
    {
      no_order: 'ORD-1',
      status: 'DIJUAL',
      nama: 'Ibu Jauh',
      no_hp: '+6281322224444',
      alamat: 'Jl. Seberang 9, Medan',
    },
  ]);
  expect(await keranjang()).toEqual([]);
  expect(await perlu()).toEqual([]);
  // The number of its parcel goes to the web shop.
  const { no_faktur_jual } = sold.body.data as { no_faktur_jual: string };
  await shop
    .as('SPV')
    .raw('POST', `penjualan/${no_faktur_jual}/kirim`, { no_resi: 'JNE1' }, kunci());
  await detak();
  expect([...toko.resi]).toEqual([['ORD-1', 'JNE1']]);
  // The buyer is kept with the order until 30 days after the money of the sale came, and a settlement that is
  // cancelled was none.
  const cair = { tgl_cair: '2026-11-20', baris: [{ no_dokumen: no_faktur_jual, urut: 1 }] };
  const paid = await shop.as('SPV').raw('POST', 'non-cash/validasi', cair, kunci());
  expect(paid.status, paid.text).toBe(201);
  const dibayar = nowMs();
  const lupa = async (hari: number) => {
    shop.jam(toIso(dibayar + hari * 86_400_000));
    await forgetPembeli(shop.db);
    return (await pesanan())[0];
  };
  const batal = 'update validasi_non_cash_baris set aktif = $1';
  expect(await lupa(29)).toMatchObject({ status: 'DIJUAL', nama: 'Ibu Jauh' });
  await shop.rows(batal, [false]);
  expect(await lupa(31)).toMatchObject({ status: 'DIJUAL', nama: 'Ibu Jauh' });
  await shop.rows(batal, [true]);
  expect(await lupa(31)).toMatchObject({ status: 'DIJUAL', nama: '', no_hp: null, alamat: '' });
  shop.jam(toIso(dibayar));
});

test('the hold ends by itself after its hours, and a person frees it before', async () => {
  const [code = '', lain = ''] = await tayangkan(['P4', 'P4']);
  await pesan(order([code]));
  await pesan(order([lain], { no_order: 'ORD-2' }));
  await shop.hari('2026-11-23');
  expect((await shop.as('KASIR').raw('POST', 'keranjang', { kode_barcode: code })).status).toBe(
    201,
  );
  const { body } = await shop.as('SPV').raw('GET', 'pesanan-online?q=ORD-2');
  const tolak = await shop
    .as('SPV')
    .raw('POST', `pesanan-online/${body.data[0].id}/tolak`, { alasan: 'Pembeli batal' });
  expect(tolak.body).toEqual({ data: { no_order: 'ORD-2', status: 'DITOLAK' } });
  const sinyal = await shop
    .as('OWN')
    .raw(
      'GET',
      `audit/report-sinyal?tgl_from=2026-11-23&tgl_to=2026-11-23&sinyal=${encodeURIComponent(DITOLAK)}`,
    );
  expect(barisLaporan(sinyal.body.data)).toMatchObject([
    { user_id: 'spv.kj1', jml: 1, no_dokumen: ['SHP ORD-2'], jumlah_rp: 1_470_000 },
  ]);
  expect((await shop.as('KASIR2').raw('POST', 'keranjang', { kode_barcode: lain })).status).toBe(
    201,
  );
});

test('who gains: replay, a wrong clock, a wrong secret, a changed body and another channel hold nothing', async () => {
  const [code = ''] = await tayangkan();
  await atur({ rahasia: 'rahasia-lain-yang-juga-panjang' }, 'OWN', 'TKP');
  const now = Math.floor(nowMs() / 1000);
  const no = async (how: Parameters<typeof pesan>[1]) => {
    const { status, code: said } = await pesan(order([code]), how);
    return [status, said];
  };
  const salah = [401, 'TANDA_SALAH'];
  expect(await no({ rahasia: 'x'.repeat(30) })).toEqual(salah);
  expect(await no({ kode: 'KJ1-TKP' })).toEqual(salah);
  expect(await no({ kode: 'KJ1-NONE' })).toEqual(salah);
  expect(await no({ isi: JSON.stringify(order([code], { no_order: 'ORD-9' })) })).toEqual(salah);
  expect(await no({ id: 'id-yang-lain' })).toEqual(salah);
  expect(await no({ waktu: now - 301 })).toEqual([401, 'TANDA_LEWAT']);
  expect(await no({ waktu: now + 301 })).toEqual([401, 'TANDA_LEWAT']);
  expect(await keranjang()).toEqual([]);
  const { headers, isi } = await pesan(order([code]));
  const ulang = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/adaptor/KJ1-SHP/pesanan',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: isi,
  });
  expect([ulang.statusCode, JSON.parse(ulang.payload).code]).toEqual([409, 'PANGGILAN_ULANG']);
  const besar = await pesan(order([], { keterangan: 'x'.repeat(70_000) }));
  expect(besar.status).toBe(413);
  expect((await pesan({ no_order: 'A' })).status).toBe(422);
  expect((await pesan(order([], { harga: 1 }))).status).toBe(400);
  expect(await shop.rows('select 1 from pesanan_online')).toHaveLength(1);
});

test('a piece that is gone, in a basket, or was never offered there refuses the whole order, which the home tells', async () => {
  const [code = '', dipegang = ''] = await tayangkan(['P4', 'P4']);
  const [belum = ''] = await siapkanBarang(['P4']);
  await shop.as('KASIR').raw('POST', 'keranjang', { kode_barcode: dipegang });
  const satu = await pesan(order([code, belum]));
  expect([satu.status, satu.data]).toMatchObject([201, { status: 'DITOLAK', tidak_ada: [belum] }]);
  const dua = await pesan(order([code, dipegang], { no_order: 'ORD-2' }));
  expect(dua.data).toMatchObject({ status: 'DITOLAK', tahan_sampai: null });
  expect(await keranjang()).toEqual([{ kode_barcode: dipegang, user_id: 'ksr.kj1' }]);
  expect(await perlu()).toEqual([['PESANAN_ONLINE_DITOLAK', 2, 'SHP ORD-1, SHP ORD-2']]);
  expect(await pesanan()).toMatchObject([{ nama: '', no_hp: null }, { alamat: '' }]);
});

test('orders that the web shop keeps are fetched, once each, and one without a piece becomes a pre-order', async () => {
  await shop.modulOn('PRE_ORDER_MODULE');
  const diminta = [{ deskripsi: 'Gelang nama 5 gram', qty: 1, harga: 6_000_000 }];
  toko.orders.push(order([], { diminta }), { misshapen: true });
  await detak();
  maju(61);
  await detak();
  const aneh = { no_order: expect.stringMatching(/^TANPA-NOMOR-[0-9A-F]{8}$/), status: 'DITOLAK' };
  expect(await pesanan()).toMatchObject([{ no_order: 'ORD-1', status: 'MENUNGGU' }, aneh]);
  const { body } = await shop.as('SPV').raw('GET', 'pesanan-online');
  const po = await shop.as('SPV').raw('POST', `pesanan-online/${body.data[0].id}/po`, {}, kunci());
  expect(po.status).toBe(201);
  const daftar = await shop.as('SPV').raw('GET', 'pre-order');
  expect(daftar.body.data.preorders).toMatchObject([
    { asal: 'ONLINE', no_order: 'SHP ORD-1', customer: 'Ibu Jauh', qty: 1 },
  ]);
  expect(await pesanan()).toMatchObject([{ status: 'PO', nama: '' }, aneh]);
});

const DIMINTA = [{ deskripsi: 'Gelang nama 5 gram', qty: 1, harga: 6_000_000 }];
const sesudah = async () => {
  const { body } = await shop.as('SPV').raw('GET', 'marketplace-sambungan');
  const [row] = await shop.rows(`select sesudah from marketplace_sambungan`);
  return [row?.['sesudah'], body.data[0].sebab];
};

test('five orders are fetched: what cannot be read is told by its number, and those behind it are kept', async () => {
  const [code = ''] = await tayangkan();
  toko.orders.push(
    order([code]),
    order([], { no_order: 'ORD-2', diminta: DIMINTA, catatan: 'bungkus kado' }),
    order([], { no_order: 'ORD-3', diminta: [{ deskripsi: 'Gelang \ud83d', qty: 1 }] }),
    order([], { no_order: 'ORD-4', pembeli: { nama: 'Ibu Jauh', alamat: '' } }),
    order([], { no_order: 'ORD-5', diminta: DIMINTA }),
  );
  maju(61);
  await detak();
  expect((await pesanan()).map(({ no_order, status }) => `${no_order} ${status}`)).toEqual([
    'ORD-1 MENUNGGU',
    'ORD-2 MENUNGGU',
    'ORD-3 DITOLAK',
    'ORD-4 DITOLAK',
    'ORD-5 MENUNGGU',
  ]);
  expect(await sesudah()).toEqual(['5', null]);
  expect(await perlu()).toEqual([
    ['PESANAN_ONLINE_TAK_TERBACA', 2, 'SHP ORD-3, SHP ORD-4'],
    ['PESANAN_ONLINE_MENUNGGU', 3, 'SHP ORD-1, SHP ORD-2, SHP ORD-5'],
  ]);
  const [salah] = await shop.rows(`select sebab from pesanan_online where no_order = 'ORD-4'`);
  expect(salah).toEqual({ sebab: 'Tidak terbaca: pembeli.alamat' });
});

test('where no more orders may wait the mark stays, it is asked once a minute, and pieces go on', async () => {
  await shop.rows(
    `insert into pesanan_online (kode_toko, kode_marketplace, no_order, status, ekspedisi, nama, alamat, barang,
       diminta, total, diterima_at, op)
     select 'KJ1', 'SHP', 'X-' || n, 'MENUNGGU', '', '', '', '[]', '[]', 0, $1::timestamptz, gen_random_uuid()
       from generate_series(1, 200) n`,
    [toIso(nowMs())],
  );
  toko.orders.push(order([], { diminta: DIMINTA }));
  await detak();
  await detak();
  expect(toko.masuk.map(({ path }) => path)).toEqual(['orders?after=']);
  expect(await sesudah()).toEqual(['', 'Terlalu Banyak Pesanan Menunggu']);
  const [code = ''] = await tayangkan();
  expect(toko.tampil()).toEqual([code]);
  await shop.rows(`delete from pesanan_online where no_order like 'X-%'`);
  maju(61);
  await detak();
  expect(await pesanan()).toMatchObject([{ no_order: 'ORD-1', status: 'MENUNGGU' }]);
  expect(await sesudah()).toEqual(['1', null]);
});

test('half a letter in an order that is told is refused, and holds nothing', async () => {
  const [code = ''] = await tayangkan();
  const { status } = await pesan(order([code], { ekspedisi: 'JNE \ud83d' }));
  expect(status).toBe(400);
  expect(await keranjang()).toEqual([]);
});

test('the document of the adapter tells both sides', async () => {
  const { payload } = await shop.app.inject({ url: '/api/v1/adaptor/openapi.json' });
  expect(Object.keys(JSON.parse(payload).paths)).toEqual([
    '/adaptor/{kode}/pesanan',
    '/items/{kode_barcode}',
    '/orders',
    '/orders/{id}/resi',
  ]);
  expect(payload).not.toContain(RAHASIA);
});
