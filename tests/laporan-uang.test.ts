import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp, type Sen } from '#kit/rules/quantity.ts';
import type { Report } from '#kit/contract/report.ts';
import { totalsOf } from '#kit/rules/lines.ts';
import { parse } from '#kit/server/parse.ts';
import { readPdf } from '#kit/testing/read-pdf.ts';
import { rowsIn } from '#kit/contract/report-answer.ts';
import { akhirHariReport } from '#areas/akhir-hari/contract/akhir-hari.report.ts';
import { keuanganAkhirHariReport } from '#areas/akhir-hari/contract/keuangan-akhir-hari.report.ts';
import { tutupTokoReport } from '#areas/akhir-hari/contract/tutup.report.ts';
import { jurnalTransaksiReport } from '#app/contract/jurnal-transaksi.report.ts';
import { uangBankReport } from '#areas/uang/contract/bank.report.ts';
import { kasKategoriReport } from '#areas/uang/contract/kas-kategori.report.ts';
import { kasReport } from '#areas/uang/contract/kas.report.ts';
import { nonCashBelumReport, nonCashReport } from '#areas/uang/contract/non-cash.report.ts';
import { saldoHarianReport } from '#areas/uang/contract/saldo-harian.report.ts';
import { jualan } from '#tests/kit/jualan.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';

const HARI = ['2026-11-18', '2026-11-19', '2026-11-20'] as const;
const KINI = HARI[2];
const period = { tgl_from: HARI[0], tgl_to: KINI };
type Row = Record<string, any>;
let shop: Shop;

beforeAll(async () => {
  shop = await openShop({ hari: HARI[0], dasar: true });
  await shop.modulOn('VALIDASI_NON_CASH_MODULE');
  await shop.modulOn('DAILY_SALDO_TRANSACTION_REPORT_MODULE');
  await shop.modulOn('AKUNTANSI_MODULE');
  await jualan(shop, HARI, 10, 31);
  await uang();
}, 120_000);
afterAll(() => shop.close());

/** Half of what waits is settled, cash goes to the bank, from there to another, and a bill is paid. */
async function uang(): Promise<void> {
  const own = shop.as('OWN');
  const kirim = async (path: string, body: object): Promise<void> => {
    const { status, text } = await send(own, path, body);
    expect(status, text).toBe(201);
  };
  const { body } = await own.raw('GET', 'non-cash?limit=1000');
  const baris = (body.data as Row[])
    .filter((_, at) => at % 2 === 0)
    .map(({ no_dokumen, urut }) => ({ no_dokumen, urut }));
  await kirim('non-cash/validasi', { tgl_cair: KINI, baris });
  const umum = { keterangan: 'Setor', kategori: 'SETOR_BANK' };
  const bca = { asal: 'BCA', asal_rekening: '1234567890' };
  await kirim('cash/masuk', {
    kode_transaksi: 'MODAL_KAS',
    jumlah: rp(900_000),
    keterangan: 'Modal',
  });
  await kirim('cash/keluar', {
    kode_transaksi: 'LISTRIK',
    jumlah: rp(70_000),
    keterangan: 'Token',
  });
  await kirim('cash/mutasi-uang-cash', {
    asal: 'CASH',
    tujuan: 'BCA',
    tujuan_rekening: '1234567890',
    ...umum,
    jumlah: 500_000,
  });
  await kirim('cash/mutasi-uang-bank', {
    ...bca,
    tujuan: 'BRI',
    tujuan_rekening: '0987654321',
    ...umum,
    jumlah: 200_000,
  });
  await kirim('uang-bank/keluar', {
    kode_transaksi: 'GAJI',
    jumlah: 50_000,
    keterangan: 'Gaji',
    no_rekening: '1234567890',
  });
}

async function rows(report: Report, query: Record<string, string>, toko?: 'PST'): Promise<Row[]> {
  const { endpoint } = report;
  const { status, body } = await shop
    .as('OWN', toko)
    .raw('GET', `${endpoint.path}?${new URLSearchParams(query)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return rowsIn(parse(endpoint.answer, body.data), report.groups);
}
const sum = (list: readonly Row[], name: string): number =>
  list.reduce((all, row) => all + (row[name] ?? 0), 0);
const blok = async (tgl_system: string, name: string): Promise<Row[]> =>
  (await rows(keuanganAkhirHariReport, { tgl_system })).filter((row) => row.blok === name);

test('№ 49 is what the book holds in kartu at the end of each day, № 59 the same', async () => {
  for (const per_tanggal of HARI) {
    const belum = await rows(nonCashBelumReport, { per_tanggal });
    const [akhir] = await blok(per_tanggal, 'SALDO AKHIR');
    expect(sum(belum, 'jumlah_gesek_rp')).toBe(akhir!.edc);
  }
});

test('№ 49 goes on with the percent of the day on which a card was taken; only rows of before the percent was kept take the one of now', async () => {
  const [own, tanya] = [shop.as('OWN'), { per_tanggal: KINI }];
  const isi = async () => [
    await rows(nonCashBelumReport, tanya),
    (await own.raw('GET', 'non-cash?limit=1000')).body.data,
    readPdf(
      (await own.raw('GET', `cash/transaction/report-outstanding.pdf?per_tanggal=${KINI}`)).bytes,
    ),
  ];
  const dulu = await isi();
  const ubah = {
    nama_rekening: 'Toko Emas',
    kode_bank: 'BCA',
    fee_persen: 2.5,
    boleh_negatif: false,
  };
  expect((await own.raw('PUT', 'rekenings/1234567890', ubah)).status).toBe(200);
  expect(await isi()).toEqual(dulu);
  await shop.rows('update pembayaran set biaya_bank = null');
  const kartu = (await rows(nonCashBelumReport, tanya)).filter(
    ({ jenis, no_rekening }) => jenis !== 'TRANSFER' && no_rekening === '1234567890',
  );
  expect(kartu.length).toBeGreaterThan(0);
  for (const { jumlah_gesek_rp, biaya_bank } of kartu)
    expect(biaya_bank).toBe(Math.round(jumlah_gesek_rp * 0.025));
});

test('№ 48 lists what was charged: what came to kartu in the period', async () => {
  const semua = await rows(nonCashReport, { start_date: HARI[0], end_date: KINI });
  const [{ masuk }] = (await shop.rows(
    `select sum(b.rupiah)::bigint as masuk from buku b where b.akun like 'kartu:%' and b.no_bukti not like '_N%'`,
  )) as [Row];
  expect(sum(semua, 'jumlah_gesek_rp')).toBe(masuk);
});

test('№ 59 ends with the money of the day in dollars, at a rate with two decimals', async () => {
  await shop.param('KURS_USD', 1_625_050 as Sen);
  const [akhir] = await blok(KINI, 'SALDO AKHIR');
  const usd = (akhir!.cash + akhir!.bank + akhir!.edc) / 16_250.5;
  const [row] = await blok(KINI, 'TOTAL USD');
  expect(row!.uraian).toBe(
    `TOTAL USD ${usd.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} (kurs 16,250.50)`,
  );
});

test('№ 59 asked for in Chinese is printed in English: the letters of its paper are Latin', async () => {
  const kertas = async (bahasa: string) => {
    const path = `cash/report-keuangan-akhir-hari.pdf?tgl_system=${KINI}`;
    const headers = { 'accept-language': bahasa };
    return readPdf((await shop.as('OWN').raw('GET', path, undefined, headers)).bytes);
  };
  expect(await kertas('zh-Hant')).toEqual(await kertas('en'));
  expect(await kertas('zh-Hant')).not.toEqual(await kertas('id'));
});

test('№ 50 ends with what № 59 says of the banks, and each account runs from its own opening', async () => {
  const bank = await rows(uangBankReport, period);
  const akhir = bank.filter((row) => row.keterangan === 'SALDO AKHIR');
  expect(akhir.map((row) => row.no_rekening).length).toBeGreaterThan(1);
  const { saldo, masuk } = totalsOf(bank, uangBankReport);
  expect(saldo).toBe((await blok(KINI, 'SALDO AKHIR'))[0]!.bank);
  expect([saldo, masuk]).toEqual([sum(akhir, 'saldo'), sum(bank, 'masuk')]);
  for (const { no_rekening, saldo } of akhir) {
    const mine = bank.filter((row) => row.no_rekening === no_rekening);
    expect(mine[0]!.saldo + sum(mine, 'masuk') - sum(mine, 'keluar')).toBe(saldo);
  }
});

test('№ 47 receives and pays out what № 59 does; a fee that a bank kept is paid out, moves count in neither', async () => {
  const kategori = await rows(kasKategoriReport, { tgl_from: KINI, tgl_to: KINI });
  const arah = (name: string) => kategori.filter((row) => row.arah === name);
  expect(sum(arah('MASUK'), 'masuk')).toBe(sum(await blok(KINI, 'PENERIMAAN'), 'total'));
  expect(-sum(arah('KELUAR'), 'keluar')).toBe(sum(await blok(KINI, 'PENGELUARAN'), 'total'));
  expect(arah('MUTASI').map((row) => row.kategori)).toContain('SETOR_BANK');
  expect(sum(arah('MUTASI'), 'netto')).toBe(0);
  for (const name of ['MASUK', 'KELUAR']) expect(sum(arah(name), 'kontribusi')).toBe(10_000);
  const biaya = await rows(kasKategoriReport, { ...period, biaya: 'BIAYA' });
  expect(biaya.map((row) => [row.kategori, row.keluar])).toEqual([
    ['LISTRIK', 70_000],
    ['GAJI', 50_000],
  ]);
  const tunai = await rows(kasKategoriReport, { ...period, akun_kas: 'CASH' });
  const kas = await rows(kasReport, period);
  expect(sum(tunai, 'netto')).toBe(sum(kas, 'masuk') - sum(kas, 'keluar'));
});

test('№ 55 closes where № 46 and № 59 do, opens where it closed, and its columns add up', async () => {
  let before = 0;
  for (const row of await rows(saldoHarianReport, period)) {
    const [akhir] = await blok(row.tgl_system, 'SALDO AKHIR');
    expect([row.awal, row.akhir]).toEqual([before, akhir!.cash]);
    const masuk = row.jual + row.dp + row.tebus + row.cicilan + row.service + row.masuk_lain;
    const keluar = row.beli + row.pinjaman + row.biaya + row.keluar_lain;
    expect(row.awal + masuk - keluar + row.kirim).toBe(row.akhir);
    before = row.akhir;
  }
  const [kini] = (await rows(saldoHarianReport, { tgl_from: KINI, tgl_to: KINI })) as [Row];
  expect(kini).toMatchObject({ biaya: 70_000, kirim: -500_000, masuk_lain: 900_000 });
});

test("№ 46 of the open day has no column of the balance on a cashier's paper and workbook, and one on the owner's", async () => {
  const path = (ending: string) => `cash/report-kas.${ending}?tgl_from=${KINI}&tgl_to=${KINI}`;
  const kertas = async (who: 'KASIR' | 'OWN') =>
    readPdf((await shop.as(who).raw('GET', path('pdf'))).bytes)
      .flat()
      .join(' ');
  expect(await kertas('OWN')).toMatch(/Saldo/);
  const kasir = await kertas('KASIR');
  expect(kasir).toMatch(/Keluar/);
  expect(kasir).not.toMatch(/Saldo/);
  const lebar = async (who: 'KASIR' | 'OWN') =>
    (await shop.as(who).raw('GET', path('xlsx'))).bytes.length;
  expect(await lebar('KASIR')).toBeLessThan(await lebar('OWN'));
});

test('№ 58 tells every rupiah that № 46 moved, a walk to the bank included', async () => {
  const kinds = await rows(akhirHariReport, { tgl_system: KINI });
  const kas = await rows(kasReport, { tgl_from: KINI, tgl_to: KINI });
  expect(sum(kinds, 'tunai')).toBe(sum(kas, 'masuk') - sum(kas, 'keluar'));
  const jenis = kinds.map((row) => row.jenis);
  for (const name of ['Bank Keluar', 'Mutasi Bank', 'Mutasi Cash', 'Non Cash Cair'])
    expect(jenis).toContain(name);
});

test('№ 60 says which days are closed, and what lies in the trays: of the own shop, of all to head office', async () => {
  const days = await rows(tutupTokoReport, period);
  expect(days.map(({ tgl_system, status }) => [tgl_system, status]).at(-1)).toEqual([
    KINI,
    'BELUM',
  ]);
  const [{ berat }] = (await shop.rows(
    `select sum(berat)::bigint as berat from buku where kode_toko = 'KJ1' and akun like 'baki:TK/%'`,
  )) as [Row];
  expect(days.at(-1)).toMatchObject({ kode_toko: 'KJ1', berat_sistem: berat, tutup_at: null });
  expect(await rows(tutupTokoReport, { ...period, status: 'BELUM' })).toHaveLength(1);

  const pusat = (more: object) => rows(tutupTokoReport, { ...period, ...more }, 'PST');
  expect((await pusat({})).filter(({ kode_toko }) => kode_toko === 'KJ1')).toEqual(days);
  expect(await pusat({ toko: 'KJ1' })).toEqual(days);
  expect(await pusat({ toko: 'KJ2' })).toEqual([]);
  expect(await rows(tutupTokoReport, { ...period, toko: 'KJ2' })).toEqual(days);
});

test('№ 56 tells every rupiah of the book, debit as credit in each document, and asks for accounts first', async () => {
  const [{ debet }] = (await shop.rows(
    `select sum(rupiah)::bigint as debet from buku where kode_toko = 'KJ1' and rupiah > 0`,
  )) as [Row];
  const semua = await rows(jurnalTransaksiReport, period);
  expect([sum(semua, 'debet'), sum(semua, 'kredit')]).toEqual([debet, debet]);
  for (const [no, lines] of Map.groupBy(semua, (row) => row.no_dokumen))
    expect(sum(lines, 'debet'), no).toBe(sum(lines, 'kredit'));
  expect([...new Set(semua.map((row) => row.tanda))]).toEqual(['TANPA AKUN']);
  expect([...new Set(semua.map((row) => row.trx))]).not.toContain('LAINNYA');

  await send(shop.as('OWN'), 'akuns', {
    nomor_akun: '1101',
    nama_akun: 'Kas Toko',
    jenis: 'HARTA',
  });
  const detail_akun = ['kas', 'pendapatan', 'modal'].map((kode_akun) => ({
    kode_akun,
    nomor_akun: '1101',
  }));
  const path = 'para-akun-transaksi/KAS/KAS_MASUK';
  expect(await shop.as('OWN').raw('PUT', path, { detail_akun })).toMatchObject({ status: 200 });
  const kas = await rows(jurnalTransaksiReport, { ...period, type: 'KAS_MASUK' });
  expect(kas.map((row) => [row.nomor_akun, row.jenis_akun, row.debet, row.tanda])).toContainEqual([
    '1101',
    'HARTA',
    900_000,
    null,
  ]);
  const satu = await rows(jurnalTransaksiReport, { ...period, nomor_akun: '1101' });
  expect(new Set(satu.map((row) => row.type))).toEqual(new Set(['KAS_MASUK']));
  const urut = (await rows(jurnalTransaksiReport, { ...period, trx: 'KAS' })).map(
    (row) => row.tanda,
  );
  expect(urut).toEqual(urut.toSorted((a, b) => Number(a === null) - Number(b === null)));
});
