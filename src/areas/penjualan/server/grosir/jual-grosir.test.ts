import { beforeAll, describe, expect, test } from 'vitest';
import { minta } from '#tests/kit/orang/setuju.ts';
import { HARGA, openGrosirUji } from '#tests/kit/uji/grosir.ts';

const { berat, bookOf, cash, grosir, jawab, key, kirim, sepasang, shop } = await openGrosirUji();

describe('1.200 g and 1.500 g that weigh 2.690 g together, at 1,195,000 a gram', () => {
  let no: string;
  let codes: string[];
  beforeAll(async () => {
    codes = await sepasang();
    const { status, body } = await kirim(grosir(codes, berat(2.69), cash(3_215_000)));
    expect(body).toMatchObject({
      data: {
        grand_total: 3_215_000,
        sub_total: 3_215_000,
        qty: 2,
        berat: 2.69,
        poin: 0,
        kupon_terbit: [],
        grosir: [
          {
            kode_group: 'T',
            qty: 2,
            berat_stock: 2.7,
            berat_timbang: 2.69,
            berat: 2.69,
            harga_per_gram: HARGA,
            nilai: 3_215_000,
          },
        ],
        barang: [
          { berat: 1.196, netto: 1_429_420, ongkos: 0, harga_per_gram: HARGA },
          { berat: 1.494, netto: 1_785_580, ongkos: 0, harga_per_gram: HARGA },
        ],
      },
    });
    expect(status).toBe(201);
    no = (body.data as { no_faktur_jual: string }).no_faktur_jual;
  });

  test('the book holds it to the rupiah and the milligram', async () => {
    expect(await bookOf(no)).toEqual([
      { akun: 'kas', rupiah: 3_215_000, qty: 0, berat: 0, kadar: 0, murni: 0 },
      { akun: 'penjualan', rupiah: -3_215_000, qty: 0, berat: 0, kadar: 0, murni: 0 },
      { akun: 'hpp', rupiah: 2_810_000, qty: 0, berat: 0, kadar: 0, murni: 0 },
      { akun: 'persediaan', rupiah: -2_810_000, qty: 0, berat: 0, kadar: 0, murni: 0 },
      { akun: 'baki:TK/B-02', rupiah: 0, qty: -1, berat: -1200, kadar: 3750, murni: -450 },
      { akun: 'pelanggan', rupiah: 0, qty: 1, berat: 1196, kadar: 3750, murni: 449 },
      { akun: 'selisih', rupiah: 0, qty: 0, berat: 4, kadar: 3750, murni: 1 },
      { akun: 'baki:TK/B-02', rupiah: 0, qty: -1, berat: -1500, kadar: 3750, murni: -563 },
      { akun: 'pelanggan', rupiah: 0, qty: 1, berat: 1494, kadar: 3750, murni: 560 },
      { akun: 'selisih', rupiah: 0, qty: 0, berat: 6, kadar: 3750, murni: 3 },
    ]);
  });

  test('the nota says the group, what it weighed, and each piece of it', async () => {
    const { status, body } = await shop.as('SPV').raw('GET', `penjualan/${no}`);
    expect({ status, grosir: body.data.grosir }).toMatchObject({
      status: 200,
      grosir: [{ qty: 2 }],
    });
    const pdf = await shop.as('SPV').raw('GET', `penjualan/${no}/nota.pdf`);
    expect(pdf.status).toBe(200);
  });

  test('cancelled by approval the pieces lie in their tray again, at their stock weight', async () => {
    const path = `penjualan/${no}/batal`;
    const body = { alasan: 'Pembeli tidak jadi' };
    const asked = await minta(shop.as('SPV'), { path, body });
    const { keystore } = asked.body.data as { keystore: string };
    await shop.as('OWN').raw('POST', `otorisasi/${keystore}/setujui`, {});
    const done = await shop.as('SPV').raw('POST', path, body, {
      'idempotency-key': key(),
      'x-otorisasi': keystore,
    });
    expect(done.body).toMatchObject({ data: { status: 'CANC' } });
    expect(
      await shop.rows(
        'select status, kode_baki, berat::int from barang where kode_barcode = any($1) order by berat',
        [codes],
      ),
    ).toEqual([
      { status: 'READY', kode_baki: 'B-02', berat: 1200 },
      { status: 'READY', kode_baki: 'B-02', berat: 1500 },
    ]);
  });
});

test('a discount counts on the whole: 5 % of 3,226,500 is a supervisor’s, a rupiah more is not', async () => {
  const one = async (rupiah: number) => {
    const codes = await sepasang();
    return jawab(grosir(codes, berat(2.7), { ...cash(3_226_500 - rupiah), diskon: { rupiah } }));
  };
  expect(await one(161_500)).toMatchObject({ status: 403, event: 'HARGA_DI_BAWAH' });
  expect((await one(161_000)).status).toBe(201);
});

test('the screen reckons the same, says what is missing, and keeps nothing', async () => {
  const barang = await sepasang();
  const tanya = (group: object[]) =>
    shop.as('SPV').raw('POST', 'penjualan-grosir/hitung', { barang, grosir: group });
  expect((await tanya([])).body.data).toMatchObject({
    grand_total: 0,
    kurang: 'Berat Group T Belum Diisi',
    grosir: [{ kode_group: 'T', qty: 2, berat_stock: 2.7, harga_per_gram: HARGA, nilai: null }],
  });
  expect((await tanya(berat(2.69))).body.data).toMatchObject({
    grand_total: 3_215_000,
    kurang: null,
  });
  expect(
    (await shop.as('KASIR').raw('POST', 'penjualan-grosir/hitung', { barang, grosir: [] })).status,
  ).toBe(403);
});

describe('counted in pieces (SEMI_GROSIR_QTY_MODULE)', () => {
  beforeAll(() => shop.modulOn('SEMI_GROSIR_QTY_MODULE'));
  const qty = (n: number) => [{ kode_group: 'T', qty: n }];

  test('the count must be that of the scans, and nothing is weighed', async () => {
    const codes = await sepasang();
    const one = (group: object[]) => jawab(grosir(codes, group, cash(3_226_500)));
    expect(await one(qty(3))).toMatchObject({ status: 422, code: 'QTY_BEDA' });
    expect(await one([])).toMatchObject({ status: 422, code: 'BELUM_DIHITUNG' });
    expect(await one([{ kode_group: 'T', qty: 2, berat: 2.7 }])).toMatchObject({
      status: 422,
      code: 'TIDAK_DITIMBANG',
    });
    const { body } = await kirim(grosir(codes, qty(2), cash(3_226_500)));
    expect(body).toMatchObject({
      data: {
        grand_total: 3_226_500,
        grosir: [{ qty: 2, berat: 2.7, berat_timbang: null }],
        barang: [
          { berat: 1.2, netto: 1_434_000 },
          { berat: 1.5, netto: 1_792_500 },
        ],
      },
    });
  });

  test('one that waits for its money is measured again when the price has risen by 10 %', async () => {
    await shop.param('VALIDASI_PENJUALAN', true);
    const { body } = await kirim(grosir(await sepasang(), qty(2)));
    expect(body).toMatchObject({ data: { status: 'OPEN', grand_total: 3_226_500 } });
    const { no_faktur_jual: no } = body.data as { no_faktur_jual: string };
    await shop
      .as('OWN')
      .raw(
        'POST',
        'parameter-harga-emas',
        { jenis: 'GROSIR', kode_group: 'T', harga_per_gram: 1_314_500 },
        { 'idempotency-key': 'harga-naik' },
      );
    const bayar = () =>
      shop
        .as('KASIR')
        .raw('POST', `penjualan/${no}/validasi`, cash(3_226_500), { 'idempotency-key': key() });
    expect((await bayar()).body).toMatchObject({ status: 403, event: 'HARGA_DI_BAWAH' });
    await shop
      .as('OWN')
      .raw(
        'POST',
        'parameter-harga-emas',
        { jenis: 'GROSIR', kode_group: 'T', harga_per_gram: HARGA },
        { 'idempotency-key': 'harga-turun' },
      );
    expect((await bayar()).body).toMatchObject({ data: { status: 'DONE', poin: 0 } });
    await shop.param('VALIDASI_PENJUALAN', false);
  });
});
