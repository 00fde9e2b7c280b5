import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import type { Report } from '#kit/contract/report.ts';
import { akhirHariReport } from '#areas/akhir-hari/contract/akhir-hari.report.ts';
import { eodReport } from '#areas/akhir-hari/contract/eod.report.ts';
import { keuanganAkhirHariReport } from '#areas/akhir-hari/contract/keuangan-akhir-hari.report.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { jualan } from '#tests/kit/jualan.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

const KINI = '2026-11-20';
const REPORTS = [eodReport, akhirHariReport, keuanganAkhirHariReport];
type Said = { data: Record<string, unknown>[]; catatan: string };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ hari: KINI, dasar: true });
  await shop.param('PARAMETER_HARGA_EMAS_GLOBAL_VALUE', rp(2_600_000));
  await jualan(shop, [KINI], 6, 5);
}, 60_000);
afterAll(() => shop.close());

async function read(report: Report): Promise<Said> {
  const { status, body } = await shop
    .as('OWN')
    .raw('GET', `${report.endpoint.path}?tgl_system=${KINI}`);
  expect(status, JSON.stringify(body)).toBe(200);
  const said = body as Said;
  return { ...said, data: barisLaporan(said.data) };
}

/** Counts the drawer to the rupiah and closes the day. */
async function tutup(): Promise<void> {
  const own = shop.as('OWN');
  const [{ kas }] = (await shop.rows(
    `select sum(rupiah)::bigint as kas from buku where kode_toko = 'KJ1' and akun = 'kas'`,
  )) as [{ kas: number }];
  const pecahan = [{ nilai: 500, jumlah: kas / 500 }];
  const counted = await own.raw(
    'POST',
    'tutup-toko/hitung',
    { pecahan },
    { 'idempotency-key': 'hitung-kas-1' },
  );
  expect(counted.status, counted.text).toBe(201);
  const closed = await own.raw('POST', 'tutup-toko', {}, { 'idempotency-key': 'tutup-toko-1' });
  expect(closed.status, closed.text).toBe(201);
}

test('a closed day says who closed it and shows the figures that were stored then', async () => {
  const open = await Promise.all(REPORTS.map(read));
  expect(open.map(({ catatan }) => catatan)).toEqual([
    'BELUM TUTUP TOKO',
    'BELUM TUTUP TOKO',
    'BELUM TUTUP TOKO',
  ]);
  await tutup();
  const closed = await Promise.all(REPORTS.map(read));
  for (const { catatan } of closed) expect(catatan).toMatch(/^TUTUP \d\d:\d\d oleh own\.kj1$/);
  expect(closed[0]!.data).toEqual(open[0]!.data);
  expect(closed[1]!.data).toEqual(open[1]!.data);
  // The drawer was counted in between: only what was counted is new.
  expect(closed[2]!.data.filter(({ blok }) => blok !== 'FISIK')).toEqual(open[2]!.data);
  expect(closed[2]!.data.find(({ uraian }) => uraian === 'SELISIH kas')).toMatchObject({ cash: 0 });

  await tamper();
  const [gold, kinds, money] = await Promise.all(REPORTS.map(read));
  expect(gold!.data.map(({ akhir_berat }) => akhir_berat)).toEqual([0.123]);
  expect(kinds!.data.map(({ jenis }) => jenis)).toEqual(['Penjualan']);
  expect(money!.data).toEqual([]);
});

/** Past the product and its walls: what is stored is what is shown. */
async function tamper(): Promise<void> {
  await shop.rows('alter table tutup_toko disable trigger user');
  await shop.rows(`update tutup_toko set laporan = jsonb_build_object('keuangan', '[]'::jsonb,
    'akhir_hari', jsonb_build_array(laporan -> 'akhir_hari' -> 0),
    'eod', jsonb_build_array(jsonb_set(laporan -> 'eod' -> 0, '{akhir_berat}', '123')))`);
}

test('asked for one cashier, a closed day is counted from its facts', async () => {
  const { status, body } = await shop
    .as('OWN')
    .raw('GET', `${akhirHariReport.endpoint.path}?tgl_system=${KINI}&input_by=ksr.kj1`);
  expect(status).toBe(200);
  expect(barisLaporan((body as Said).data).map(({ jenis }) => jenis)).toEqual([
    'Penjualan',
    'Batal Penjualan',
    'Kas Masuk',
    'Kas Keluar',
  ]);
});

test('what the stock is worth is stored for the owner and kept from a manager where the shop hides it', async () => {
  const values = async (who: 'OWN' | 'MU'): Promise<unknown[]> => {
    const { body } = await shop.as(who).raw('GET', `${eodReport.endpoint.path}?tgl_system=${KINI}`);
    return barisLaporan((body as Said).data).map(({ nilai }) => nilai);
  };
  const shown = await values('MU');
  expect(shown.every((nilai) => typeof nilai === 'number' && nilai > 0)).toBe(true);
  await shop.modulOn('SEMBUNYI_SALDO_MODULE');
  expect(await values('OWN')).toEqual(shown);
  expect(await values('MU')).toEqual(shown.map(() => null));
});
