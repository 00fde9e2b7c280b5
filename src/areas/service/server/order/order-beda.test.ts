import { expect, test } from 'vitest';
import { disetujui, kunci } from '#tests/kit/titipan.ts';
import { idOf, sebut, TEMAN } from '#tests/kit/uji/buka/jual-tayang.ts';
import {
  ambil,
  batal,
  cincinPo,
  dimintaOf,
  jadi,
  jadikanPo,
  orderPo,
  retur,
  selesaikan,
  simpan,
  simpanJadi,
} from '#tests/kit/uji/buka/order-po.ts';
import { bukaTayang, shop } from '#tests/kit/uji/buka/tayang.ts';

bukaTayang();

const rowOf = async (no_order: string) =>
  (
    await shop.rows<{ status: string; no_po: string | null; beda: string[]; nama: string }>(
      'select status, no_po, beda, nama from pesanan_online where no_order = $1',
      [no_order],
    )
  )[0];

test('who gains: the parcel of a pre-order goes to the address that was ordered to, whatever the card says by then', async () => {
  const { no_po } = await orderPo();
  const [{ kode } = { kode: '' }] = await shop.rows<{ kode: string }>(
    'select kode_customer as kode from pre_order where no_po = $1',
    [no_po],
  );
  const ubah = await shop
    .as('KASIR')
    .raw('PUT', `customer/${kode}`, { alamat: 'Jl. Teman 1' }, kunci());
  expect(ubah.status, ubah.text).toBe(200);
  const no = await simpanJadi(no_po);
  const { data } = (await shop.as('KASIR').raw('GET', `pesanan/${no}`)).body;
  expect(data).toMatchObject({
    kode_customer: kode,
    nama_customer: 'Ibu Jauh',
    alamat_customer: 'Jl. Seberang 9, Medan',
  });
  await selesaikan(no);
  const { no_faktur_jual: pj } = (await ambil(no, {}, 'KASIR')).body.data;
  expect(
    await shop.rows('select alamat_customer as alamat from penjualan where no_faktur_jual = $1', [
      pj,
    ]),
  ).toEqual([{ alamat: 'Jl. Seberang 9, Medan' }]);
});

test('who gains: a ring that was made for a told order is no parcel of the order that its channel names', async () => {
  const { no_order, no_po } = await orderPo({ pasti: false, pembeli: TEMAN });
  const no = await simpanJadi(no_po);
  await selesaikan(no);
  const told = await ambil(no, {}, 'KASIR');
  expect([told.status, told.body.code]).toEqual([409, 'PESANAN_BELUM_PASTI']);
  await sebut(dimintaOf(no_order));
  expect(await rowOf(no_order)).toMatchObject({ status: 'MENUNGGU', no_po: null });
  const kasir = await ambil(no, {}, 'KASIR');
  expect([kasir.status, kasir.body.code]).toEqual([409, 'PESANAN_BEDA_STATUS']);
  const spv = await ambil(no, {}, 'SPV');
  expect([spv.status, spv.body.events]).toEqual([403, ['PESANAN_ONLINE_BEDA']]);
  const path = `pesanan/${no}/ambil`;
  const done = await disetujui(shop, path, { ekspedisi: 'JNE' }, 'OWN', 'SPV');
  expect(done.status, done.text).toBe(201);
  expect(await rowOf(no_order)).toMatchObject({
    status: 'DIJUAL',
    beda: ['STATUS', 'HP', 'ALAMAT'],
  });
  // Undone, the order waits with the buyer whom its channel named.
  const pj = done.body.data.no_faktur_jual as string;
  expect((await retur(pj)).status).toBe(200);
  expect(await rowOf(no_order)).toMatchObject({
    status: 'MENUNGGU',
    no_po: null,
    nama: 'Ibu Jauh',
  });
});

test('a told order that is named as it was told stays its pre-order, and a cashier sends its parcel', async () => {
  const { no_order, no_po } = await orderPo({ pasti: false });
  const no = await simpanJadi(no_po);
  await selesaikan(no);
  await sebut(dimintaOf(no_order));
  const sold = await ambil(no, {}, 'KASIR');
  expect(sold.status, sold.text).toBe(201);
  expect(await rowOf(no_order)).toMatchObject({ status: 'DIJUAL', no_po, beda: [] });
});

test('who gains: gold beyond the ordered weight, or less of it, at a price that was paid is agreed to', async () => {
  // 3.250 g where 3.000 g were paid.
  const lebih = await orderPo({ total: 6_900_000 });
  const ringan = cincinPo(lebih.no_po, { berat: 3 });
  const { done } = await jadi(await simpanJadi(lebih.no_po, { barang: [ringan] }), 'KASIR');
  expect([done.status, done.body.events, done.body.level]).toEqual([
    403,
    ['PESANAN_SELISIH'],
    ['OWN'],
  ]);
  const kurang = await orderPo();
  const berat = cincinPo(kurang.no_po, { berat: 3.4, harga_per_gram: 2_200_000 });
  const sedikit = await jadi(await simpanJadi(kurang.no_po, { barang: [berat] }), 'KASIR');
  expect([sedikit.done.status, sedikit.done.body.events]).toEqual([403, ['PESANAN_SELISIH']]);
  // What a scale differs is nothing to ask for.
  const sama = await orderPo();
  const hampir = cincinPo(sama.no_po, { berat: 3.24, harga_per_gram: 2_310_000 });
  const jalan = await jadi(await simpanJadi(sama.no_po, { barang: [hampir] }), 'KASIR');
  expect(jalan.done.status, jalan.done.text).toBe(201);
});

test('an order that its channel names otherwise than it was told becomes a pre-order once more, and takes its money', async () => {
  await shop.hari('2026-12-01');
  const { no_order, no_po } = await orderPo({ pasti: false, pembeli: TEMAN });
  const no = await simpanJadi(no_po);
  await sebut(dimintaOf(no_order));
  const lagi = await jadikanPo(no_order);
  expect(lagi.status, lagi.text).toBe(201);
  const kedua = lagi.body.data.no_po as string;
  expect(kedua).not.toBe(no_po);
  expect(
    await shop.rows('select no_order from pre_order where no_po = any($1) order by no_po', [
      [no_po, kedua],
    ]),
  ).toEqual([{ no_order: `SHP ${no_order} ${no_po}` }, { no_order: `SHP ${no_order}` }]);
  // The money is claimed by the first until that ends, also on a later day.
  expect((await simpan(kedua)).body.code).toBe('ORDER_ADA');
  await shop.hari('2026-12-02');
  const selesai = await batal(no);
  expect(selesai.status, selesai.text).toBe(200);
  const { status, text, body } = await simpan(kedua);
  expect(status, text).toBe(201);
  expect(body.data).toMatchObject({ nama_customer: 'Ibu Jauh', no_order });
});

test('two branches with a web shop of one code have pre-orders of the same number', async () => {
  await shop.hari('2026-12-11');
  for (const toko of ['PST', 'KJ1'] as const) await shop.modulOn('PRE_ORDER_MODULE', toko);
  const lain = await shop.as('OWN', 'PST').raw(
    'POST',
    'pre-order',
    {
      no_order: 'SHP SAMA-1',
      barang: [{ deskripsi: 'Cincin nama Siti', qty: 1 }],
    },
    kunci(),
  );
  expect(lain.status, lain.text).toBe(201);
  await sebut(dimintaOf('SAMA-1'));
  const { status, text, body } = await jadikanPo('SAMA-1');
  expect(status, text).toBe(201);
  expect(
    await shop.rows('select no_order from pre_order where no_po = $1', [body.data.no_po]),
  ).toEqual([{ no_order: 'KJ1 SHP SAMA-1' }]);
});

test('a marketplace that was switched off begins nothing, and what it began is sent or given back', async () => {
  await shop.hari('2026-12-21');
  const [kirim, kembali, baru] = [await orderPo(), await orderPo(), await orderPo()];
  const [no, akhir] = [await simpanJadi(kirim.no_po), await simpanJadi(kembali.no_po)];
  await selesaikan(no);
  const hidup = (ya: boolean) =>
    shop.rows("update marketplace set is_active = $1 where kode_marketplace = 'SHP'", [ya]);
  await hidup(false);
  try {
    expect((await simpan(baru.no_po)).body.code).toBe('MARKETPLACE_TIDAK_ADA');
    const sold = await ambil(no);
    expect(sold.status, sold.text).toBe(201);
    const done = await batal(akhir);
    expect(done.status, done.text).toBe(200);
  } finally {
    await hidup(true);
  }
});

test('who agrees reads the buyer of an order that became a pre-order, and the look is in the record', async () => {
  const { no_order } = await orderPo();
  const path = `pesanan-online/${await idOf(no_order)}`;
  const { data } = (await shop.as('OWN').raw('GET', path)).body;
  expect(data).toMatchObject({ nama: 'Ibu Jauh', alamat: 'Jl. Seberang 9, Medan' });
  expect(
    await shop.rows("select user_id from audit where tindakan = 'LIHAT' and kunci = $1", [
      `SHP ${no_order}`,
    ]),
  ).toEqual([{ user_id: 'own.kj1' }]);
  expect((await shop.as('KASIR').raw('GET', path)).body.data).toMatchObject({
    nama: '',
    alamat: '',
  });
});

test('an order of a buyer who owes PPh 22 is refused before its ring is made', async () => {
  await shop.hari('2026-12-31');
  const pengusaha = { nama: 'CV Jauh', alamat: 'Jl. Jauh 7, Medan', no_hp: '081377778888' };
  const { no_po } = await orderPo({ pembeli: pengusaha });
  const [{ kode } = { kode: '' }] = await shop.rows<{ kode: string }>(
    'select kode_customer as kode from pre_order where no_po = $1',
    [no_po],
  );
  const kartu = await shop
    .as('OWN')
    .raw('PUT', `customer/${kode}`, { npwp: '0012345678901000', pengusaha: true }, kunci());
  expect(kartu.status, kartu.text).toBe(200);
  await shop.param('PPN_AKTIF', true);
  try {
    const { status, body } = await simpan(no_po);
    expect([status, body.code]).toEqual([422, 'ORDER_PPH22']);
  } finally {
    await shop.param('PPN_AKTIF', false);
  }
});
