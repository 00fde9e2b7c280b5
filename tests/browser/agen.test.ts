import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Page } from 'playwright-core';
import { HEADS } from '#kit/rules/escpos.ts';
import { printed } from '#kit/testing/virtual-printer.ts';
import { TANYA_KERTAS } from '#app/server/agen/cetak-printer.ts';
import { kerja } from '#app/server/agen/kerja.ts';
import { tanyaServer } from '#app/server/agen/tanya-server.ts';
import { bukaKasir } from '#tests/browser/di-kasir.ts';
import { axe, type } from '#tests/browser/kilau.ts';

const here = bukaKasir();
let page: Page;
beforeEach(() => void ({ page } = here));
afterEach(() => expect(here.counter.errors).toEqual([]));

/** An agent at work, with a printer that takes whatever comes and does not say how its paper is. */
async function jalankan(token: string) {
  const jobs: Buffer[] = [];
  const server = createServer((socket) => {
    const parts: Buffer[] = [];
    socket.on('data', (part) => {
      if (!Buffer.from(part).equals(TANYA_KERTAS)) parts.push(part);
    });
    socket.on('end', () => {
      jobs.push(Buffer.concat(parts));
      socket.end();
    });
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const off = new AbortController();
  const { port } = server.address() as AddressInfo;
  const printer = new Map([['Struk', { jenis: 'TCP', alamat: '127.0.0.1', port } as const]]);
  const setelan = { server: `${here.kilau.url}/`, nama: 'Kasir depan', printer };
  const ended = kerja({ setelan, token, tulis: () => {}, off: off.signal }).catch(() => {});
  const stop = async () => {
    off.abort();
    await ended;
    server.close();
  };
  onTestFinished(stop);
  return { stop, papers: () => jobs.map((job) => printed(job, HEADS[58].columns)) };
}

const pasang = (kode: string) =>
  tanyaServer<{ token: string }>(`${here.kilau.url}/`, 'pasang', {
    body: { kode, nama: 'Kasir depan', printer: ['Struk'] },
  });
const choose = async (at: Page, name: string, option: string | RegExp) => {
  await at.getByRole('combobox', { name, exact: true }).first().click();
  await at.getByRole('option', { name: option }).click();
};
const bar = () => page.getByRole('status', { name: 'Kertas belum tercetak' });

/** A ring for cash; who sells stays from one sale to the next. */
async function jualTunai(code: string, lagi = false) {
  await here.kasir.scanAll([code]);
  if (lagi) {
    await here.kasir.press('F9');
    await expect.poll(here.kasir.focused).toBe('nama');
    await type(page, 'Ibu Ratna');
    await here.kasir.press('F3');
  } else await here.kasir.whoSells();
  await here.kasir.press('F9');
  await page.getByText('Penjualan tersimpan').waitFor();
  const [last] = await here.kilau.shop.rows<{ no: string }>(
    'select max(no_faktur_jual) as no from penjualan',
  );
  return last!.no;
}

test('an SPV shows the code, the cashier prints through the agent, and one that is off leaves the nota waiting', async () => {
  const spv = await here.kilau.open('SPV', 'perangkat');
  await spv.page.getByText('Belum ada agen cetak').waitFor();
  await spv.page.getByRole('button', { name: 'Pasang agen cetak' }).click();
  const dialog = spv.page.getByRole('dialog');
  const said = await dialog.locator('code').innerText();
  expect(await axe(spv.page)).toEqual([]);
  const { token } = await pasang(said.split(' ').at(-1)!);
  const agent = await jalankan(token);
  await dialog.getByRole('button', { name: 'Tutup' }).last().click();
  await spv.page.getByText('Kasir depan').first().waitFor();
  await spv.context.close();

  await page.goto(`${here.kilau.url}/perangkat`);
  await page.getByText('Kasir depan').first().waitFor();
  expect(await page.getByRole('button', { name: 'Pasang agen cetak' }).count()).toBe(0);
  await choose(page, 'Jalan cetak', 'Lewat agen cetak');
  await choose(page, 'Printer agen', 'Kasir depan · Struk');
  await choose(page, 'Gulungan', '58 mm');
  await page.getByRole('button', { name: 'Cetak contoh' }).click();
  await page.getByText('Contoh tercetak').waitFor();
  expect(agent.papers()[0]).toContain('1234567890'.repeat(3) + '12');
  expect(await axe(page)).toEqual([]);

  await page.goto(`${here.kilau.url}/transaksi-penjualan`);
  await page.waitForSelector('[data-scan-field]');
  const no = await jualTunai(here.codes[0]!);
  await expect.poll(() => agent.papers().length).toBe(2);
  expect(agent.papers()[1]).toContain(`[bars 2: ${no}]`);
  expect(await bar().count()).toBe(0);

  const lagi = await here.kilau.open('SPV', 'perangkat');
  await lagi.page.getByRole('button', { name: 'Cabut agen' }).click();
  await lagi.page.getByRole('dialog').getByRole('button', { name: 'Cabut agen' }).click();
  await lagi.page.getByText('Belum ada agen cetak').waitFor();
  await lagi.context.close();
  const kedua = await jualTunai(here.codes[1]!, true);
  await bar().getByText(`Belum tercetak: ${kedua}`).waitFor();
  expect(await here.counter.printed()).toEqual([]);
  expect(agent.papers()).toHaveLength(2);
});
