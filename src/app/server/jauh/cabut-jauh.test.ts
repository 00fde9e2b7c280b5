import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAside } from '#kit/server/aside.table.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import { antarkanSemua } from '#areas/toko/server/antar/kirim-pesan.ts';
import { kirimPesan } from '#areas/toko/server/antar/pesan-toko.ts';
import { bukaDuaServer, type DuaServer } from '#tests/kit/uji/buka/dua-server.ts';

/** Who has a branch's key answers at its address, too, and the key is revoked (decision 1267). */
let dua: DuaServer;
let panggilan = 0;
const pencuri = createServer((request, answer) => {
  panggilan += 1;
  request.resume();
  request.on('end', () => {
    answer.writeHead(200, { 'content-type': 'application/json' });
    answer.end(JSON.stringify({ data: { terakhir: 1, jam: '2026-11-20T02:00:00Z' } }));
  });
});
beforeAll(async () => {
  dua = await bukaDuaServer();
  await new Promise<void>((done) => pencuri.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  pencuri.closeAllConnections();
  pencuri.close();
  await dua.close();
});

const pesan = async () =>
  (
    await dua.pusat.rows(
      `select dicoba, selesai_at is not null as terkirim from pesan_toko where no_dokumen = 'RAHASIA'`,
    )
  )[0];

test('who gains: nothing is told to a server whose key was revoked, and its unsigned word is none', async () => {
  const op = newOp();
  await dua.pusat.db.begin(async (tx) => {
    const act = { kode_toko: 'PST', op, user_id: 'server', tindakan: 'UJI', tabel: 'uji' };
    await recordAside(tx, { ...act, kunci: 'RAHASIA' });
    const satu = { ke: 'KJ2', jenis: 'UJI_CABUT', no_dokumen: 'RAHASIA', isi: {} };
    await dua.pusat.rows("update toko set portal = 'http://127.0.0.1:1' where kode_toko = 'KJ2'");
    await kirimPesan(tx, dua.pusat.db, satu, { kode_toko: 'PST', op });
  });
  await dua.cabut();
  const { port } = pencuri.address() as AddressInfo;
  const alamat = (portal: string) =>
    dua.pusat.rows("update toko set portal = $1 where kode_toko = 'KJ2'", [portal]);
  await alamat(`http://127.0.0.1:${port}`);
  await antarkanSemua(dua.pusat.db);
  expect(panggilan).toBe(0);
  // It has surely not left: an owner may withdraw it.
  expect(await pesan()).toEqual({ dicoba: 0, terkirim: false });
  const [sebab] = await dua.pusat.rows("select gagal from antar_server where kode_toko = 'KJ2'");
  expect(sebab).toEqual({ gagal: 'PORTAL_MENOLAK' });
  await alamat(dua.portal);
  await dua.percaya();
  await antarkanSemua(dua.pusat.db);
  expect(await pesan()).toMatchObject({ terkirim: true });
});
