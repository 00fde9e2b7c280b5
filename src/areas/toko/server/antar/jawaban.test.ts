import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordAside } from '#kit/server/aside.table.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import { antarkanSemua } from '#areas/toko/server/antar/kirim-pesan.ts';
import { kirimPesan, terapkanDengan } from '#areas/toko/server/antar/pesan-toko.ts';
import { tanyaServer } from '#areas/toko/server/antar/server-lain.ts';
import { bukaDuaServer, type DuaServer } from '#tests/kit/uji/buka/dua-server.ts';

/** What lies between the branch and head office answers in its place (decision 1232). */
let dua: DuaServer;
let garis: Server;
/** What the line says instead of head office, which hears the question all the same, or not. */
let ganti: { status: number; data: object; header?: string; sampai: boolean } | undefined;
let terdengar: string[] = [];
beforeAll(async () => {
  terapkanDengan(
    'UJI_JAWABAN',
    async (tx, { no_dokumen }) => {
      terdengar.push(no_dokumen);
      tx.audit({ tindakan: 'UJI', tabel: 'uji', kunci: no_dokumen, sesudah: {} });
    },
    { segera: true },
  );
  dua = await bukaDuaServer();
  const [{ portal }] = (await dua.cabang.rows(
    "select portal from toko where kode_toko = 'PST'",
  )) as [{ portal: string }];
  garis = createServer((asked, reply) => {
    const { method, url, headers } = asked;
    const { status, data, header, sampai } = ganti ?? { status: 0, data: {}, sampai: true };
    const palsu = (): void => {
      const type = { 'content-type': 'application/json', ...(header && { 'x-tanda': header }) };
      reply.writeHead(status, type);
      reply.end(JSON.stringify(data));
    };
    if (!sampai) return void asked.resume().on('end', palsu);
    const on = ask(portal + url, { method, headers }, (answer) => {
      if (ganti) return void answer.resume().on('end', palsu);
      reply.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(reply);
    });
    asked.pipe(on);
  });
  await new Promise<void>((open) => garis.listen(0, '127.0.0.1', open));
  const { port } = garis.address() as AddressInfo;
  await dua.cabang.rows("update toko set portal = $1, versi = versi + 1 where kode_toko = 'PST'", [
    `http://127.0.0.1:${port}`,
  ]);
});
afterAll(async () => {
  garis.closeAllConnections();
  garis.close();
  await dua.close();
});
beforeEach(() => {
  ganti = undefined;
  terdengar = [];
});

async function kabari(no_dokumen: string): Promise<void> {
  const op = newOp();
  const act = { kode_toko: 'KJ2', op, user_id: 'server', tindakan: 'UJI', tabel: 'uji' };
  await dua.cabang.db.begin(async (tx) => {
    await recordAside(tx, { ...act, kunci: no_dokumen });
    const pesan = { ke: 'PST', jenis: 'UJI_JAWABAN', no_dokumen, isi: {} };
    await kirimPesan(tx, dua.cabang.db, pesan, { kode_toko: 'KJ2', op });
  });
}
const kirim = () => antarkanSemua(dua.cabang.db);
const keadaan = async (no: string) => {
  const [row] = await dua.cabang.rows(
    'select selesai_at is not null as selesai, dicoba > 0 as mungkin from pesan_toko where no_dokumen = $1',
    [no],
  );
  return row;
};
const TUNGGU = { selesai: false, mungkin: true };

test('a message is answered by head office alone: a yes that it has not signed ends nothing', async () => {
  await kabari('A1');
  ganti = {
    status: 200,
    data: { data: { terakhir: 1, jam: '2026-11-20T02:00:00.000Z' } },
    sampai: false,
  };
  await kirim();
  expect([await keadaan('A1'), terdengar]).toEqual([TUNGGU, []]);
  // Nor by a signature that is of no key here.
  ganti = { ...ganti, header: 'A'.repeat(86) };
  await kirim();
  expect([await keadaan('A1'), terdengar]).toEqual([TUNGGU, []]);
  ganti = undefined;
  await kirim();
  expect([await keadaan('A1'), terdengar]).toEqual([{ selesai: true, mungkin: true }, ['A1']]);
});

test('a no that it has not signed is no proof that nothing arrived: what may have left is not withdrawn', async () => {
  await kabari('B1');
  for (const status of [401, 409, 413]) {
    ganti = { status, data: { status, code: 'PESAN_LAIN', message: 'x' }, sampai: true };
    await kirim();
    expect([status, await keadaan('B1')]).toEqual([status, TUNGGU]);
  }
  expect(terdengar).toEqual(['B1']);
  ganti = undefined;
  await kirim();
  expect(await keadaan('B1')).toEqual({ selesai: true, mungkin: true });
});

test('what head office is said to hold of money, and did not say, is not believed', async () => {
  ganti = { status: 200, data: { data: { nota_kirim: 'KUKJ2261120001' } }, sampai: false };
  const asked = { method: 'POST', path: 'server/uang/batal', body: '{}' };
  const tanya = () => tanyaServer(dua.cabang.db, { dari: 'KJ2', ke: 'PST' }, asked);
  await expect(tanya()).rejects.toMatchObject({ status: 503, code: 'DATA_DITOLAK' });
  ganti = undefined;
  expect(await tanya()).toMatchObject({ status: 422, pasti: true });
});
