import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { openKilau, scan, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import { jadiPesanan, pesan, selesaikanPesanan } from '#tests/kit/document/kerja-pesanan.ts';
import { serviceRing } from '#tests/kit/document/kerja-service.ts';
import { done } from '#tests/kit/done.ts';
import { pinjamkan } from '#tests/kit/hutang.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { cash, titipan } from '#tests/kit/titipan.ts';
import { bukaCicilan, cicilan } from '#tests/kit/uji/cicilan.ts';

let kilau: Kilau;
let counter: Counter;
beforeAll(async () => {
  kilau = await openKilau();
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 90_000_000, keterangan: 'Modal pagi' };
  await done(kilau.shop, 'OWN', 'cash/masuk', modal);
  await bukaCicilan(kilau.shop);
  counter = await kilau.open('SPV', 'home');
  await counter.page.getByText(/^Selamat bekerja/).waitFor();
});
afterAll(async () => {
  await counter.context.close();
  await kilau.close();
  expect(counter.errors).toEqual([]);
});

const putAside = async (): Promise<string> => {
  const body = titipan(await tambahPotong(kilau.shop, ['P4']), cash(470_000));
  return (await done(kilau.shop, 'KASIR', 'titip', body)).no_titip as string;
};
const takenIn = async (): Promise<string> =>
  (await kilau.shop.as('KASIR').call(serviceDocument.makes.terima, { body: serviceRing() }))
    .no_service;
const takenInToWait = async (): Promise<string> => {
  await kilau.shop.modulOn('VALIDASI_SERVICE_MODULE');
  const no = await takenIn();
  await kilau.shop.modulOff('VALIDASI_SERVICE_MODULE');
  return no;
};
const contracted = async (): Promise<string> => {
  const body = cicilan(await tambahPotong(kilau.shop, ['P1']));
  return (await done(kilau.shop, 'KASIR', 'cicilan', body)).no_cicilan as string;
};
const lent = async (): Promise<string> => (await pinjamkan(kilau.shop)).no_faktur_hutang;
const lentToWait = async (): Promise<string> => {
  await kilau.shop.param('VALIDASI_PEMBELIAN', 'ON');
  const no = await lent();
  await kilau.shop.param('VALIDASI_PEMBELIAN', 'OFF');
  return no;
};
const ordered = async (): Promise<string> => (await pesan(kilau.shop)).no_pesanan;
const orderedToWait = async (): Promise<string> => {
  await kilau.shop.modulOn('VALIDASI_PESANAN_MODULE');
  const no = await ordered();
  await kilau.shop.modulOff('VALIDASI_PESANAN_MODULE');
  return no;
};
/** An order that a piece of the stock fills. */
const orderedAndFound = async (): Promise<string> => {
  const [kode_barcode = null] = await tambahPotong(kilau.shop, ['P1']);
  const no = await ordered();
  const found = { berat: null, kode_kategori: null, kode_group: null, kode_barcode };
  await selesaikanPesanan(kilau.shop, no, jadiPesanan(found));
  return no;
};

const WAY = 'cara-bayar CASH';
const PESANAN = 'service/web/pesanan/kerja';
const TITIPAN = 'penjualan/web/titipan/uang-titipan.tsx';
type Opened = readonly [
  title: string,
  drawn: string,
  make: () => Promise<string>,
  press: string,
  first: string,
];

/** Each dialog of money for a document: where it is drawn, what opens it, and what must have the focus. */
const DIALOGS: readonly Opened[] = [
  ['Tambah uang titipan', TITIPAN, putAside, 'Setor', WAY],
  ['Ambil titipan', TITIPAN, putAside, 'Ambil', WAY],
  ['Tambah DP service', 'service/web/kerja/bayar-dialog.tsx', takenIn, 'Tambah DP', WAY],
  ['Validasi service', 'service/web/kerja/terima-dialog.tsx', takenInToWait, 'Validasi', WAY],
  ['Tambah DP pesanan', `${PESANAN}/bayar-dialog.tsx`, ordered, 'Tambah DP', WAY],
  ['Validasi pesanan', `${PESANAN}/validasi-dialog.tsx`, orderedToWait, 'Validasi', WAY],
  ['Ambil pesanan', `${PESANAN}/ambil-dialog.tsx`, orderedAndFound, 'Ambil', WAY],
  ['Bayar cicilan', 'cicilan/web/bayar-dialog.tsx', contracted, 'Bayar', WAY],
];
/** Acts and steps drawn by `ActDialog` and `StepDialog`: where their money or their first field begins. */
const ACTS: readonly Opened[] = [
  ['Bayar', 'hutang/web/validasi/waiting-dialogs.tsx', lentToWait, 'Bayar', 'tab Tunai'],
  ['Beli putus', 'hutang/web/putus/putus-dialog.tsx', lent, 'Beli putus', 'berat-1'],
];

/** What has the focus, by its name and value or its role and words. */
const focused = () =>
  counter.page.evaluate(() => {
    const now = document.activeElement;
    if (now instanceof HTMLInputElement) return `${now.name} ${now.value}`.trim();
    return `${now?.getAttribute('role') ?? now?.tagName} ${now?.getAttribute('aria-label') ?? now?.textContent}`;
  });

async function openAt(no: string, press: string, title: string) {
  const { page } = counter;
  await scan(page, no);
  const look = page.getByRole('dialog', { name: no, exact: true });
  await look.getByRole('button', { name: new RegExp(`^${press}( F\\d+)?$`) }).click();
  const dialog = page.getByRole('dialog', { name: `${title} ${no}` });
  await dialog.waitFor();
  return { look, dialog };
}

async function closeBoth({ look, dialog }: Awaited<ReturnType<typeof openAt>>): Promise<void> {
  await counter.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await counter.page.keyboard.press('Escape');
  await look.waitFor({ state: 'detached' });
}

test.each([...DIALOGS, ...ACTS])(
  '%s: the way of paying, or the field before it, has the focus; Enter closes nothing',
  async (title, _, make, press, first) => {
    const opened = await openAt(await make(), press, title);
    await expect.poll(focused).toBe(first);
    await counter.page.keyboard.press('Enter');
    await expect.poll(focused).not.toBe('BUTTON Tutup');
    expect(await opened.dialog.isVisible()).toBe(true);
    await closeBoth(opened);
  },
);

test('where the cashier takes the money elsewhere, Enter does not close the pick-up either', async () => {
  const no = await putAside();
  await kilau.shop.param('VALIDASI_PENJUALAN', true);
  await counter.page.reload();
  await counter.page.getByText(/^Selamat bekerja/).waitFor();
  const opened = await openAt(no, 'Ambil', 'Ambil titipan');
  await expect.poll(focused).toMatch(/^dialog /);
  await counter.page.keyboard.press('Enter');
  expect(await opened.dialog.isVisible()).toBe(true);
  await closeBoth(opened);
  await kilau.shop.param('VALIDASI_PENJUALAN', false);
});

test('money between drawer and bank begins at its first side', async () => {
  const { page } = counter;
  await page.goto(`${kilau.url}/mutasi-uang-cash`);
  await page.getByRole('button', { name: 'Tambah mutasi' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const field = () =>
    dialog.evaluate(() =>
      document.activeElement?.closest('[data-field]')?.getAttribute('data-field'),
    );
  await expect.poll(field).toBe('asal');
  expect(await dialog.getByText(/Tidak Boleh Kosong/).count()).toBe(0);
});

/** Where a dialog of money is built on another one. */
const FORMS = ['uang/web/bayar/pay-dialog.tsx', 'service/web/dp.tsx'];

test('each use of the dialog of money is opened above', () => {
  const uses = globSync('src/areas/*/web/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<(UangDialog|PayDialog|TakeDpDialog)\b/g)]
      .map(() => file.slice(10))
      .filter((drawn) => !FORMS.includes(drawn)),
  );
  expect(uses.toSorted()).toEqual(DIALOGS.map(([, drawn]) => drawn).toSorted());
});
