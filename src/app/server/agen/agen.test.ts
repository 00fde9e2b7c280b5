import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { escposOf } from '#kit/rules/escpos.ts';
import { center, pair } from '#kit/rules/struk.ts';
import { cetakKe, TANYA_KERTAS } from '#app/server/agen/cetak-printer.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
let url = '';
let folder = '';
beforeAll(async () => {
  shop = await openShop();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), 'kilau-agen-'));
});
afterAll(async () => {
  shop.app.server.closeAllConnections();
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * A printer at a raw port: what it took, connection by connection; `rusak` hangs up in the middle. It says how its
 * paper is where `kertas` is set, and then takes nothing of a paper without any.
 */
async function fakePrinter() {
  const jobs: Buffer[] = [];
  const printer = { jobs, port: 0, rusak: false, kertas: undefined as number | undefined };
  const server: Server = createServer((socket) => {
    const parts: Buffer[] = [];
    socket.on('error', () => {});
    socket.on('data', (part) => {
      const kind = Buffer.from(part);
      const asked = kind.subarray(-3).equals(TANYA_KERTAS);
      parts.push(asked ? kind.subarray(0, -3) : kind);
      if (printer.rusak) socket.resetAndDestroy();
      else if (asked && printer.kertas !== undefined) socket.write(Buffer.from([printer.kertas]));
    });
    socket.on('end', () => {
      jobs.push(Buffer.concat(parts));
      socket.end();
    });
  });
  for (let port = 9100; port <= 9109 && printer.port === 0; port++) {
    server.listen(port, '127.0.0.1');
    const open = await Promise.race([
      once(server, 'listening').then(() => true),
      once(server, 'error').then(() => false),
    ]).catch(() => false);
    if (open) printer.port = port;
  }
  onTestFinished(() => void server.close());
  return { printer, server };
}

/** The program as a technician starts it. */
function agen(...args: string[]) {
  const child = spawn(process.execPath, ['src/app/server/agen/agen.ts', ...args], {
    env: { PATH: process.env['PATH'], KILAU_DATA: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, said: () => said, ended: once(child, 'exit') as Promise<[number | null]> };
}

const GOLDEN = escposOf(
  {
    name: 'PELANGGAN',
    lines: [center('Toko Emas Kencana Jaya', 'big'), pair('Total', 'Rp 2,500,000')],
  },
  { roll: 58, cut: true },
);
const kasir = () => shop.as('KASIR');
const kirim = async (id: string, agenId: string, printer = 'Struk') => {
  const isi = Buffer.from(GOLDEN).toString('base64');
  const body = { id, agen: agenId, printer, nama: 'PJKJ1261120001', isi };
  const { status, text } = await kasir().raw('POST', 'agen/cetak', body);
  expect(status, text).toBe(200);
};
const keadaan = async (id: string) => (await kasir().raw('GET', `agen/cetak/${id}`)).body.data;
const jadi = async (id: string) => {
  await expect.poll(async () => (await keadaan(id)).keadaan).not.toMatch(/MENUNGGU|DIAMBIL/);
};

test('paired by a code it asks by itself, and its printer gets the very bytes of the nota, once', async () => {
  const { printer, server } = await fakePrinter();
  writeFileSync(
    join(folder, 'agen.json'),
    JSON.stringify({
      server: url,
      nama: 'Kasir depan',
      printer: { Struk: { tcp: `127.0.0.1:${printer.port}` }, Label: { perangkat: '/dev/null' } },
    }),
  );
  const tanpa = agen();
  expect((await tanpa.ended)[0]).toBe(1);
  expect(tanpa.said()).toContain('belum dipasang');

  const { kode } = (await shop.as('SPV').raw('POST', 'agen/kode', {})).body.data;
  const pasang = agen('pasang', kode);
  expect((await pasang.ended)[0], pasang.said()).toBe(0);
  const token = readFileSync(join(folder, 'agen-token'), 'utf8').trim();
  expect(statSync(join(folder, 'agen-token')).mode & 0o077).toBe(0);
  expect(pasang.said()).not.toContain(token);

  const [paired] = (await kasir().raw('GET', 'agen')).body.data;
  const jalan = agen();
  await kirim('kertas-golden-0001', paired.id);
  await jadi('kertas-golden-0001');
  expect(await keadaan('kertas-golden-0001')).toMatchObject({ keadaan: 'TERCETAK' });
  expect(printer.jobs.map((job) => job.toString('hex'))).toEqual([
    Buffer.from(GOLDEN).toString('hex'),
  ]);
  await kirim('kertas-label-00001', paired.id, 'Label');
  await jadi('kertas-label-00001');
  expect((await keadaan('kertas-label-00001')).keadaan).toBe('TERCETAK');

  // What broke in the middle may be on paper; a printer that is off has begun nothing.
  printer.rusak = true;
  await kirim('kertas-rusak-00001', paired.id);
  await jadi('kertas-rusak-00001');
  expect(await keadaan('kertas-rusak-00001')).toMatchObject({ keadaan: 'GAGAL', mulai: true });
  server.close();
  await once(server, 'close');
  await kirim('kertas-mati-000001', paired.id);
  await jadi('kertas-mati-000001');
  expect(await keadaan('kertas-mati-000001')).toMatchObject({ keadaan: 'GAGAL', mulai: false });
  expect(printer.jobs).toHaveLength(1);

  await shop.as('SPV').raw('DELETE', `agen/${paired.id}`);
  expect((await jalan.ended)[0]).toBe(1);
  expect(jalan.said()).toContain('sudah dicabut');
  expect(jalan.said()).not.toContain(token);
});

test('a printer that says how its paper is, is believed: without paper a nota is not told as printed', async () => {
  const { printer, server } = await fakePrinter();
  const ke = { jenis: 'TCP', alamat: '127.0.0.1', port: printer.port } as const;
  const nota = Buffer.from(GOLDEN);
  printer.kertas = 0x12;
  await cetakKe(ke, nota);
  expect(printer.jobs.map((job) => job.toString('hex'))).toEqual([nota.toString('hex')]);
  // Nothing was begun: the paper waits, and is no copy.
  printer.kertas = 0x72;
  await expect(cetakKe(ke, nota)).rejects.toMatchObject({
    mulai: false,
    message: 'Kertas printer habis',
  });
  // A pulse for the drawer is no paper.
  await cetakKe(ke, Buffer.from('1b700019fa', 'hex'));
  expect(printer.jobs.at(-1)?.toString('hex')).toBe('1b700019fa');
  server.close();
});

test('paper that ends in the middle of a nota is told, and one that takes the nota no more is given up', async () => {
  const { printer, server } = await fakePrinter();
  const ke = { jenis: 'TCP', alamat: '127.0.0.1', port: printer.port } as const;
  printer.kertas = 0x12;
  const nota = Buffer.concat([Buffer.from(GOLDEN), Buffer.alloc(100)]);
  server.prependListener('connection', (socket) =>
    socket.on('data', (part) => {
      if (part.length > 3) printer.kertas = 0x72;
    }),
  );
  await expect(cetakKe(ke, nota)).rejects.toMatchObject({
    mulai: true,
    message: 'Kertas printer habis',
  });
  server.close();
});
