import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBand } from '#kit/rules/band.ts';
import { cicilanReport } from '#areas/cicilan/contract/laporan/cicilan.report.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { done } from '#tests/kit/done.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { disetujui } from '#tests/kit/titipan.ts';
import { tunai } from '#tests/kit/tukar.ts';
import { bayar, bukaCicilan, cicilP1, MIRA, tegur } from '#tests/kit/uji/cicilan.ts';

/** Reports 38 to 41 and those that gain instalments, over three months of four contracts. */
let shop: Shop;
let jalan: string;
let lunas: string;
let batal: string;
let lelang: string;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await bukaCicilan(shop);
  await shop.modulOn('DAILY_SALDO_TRANSACTION_REPORT_MODULE');
  jalan = (await cicilP1(shop)).no_cicilan;
  lunas = (await cicilP1(shop)).no_cicilan;
  batal = (await cicilP1(shop)).no_cicilan;
  lelang = (await cicilP1(shop)).no_cicilan;
  await shop.hari('2026-12-22');
  await bayar(shop, jalan, 581_500);
  await bayar(shop, lunas, 5_813_000);
  await shop.hari('2027-01-25');
  await tegur(shop, lelang);
  const hasil = { hasil_lelang: 7_000_000 };
  const made = await disetujui(shop, `cicilan/${lelang}/lelang`, hasil, 'OWN', 'SPV');
  if (made.status !== 201) throw new Error(made.text);
  const back = { alasan: 'Tidak sanggup', diambil_oleh: MIRA.nama, no_ktp: MIRA.no_ktp };
  const undone = await disetujui(shop, `cicilan/${batal}/batal`, back, 'OWN');
  if (undone.status !== 200) throw new Error(undone.text);
});
afterAll(() => shop.close());

type Baris = Record<string, any>;
const baca = async (path: string): Promise<Baris[]> => {
  const { status, body, text } = await shop.as('OWN').raw('GET', path);
  expect(status, text).toBe(200);
  return barisLaporan(body.data as Baris[]);
};
const SPAN = 'tgl_from=2026-11-20&tgl_to=2027-01-25';

test('38: contracts by their day, each as it is now', async () => {
  const rows = await baca('cicilan/report?tgl_from=2026-11-20&tgl_to=2026-11-20');
  const byNo = new Map(rows.map((one) => [one.no_cicilan, one]));
  expect(byNo.get(jalan)).toMatchObject({
    status: 'AKTIF',
    harga_tunai: 7_102_500,
    margin_cicilan: 710_500,
    harga_jual: 7_813_000,
    dp_rp: 2_000_000,
    terbayar: 581_500,
    sisa: 5_231_500,
    ke: '1/10',
    jatuh_tempo: '2027-01-20',
  });
  expect(byNo.get(lunas)).toMatchObject({ status: 'LUNAS', sisa: 0, ke: '10/10' });
  expect(byNo.get(batal)).toMatchObject({
    status: 'CANC',
    refund_rp: 2_000_000,
    tgl_batal: expect.stringMatching(/^2027-01-25/),
    otorisasi_by: 'own.kj1',
  });
  expect(byNo.get(jalan)).toMatchObject({ tgl_batal: null, otorisasi_by: null });
  expect(byNo.get(lelang)).toMatchObject({ status: 'LELANG' });
});

test('38: the figures above it leave out what was cancelled, and only the states have sums', async () => {
  const rows = await baca('cicilan/report?tgl_from=2026-11-20&tgl_to=2026-11-20');
  const band = openBand(cicilanReport);
  for (const row of rows) band.add(row);
  expect(band.values().map(({ label, value }) => [label, value])).toEqual([
    ['Harga cicilan', 3 * 7_813_000],
    ['Terbayar', 581_500 + 5_813_000],
    ['Sisa', 5_231_500],
  ]);
  expect(cicilanReport.grandTotal).toBe(false);
});

test('39: every payment by its day and way, first payments too; the book holds the same', async () => {
  const rows = await baca(`cicilan/report-pembayaran?${SPAN}`);
  const sums = (jenis: string) =>
    rows.filter((one) => one.jenis === jenis).map((one) => one.jumlah_rp as number);
  expect(sums('DP')).toEqual([2_000_000, 2_000_000, 2_000_000, 2_000_000]);
  expect(sums('ANGSURAN')).toEqual([581_500]);
  expect(sums('PELUNASAN')).toEqual([5_813_000]);
  const [book] = await shop.rows(
    `select sum(rupiah)::bigint as rupiah from buku where akun = 'kas' and kode_toko = 'KJ1'
        and left(no_bukti, 2) in ('CC', 'AC')`,
  );
  expect(book!.rupiah).toBe(8_000_000 + 581_500 + 5_813_000);
  const late = rows.find((one) => one.no_cicilan === jalan && one.jenis === 'ANGSURAN');
  expect(late).toMatchObject({ ke: '1', jatuh_tempo: '2026-12-20', terlambat_hari: 2 });
});

test('11: a contract is what was paid of it, its instalments too', async () => {
  const rows = await baca(`penjualan/report-customer?${SPAN}&cari=Mira&jenis=CICILAN`);
  expect(rows.find((one) => one.no_dokumen === jalan)).toMatchObject({
    jumlah_rp: 2_000_000 + 581_500,
  });
});

test('88: what was contracted and paid in a month', async () => {
  const rows = await baca('manajerial/report?bulan=2026-12');
  const of = (uraian: string) =>
    rows.find((one) => one.blok === 'CICILAN' && one.uraian === uraian)!;
  // Four contracts of November, one of which was undone in January: that month is over. In December two were paid.
  expect(of('Kontrak')).toMatchObject({ bulan_ini: '0', bulan_lalu: '4' });
  expect(of('Harga cicilan')).toMatchObject({ bulan_lalu: 'Rp 31,252,000' });
  expect(of('Terbayar')).toMatchObject({
    bulan_ini: 'Rp 6,394,500',
    bulan_lalu: 'Rp 8,000,000',
  });
});

test('40: who was late on a day, by how much; what ended since was late then', async () => {
  const now = await baca('cicilan/report-tunggakan?per_tanggal=2027-01-25');
  expect(now.map((one) => [one.no_cicilan, one.jml_tunggak, one.tunggakan, one.kelas])).toEqual([
    [jalan, 1, 581_500, '1–7 hari'],
  ]);
  const then = await baca('cicilan/report-tunggakan?per_tanggal=2026-12-22');
  expect(then.map((one) => one.no_cicilan).toSorted()).toEqual([batal, lelang].toSorted());
});

test('41: what the auction fetched and left', async () => {
  const rows = await baca(`cicilan/report-lelang?${SPAN}`);
  expect(rows).toMatchObject([
    {
      no_cicilan: lelang,
      sudah_bayar: 2_000_000,
      sisa: 5_813_000,
      hasil_lelang: 7_000_000,
      kelebihan: 1_187_000,
      kekurangan: 0,
      tgl_kelebihan: null,
    },
  ]);
});

test('the day’s sheet, the daily balance and the home page tell of them', async () => {
  const sheet = await baca('eod/report-akhir-hari?tgl_system=2027-01-25');
  const names = sheet.map((one) => one.jenis);
  expect(names).toContain('Batal Cicilan');
  expect(names).toContain('Lelang Cicilan');
  const daily = await baca('cash/report-saldo-harian?tgl_from=2026-12-22&tgl_to=2026-12-22');
  expect(daily).toMatchObject([{ cicilan: 581_500 + 5_813_000 }]);
  const home = await shop.as('SPV').raw('GET', 'dashboard/toko');
  const perlu = (home.body.data.perlu_dilihat as Baris[]).find(
    (one) => one.jenis === 'CICILAN_MENUNGGAK',
  );
  expect(perlu).toMatchObject({ jumlah: 1, rupiah: 581_500 });
});

test('59: what customers put down for goods, and what they owe for goods that they have, are as the book says', async () => {
  const owed = async (blok: string, uraian: string) => {
    const rows = await baca('cash/report-keuangan-akhir-hari?tgl_system=2026-12-22');
    return rows.find((one) => one.blok === blok && one.uraian === uraian)?.total ?? 0;
  };
  const book = async (akun: string): Promise<number> => {
    const [row] = await shop.rows<{ rupiah: number }>(
      `select coalesce(sum(rupiah), 0)::int as rupiah from saldo_hari
        where kode_toko = 'KJ1' and akun = $1 and tgl_system <= '2026-12-22'`,
      [akun],
    );
    return row!.rupiah;
  };
  // Three contracts of 2,000,000 each, one with an instalment of 581,500; the fourth handed its goods over.
  expect(await owed('KEWAJIBAN', 'Uang Cicilan')).toBe(6_581_500);
  expect(await owed('KEWAJIBAN', 'Uang Cicilan')).toBe(-(await book('uang_cicilan')));
  expect(await owed('PIUTANG', 'Cicilan')).toBe(await book('piutang_cicilan'));
});

test('40: a customer who is late is reminded once a day, where the shop has the messenger', async () => {
  const remind = (no: string) =>
    shop
      .as('SPV')
      .raw('POST', `cicilan/${no}/ingatkan`, {}, { 'idempotency-key': `ingat-cicilan-${++kali}` });
  expect((await remind(jalan)).status).toBe(403);
  await shop.modulOn('WHATSAPP_MODULE');
  const asked = [await remind(jalan), await remind(jalan), await remind(lunas)];
  expect(asked.map(({ status, body }) => [status, body.code])).toEqual([
    [200, undefined],
    [409, 'SUDAH_DIINGATKAN'],
    [422, 'TIDAK_TUNGGAK'],
  ]);
  const [row] = await baca('cicilan/report-tunggakan?per_tanggal=2027-01-25');
  expect(row).toMatchObject({ no_cicilan: jalan, tgl_ingat: '2027-01-25' });
  expect(
    await shop.rows(
      `select jenis, status, nilai ->> 'total' as total from pesan where no_dokumen = $1`,
      [jalan],
    ),
  ).toEqual([{ jenis: 'TEMPO_CICILAN', status: 'ANTRE', total: 'Rp 581,500' }]);
});
let kali = 0;

test('108: what a customer pays and gets back counts on its day, once, with the sale that it hands over', async () => {
  const kelebihan = { penerima: MIRA.nama, no_ktp: MIRA.no_ktp, pembayaran: tunai(1_187_000) };
  const paid = await disetujui(shop, `cicilan/${lelang}/bayar-kelebihan`, kelebihan, 'OWN', 'SPV');
  expect(paid.status, paid.text).toBe(201);
  const days = await shop.rows<{ tgl: string; jumlah: number; tunai: number }>(
    `select tgl_system::text as tgl, sum(jumlah_rp)::int as jumlah, sum(tunai)::int as tunai
       from v_lapor where kode_toko = 'KJ1' and nama_customer = $1 group by 1 order by 1`,
    [MIRA.nama],
  );
  expect(days).toEqual([
    { tgl: '2026-11-20', jumlah: 8_000_000, tunai: 8_000_000 },
    { tgl: '2026-12-22', jumlah: 581_500 + 7_102_500, tunai: 581_500 + 5_813_000 },
    // A contract that ended gave 2,000,000 back, an auction its surplus.
    { tgl: '2027-01-25', jumlah: 2_000_000 + 1_187_000, tunai: 2_000_000 + 1_187_000 },
  ]);
});

test('the customer’s page of the slip tells what is left, and nobody’s name', async () => {
  const [row] = await shop.rows<{ kode: string }>(
    'select kode_nota as kode from cicilan where no_cicilan = $1',
    [jalan],
  );
  const page = await shop.as('KASIR').raw('GET', `nota/${row!.kode}`);
  expect(page.body.data).toMatchObject({ jenis: 'CICILAN', no: jalan, status: 'BERLAKU' });
  const rest = await shop.as('KASIR').raw('GET', `nota/${row!.kode}/cicilan`);
  expect(rest.body.data).toMatchObject({ harga_jual: 7_813_000, sisa_rp: 5_231_500 });
  expect(`${page.text}${rest.text}`).not.toContain(MIRA.nama);
  await done(shop, 'KASIR', `cicilan/${jalan}/bayar`, {
    pembayaran: [{ jenis: 'CASH', jumlah: 581_500 }],
  });
  const after = await shop.as('KASIR').raw('GET', `nota/${row!.kode}/cicilan`);
  expect(after.body.data.sisa_rp).toBe(4_650_000);
  const [gone] = await shop.rows<{ kode: string }>(
    'select kode_nota as kode from cicilan where no_cicilan = $1',
    [batal],
  );
  expect((await shop.as('KASIR').raw('GET', `nota/${gone!.kode}/cicilan`)).status).toBe(404);
});

test('58: a contract that ends on its own day has its money in and out, and the sheet is what the drawer moved', async () => {
  await shop.param('CICILAN_BATAL_PERSEN', 1000 as never);
  await shop.hari('2027-01-26');
  const { no_cicilan } = await cicilP1(shop);
  const back = { alasan: 'Tidak jadi', diambil_oleh: MIRA.nama, no_ktp: MIRA.no_ktp };
  const undone = await disetujui(shop, `cicilan/${no_cicilan}/batal`, back, 'OWN');
  expect(undone.status, undone.text).toBe(200);
  const sheet = await baca('eod/report-akhir-hari?tgl_system=2027-01-26');
  const of = (jenis: string) => sheet.find((one) => one.jenis === jenis);
  expect(of('Cicilan Baru')).toMatchObject({ jumlah_trx: 1, tunai: 2_000_000, batal: 1 });
  expect(of('Batal Cicilan')).toMatchObject({ jumlah_trx: 1, tunai: -1_800_000 });
  const kas = await baca('cash/report-kas?tgl_from=2027-01-26&tgl_to=2027-01-26');
  const sum = (rows: Baris[], name: string) =>
    rows.reduce((all, one) => all + Number(one[name] ?? 0), 0);
  expect(sum(sheet, 'tunai')).toBe(sum(kas, 'masuk') - sum(kas, 'keluar'));
  expect(sum(sheet, 'tunai')).toBe(200_000);
});
