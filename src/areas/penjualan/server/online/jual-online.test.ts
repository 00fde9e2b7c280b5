import { beforeAll, describe, expect, test } from 'vitest';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { izin } from '#tests/kit/orang/setuju.ts';
import type { Who } from '#tests/kit/shop.ts';
import { openOnlineUji } from '#tests/kit/uji/online.ts';

const { bookOf, cash, jawab, jualPesanan, kirim, P4, pesanan, sale, shop } = await openOnlineUji();
const cair = (no: string, more: object) => ({
  tgl_cair: '2026-11-20',
  baris: [{ no_dokumen: no, urut: 1, ...more }],
});

beforeAll(() => shop.modulOn('SLIP_MARKETPLACE_MODULE'));

describe('P4 sold on a marketplace, its fee 6 %', () => {
  let no: string;
  beforeAll(async () => {
    const { status, body } = await kirim('penjualan', pesanan(await P4()));
    expect(body).toMatchObject({
      data: {
        grand_total: 1_470_000,
        status: 'DONE',
        marketplace: {
          kode_marketplace: 'SHP',
          nama: 'Shopee',
          ekspedisi: 'JNE REG',
          no_order: 'ORD-1',
          no_resi: null,
          fee_persen: 6,
          status: 'DIPROSES',
        },
        pembayaran: [{ jenis: 'TRANSFER', kode_bank: 'SHP', no_rekening: '1234567890' }],
      },
    });
    expect(status).toBe(201);
    no = (body.data as { no_faktur_jual: string }).no_faktur_jual;
  });

  test('the book holds it: its money waits under the code, though cards of this shop wait nowhere', async () => {
    expect(await bookOf(no)).toEqual([
      { akun: 'kartu:SHP', rupiah: 1_470_000, qty: 0, berat: 0, kadar: 0, murni: 0 },
      { akun: 'penjualan', rupiah: -1_470_000, qty: 0, berat: 0, kadar: 0, murni: 0 },
      { akun: 'hpp', rupiah: 1_250_000, qty: 0, berat: 0, kadar: 0, murni: 0 },
      { akun: 'persediaan', rupiah: -1_250_000, qty: 0, berat: 0, kadar: 0, murni: 0 },
      { akun: 'baki:TK/B-02', rupiah: 0, qty: -1, berat: -1200, kadar: 3750, murni: -450 },
      { akun: 'pelanggan', rupiah: 0, qty: 1, berat: 1200, kadar: 3750, murni: 450 },
    ]);
  });

  test('it is handed over with the courier’s number, once, and then received', async () => {
    expect(await jawab(`penjualan/${no}/selesai`, {})).toMatchObject({ status: 409 });
    expect(await jawab(`penjualan/${no}/kirim`, {})).toMatchObject({ status: 422 });
    const { body } = await kirim(`penjualan/${no}/kirim`, { no_resi: 'JNE0001' });
    expect(body).toMatchObject({ data: { status: 'DIKIRIM', no_resi: 'JNE0001' } });
    expect(await jawab(`penjualan/${no}/kirim`, { no_resi: 'JNE0002' })).toMatchObject({
      status: 409,
      code: 'STATUS_KIRIM',
    });
    expect((await kirim(`penjualan/${no}/selesai`, {})).body).toMatchObject({
      data: { status: 'SELESAI', no_resi: 'JNE0001' },
    });
  });

  test('its slip is a page for the parcel, of 100 x 150 mm or of a roll; a sale over the counter has none', async () => {
    for (const ukuran of ['100X150', '80'])
      expect(
        (await shop.as('KASIR').raw('GET', `penjualan/${no}/slip.pdf?ukuran=${ukuran}`)).status,
      ).toBe(200);
    const meja = await kirim('penjualan', { ...sale(await P4()), ...cash(1_470_000) });
    const { no_faktur_jual } = meja.body.data as { no_faktur_jual: string };
    expect((await shop.as('KASIR').raw('GET', `penjualan/${no_faktur_jual}/slip.pdf`)).status).toBe(
      404,
    );
  });

  test('who gains: a fee typed higher than the percent of its day, or one of a bank, is not settled alone', async () => {
    const one = (more: object) => jawab('non-cash/validasi', cair(no, more), 'SPV');
    expect(await one({ fee_mp: 88_201, ongkir: 0 })).toMatchObject({
      status: 403,
      event: 'NON_CASH_SELISIH',
    });
    // Freight that no percent expects is money that an account may have got after all.
    for (const more of [
      { fee_mp: 88_200, ongkir: 15_000 },
      { fee_mp: 0, ongkir: 1_400_000 },
    ])
      expect(await one(more)).toMatchObject({ status: 403, event: 'NON_CASH_SELISIH' });
    expect(await one({ biaya_bank: 88_200 })).toMatchObject({
      status: 422,
      code: 'BIAYA_MARKETPLACE',
    });
    expect(await one({ fee_mp: 88_200, ongkir: 1_381_801 })).toMatchObject({
      status: 422,
      code: 'BIAYA_LEBIH',
    });
  });

  test('paid out less 6 % and, as an owner agreed, freight of 15,000, to the account of its day', async () => {
    // Another account is an owner's to agree to, and a sale of before keeps its own.
    const ubah = (who: Who, no_rekening: string) =>
      shop.as(who).raw('PUT', 'marketplace/SHP', { nama: 'Shopee', fee_persen: 6, no_rekening });
    expect(await ubah('SPV', '0987654321')).toMatchObject({ status: 403 });
    expect(await ubah('OWN', '0987654321')).toMatchObject({ status: 200 });
    const path = 'non-cash/validasi';
    const isi = cair(no, { fee_mp: 88_200, ongkir: 15_000 });
    const setuju = await izin(shop.as('SPV'), shop.as('OWN'), { path, body: isi });
    const { body } = await kirim(path, isi, 'SPV', { 'x-otorisasi': setuju });
    expect(body).toMatchObject({
      data: {
        dana_masuk: 1_366_800,
        biaya_bank: 103_200,
        baris: [{ nama_bank: 'Shopee', fee_mp: 88_200, ongkir: 15_000 }],
      },
    });
    const { no_validasi } = body.data as { no_validasi: string };
    expect((await bookOf(no_validasi)).map(({ akun, rupiah }) => [akun, rupiah])).toEqual([
      ['kartu:SHP', -1_470_000],
      ['bank:1234567890', 1_366_800],
      ['biaya:FEE_MARKETPLACE', 88_200],
      ['biaya:ONGKIR_MARKETPLACE', 15_000],
    ]);
    expect(await ubah('OWN', '1234567890')).toMatchObject({ status: 200 });
  });

  test('№ 13 says what was kept of it and what is still to come', async () => {
    await jualPesanan('ORD-2');
    const { body } = await shop
      .as('OWN')
      .raw('GET', 'penjualan/report-marketplace?tgl_from=2026-11-20&tgl_to=2026-11-20');
    expect(barisLaporan(body.data)).toMatchObject([
      {
        no_order: 'ORD-1',
        netto: 1_470_000,
        fee_mp: 88_200,
        ongkir: 15_000,
        diterima: 1_366_800,
        tgl_cair: '2026-11-20',
        status: 'SELESAI',
      },
      { no_order: 'ORD-2', fee_mp: 88_200, ongkir: 0, diterima: 1_381_800, tgl_cair: null },
    ]);
    expect(JSON.stringify(body)).toContain('Belum cair Rp 1,381,800');
  });
});
