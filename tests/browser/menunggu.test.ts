import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { titipanDocument } from '#areas/penjualan/contract/titipan/titipan.document.ts';
import { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { axe, openKilau, type Kilau } from '#tests/browser/kilau.ts';
import { pesan } from '#tests/kit/document/kerja-pesanan.ts';
import { serviceRing } from '#tests/kit/document/kerja-service.ts';
import { done } from '#tests/kit/done.ts';
import { pinjamkan } from '#tests/kit/hutang.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { titipan } from '#tests/kit/titipan.ts';

type Read = Endpoint<{ no: string }, unknown, unknown, { status: string }>;
type Kind = readonly [
  path: string,
  one: Read,
  make: () => Promise<string>,
  sum: string,
  refuse: string,
  taken: string,
  rejected: string,
];

let kilau: Kilau;
beforeAll(async () => {
  kilau = await openKilau();
  const { shop } = kilau;
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 90_000_000, keterangan: 'Modal pagi' };
  await done(shop, 'OWN', 'cash/masuk', modal);
  await shop.param('VALIDASI_PENJUALAN', true);
  await shop.param('VALIDASI_PEMBELIAN', 'ON');
  await shop.modulOn('VALIDASI_SERVICE_MODULE');
  await shop.modulOn('VALIDASI_PESANAN_MODULE');
});
afterAll(() => kilau.close());

const asked = async (path: string, key: string): Promise<string> =>
  String(
    (await done(kilau.shop, 'KASIR2', path, titipan(await tambahPotong(kilau.shop, ['P4']))))[key],
  );

/** Each kind that waits: its queue, how one is made, what is pressed, how it is refused, and what is said then. */
const KINDS: readonly Kind[] = [
  [
    'validasi-penjualan',
    penjualanDocument.one,
    () => asked('penjualan', 'no_faktur_jual'),
    'Terima tunai',
    'Tolak nota ini',
    'DONE',
    'Nota ditolak, barangnya bebas lagi',
  ],
  [
    'validasi-titipan',
    titipanDocument.one,
    () => asked('titip', 'no_titip'),
    'Terima uang titip',
    'Tolak titipan ini',
    'AKTIF',
    'Titipan ditolak, barangnya bebas lagi',
  ],
  [
    'validasi-pesanan',
    pesananDocument.one,
    async () => (await pesan(kilau.shop)).no_pesanan,
    'Terima DP',
    'Tolak pesanan ini',
    'VALID',
    'Pesanan ditolak',
  ],
  [
    'validasi-service',
    serviceDocument.one,
    async () =>
      (await kilau.shop.as('KASIR').call(serviceDocument.makes.terima, { body: serviceRing() }))
        .no_service,
    'Terima DP',
    'Tolak service ini',
    'VALID',
    'Service ditolak',
  ],
  [
    'validasi-hutang',
    hutangDocument.one,
    async () => (await pinjamkan(kilau.shop)).no_faktur_hutang,
    'Bayar',
    'Tolak hutang ini',
    'AKTIF',
    'Hutang ditolak',
  ],
];

test.each(KINDS)(
  '%s: Enter brings the oldest with its age, F9 takes it; the next is rejected with a reason',
  async (path, one, make, sum, refuse, taken, rejected) => {
    const { shop } = kilau;
    const first = await make();
    const second = await make();
    const { page, context, errors } = await kilau.open('SPV', path);
    await page.getByRole('row', { name: new RegExp(second) }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-scan-field')))
      .toBe(true);
    const statusOf = async (no: string) =>
      (await shop.as('OWN').call(one, { params: { no } })).status;
    await page.keyboard.press('Enter');
    const row = page.locator('tr[data-active]');
    await expect.poll(() => row.innerText()).toContain(first);
    expect(await row.innerText()).toMatch(/, \d+ (menit|jam|hari)/);
    await page.getByRole('button', { name: new RegExp(`^${sum}`) }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('F9');
    await expect.poll(() => statusOf(first)).toBe(taken);
    await page.getByRole('row', { name: new RegExp(first) }).waitFor({ state: 'detached' });

    await page.getByRole('row', { name: new RegExp(second) }).click();
    await page.getByRole('button', { name: refuse }).click();
    const dialog = page.getByRole('dialog', { name: `Tolak ${second}` });
    await dialog.getByLabel('Alasan').fill('Customer tidak jadi');
    await page.keyboard.press('Enter');
    await page.getByText(rejected).waitFor();
    await page.getByText('Tidak ada yang menunggu').waitFor();
    expect(await statusOf(second)).toBe('CANC');
    await context.close();
    expect(errors).toEqual([]);
  },
);
