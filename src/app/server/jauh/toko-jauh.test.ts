import { afterAll, beforeAll, expect, test } from 'vitest';
import { cabutPusat } from '#app/server/jauh/tukar-kunci.ts';
import {
  bukaDuaServer,
  DI_KJ2,
  ISI_KJ2,
  KOTAK,
  kunciKJ2,
  type DuaServer,
} from '#tests/kit/uji/buka/dua-server.ts';

let dua: DuaServer;
beforeAll(async () => {
  dua = await bukaDuaServer();
});
afterAll(() => dua.close());

test('a person of head office is himself in the branch: level his own, modules and day the branch’s', async () => {
  await dua.cabang.modulOn('KIRIM_BARANG_MODULE', 'KJ2');
  const { status, body, headers } = await dua.me();
  expect(status).toBe(200);
  expect([headers['x-toko-jauh'], headers['cache-control']]).toEqual(['1', 'no-store']);
  expect(body.data).toMatchObject({
    user: { user_id: 'own.pst', level: 'OWN', kode_toko: 'KJ2' },
    pusat: { kode_toko: 'PST' },
    toko: { kode_toko: 'KJ2', zona: 'WIT' },
  });
  expect(body.data.modules).toContain('KIRIM_BARANG_MODULE');
});

test('a write is the branch’s, once for each key, and its record names person, level, head office and token', async () => {
  const first = await dua.kantor().raw('POST', 'aksesoris', KOTAK, kunciKJ2(1));
  expect(first.status, first.text).toBe(201);
  const again = await dua.kantor().raw('POST', 'aksesoris', KOTAK, kunciKJ2(1));
  expect([again.status, again.text]).toEqual([201, first.text]);
  const rows = await dua.cabang.rows(
    "select user_id, level, ip from audit where kunci = 'KOTAK' and tabel like '%aksesoris%'",
  );
  expect(rows).toEqual([
    { user_id: 'own.pst', level: 'OWN', ip: expect.stringMatching(/^PST\/[0-9a-f-]{36}$/) },
  ]);
  const [{ ip }] = rows as [{ ip: string }];
  expect(
    await dua.pusat.rows(
      `select user_id, sesudah ->> 'toko' as toko, sesudah ->> 'panggilan' as panggilan from audit
        where tindakan = 'KE_TOKO' and 'PST/' || kunci = '${ip}'`,
    ),
  ).toEqual([{ user_id: 'own.pst', toko: 'KJ2', panggilan: 'POST /api/v1/aksesoris' }]);
  const twin = await dua.kantor().raw('POST', 'aksesoris', KOTAK, kunciKJ2(2));
  expect(twin.status).toBe(409);
});

test('the own session, the list of shops and destinations are this server’s', async () => {
  const { body } = await dua.kantor().raw('GET', 'tokos', undefined, DI_KJ2);
  expect(body.data.map((one: { kode_toko: string }) => one.kode_toko)).toEqual([
    'PST',
    'KJ1',
    'KJ2',
  ]);
  await dua.pusat.modulOn('KIRIM_BARANG_MODULE', 'PST');
  const tujuan = await dua.kantor().raw('GET', 'kirim-barang/tujuan');
  expect(JSON.stringify(tujuan.body)).toContain('"kode_toko":"KJ2"');
  expect((await dua.kantor().raw('GET', 'grosir/pesan', undefined, DI_KJ2)).status).toBe(409);
});

test('who chooses the portal is an owner of head office, and never for a shop that works here', async () => {
  const ubah = (who: 'OWN' | 'SPV', kode: string, body: object, n: number) =>
    dua
      .kantor(who)
      .raw(
        'PUT',
        `tokos/${kode}`,
        { ...ISI_KJ2, ...body },
        { 'idempotency-key': `toko-jauh-u${n}` },
      );
  expect((await ubah('SPV', 'KJ2', { portal: 'https://jahat.example.com' }, 1)).status).toBe(403);
  expect((await ubah('OWN', 'KJ2', { portal: 'http://kj2.example.com' }, 2)).body.code).toBe(
    'PORTAL_TIDAK_AMAN',
  );
  const hapus = await dua.kantor('MU').raw('DELETE', 'tokos/KJ2', undefined, {
    'idempotency-key': 'toko-jauh-hapus',
  });
  expect(hapus.status).toBe(403);
  const disini = await ubah('OWN', 'KJ1', { portal: dua.portal }, 3);
  expect([disini.status, disini.body.code]).toEqual([409, 'TOKO_DI_SINI']);
  const sendiri = await ubah('OWN', 'PST', { portal: dua.portal, jenis: 'PUSAT' }, 4);
  expect([sendiri.status, sendiri.body.code]).toEqual([409, 'TOKO_DI_SINI']);
});

test('a branch that is away, or a page instead of an answer, is said so; the session at head office goes on', async () => {
  await dua.pindah('http://127.0.0.1:1', 1);
  const mati = await dua.me();
  expect([mati.status, mati.body.code]).toEqual([503, 'PORTAL_MATI']);
  await dua.pindah(dua.portal, 2);
  expect((await dua.me()).status).toBe(200);
  expect((await dua.kantor().raw('GET', 'users/me')).status).toBe(200);
});

test('a key that is revoked opens nothing from then on, and both acts are in the branch’s own record', async () => {
  await cabutPusat(dua.cabang.db, 'PST');
  const tanpa = await dua.me();
  expect([tanpa.status, tanpa.body.code]).toEqual([503, 'PORTAL_MENOLAK']);
  const rows = await dua.cabang.rows(
    "select tindakan from audit where kode_toko = 'KJ2' and tabel = 'kunci_server' order by urut",
  );
  expect(rows.map(({ tindakan }) => tindakan)).toEqual(['TUKAR_KUNCI', 'CABUT_KUNCI']);
});
