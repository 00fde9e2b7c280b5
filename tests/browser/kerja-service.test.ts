import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, openKilau, scan, type Kilau } from '#tests/browser/kilau.ts';
import {
  rosokkan,
  serahkan,
  tambahTukang,
  terimaService,
} from '#tests/kit/document/kerja-service.ts';

let kilau: Kilau;
beforeAll(async () => {
  kilau = await openKilau();
  await tambahTukang(kilau.shop);
  await rosokkan(kilau.shop);
});
afterAll(() => kilau.close());

test('a ring is taken in with a DP, finished on the scale, paid and fetched', async () => {
  const { page, context, errors } = await kilau.open('KASIR', 'transaksi-services');
  const field = (name: string) => page.locator(`[data-field="${name}"]`);
  await field('nama_barang-1').waitFor();
  expect(await axe(page)).toEqual([]);
  await field('nama_barang-1').fill('Cincin mata');
  await field('kadar-1').fill('75');
  await field('berat-1').fill('3');
  await field('deskripsi-1').fill('Pasang mata');
  await field('ongkos-1').fill('150000');
  await field('kode_sales').fill('S01');
  await page.keyboard.press('Enter');
  await field('nama').fill('Ibu Sari');
  await page.getByPlaceholder('Uang diterima').fill('50000');
  const paper = context.waitForEvent('response', {
    predicate: (answer) => /service\/SV\w+\/struk/.test(answer.url()),
  });
  await page.keyboard.press('F9');
  await page.getByText('Service disimpan').waitFor();
  expect((await paper).status()).toBe(200);
  const [row] = await kilau.shop.rows<{ no_service: string; status: string; dp_rp: string }>(
    `select no_service, status, dp_rp::text from service where nama_customer = 'Ibu Sari'`,
  );
  expect(row).toMatchObject({ status: 'DITERIMA', dp_rp: '50000' });

  await scan(page, row!.no_service);
  const job = page.getByRole('dialog', { name: row!.no_service });
  await job.waitFor();
  await job.getByRole('button', { name: /^Selesai/ }).click();
  const selesai = page.getByRole('dialog', { name: /selesai$/ });
  await selesai.locator('[data-field="berat-1"]').fill('3');
  await selesai.getByText('Susut').waitFor();
  expect(await axe(page)).toEqual([]);
  await selesai.getByRole('button', { name: /^Selesai dan cetak/ }).click();
  await page.getByText('Service selesai', { exact: true }).waitFor();

  await job.getByRole('button', { name: /^Ambil/ }).click();
  const ambil = page.getByRole('dialog', { name: /^Ambil service/ });
  await ambil.getByText('Rp 100,000').first().waitFor();
  await ambil.getByPlaceholder('Uang diterima').fill('100000');
  await ambil.getByRole('button', { name: /^Terima dan serahkan barang/ }).click();
  await page.getByText('Service diambil').waitFor();
  const [done] = await kilau.shop.rows('select status from service where no_service = $1', [
    row!.no_service,
  ]);
  expect(done).toEqual({ status: 'DIAMBIL' });
  await context.close();
  expect(errors).toEqual([]);
});

test('the board and the page of craftsmen show where pieces and gold are', async () => {
  const { no_service } = await terimaService(kilau.shop);
  await serahkan(kilau.shop, no_service, 200);
  const { page, context, errors } = await kilau.open('SPV', 'lihat-services');
  await page.getByText(no_service).first().waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Papan' }).click();
  const lane = page.getByRole('region', { name: 'Di tukang' });
  await lane.getByText('Cincin mata: Pasang mata').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Tukang' }).click();
  await page.getByText('Pak Karto').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await context.close();
  expect(errors).toEqual([]);
});
