import { asAsked } from '#kit/contract/report-asked.ts';
import { saldoHutangReport } from '#areas/hutang/contract/laporan/saldo-hutang.report.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { bungaDocument } from '#areas/hutang/contract/bunga.document.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { peringatanEndpoint } from '#areas/hutang/contract/lelang/lelang.api.ts';
import { lelangDocument } from '#areas/hutang/contract/lelang/lelang.document.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { KELOMPOK, pinjamkan, KEMBALI } from '#tests/kit/hutang.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
/** Lent on the first day: one that runs, one that is paid back later, one cancelled; on the second one above its ceiling. */
let jalan: string;
let tebus: string;
let batal: string;
const bayar = { bunga_rp: null, pembayaran: null };
const lend = async (more: Parameters<typeof pinjamkan>[1] = {}): Promise<string> =>
  (await pinjamkan(shop, more)).no_faktur_hutang;

beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.modulOn('HIDUP_FEATURE_MODULE');
  const body = { kode_transaksi: 'MODAL_KAS', jumlah: rp(100_000_000), keterangan: 'Modal' };
  await shop.as('OWN').call(kasDocument.makes.kasMasuk, { body });
  jalan = await lend({ admin: rp(10_000), kode_sales: 'S01' });
  tebus = await lend({ jumlah_hutang: rp(1_000_000) });
  batal = await lend({ jumlah_hutang: rp(2_000_000) });
  const alasan = { alasan: 'Salah ketik' };
  const cancel = { params: { no: batal }, body: alasan };
  await shop.approved('KASIR', hutangDocument.cancel, cancel, 'OWN');
  await shop.hari('2026-12-20');
  const kasir = shop.as('KASIR');
  await kasir.call(bungaDocument.makes.bayar, {
    params: { induk: jalan },
    body: { sampai_tgl: null, ...bayar },
  });
  await shop.hari('2027-01-06');
  const lunas = { params: { induk: tebus }, body: { kode_sales: null, ...bayar } };
  const { no_lunas } = await kasir.call(lunasDocument.makes.lunas, lunas);
  const undo = { params: { induk: tebus, no: no_lunas }, body: { ...alasan, barang: KEMBALI } };
  await shop.approved('KASIR', lunasDocument.cancel as never, undo as never, 'OWN');
  const kurang = { ...lunas, body: { ...lunas.body, bunga_rp: rp(40_000) } };
  await shop.approved('KASIR', lunasDocument.makes.lunas, kurang, 'SPV');
});
afterAll(() => shop.close());

type Baris = Record<string, any>;
const baca = async (path: string, who: 'OWN' | 'SPV' = 'OWN'): Promise<Baris[]> => {
  const { status, body } = await shop.as(who).raw('GET', path);
  expect([status, body.message ?? '']).toEqual([200, '']);
  const rows = body.data as Baris[];
  return barisLaporan(rows);
};
const MASA = 'tgl_from=2026-11-20&tgl_to=2027-01-06';
const jumlah = (rows: Baris[], nama: string): number =>
  rows.reduce((all, one) => all + Number(one[nama]), 0);

describe('loans', () => {
  test('№ 27: what was lent, the cancelled left out, the fee off the payout', async () => {
    const rows = await baca(`hutang/report?${MASA}`);
    expect(rows.map((one) => [one.no_faktur_hutang, one.status, one.uang_keluar])).toEqual([
      [jalan, 'AKTIF', 3_490_000],
      [tebus, 'LUNAS', 1_000_000],
    ]);
    expect(rows[0]).toMatchObject({
      jenis: 'BARU',
      detail_barang: ['Cincin polos 3.000 g 70', 'Cincin mata 1.500 g 75'],
      berat_total: 4.5,
      murni: 3.225,
      jatuh_tempo: '2027-04-20',
    });
    expect(await baca(`hutang/report?${MASA}&jenis=PEREMAJAAN`)).toEqual([]);
    expect(await baca(`hutang/report?${MASA}&kode_sales=S01`)).toHaveLength(1);
  });

  test('№ 29: by day, by salesperson and by kadar, always the same sum', async () => {
    for (const group_by of ['HARI', 'SALES', 'KADAR']) {
      const rows = await baca(`hutang/hidup/report-rekap-pinjaman?${MASA}&group_by=${group_by}`);
      expect([group_by, jumlah(rows, 'total'), jumlah(rows, 'berat')]).toEqual([
        group_by,
        4_500_000,
        9,
      ]);
    }
    const kadar = await baca(`hutang/hidup/report-rekap-pinjaman?${MASA}&group_by=KADAR`);
    // 2,100 of 3,225 mg of fine gold lie in the ring of 70 %.
    expect(kadar.map((one) => [one.kunci, one.jml_baru, one.total, one.bunga_rata])).toEqual([
      ['70%', 2, 2_930_231, 3],
      ['75%', 2, 1_569_769, 3],
    ]);
  });
});

describe('redemptions and interest', () => {
  test('№ 28: 47 days for 1,000,000 at 3 %, less than was owed by approval', async () => {
    const rows = await baca(`hutang/report-penebusan-detail?${MASA}&sort_by=tgl_lunas`);
    expect(rows).toMatchObject([
      {
        no_faktur_hutang: tebus,
        lama_pinjam: 47,
        tgl_lunas: '2027-01-06',
        jumlah_hutang: 1_000_000,
        bunga_pinjam: 3,
        bunga: 2.55,
        bunga_rp: 40_000,
        total_bayar: 1_040_000,
        tanda: null,
      },
    ]);
    const none = await shop
      .as('OWN')
      .raw('GET', `hutang/report-penebusan-detail?${MASA}&no_pinjam=HTTIDAKADA`);
    expect(none.body.data).toEqual([]);
  });

  test('№ 30: how long it ran and what it brought in 30 days', async () => {
    const rows = await baca(`hutang/hidup/report-rekap-penebusan?${MASA}&group_by=LAMA_PINJAM`);
    expect(rows).toMatchObject([
      {
        kunci: '31–60 hari',
        jumlah: 1,
        pokok: 1_000_000,
        bunga_rp: 40_000,
        lama_rata: 47,
        bunga_efektif: 2.55,
      },
    ]);
    const { body } = await shop.as('OWN').raw('GET', `hutang/hidup/report-rekap-penebusan?${MASA}`);
    expect(body.grafik[0].titik).toEqual(['2026-11-20', '2027-01-06']);
  });

  test('№ 31: each receipt beside what was owed; less names who agreed', async () => {
    const rows = await baca(`hutang/report-bunga?${MASA}`);
    expect(
      rows.map((one) => [one.sumber, one.hari, one.bunga_seharusnya, one.bunga_bayar]),
    ).toEqual([
      ['BAYAR_BUNGA', 30, 105_000, 105_000],
      ['PENEBUSAN', 47, 47_000, 40_000],
    ]);
    expect(rows[0]).toMatchObject({ dari_tgl: '2026-11-20', sampai_tgl: '2026-12-20', denda: 0 });
    expect(rows[1]).toMatchObject({ selisih: 7_000, otorisasi_by: 'spv.kj1', tanda: null });
    const [book] = await shop.rows(
      "select -sum(rupiah)::bigint as rupiah from saldo where kode_toko = 'KJ1' and akun = 'bunga'",
    );
    expect(jumlah(rows, 'bunga_bayar')).toBe(book!.rupiah);
  });

  test('№ 35: what was taken back, plus where money came to the shop', async () => {
    const rows = await baca(`hutang/batal-reports?${MASA}`);
    expect(rows.map((one) => [one.jenis, one.no_faktur_hutang, one.uang, one.tanda])).toEqual([
      ['BATAL HUTANG', batal, 2_000_000, null],
      ['BATAL LUNAS', tebus, -1_047_000, 'EMAS SUDAH KELUAR'],
    ]);
    expect(rows[0]).toMatchObject({ otorisasi_by: 'own.kj1', alasan: 'Salah ketik' });
  });
});

describe('what is outstanding', () => {
  const saldo = (per_tanggal: string, group_by = 'RINCIAN') =>
    baca(`hutang/report-saldo?per_tanggal=${per_tanggal}&group_by=${group_by}`);

  test('№ 33: as it stood on each day, with the interest of that day; the book agrees', async () => {
    const rows = await saldo('2026-12-19');
    expect(rows.map((one) => [one.kunci, one.pokok, one.bunga_berjalan])).toEqual([
      [jalan, 3_500_000, 101_500],
      [tebus, 1_000_000, 29_000],
    ]);
    const kini = await saldo('2027-01-06');
    expect(kini.map((one) => [one.kunci, one.pokok, one.bunga_berjalan])).toEqual([
      [jalan, 3_500_000, 59_500],
    ]);
    const [book] = await shop.rows(
      "select sum(rupiah)::bigint as rupiah from saldo where kode_toko = 'KJ1' and akun = 'pinjaman'",
    );
    expect(book!.rupiah).toBe(3_500_000);
    for (const group_by of ['UMUR', 'SALES', 'KADAR', 'BUNGA'])
      expect([group_by, jumlah(await saldo('2027-01-06', group_by), 'pokok')]).toEqual([
        group_by,
        3_500_000,
      ]);
  });

  test('№ 33: its note says how the month came to it', async () => {
    const { body } = await shop.as('OWN').raw('GET', 'hutang/report-saldo?per_tanggal=2027-01-06');
    expect(body.catatan ?? body.note).toBe(
      'Awal bulan Rp 4,500,000 + pinjaman Rp 0 − tebus Rp 1,000,000 ± peremajaan Rp 0 − lelang Rp 0 = Rp 3,500,000',
    );
  });

  test('№ 32: overdue on a day, or in the days after it', async () => {
    const due = (per_tanggal: string, jendela: string) =>
      baca(`hutang/report-jatuh-tempo?per_tanggal=${per_tanggal}&jendela=${jendela}`, 'SPV');
    expect(await due('2027-01-06', 'LEWAT')).toEqual([]);
    await shop.hari('2027-04-13');
    expect((await due('2027-04-13', 'TUJUH')).map((one) => one.lewat_hari)).toEqual([-7]);
    await shop.hari('2027-04-21');
    expect(await due('2027-04-21', 'LEWAT')).toMatchObject([
      {
        kelas: 'Lewat 1–7 hari',
        no_faktur_hutang: jalan,
        lewat_hari: 1,
        jumlah_hutang: 3_500_000,
        bunga_berjalan: 427_000,
        total_kewajiban: 3_927_000,
        boleh_lelang: '2027-05-04',
      },
    ]);
  });

  test('№ 32: a customer is reminded of what redeems the loan, once a day, where the shop has the messenger', async () => {
    const remind = (at: string) =>
      shop
        .as('SPV')
        .raw('POST', `hutang/${jalan}/ingatkan`, {}, { 'idempotency-key': `ingat-${at}` });
    expect((await remind('tanpa')).status).toBe(403);
    await shop.modulOn('WHATSAPP_MODULE');
    expect((await remind('pertama')).status).toBe(200);
    expect((await remind('lagi')).body.code).toBe('SUDAH_DIINGATKAN');
    expect(
      await baca('hutang/report-jatuh-tempo?per_tanggal=2027-04-21&jendela=LEWAT', 'SPV'),
    ).toMatchObject([{ no_faktur_hutang: jalan, tgl_ingat: '2027-04-21' }]);
    const sent = `select nilai ->> 'total' as total from pesan where no_dokumen = $1 and jenis = 'TEMPO_HUTANG'`;
    expect(await shop.rows(sent, [jalan])).toEqual([{ total: 'Rp 3,927,000' }]);
  });

  test('№ 37: custody by day and kadar ends where the book does', async () => {
    const rows = await baca(`hutang/report-mutasi-jaminan?${MASA}`);
    expect(
      rows.map((one) => [
        one.tgl_system,
        one.kadar,
        one.masuk_berat,
        one.tebus_berat,
        one.akhir_berat,
      ]),
    ).toEqual([
      ['2026-11-20', 70, 6, 0, 6],
      ['2027-01-06', 70, 0, 3, 3],
      ['2026-11-20', 75, 3, 0, 3],
      ['2027-01-06', 75, 0, 1.5, 1.5],
    ]);
    expect(
      await baca('hutang/report-mutasi-jaminan?tgl_from=2026-12-01&tgl_to=2026-12-31'),
    ).toMatchObject([
      { kadar: 70, awal_qty: 2, awal_berat: 6, akhir_berat: 6 },
      { kadar: 75, awal_qty: 2, awal_berat: 3, akhir_berat: 3 },
    ]);
  });
});

describe('an auction of what nobody redeemed', () => {
  const induk = { induk: '' };
  const jual = async () => {
    const tanpa = { hasil_lelang: null, hasil: null, keterangan: null };
    const body = { ...tanpa, tujuan: 'STOCK' as const, barang: KELOMPOK };
    const given = { params: induk, body };
    return shop.approved('SPV', lelangDocument.makes.lelang, given, 'OWN');
  };
  const saldo = async (per_tanggal: string) =>
    jumlah(await baca(`hutang/report-saldo?per_tanggal=${per_tanggal}`), 'pokok');

  /** Undone on 12 May: 10 May says what it said, the month holds nothing, 12 May gives the interest back. */
  const lelangTetap = async (dulu: Baris): Promise<void> => {
    const masa = (dari: string, sampai: string) =>
      `tgl_from=2027-05-${dari}&tgl_to=2027-05-${sampai}`;
    const bunga = async (dari: string, sampai: string) =>
      (await baca(`hutang/report-bunga?${masa(dari, sampai)}&sumber=LELANG`)).map((one) => [
        one.bunga_bayar,
        one.tanda,
      ]);
    const buku = async (tgl: string) =>
      (
        await shop.rows(
          `select -sum(rupiah)::bigint as rupiah from saldo_hari where kode_toko = 'KJ1' and akun = 'bunga' and tgl_system = $1`,
          [tgl],
        )
      )[0]!.rupiah;
    expect(await baca(`hutang/report-lelang?${masa('10', '11')}`)).toEqual([dulu]);
    expect(await baca(`hutang/report-lelang?${masa('10', '12')}`)).toEqual([]);
    expect(await bunga('10', '10')).toEqual([[dulu.bunga, null]]);
    expect(await bunga('10', '12')).toEqual([]);
    expect(await bunga('12', '12')).toEqual([[-dulu.bunga, 'LELANG DIBATALKAN']]);
    expect([await buku('2027-05-10'), await buku('2027-05-12')]).toEqual([dulu.bunga, -dulu.bunga]);
  };

  test('№ 34: what the gold was worth, and the surplus that is still owed', async () => {
    await shop.param('HARGA_ROSOK', rp(2_500_000));
    induk.induk = jalan;
    await shop.as('SPV').call(peringatanEndpoint, {
      params: { no: jalan },
      body: { cara: 'TELEPON', keterangan: 'Dihubungi' },
    });
    await shop.hari('2027-05-10');
    const { no_lelang } = await jual();
    const hari = 'tgl_from=2027-05-10&tgl_to=2027-05-10';
    const [row, ...more] = await baca(`hutang/report-lelang?${hari}&hasil=LEBIH`);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      no_faktur_hutang: jalan,
      tujuan: 'STOCK',
      pokok: 3_500_000,
      hasil_lelang: 8_062_500,
      tgl_kelebihan: null,
    });
    expect(row!.kelebihan).toBe(row!.hasil_lelang - row!.kewajiban);
    expect(row!.belum_diambil).toBe(row!.kelebihan);
    expect(await baca(`hutang/report-lelang?${hari}&status_kelebihan=SUDAH_DIAMBIL`)).toEqual([]);
    expect(await baca(`hutang/report-bunga?${hari}&sumber=LELANG`)).toMatchObject([
      { bunga_bayar: row!.bunga, selisih: 0 },
    ]);
    expect(await baca(`hutang/report-mutasi-jaminan?${hari}`)).toMatchObject([
      { kadar: 70, lelang_berat: 3, tebus_berat: 0, akhir_berat: 0 },
      { kadar: 75, lelang_berat: 1.5, tebus_berat: 0, akhir_berat: 0 },
    ]);
    expect(await saldo('2027-05-10')).toBe(0);
    // Undone days later: on the days between the loan was closed, as the book says.
    await shop.hari('2027-05-12');
    const undo = { params: { ...induk, no: no_lelang }, body: { alasan: 'Customer datang' } };
    await shop.approved('SPV', lelangDocument.cancel, undo, 'OWN');
    expect([
      await saldo('2027-05-09'),
      await saldo('2027-05-11'),
      await saldo('2027-05-12'),
    ]).toEqual([3_500_000, 0, 3_500_000]);
    await lelangTetap(row!);
  });
});

test('№ 33 draws the principal of each age as columns and LTV as a line over them; other groupings are bars', () => {
  const gambar = (group_by: string) => asAsked(saldoHutangReport, { group_by }).chart;
  expect(gambar('UMUR')).toMatchObject({
    kind: 'line',
    series: ['pokok', 'ltv'],
    columns: ['pokok'],
  });
  expect(gambar('SALES')).toMatchObject({ kind: 'bar' });
});
