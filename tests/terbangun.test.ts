import pg from 'pg';
import { expect, test } from 'vitest';
import { openDatabase } from '#kit/testing/database.ts';
import { startProgram } from '#bench/beside.ts';
import { addPieces, addSession, layShop, TOKO } from '#bench/shop.ts';

test('the server as it is built finds its settings, words and the library of its papers', async () => {
  const { connection, drop } = await openDatabase();
  const owner = new pg.Client(connection);
  await owner.connect();
  await layShop(owner);
  await addPieces(owner, 3);
  const headers = {
    authorization: `Bearer ${await addSession(owner, 'own0', 'OWN')}`,
    'accept-language': 'en',
  };
  const { child, port } = await startProgram({ connection }, 'server.ts');
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
  expect(await (await ask('/config.js')).text()).toContain('window.KILAU');
  expect((await ask(`/api/v1/barang/${TOKO}00002`)).status).toBe(200);
  expect(await (await ask('/api/v1/barang/TIDAKADA')).json()).toMatchObject({
    message: 'Barcode TIDAKADA not found',
  });
  const { rows } = await owner.query('select tgl_system::text as hari from hari_toko');
  const { hari } = rows[0] as { hari: string };
  const paper = await ask(`/api/v1/penjualan/batal-reports.pdf?tgl_from=${hari}&tgl_to=${hari}`);
  expect(
    Buffer.from(await paper.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  child.kill();
  await owner.end();
  await drop();
});
