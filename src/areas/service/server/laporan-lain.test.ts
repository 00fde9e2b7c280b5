import { afterEach, beforeEach, expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { rp } from '#kit/rules/quantity.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import {
  kerjaService,
  rosokkan,
  selesaikan,
  serviceRing,
  TANPA_KATA,
  terimaService,
} from '#tests/kit/document/kerja-service.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/* Repairs in the reports of other areas: tax, profit, a customer's history, large transactions. */
let shop: Shop;
beforeEach(async () => {
  shop = await openShop({ dasar: true });
  await rosokkan(shop);
});
afterEach(() => shop.close());

const HARI = 'tgl_from=2026-11-20&tgl_to=2026-11-20';
async function report(path: string) {
  const { status, text, body } = await shop.as('OWN').raw('GET', path);
  expect(status, text).toBe(200);
  return barisLaporan(body.data);
}

test('a fetched repair is a service in № 106, its craftsman’s wage a purchase in № 107, both stand in № 105', async () => {
  await shop.param('PPN_AKTIF', true);
  await kerjaService(shop);
  const [{ no, total } = { no: '', total: 0 }] = await shop.rows<{ no: string; total: number }>(
    `select no_ambil as no, total::int as total from service_ambil`,
  );
  const dpp = Math.round(total / 1.011);
  const jasa = { berat: 0.15, tarif: 1.1, dpp, ppn: total - dpp, pph22: 0 };
  expect(await report(`pajak/report-penjualan?${HARI}`)).toMatchObject([
    { ...jasa, kelas: 'JASA', no_faktur_jual: no, netto: total, nama_customer: 'Ibu Sari' },
  ]);
  expect(await report(`pajak/report-penjualan?${HARI}&kelas=TANPA_FAKTUR`)).toEqual([]);
  const upah = { sumber: 'TUKANG', nama: 'Pak Karto', dpp: 20_000, lengkap: 'TIDAK LENGKAP' };
  expect(await report(`pajak/report-pembelian?${HARI}&sumber=TUKANG`)).toMatchObject([upah]);
  const rekap = await report('pajak/report-rekap?tahun=2026&bulan=November');
  const of = (kelas: string) => rekap.filter((one) => one.kelas === kelas);
  expect(of('JASA')).toMatchObject([{ ...jasa, bagian: 'A', jml_faktur: 1 }]);
  expect(of('TUKANG')).toMatchObject([{ bagian: 'B', jml_faktur: 1, dpp: 20_000 }]);
  expect(of('PPN')).toMatchObject([{ ppn: total - dpp }]);

  // The tax in the price of the work leaves other income; what was sold is not touched by it.
  const laba = await report('manajerial/report-laba-rugi?bulan_from=2026-11&bulan_to=2026-11');
  expect(laba.find((one) => one.uraian === 'Ongkos service')).toMatchObject({ bulan_11: 150_000 });
  expect(laba.filter((one) => one.uraian === 'PPN dalam harga')).toMatchObject([
    { blok: 'PENDAPATAN LAIN', bulan_11: dpp - total },
  ]);
});

test('the money of a day: № 55, № 56, № 59 and the chart say what the book says of repairs', async () => {
  await shop.modulOn('DAILY_SALDO_TRANSACTION_REPORT_MODULE');
  await shop.modulOn('AKUNTANSI_MODULE');
  const cash = { jenis: 'CASH' as const, kode_bank: null, no_rekening: null, fee: null };
  await terimaService(shop, { pembayaran: [{ ...cash, jumlah: rp(50_000) }] });
  await kerjaService(shop);
  const [book] = await shop.rows<{ kas: number }>(
    `select sum(b.rupiah)::int as kas from buku b join buku_set s using (kode_toko, no_bukti)
      where b.akun = 'kas' and s.kode_transaksi in ('SERVICE', 'BATAL_SERVICE')`,
  );
  expect(book!.kas).toBeGreaterThan(200_000);
  const [saldo] = await report(`cash/report-saldo-harian?${HARI}`);
  expect(saldo).toMatchObject({ service: book!.kas, dp: 0, masuk_lain: 0 });
  // A DP and a pick-up; the gold of customers is none of the shop's.
  const chart = await shop.as('OWN').raw('GET', 'service/chart?type=today');
  expect(chart.body.data).toEqual({ service: book!.kas, gram: 0, qty: 2 });
  const uang = await report('cash/report-keuangan-akhir-hari?tgl_system=2026-11-20');
  const owed = uang.filter((one) => one.blok === 'KEWAJIBAN');
  expect(owed).toMatchObject([{ uraian: 'DP Service', total: 50_000 }]);
  const jurnal = await report(`para-akun-transaksi/report-jurnal?${HARI}&trx=SERVICE`);
  const sum = (name: string) => jurnal.reduce((all, one) => all + Number(one[name] ?? 0), 0);
  expect(sum('debet')).toBeGreaterThan(book!.kas);
  expect(sum('debet')).toBe(sum('kredit'));
});

test('what was agreed, printed again, given back and waits: № 98 to 101 and № 104 name repairs', async () => {
  await shop.modulOn('VALIDASI_SERVICE_MODULE');
  const { no_service: no } = await terimaService(shop);
  const waiting = (status: string) => report(`validasi/report?${HARI}&status=${status}`);
  const here = { jenis: 'SERVICE', no_dokumen: no, nama_customer: 'Ibu Sari' };
  expect(await waiting('BELUM')).toMatchObject([here]);
  // What was saved and validated in one moment never waited.
  shop.jam('2026-11-20T09:10:00+07:00');
  await shop.as('SPV').call(serviceDocument.steps.validasi, {
    params: { no },
    body: { pembayaran: null },
  });
  expect(await waiting('BELUM')).toEqual([]);
  expect(await waiting('SUDAH')).toMatchObject([{ ...here, valid_by: 'spv.kj1' }]);
  await shop.approved('KASIR', serviceDocument.reprint, {
    params: { no },
    body: { alasan: 'Surat hilang' },
  });
  await shop.approved('KASIR', serviceDocument.cancel, {
    params: { no },
    body: { alasan: 'Tidak jadi', no_rekening: null, ...TANPA_KATA },
  });
  expect(await report(`audit/report-cetak-ulang?${HARI}&jenis=SERVICE`)).toMatchObject([
    { jenis: 'SERVICE', no_dokumen: no, ke: 2, alasan: 'Surat hilang' },
  ]);
  expect(await report(`audit/report-pembatalan?${HARI}&jenis=SERVICE`)).toMatchObject([
    { jenis: 'SERVICE', no_dokumen: no, alasan: 'Tidak jadi', berat: 3, uang_kembali: 0 },
  ]);
  expect(await report(`service/report?${HARI}&status=CANC&dasar_tanggal=TERIMA`)).toMatchObject([
    { no_service: no, alasan: 'Tidak jadi', otorisasi_by: 'own.kj1' },
  ]);
  const agreed = (await report(`otorisasi/report?${HARI}`)).filter((one) => one.no_dokumen === no);
  expect(agreed.map((one) => one.kategori).toSorted()).toEqual(['BATAL', 'CETAK ULANG']);
  // The row of the cancel shows the value of the job; the row of the reprint has no value.
  expect(agreed.find((one) => one.kategori === 'BATAL')).toMatchObject({ jumlah_rp: 150_000 });
  const asked = await report(`authorization/report?${HARI}&status=TERPAKAI`);
  expect(asked.map((one) => one.event)).toContain('BATAL_SERVICE');
});

test('№ 11 tells what a repair was paid, with what came when it was fetched', async () => {
  await kerjaService(shop);
  const [paid] = await shop.rows<{ total: number }>(`select total::int from service_ambil`);
  const rows = await report(
    `penjualan/report-customer?${HARI}&cari=${encodeURIComponent('Ibu Sari')}`,
  );
  const jobs = rows.map(({ jenis, status, jumlah_rp }) => [jenis, status, jumlah_rp]);
  expect(jobs.toSorted()).toEqual([
    ['SERVICE', 'CANC', 0],
    ['SERVICE', 'DIAMBIL', paid!.total],
    ['SERVICE', 'PROSES', 0],
  ]);
});

test('№ 108 counts the DP of a job, and no job that was given back on the day it came', async () => {
  await shop.param('BATAS_LAPOR_TUNAI', rp(10_000));
  const { customer } = serviceRing();
  const cash = { jenis: 'CASH' as const, kode_bank: null, no_rekening: null, fee: null };
  const bring = (nama: string, no_hp: string) =>
    terimaService(shop, {
      customer: { ...customer, nama, no_hp },
      pembayaran: [{ ...cash, jumlah: rp(50_000) }],
    });
  const stays = await bring('Bu Tetap', '0812 1111 2222');
  const { no_service } = await bring('Bu Batal', '0812 3333 4444');
  await shop.approved('KASIR', serviceDocument.cancel, {
    params: { no: no_service },
    body: { alasan: 'Tidak jadi', no_rekening: null, ...TANPA_KATA },
  });
  const rows = await report(`pajak/report-wajib-lapor?${HARI}`);
  expect(rows).toMatchObject([
    { no_dokumen: [stays.no_service], jenis: ['SERVICE'], tunai: 50_000, total: 50_000 },
  ]);
});

test('the home page names jobs past their promise, and pieces that nobody fetches for 14 days', async () => {
  const perlu = async () => {
    const { body } = await shop.as('KASIR').raw('GET', 'beranda');
    const rows = body.data.perlu_dilihat as { jenis: string }[];
    return rows.filter(({ jenis }) => jenis.startsWith('SERVICE_'));
  };
  await terimaService(shop, { tgl_janji: hari('2026-11-21') });
  const { no_service } = await terimaService(shop);
  await selesaikan(shop, no_service);
  await shop.hari('2026-11-21');
  expect(await perlu()).toEqual([]);
  await shop.hari('2026-12-03');
  const late = { jenis: 'SERVICE_TERLAMBAT', jumlah: 1, rupiah: null, tgl_system: '2026-11-21' };
  expect(await perlu()).toMatchObject([late]);
  await shop.hari('2026-12-04');
  const ready = { jenis: 'SERVICE_BELUM_DIAMBIL', jumlah: 1, rupiah: 150_000 };
  expect(await perlu()).toMatchObject([late, { ...ready, tgl_system: '2026-11-20' }]);
});
