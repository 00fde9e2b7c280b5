import { describe, expect, test } from 'vitest';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import { minta } from '#tests/kit/orang/setuju.ts';
import { HARGA, openGrosirUji } from '#tests/kit/uji/grosir.ts';

const { berat, cash, grosir, jawab, key, kirim, sale, sepasang, shop } = await openGrosirUji();

describe('who gains: a cashier who sells retail at the wholesale price', () => {
  test('has no right to the screen, and so none to the sale', async () => {
    const codes = await sepasang();
    expect(await jawab(grosir(codes, berat(2.7), cash(3_226_500)), 'KASIR')).toMatchObject({
      status: 403,
      code: 'TIDAK_BERHAK',
    });
    // The pieces of a wholesale sale are not sold over the counter by its groups either.
    const ecer = { ...grosir(codes, berat(2.7), cash(3_226_500)), jenis: null };
    expect(await jawab(ecer, 'KASIR')).toMatchObject({ status: 422, code: 'BUKAN_GROSIR' });
  });

  test('a buyer without telephone or address, or a price, weight or discount of a piece is refused', async () => {
    const codes = await sepasang();
    const one = (more: object) => jawab(grosir(codes, berat(2.7), { ...cash(3_226_500), ...more }));
    expect(await one({ customer: { nama: 'Umum', alamat: 'Pasar' } })).toMatchObject({
      status: 422,
      code: 'HP_KOSONG',
    });
    expect(await one({ customer: { nama: 'Umum', no_hp: '081322224445' } })).toMatchObject({
      code: 'ALAMAT_KOSONG',
    });
    const [a, b] = codes;
    const barang = [{ kode_barcode: a, harga_per_gram: 900_000 }, { kode_barcode: b }];
    expect(await one({ barang })).toMatchObject({ status: 422, code: 'BARIS_GROSIR' });
    expect(await one({ kupon: 'X1' })).toMatchObject({ status: 422, code: 'KUPON_GROSIR' });
    expect(await one({ ongkos_kerja: 5000 })).toMatchObject({ code: 'ONGKOS_GROSIR' });
    expect(await one({ titipan: ['TTKJ1261120001'] })).toMatchObject({ code: 'TITIPAN_GROSIR' });
    expect(await one({ pembayaran: [{ jenis: 'POIN', jumlah: 3_226_500 }] })).toMatchObject({
      status: 422,
    });
  });

  test('a group is of its pieces: a cheaper one, none, one twice or one without a price is refused', async () => {
    const codes = await sepasang();
    const one = (group: object[]) => jawab(grosir(codes, group, cash(3_226_500)));
    expect(await one([{ kode_group: 'IT', berat: 2.7 }])).toMatchObject({
      status: 422,
      code: 'GROUP_TANPA_BARANG',
    });
    expect(await one([])).toMatchObject({ status: 422, code: 'BELUM_DITIMBANG' });
    expect(await one([...berat(2.7), ...berat(2.7)])).toMatchObject({ code: 'GROUP_KEMBAR' });
    const lain = await sepasang({ kode_kadar: '420' });
    expect(await jawab(grosir(lain, berat(2.7), cash(3_226_500)))).toMatchObject({
      status: 422,
      code: 'HARGA_GROSIR',
      message: 'Harga Grosir Group T Belum Diatur',
    });
    // One group, two kadar, one price: only a price of the group itself could be meant.
    const campur = [codes[0]!, lain[0]!];
    expect(await jawab(grosir(campur, berat(2.4), cash(2_868_000)))).toMatchObject({
      status: 422,
      code: 'HARGA_GROSIR_BEDA',
    });
  });

  test('without the module there is no wholesale', async () => {
    const codes = await sepasang();
    await shop.modulOff('SEMI_GROSIR_MODULE');
    expect(await jawab(grosir(codes, berat(2.7), cash(3_226_500)))).toMatchObject({
      status: 422,
      code: 'GROSIR_TIDAK_AKTIF',
    });
    await shop.modulOn('SEMI_GROSIR_MODULE');
  });
});

describe('who gains: weights that are typed lighter', () => {
  test('0.050 g lighter asks nobody, 0.051 g a superior; 0.050 g heavier counts as the stock does', async () => {
    const ringan = await kirim(grosir(await sepasang(), berat(2.65), cash(3_167_000)));
    expect(ringan.body).toMatchObject({ data: { grand_total: 3_167_000 } });
    const lebih = await sepasang();
    expect(await jawab(grosir(lebih, berat(2.649), cash(3_166_000)))).toMatchObject({
      status: 403,
      event: 'TOLERANSI_BERAT',
    });
    const berat_lebih = await kirim(grosir(lebih, berat(2.75), cash(3_226_500)));
    expect(berat_lebih.body).toMatchObject({
      data: { grand_total: 3_226_500, grosir: [{ berat_timbang: 2.75, berat: 2.7 }] },
    });
    expect(await jawab(grosir(await sepasang(), berat(2.751), cash(3_287_500)))).toMatchObject({
      status: 403,
      event: 'TOLERANSI_BERAT',
    });
  });

  test('a weight far too light is a discount too: what is missing is measured at the stock weight', async () => {
    const asked = await minta(shop.as('SPV'), {
      path: 'penjualan',
      body: grosir(await sepasang(), berat(2.5), cash(2_987_500)),
    });
    expect(asked.body.data).toMatchObject({ event: ['HARGA_DI_BAWAH', 'TOLERANSI_BERAT'] });
  });

  test('a weight that nobody agreed to is found again by I-21', async () => {
    const { body } = await kirim(grosir(await sepasang(), berat(2.7), cash(3_226_500)));
    const { no_faktur_jual } = body.data as { no_faktur_jual: string };
    const set = (timbang: number) =>
      shop.rows(
        `update penjualan set grosir = jsonb_set(grosir, '{0,berat_timbang}', to_jsonb(${timbang}))
          where no_faktur_jual = $1`,
        [no_faktur_jual],
      );
    const rusak = async () =>
      (await periksaBuku(shop.db)).flatMap((one) => (one.kode === 'I-21' ? one.contoh : []));
    expect(await rusak()).toEqual([]);
    await set(2649);
    expect(await rusak()).toEqual([`KJ1/TOLERANSI_BERAT/${no_faktur_jual}`]);
    await set(2700);
    expect(await rusak()).toEqual([]);
  });
});

describe('who gains: the right of wholesale, and that of deposits, as a door to the counter', () => {
  const tutup = async (is_show: boolean) => {
    await shop.rows(
      `insert into user_akses (kode_toko, user_id, kode, is_show) values ('KJ1', 'spv.kj1', 'transaksi-penjualan', $1)
       on conflict (kode_toko, user_id, kode) do update set is_show = excluded.is_show`,
      [is_show],
    );
    await shop.rows(`update toko set versi = versi + 1 where kode_toko = 'KJ1'`);
  };

  test('fetches what the deposit holds, and sells no other piece', async () => {
    const [milik, lain] = await sepasang();
    const { body } = await shop
      .as('KASIR')
      .raw('POST', 'titip', sale([milik!], cash(500_000)), { 'idempotency-key': key() });
    const { no_titip, sisa_rp } = body.data as { no_titip: string; sisa_rp: number };
    await tutup(false);
    const ambil = (codes: string[], more: object = {}) =>
      sale(codes, { titipan: [no_titip], ...cash(sisa_rp), ...more });
    const ditolak = { status: 403, code: 'TIDAK_BERHAK' };
    expect(await jawab(ambil([milik!, lain!], cash(9_000_000)))).toMatchObject(ditolak);
    expect(await jawab(ambil([lain!]))).toMatchObject(ditolak);
    expect(await jawab(ambil([milik!], { titipan: [] }))).toMatchObject(ditolak);
    expect(await jawab(ambil([milik!]))).toMatchObject({ status: 201 });
    // Its own screen sells as before.
    const codes = await sepasang();
    expect((await kirim(grosir(codes, berat(2.7), cash(3_226_500)))).status).toBe(201);
    await tutup(true);
    expect((await kirim(sale([lain!], cash(9_000_000)))).status).toBe(201);
  });
});

test('a shop that sells wholesale alone has no price of the counter: the row of wholesale is enough', async () => {
  await shop.rows(
    `insert into kadar (kode_toko, kode_kadar, label, persen) values ('KJ1', '370', '37 %', 3700)`,
  );
  const harga = { jenis: 'GROSIR', kode_kadar: '370', harga_per_gram: HARGA };
  await shop
    .as('OWN')
    .raw('POST', 'parameter-harga-emas', harga, { 'idempotency-key': 'harga-370' });
  const codes = await sepasang({ kode_kadar: '370' });
  const [one] = codes;
  expect(await jawab(sale([one!], cash(3_000_000)))).toMatchObject({ code: 'HARGA_BELUM_ADA' });
  const { status, body } = await kirim(grosir(codes, berat(2.7), cash(3_226_500)));
  expect([status, body.data]).toMatchObject([201, { grand_total: 3_226_500 }]);
});
