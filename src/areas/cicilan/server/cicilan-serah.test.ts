import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cariUang } from '#tests/kit/buku.ts';
import { bayar, cicilan, cicilP1, MIRA } from '#tests/kit/uji/cicilan.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { disetujui } from '#tests/kit/titipan.ts';
import {
  bukaCicilanUji,
  shop,
  post,
  said,
  kontrakOf,
  pieceOf,
  gold,
  p1,
  saldo,
} from '#tests/kit/uji/buka/cicilan.ts';

bukaCicilanUji();

const SENDIRI = { diambil_oleh: MIRA.nama, no_ktp: MIRA.no_ktp };

describe('a shop that hands over at once (D-38.3)', () => {
  beforeAll(() => shop.param('CICILAN_SERAH_BARANG', 'AWAL'));
  afterAll(() => shop.param('CICILAN_SERAH_BARANG', 'LUNAS'));
  let no = '';

  test('asks who it is and where she is found', async () => {
    const codes = await tambahPotong(shop, ['P1']);
    const nobody = cicilan(codes, 2_000_000, { customer: { nama: 'Ibu Mira' } });
    const { status, body } = await post('KASIR', 'cicilan', nobody);
    expect([status, body.errors.map((one: { message: string }) => one.message)]).toEqual([
      422,
      [
        'Alamat Customer Tidak Boleh Kosong',
        'No HP Customer Tidak Boleh Kosong',
        'No KTP Customer Tidak Boleh Kosong',
      ],
    ]);
  });

  test('a cashier alone lends no gold: a superior agrees to what the customer will owe', async () => {
    const body = cicilan(await tambahPotong(shop, ['P1']), 774_500);
    expect(said(await post('KASIR', 'cicilan', body))).toEqual([403, 'PERLU_OTORISASI']);
    const made = await disetujui(shop, 'cicilan', body, 'SPV');
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { no_cicilan: lent, keadaan } = made.body.data;
    await bayar(shop, lent, keadaan.sisa_rp);
  });

  test('what is not paid whole is bought back nowhere; the payment under a buy-back stays', async () => {
    const { no_cicilan, no_faktur_jual } = await cicilP1(shop, {}, 'OWN');
    const [piece] = await shop.rows(
      'select kode_barcode from cicilan_barang where no_cicilan = $1',
      [no_cicilan],
    );
    const beli = (asal: object) =>
      post('OWN', 'pembelian/hitung', {
        barang: [{ kode_barcode: piece!.kode_barcode, berat: 3.25, ...asal }],
      });
    const known = { asal_nota: 'NOTA_SENDIRI', no_faktur_jual };
    for (const asal of [known, { asal_nota: 'TANPA_NOTA' }]) {
      const { status, body } = await beli(asal);
      expect([status, body.errors?.[0]?.message], JSON.stringify(body)).toEqual([
        422,
        `Cicilan ${no_cicilan} Belum Lunas`,
      ]);
    }
    await bayar(shop, no_cicilan, 5_813_000);
    expect((await beli(known)).status).toBe(200);
  });

  test('sells with the contract, and what is left is owed by her', async () => {
    const made = await cicilP1(shop, {}, 'OWN');
    no = made.no_cicilan;
    expect(made).toMatchObject({ status: 'AKTIF', serah: 'AWAL' });
    const jual = made.no_faktur_jual!;
    expect(await cariUang(shop, no)).toEqual({
      kas: 2_000_000,
      piutang_cicilan: 5_813_000,
      uang_cicilan: -7_813_000,
    });
    expect(await cariUang(shop, jual)).toMatchObject({
      uang_cicilan: 7_813_000,
      'pendapatan:TAMBAHAN_CICILAN': -710_500,
    });
    expect(await gold(jual)).toEqual([p1('baki:TK/A-01', -1), p1('pelanggan', 1)]);
  });

  test('what she pays is less that she owes; the last payment hands nothing over any more', async () => {
    const made = await bayar(shop, no, 813_000);
    expect(await cariUang(shop, made.no_bayar)).toEqual({
      kas: 813_000,
      piutang_cicilan: -813_000,
    });
    await shop.hari('2027-03-02');
    const path = `cicilan/${no}/batal`;
    const late = await post('OWN', path, { alasan: 'Terlambat', ...SENDIRI });
    expect(said(late)).toEqual([422, 'SERAH_AWAL_BATAL']);
    const last = await bayar(shop, no, 5_000_000);
    expect(last).toMatchObject({ jenis: 'PELUNASAN', no_faktur_jual: null });
    expect(await kontrakOf(no)).toMatchObject({ status: 'LUNAS', keadaan: { sisa_rp: 0 } });
    expect(await saldo('piutang_cicilan')).toBe(0);
  });

  test('cancelled on its day, the sale goes with it', async () => {
    const { no_cicilan, no_faktur_jual } = await cicilP1(shop, {}, 'OWN');
    const path = `cicilan/${no_cicilan}/batal`;
    const { status, body } = await disetujui(
      shop,
      path,
      { alasan: 'Salah barang', ...SENDIRI },
      'OWN',
    );
    expect([status, body.data?.status], JSON.stringify(body)).toEqual([200, 'CANC']);
    const [sale] = await shop.rows('select status from penjualan where no_faktur_jual = $1', [
      no_faktur_jual,
    ]);
    expect(sale).toEqual({ status: 'CANC' });
    expect(await pieceOf(no_cicilan)).toMatchObject({ status: 'READY', kode_baki: 'A-01' });
  });
});
