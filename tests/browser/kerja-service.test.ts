import { afterAll, beforeAll, expect, test } from 'vitest';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import { axe, openKilau, scan, type, type Kilau } from '#tests/browser/kilau.ts';
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
  await tambahTukang(kilau.shop, 'T02', 'Pak Min');
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

test('the QR of the slip tells its customer what is done, until when and what is left', async () => {
  const { shop, url } = kilau;
  const { no_service } = await terimaService(shop);
  const [slip] = await shop.rows<{ kode_nota: string }>(
    'select kode_nota from service where no_service = $1',
    [no_service],
  );
  const { context } = await kilau.open('KASIR', 'lihat-services');
  const umum = await context.browser()!.newPage();
  await umum.goto(`${url}/nota/${slip!.kode_nota}`);
  await umum.getByText('Sedang dikerjakan').waitFor();
  await umum.getByText('Pasang mata').waitFor();
  await umum.getByText('Rp 150,000').waitFor();
  expect(await umum.innerText('main')).not.toContain('Sari');
  expect(await axe(umum)).toEqual([]);
  await umum.close();
  await context.close();
});

test('by keys alone: taken in with a DP, gold to the craftsman and back, ready, paid and fetched', async () => {
  const { shop } = kilau;
  const { page, context, errors } = await kilau.open('KASIR', 'transaksi-services');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const focused = () =>
    page.evaluate(() =>
      document.activeElement?.closest('[data-field]')?.getAttribute('data-field'),
    );
  /** What is typed into the field that must have the focus, and Enter, which goes on to the next one. */
  const fill = async (...fields: (readonly [field: string, what: string])[]) => {
    for (const [field, what] of fields) {
      await expect.poll(focused).toBe(field);
      if (what) await type(page, what);
      await press('Enter');
    }
  };

  // Taken in: the piece, its owner, and 50,000 of the 150,000 that the work may cost.
  await fill(
    ['nama_barang-1', 'Gelang patah'],
    ['kadar-1', '75'],
    ['berat-1', '3'],
    ['deskripsi-1', 'Patri'],
    ['ongkos-1', '150000'],
    ['nama', 'Bu Tini'],
    ['no_hp', '081298765432'],
    ['alamat', ''],
  );
  // The field already holds the date a week from now; Tab skips the button of the calendar.
  await expect.poll(focused).toBe('tgl_janji');
  await press('Tab');
  await fill(['kode_tukang', ''], ['kode_sales', 'S01'], ['keterangan', '']);
  await expect.poll(focused).toBe('tunai');
  // Name and type of the customer head the form (1§2).
  const head = page.getByLabel('Pelanggan', { exact: true });
  expect(await head.innerText()).toMatch(/Bu Tini\s+Umum/);
  await type(page, '50000');
  await press('F9');
  await page.getByText('Service disimpan').waitFor();
  await expect.poll(focused).toBe('nama_barang-1');
  const [job] = await shop.rows<{ no_service: string; status: string; dp: number }>(
    `select no_service, status, dp_rp::int as dp from service where nama_customer = 'Bu Tini'`,
  );
  expect(job).toMatchObject({ status: 'DITERIMA', dp: 50_000 });
  const no = job!.no_service;

  // The number of the slip is typed; F8 hands the piece to the craftsman with 0.200 g of the shop's gold.
  await press('F2');
  await type(page, no);
  await press('Enter');
  const look = page.getByRole('dialog', { name: no, exact: true });
  await look.getByRole('button', { name: /^Ke tukang/ }).waitFor();
  await press('F8');
  await fill(['kode_tukang', 'T02']);
  await press('F4');
  await fill(['gudang-1', 'RS'], ['kadar-1', '75'], ['emas-1', '0.2']);
  await expect.poll(focused).toBe('keterangan');
  await press('F9');
  await look.getByText('Di tukang Pak Min.').waitFor();
  const held = await shop.rows(
    `select berat::int from saldo where kode_toko = 'KJ1' and akun = 'tukang:T02' and berat <> 0`,
  );
  expect(held).toEqual([{ berat: 200 }]);

  // On the scale again: 0.150 g went in, 0.050 g comes back, nothing is lost.
  await press('F9');
  await fill(
    ['berat-1', '3.15'],
    ['tambah-1', '0.15'],
    ['kikir-1', ''],
    ['ongkos-1', ''],
    ['gudang-1', 'RS'],
    ['kadar-1', '75'],
    ['emas-1', '0.05'],
  );
  await expect.poll(focused).toBe('upah');
  await page.getByText('0.000 g (0%, batas 1%)').waitFor();
  await press('F9');
  await look.getByText('Siap diambil, sisa ongkos Rp 100,000.').waitFor();

  // The money comes first: its way has the focus, Enter goes to the amount.
  await press('F9');
  const fetch = page.getByRole('dialog', { name: `Ambil service ${no}` });
  await fetch.locator('[name="cara-bayar"]:focus').waitFor();
  await press('Enter');
  await expect.poll(focused).toBe('tunai');
  await type(page, '1000000');
  await fetch.locator('output[data-kembali]').waitFor();
  await press('F9');
  await page.getByText('Service diambil').waitFor();
  await look.getByRole('button', { name: /^Ambil/ }).waitFor({ state: 'detached' });
  // The next slip may be scanned or typed.
  await press('Escape');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-scan-field')))
    .toBe(true);

  const [end] = await shop.rows<{ status: string; acts: string[] }>(
    `select s.status, array[s.no_service, g.no_serah, k.no_kembali, a.no_ambil] as acts
       from service s join tukang_serah g on g.no_dokumen = s.no_service
       join tukang_kembali k on k.no_dokumen = s.no_service
       join service_ambil a on a.no_service = s.no_service where s.no_service = $1`,
    [no],
  );
  expect(end!.status).toBe('DIAMBIL');
  const [paid] = await shop.rows<{ emas: number; total: number; kembali: number }>(
    `select emas_rp::int as emas, total::int, kembali::int from service_ambil where no_service = $1`,
    [no],
  );
  const { emas, total } = paid!;
  expect(emas).toBeGreaterThan(0);
  expect(paid).toMatchObject({ total: 150_000 + emas, kembali: 1_000_000 - (total - 50_000) });
  const book = await shop.rows<{ akun: string; rupiah: number; berat: number }>(
    `select akun, sum(rupiah)::int as rupiah, sum(berat)::int as berat from buku
      where kode_toko = 'KJ1' and no_bukti = any($1) group by akun`,
    [end!.acts],
  );
  const of = (akun: string) => book.find((one) => one.akun === akun);
  // The craftsman, the custody and the DP are empty again; the shop's 0.150 g left with their owner.
  for (const akun of ['tukang:T02', 'service', 'dp_service'])
    expect(of(akun), akun).toMatchObject({ rupiah: 0, berat: 0 });
  expect(of('gudang:RS')).toMatchObject({ berat: -150 });
  expect(of('pelanggan')).toMatchObject({ berat: 150 });
  expect(of('kas')).toMatchObject({ rupiah: total });
  expect(of('ongkos')).toMatchObject({ rupiah: -150_000 });
  expect(of('pendapatan:EMAS_SERVICE')).toMatchObject({ rupiah: -emas });
  expect(book.reduce((all, one) => all + one.rupiah, 0)).toBe(0);
  expect(book.reduce((all, one) => all + one.berat, 0)).toBe(0);
  expect((await periksaBuku(shop.db)).filter((one) => one.jumlah > 0)).toEqual([]);
  await context.close();
  expect(errors).toEqual([]);
});
