import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { jualan, type Jualan } from '#tests/kit/jualan.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { cash, disetujui, send } from '#tests/kit/titipan.ts';
import { biayaSendiri, SENDIRI } from '#tests/proof/oracle/naif/tambahan.naif.ts';

const HARI = ['2026-11-18', '2026-11-19', '2026-11-20'] as const;
type Baris = Record<string, any>;
let shop: Shop;
let sold: Jualan;
let faktur: Baris;

beforeAll(async () => {
  shop = await openShop({ hari: HARI[0], dasar: true });
  await shop.modulOn('HIDUP_FEATURE_MODULE');
  await shop.modulOn('KUPON_PENJUALAN_MODULE');
  await shop.modulOn('BONUS_SALES_TRANSACTION_MODULE');
  await shop.modulOn('POTONGAN_PENJUALAN_MODULE');
  await shop.param('TOKO_REKAP_PENJUALAN', ['KJ1']);
  await tulis('para-bonus-sales', { nama: 'Bonus gram', dasar: 'PER_GRAM', tarif: 5000 });
  await tulis('para-potongan-kategori', {
    kode_potongan: 'SATU',
    nama: 'Satu persen',
    cara: 'PERSEN',
    persen: 1,
    kode_group: [],
  });
  await tulis('para-kupon', {
    jenis_kupon: 'SERATUS',
    nama: 'Seratus ribu',
    cara: 'RUPIAH',
    nilai: 100_000,
    minimal_belanja: 100_000,
    masa_hari: 30,
    kali_pakai: 1,
  });
  sold = await jualan(shop, HARI, 12, 23);
  const kupon = await tulis('transaksi-kupon', { jenis_kupon: 'SERATUS', banyak: 2 });
  faktur = await tulis('penjualan', {
    kode_sales: 'S01',
    customer: { nama: 'Ibu Sari' },
    barang: [{ kode_barcode: [...sold.baki.keys()].at(-1), potongan: 'SATU' }],
    kupon: kupon[0].no_kupon,
    ...cash(900_000_000),
  });
}, 120_000);
afterAll(() => shop.close());

async function tulis(path: string, body: object): Promise<any> {
  const answer = await send(shop.as('OWN'), path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
}
async function baca(path: string, more: Record<string, string> = {}): Promise<Baris[]> {
  const query = new URLSearchParams({ tgl_from: HARI[0], tgl_to: HARI[2], ...more });
  const { status, body } = await shop.as('OWN').raw('GET', `${path}?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  const rows = body.data as Baris[];
  return barisLaporan(rows);
}
/** Sums without the noise of grams as decimals. */
const jumlah = (rows: readonly Baris[], ...names: string[]): number[] =>
  names.map((name) => rows.reduce((all, one) => all + Math.round(one[name] * 1000), 0));

describe('what was sold, added up (Part III, 1)', () => {
  test('every grouping of № 5, № 3 and № 4 have the grams and the money of № 1 and № 2', async () => {
    const EMAS = ['qty', 'berat', 'murni', 'netto'];
    const lines = jumlah(await baca('penjualan/report-detail'), ...EMAS);
    const notas = await baca('penjualan/report-faktur');
    expect(jumlah(notas, 'bruto')[0]! - jumlah(notas, 'diskon')[0]!).toBe(lines[3]);
    for (const group_by of [
      'SALES',
      'GROUP',
      'KADAR',
      'BAKI',
      'KELOMPOK_HARGA',
      'TIPE_CUSTOMER',
      'KASIR',
      'HARI',
      'JAM',
    ]) {
      const rows = await baca('penjualan/report-ringkasan', { group_by });
      expect(jumlah(rows, ...EMAS), group_by).toEqual(lines);
      expect(jumlah(rows, 'kontribusi'), group_by).toEqual([100_000]);
    }
    expect(jumlah(await baca('penjualan/report-rekap'), ...EMAS)).toEqual(lines);
    const global = await baca('penjualan/report-global-jenis');
    expect(jumlah(global, ...EMAS)).toEqual(lines);
    expect(jumlah(global, 'kontribusi', 'kontribusi_rp')).toEqual([100_000, 100_000]);
  });

  test('the hours are those of the shop: nothing is sold before nine', async () => {
    const rows = await baca('penjualan/report-ringkasan', { group_by: 'JAM' });
    expect(rows.map(({ kunci }) => kunci)).toEqual(rows.map(({ kunci }) => kunci).toSorted());
    expect(rows[0]!.kunci).toBe('09:00');
  });

  test('an invoice with two jenis is one invoice in the recap', async () => {
    const { length } = await baca('penjualan/report-faktur');
    const query = `tgl_from=${HARI[0]}&tgl_to=${HARI[2]}`;
    const { body } = await shop.as('OWN').raw('GET', `penjualan/report-rekap?${query}`);
    expect(body.catatan).toBe(`${length} faktur berbeda`);
  });
});

describe('what is taken off and what is paid for selling', () => {
  test('№ 8 adds up to every reduction of № 1, and names the kind of reduction and the coupon', async () => {
    const rows = await baca('penjualan/report-potongan');
    expect(jumlah(rows, 'diskon')).toEqual(jumlah(await baca('penjualan/report-detail'), 'diskon'));
    const one = rows.find(({ no_faktur_jual }) => no_faktur_jual === faktur.no_faktur_jual);
    expect(one).toMatchObject({
      kategori_potongan: 'Satu persen',
      kupon_rp: 100_000,
      potongan_rp: faktur.barang[0].potongan_rp,
      diskon: faktur.barang[0].potongan_rp + 100_000,
      tanda: null,
    });
    for (const row of rows) expect(row.diskon_rp + row.potongan_rp + row.kupon_rp).toBe(row.diskon);
  });

  test('№ 8: a price that was typed 3 % lower is a reduction, marked with who agreed; a limit of today marks no sale of before', async () => {
    const [kode_barcode] = await tambahPotong(shop, ['P1']);
    const jual = {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari' },
      barang: [{ kode_barcode, harga_per_gram: 2_104_900 }],
      ...cash(900_000_000),
    };
    const sold = await disetujui(shop, 'penjualan', jual);
    expect(sold.status, JSON.stringify(sold.body)).toBe(201);
    await shop.param('BATAS_DISKON_KASIR', 50 as never);
    const rows = await baca('penjualan/report-potongan');
    const [murah] = rows.filter((one) => one.kode_barcode === kode_barcode);
    const [line] = await shop.rows(
      'select harga_komputer as patokan from penjualan_barang where kode_barcode = $1',
      [kode_barcode],
    );
    // 3.250 g at 2,170,000 and 50,000 of labour are 7,102,500; at most 142,050 of them are the cashier's to give.
    expect(murah).toMatchObject({
      diskon: 0,
      di_bawah_rp: line!.patokan - murah!.bruto,
      otorisasi_by: 'spv.kj1',
      tanda: 'LEWAT_BATAS',
    });
    expect(murah!.di_bawah_rp).toBeGreaterThan(142_050);
    expect(rows.filter(({ persen }) => persen > 0.5).length).toBeGreaterThan(0);
    expect(rows.filter(({ tanda }) => tanda !== null)).toEqual([murah]);
  });

  test('№ 9: five thousand rupiah a gram, line by line and in one row for each sales person', async () => {
    const lines = await baca('penjualan/report-bonus-sales', { tampilan: 'DETAIL' });
    for (const { berat, bonus_rp } of lines) expect(bonus_rp).toBe(Math.round(berat * 5000));
    const rows = await baca('penjualan/report-bonus-sales');
    expect(
      rows.map(({ kode_sales, aturan, dasar, tarif }) => [kode_sales, aturan, dasar, tarif]),
    ).toEqual([
      ['S01', 'Bonus gram', 'Per gram', '5,000'],
      ['SL01', 'Bonus gram', 'Per gram', '5,000'],
    ]);
    expect(jumlah(rows, 'qty', 'netto', 'bonus_rp')).toEqual(
      jumlah(lines, 'qty', 'netto', 'bonus_rp'),
    );
    expect(jumlah(lines, 'netto')).toEqual(jumlah(await baca('penjualan/report-detail'), 'netto'));
  });

  test('№ 10: labour and charges of each invoice, the fee beside them', async () => {
    const rows = await baca('penjualan/report-fee');
    const notas = await baca('penjualan/report-faktur');
    const biaya = Object.keys(SENDIRI);
    expect(jumlah(rows, ...biaya)).toEqual(jumlah(notas, ...biaya));
    const ongkos = jumlah(await baca('penjualan/report-detail'), 'ongkos')[0]!;
    expect(jumlah(rows, 'ongkos')[0]).toBe(ongkos + jumlah(notas, 'ongkos_kerja')[0]!);
    for (const row of rows) expect(row.total_tambahan).toBe(row.ongkos + biayaSendiri(row));
  });

  test('№ 45: one of two coupons used, by the sale that used it', async () => {
    const query = `tgl_from=${HARI[0]}&tgl_to=${HARI[2]}`;
    const { body } = await shop.as('OWN').raw('GET', `transaksi-kupon/report?${query}`);
    expect(body.catatan).toBe('Terpakai 1 dari 2 kupon yang terbit (50.00%)');
    const kosong = 'tgl_from=2026-10-01&tgl_to=2026-10-02';
    for (const path of ['transaksi-kupon/report', 'stock-opname/report']) {
      const sepi = await shop.as('OWN').raw('GET', `${path}?${kosong}`);
      expect(sepi).toMatchObject({ status: 200, body: { data: [] } });
      expect(sepi.body.catatan ?? null, path).toBeNull();
    }
    expect(await baca('transaksi-kupon/report', { status: 'TERPAKAI' })).toMatchObject([
      {
        faktur_pakai: faktur.no_faktur_jual,
        dipakai_rp: 100_000,
        netto: faktur.barang[0].netto,
        status: 'TERPAKAI',
      },
    ]);
    expect(await baca('transaksi-kupon/report', { status: 'TERBIT' })).toHaveLength(1);
  });
});

test('a shop that the parameter does not name has no recap', async () => {
  await shop.param('TOKO_REKAP_PENJUALAN', []);
  const query = `tgl_from=${HARI[0]}&tgl_to=${HARI[2]}`;
  expect((await shop.as('OWN').raw('GET', `penjualan/report-rekap?${query}`)).status).toBe(403);
  await shop.param('TOKO_REKAP_PENJUALAN', ['KJ1']);
});
