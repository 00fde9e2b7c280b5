import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { readPdf } from '#kit/testing/read-pdf.ts';
import { jualan, type Jualan } from '#tests/kit/jualan.ts';
import { belikan } from '#tests/kit/pembelian.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { cash, send, titipkan } from '#tests/kit/titipan.ts';
import { SENDIRI } from '#tests/proof/oracle/naif/tambahan.naif.ts';

const HARI = ['2026-11-18', '2026-11-19', '2026-11-20'] as const;
const PERIODE = { tgl_from: HARI[0], tgl_to: HARI[2] };
type Baris = Record<string, any>;
let shop: Shop;
let sold: Jualan;

beforeAll(async () => {
  shop = await openShop({ hari: HARI[0], dasar: true });
  await shop.modulOn('HIDUP_FEATURE_MODULE');
  await shop.param('PARAMETER_HARGA_EMAS_GLOBAL_VALUE', rp(2_600_000));
  const own = shop.as('OWN');
  const kas = { kode_transaksi: 'MODAL_KAS', jumlah: 50_000_000, keterangan: 'Modal pagi' };
  await send(own, 'cash/masuk', kas);
  sold = await jualan(shop, HARI, 12, 23);
  await send(own, 'cash/keluar', {
    kode_transaksi: 'LISTRIK',
    jumlah: 250_000,
    keterangan: 'Listrik November',
  });
  const [nota] = sold.nota.filter(({ batal }) => !batal).slice(-1);
  const { no_faktur_jual, barang } = nota!.dokumen;
  const [one] = barang;
  await belikan(shop, [
    {
      asal_nota: 'NOTA_SENDIRI',
      no_faktur_jual,
      kode_barcode: one!.kode_barcode,
      berat: one!.berat / 1000,
    },
  ]);
  await titipkan(shop, [[...sold.baki.keys()].at(-1)!], cash(200_000));
}, 120_000);
afterAll(() => shop.close());

async function baca(
  path: string,
  query: Record<string, string> = PERIODE,
  who: Who = 'OWN',
): Promise<Baris[]> {
  const { status, body } = await shop.as(who).raw('GET', `${path}?${new URLSearchParams(query)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  const rows = body.data as Baris[];
  return barisLaporan(rows);
}
const jumlah = (rows: readonly Baris[], name: string): number =>
  rows.reduce((all, one) => all + Math.round((one[name] ?? 0) * 1000), 0);
const satu = async (text: string): Promise<number> =>
  Number((await shop.rows<{ n: number }>(`select (${text})::bigint as n`))[0]!.n);

describe('what was earned (Part III, 6)', () => {
  test('№ 89, every grouping of № 90 and LABA KOTOR of № 95 are one figure, and the book has its cost', async () => {
    const lines = await baca('penjualan/report-margin');
    const laba = jumlah(lines, 'laba');
    expect(laba).toBeGreaterThan(0);
    for (const group_by of [
      'JENIS',
      'KADAR',
      'GROUP',
      'KELOMPOK_HARGA',
      'SALES',
      'SUPPLIER',
      'BULAN',
    ])
      expect(
        jumlah(await baca('penjualan/report-margin-global', { ...PERIODE, group_by }), 'laba'),
        group_by,
      ).toBe(laba);
    const rugi = await baca('manajerial/report-laba-rugi', {
      bulan_from: '2026-11',
      bulan_to: '2026-11',
    });
    const kotor = rugi.find(({ uraian }) => uraian === 'LABA KOTOR')!;
    expect(kotor.total * 1000).toBe(laba);
    expect(kotor.bulan_11).toBe(kotor.total);
    expect(kotor.bulan_10).toBeNull();
    expect(jumlah(lines, 'modal') / 1000).toBe(
      await satu(`select sum(rupiah) from buku where akun = 'hpp'`),
    );
  });

  test('the statement ends with what is left after costs; capital put in is no income', async () => {
    const rugi = await baca('manajerial/report-laba-rugi', {
      bulan_from: '2026-11',
      bulan_to: '2026-11',
    });
    const [lain, biaya] = ['PENDAPATAN LAIN', 'BIAYA'].map((blok) =>
      jumlah(
        rugi.filter((row) => row.blok === blok),
        'total',
      ),
    );
    const [{ n }] = (await shop.rows(
      `select sum(rupiah)::bigint as n from buku where akun like 'biaya:%'`,
    )) as [Baris];
    expect(biaya).toBe(n * 1000);
    expect(rugi.find(({ uraian }) => uraian === 'Listrik dan air')).toMatchObject({
      total: 250_000,
    });
    expect(lain).toBe(
      -1000 *
        (await satu(
          `select sum(rupiah) from buku where akun in ('${Object.keys(SENDIRI).join(`', '`)}', 'pembulatan')`,
        )),
    );
    const [kotor, bersih] = ['LABA KOTOR', 'LABA BERSIH SEBELUM PAJAK'].map(
      (uraian) => rugi.find((row) => row.uraian === uraian)!.total * 1000,
    );
    expect(bersih).toBe(kotor! + lain! - biaya!);
  });

  test('who may not see cost sees turnover and costs, but no profit anywhere', async () => {
    await shop.rows(`insert into user_akses (kode_toko, user_id, kode, is_show)
      select 'KJ1', 'spv.kj1', kode, true
        from unnest(array['laporan-laba-rugi', 'laporan-analisa-manajerial']) kode`);
    await shop.rows(`update toko set versi = versi + 1 where kode_toko = 'KJ1'`);
    const month = { bulan_from: '2026-11', bulan_to: '2026-11' };
    const rugi = await baca('manajerial/report-laba-rugi', month, 'SPV');
    expect(new Set(rugi.map(({ blok }) => blok))).toEqual(
      new Set(['OMZET', 'PENDAPATAN LAIN', 'BIAYA']),
    );
    const angka = await baca('manajerial/report', { bulan: '2026-11' }, 'SPV');
    expect(angka.some(({ uraian }) => /Laba|Margin/.test(uraian))).toBe(false);
  });

  test('on paper a month stands upright on one sheet that ends with what is left; a year lies wide', async () => {
    const kertas = async (bulan_from: string) => {
      const query = new URLSearchParams({ bulan_from, bulan_to: '2026-11' });
      const { bytes } = await shop.as('OWN').raw('GET', `manajerial/report-laba-rugi.pdf?${query}`);
      const [, wide, tall] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(bytes.toString('latin1'))!;
      return { pages: readPdf(bytes), upright: Number(wide) < Number(tall) };
    };
    const sebulan = await kertas('2026-11');
    expect(sebulan.upright).toBe(true);
    expect(sebulan.pages).toHaveLength(1);
    const lines = sebulan.pages[0]!;
    expect(lines.some((line) => line.startsWith('LABA BERSIH SEBELUM PAJAK'))).toBe(true);
    expect(lines).not.toContain('Blok : OMZET');
    expect((await kertas('2026-01')).upright).toBe(false);
  });

  test('months the wrong way round, or more than a year of them, are refused at both fields', async () => {
    const ask = async (bulan_from: string, bulan_to: string) => {
      const query = new URLSearchParams({ bulan_from, bulan_to });
      const { status, body } = await shop
        .as('OWN')
        .raw('GET', `manajerial/report-laba-rugi?${query}`);
      return [status, body.message, (body.errors ?? []).length];
    };
    expect(await ask('2026-11', '2026-10')).toEqual([
      422,
      'Tanggal awal tidak boleh lebih besar dari tanggal akhir',
      2,
    ]);
    expect(await ask('2025-11', '2026-11')).toEqual([
      422,
      'Rentang bulan tidak boleh lebih dari 12 bulan',
      2,
    ]);
  });
});

describe('gold', () => {
  test('№ 92 and № 97 sell what № 1 sells and buy what № 15 buys, day by day and group by group', async () => {
    const [jual, beli] = [
      await baca('penjualan/report-detail'),
      await baca('pembelian/report-detail'),
    ];
    expect(beli.length).toBe(1);
    for (const group_by of ['HARI', 'BULAN', 'KADAR', 'JENIS']) {
      const rows = await baca('manajerial/report-jual-beli', { ...PERIODE, group_by });
      expect(jumlah(rows, 'jual_berat')).toBe(jumlah(jual, 'berat'));
      expect(jumlah(rows, 'beli_murni')).toBe(jumlah(beli, 'murni'));
      expect(jumlah(rows, 'neto_rp')).toBe(jumlah(jual, 'netto') - jumlah(beli, 'harga'));
    }
    // By month a year is asked for, which one month does not hold; anything else of it is held.
    await shop.modulOn('PROTEKSI_SATU_BULAN_MODULE');
    const tahun = { tgl_from: '2026-01-01', tgl_to: '2026-12-31' };
    const perBulan = await baca('manajerial/report-jual-beli', { ...tahun, group_by: 'BULAN' });
    expect(perBulan.map(({ kunci }) => kunci)).toEqual(['2026-11']);
    for (const lain of [
      { ...tahun, group_by: 'HARI' },
      { ...tahun, tgl_to: '2026-11-30', group_by: 'BULAN' },
    ]) {
      const ditolak = await shop
        .as('OWN')
        .raw('GET', `manajerial/report-jual-beli?${new URLSearchParams(lain)}`);
      expect(ditolak.status, ditolak.text).toBe(422);
    }
    await shop.modulOff('PROTEKSI_SATU_BULAN_MODULE');
    const groups = await baca('kelompok-harga/hidup/report-rekap');
    expect(jumlah(groups, 'netto')).toBe(jumlah(jual, 'netto'));
    expect(jumlah(groups, 'beli_berat')).toBe(jumlah(beli, 'berat'));
    const saldo = await baca('barang/report-saldo-stock', {
      per_tanggal: HARI[2],
      group_by: 'GROUP',
    });
    expect(jumlah(groups, 'stock_berat')).toBe(jumlah(saldo, 'berat'));
  });

  test('№ 93: closing stock of any day is that of № 63; the mean is that of the three closings', async () => {
    for (const group_by of ['JENIS', 'GROUP', 'KADAR', 'NAMA_BARANG', 'SUPPLIER', 'BAKI'])
      for (const tgl_to of HARI) {
        const rows = await baca('manajerial/report-perputaran', {
          tgl_from: HARI[0],
          tgl_to,
          group_by,
        });
        const saldo = await baca('barang/report-saldo-stock', { per_tanggal: tgl_to });
        expect(jumlah(rows, 'stock_akhir'), `${group_by} ${tgl_to}`).toBe(jumlah(saldo, 'berat'));
        expect(jumlah(rows, 'stock_qty')).toBe(jumlah(saldo, 'qty'));
      }
    const closings = await Promise.all(
      HARI.map(async (per_tanggal) =>
        jumlah(await baca('barang/report-saldo-stock', { per_tanggal }), 'berat'),
      ),
    );
    const mean = closings.reduce((all, one) => all + one, 0) / closings.length;
    const rows = await baca('manajerial/report-perputaran');
    expect(Math.abs(jumlah(rows, 'stock_rata') - mean)).toBeLessThan(rows.length);
    expect(rows.every(({ saran }) => saran !== 'MATI')).toBe(true);
  });

  test('№ 96: the shop owns the fine gold that the book has in its places, less what deposits hold', async () => {
    const rows = await baca('manajerial/report-posisi-emas', { per_tanggal: HARI[2] });
    const bersih = rows.find(({ posisi }) => posisi === 'POSISI BERSIH')!;
    expect(Math.round(bersih.murni * 1000)).toBe(
      await satu(`select sum(murni) from buku where akun like 'baki:%' or akun like 'gudang:%'`),
    );
    expect(bersih.nilai).toBe(Math.round(bersih.murni * 2_600_000));
    const milik = rows.filter(({ blok }) => blok === 'MILIK TOKO');
    expect(milik.map(({ posisi }) => posisi)).toEqual([
      'Etalase',
      'Titipan customer',
      'Beli dan rosok',
    ]);
    const [janji] = rows.filter(({ blok }) => blok === 'KEWAJIBAN EMAS');
    expect(janji!.posisi).toBe('Dijanjikan ke customer');
    expect(jumlah(milik, 'murni')).toBe(Math.round((bersih.murni + janji!.murni) * 1000));
    const beda = rows.filter(({ blok }) => blok === 'BEDA HARI INI');
    const kemarin = await baca('manajerial/report-posisi-emas', { per_tanggal: HARI[1] });
    const lalu = kemarin.find(({ posisi }) => posisi === 'POSISI BERSIH')!;
    expect(jumlah(beda, 'murni')).toBe(
      Math.round(bersih.murni * 1000) - Math.round(lalu.murni * 1000),
    );
  });

  test('№ 91: a price that changed tells what it was, how long it held and what was sold while it did', async () => {
    shop.jam('2026-11-20T09:00:00.000Z');
    await shop.param('PARAMETER_HARGA_EMAS_GLOBAL_VALUE', rp(2_650_000));
    shop.jam('2026-11-20T09:30:00.000Z');
    const rows = await baca('parameter-harga-emas/report-perubahan', {
      ...PERIODE,
      jenis_harga: 'GLOBAL',
    });
    expect(rows).toMatchObject([
      { harga_lama: null, harga_baru: 2_600_000, terendah: 2_600_000, tertinggi: 2_650_000 },
      {
        harga_lama: 2_600_000,
        harga_baru: 2_650_000,
        beda: 50_000,
        beda_persen: 1.92,
        berlaku_jam: '0.5 jam',
        jual_berat: 0,
      },
    ]);
    expect(jumlah(rows, 'jual_berat')).toBe(jumlah(await baca('penjualan/report-detail'), 'berat'));
  });
});

describe('people', () => {
  test('№ 94: each sales person with what № 1 and № 6 say, the heaviest first', async () => {
    const rows = await baca('manajerial/report-kinerja-sales');
    const jual = await baca('penjualan/report-detail');
    expect(jumlah(rows, 'berat')).toBe(jumlah(jual, 'berat'));
    expect(jumlah(rows, 'laba')).toBe(jumlah(await baca('penjualan/report-margin'), 'laba'));
    expect(rows.map(({ rank }) => rank)).toEqual([1, 2]);
    expect(rows[0]!.berat).toBeGreaterThanOrEqual(rows[1]!.berat);
    const batal = new Set((await baca('penjualan/batal-reports')).map((one) => one.no_faktur_jual));
    expect(jumlah(rows, 'batal')).toBe(batal.size * 1000);
    await shop.rows(`update sales set target = 300000000 where kode_sales = 'S01'`);
    const after = await baca('manajerial/report-kinerja-sales', { ...PERIODE, kode_sales: 'S01' });
    // Three of the thirty days of November.
    expect(after[0]).toMatchObject({ target: 30_000_000 });
    expect(after[0]!.capai).toBeCloseTo((after[0]!.netto / 30_000_000) * 100, 1);
  });

  test('№ 11: a customer by part of the name; what was cancelled is told and not added', async () => {
    const rows = await baca('penjualan/report-customer', { ...PERIODE, cari: 'ibu sari' });
    expect(rows.every(({ customer }) => customer.startsWith('Ibu Sari'))).toBe(true);
    const own = sold.nota.filter(({ dokumen }) => dokumen.nama_customer === 'Ibu Sari');
    const sales = rows.filter(({ jenis }) => jenis === 'JUAL');
    expect(sales.map(({ no_dokumen }) => no_dokumen).toSorted()).toEqual(
      own.map(({ dokumen }) => dokumen.no_faktur_jual).toSorted(),
    );
    expect(sales.filter(({ status }) => status === 'CANC').length).toBe(
      own.filter(({ batal }) => batal).length,
    );
    expect(sales[0]!.uraian[0]).toMatch(/ \d+\.\d{3} g \d/);
  });

  test('№ 11 needs at least three letters', async () => {
    const ask = async (cari: string) => {
      const query = new URLSearchParams({ ...PERIODE, cari });
      const { status, body } = await shop
        .as('OWN')
        .raw('GET', `penjualan/report-customer?${query}`);
      return [status, body.errors[0].path, body.errors[0].message];
    };
    expect(await ask('')).toEqual([422, 'cari', 'Filter Tidak Boleh Kosong']);
    expect(await ask('ib')).toEqual([422, 'cari', 'Cari Minimal 3 Huruf']);
  });
});

test('№ 88: the month so far beside the months before it, each figure with its unit', async () => {
  const rows = await baca('manajerial/report', { bulan: '2026-11' });
  const of = (uraian: string) => rows.find((row) => row.uraian === uraian)!;
  const gram = jumlah(await baca('penjualan/report-detail'), 'berat') / 1000;
  expect(of('Berat terjual').bulan_ini.replace(',', '')).toBe(`${gram.toFixed(3)} g`);
  expect(of('Berat terjual').bulan_lalu).toBe('0.000 g');
  expect(of('Biaya').bulan_lalu).toBe('Rp 0');
  expect(of('Pesanan baru').bulan_ini).toBe('0');
  expect(of('Harga cicilan').bulan_ini).toBe('Rp 0');
  expect(of('Faktur').bulan_ini).toBe(String(sold.nota.filter(({ batal }) => !batal).length));
});
