import { afterAll, beforeAll, expect, test } from 'vitest';
import { nowMs, toIso } from '#kit/server/clock.ts';
import { tokenOf } from '#kit/server/wire/server-token.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import { terimaPesan } from '#areas/toko/server/antar/terima-pesan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { bukaDuaServer, type DuaServer } from '#tests/kit/uji/buka/dua-server.ts';

/** In whose name the server of a branch may speak at head office's server, where near branches live too (D-43.2). */
let dua: DuaServer;
beforeAll(async () => {
  dua = await bukaDuaServer();
});
afterAll(() => dua.close());

const WHO = { iss: 'KJ2', aud: 'PST', sub: 'sistem', level: 'SISTEM' };
const PESAN = '/api/v1/server/pesan';
/** What head office's server answers to who brings this token. */
async function brings(token: string, body: string, url = PESAN, method = 'POST') {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const given = { method: method as 'POST', url, headers, ...(body && { payload: body }) };
  const { statusCode, json } = await dua.pusat.app.inject(given);
  return [statusCode, json().code ?? null];
}
const asks = (aud: string, path: string, isi: object) => {
  const body = JSON.stringify(isi);
  const url = `/api/v1/server/${path}`;
  return brings(tokenOf({ ...WHO, aud }, { method: 'POST', path: url, body }), body, url);
};
const pesan = (dari: string, ke: string) => ({
  dari,
  ke,
  pesan: [
    {
      urut: 1,
      jenis: 'BARANG_DITERIMA',
      no_dokumen: 'KBKJ1261120001',
      isi: { no_terima: 'RBKJ3261120001' },
      waktu: toIso(nowMs()),
      op: newOp(),
    },
  ],
});
const DITOLAK = [401, 'TOKEN_TIDAK_VALID'];
const diKenal = () => dua.pusat.rows("select dari from pesan_toko where dari in ('KJ2', 'KJ3')");

test('a branch asks head office alone: no near branch hears it, whoever it says that it speaks for', async () => {
  expect(await asks('PST', 'cocok', { pesan: [] })).toEqual([200, null]);
  expect(await asks('KJ1', 'cocok', { pesan: [] })).toEqual(DITOLAK);
  for (const dari of ['KJ2', 'KJ3', 'XYZ'])
    expect([dari, await asks('KJ1', 'pesan', pesan(dari, 'KJ1'))]).toEqual([dari, DITOLAK]);
  expect(await diKenal()).toEqual([]);
});

test('messages for a near branch are taken from head office’s server alone', async () => {
  const ctx = { toko: { jenis: 'CABANG' }, kode_toko: 'KJ1', pengirim: 'KJ2' } as Ctx;
  const ditolak = { status: 403, code: 'PESAN_LAIN' };
  await expect(
    terimaPesan(dua.pusat.db)(dua.pusat.db, { body: pesan('KJ3', 'KJ1') }, ctx),
  ).rejects.toMatchObject(ditolak);
  expect(await diKenal()).toEqual([]);
});

test('a token of a server is good once, for its own shop, and opens nothing of a person’s', async () => {
  const isi = pesan('KJ2', 'PST');
  const body = JSON.stringify(isi);
  const asked = { method: 'POST', path: PESAN, body };
  const good = tokenOf(WHO, asked);
  expect(await brings(good, body)).toEqual([200, null]);
  expect(await brings(good, body)).toEqual(DITOLAK);
  // Another message by a number that is known.
  const [satu] = isi.pesan;
  const lain = { ...isi, pesan: [{ ...satu, op: newOp() }] };
  expect(await asks('PST', 'pesan', lain)).toEqual([409, 'PESAN_BERBEDA']);
  for (const other of [
    { iss: 'KJ1' },
    { iss: 'PST' },
    { aud: 'KJ2' },
    { sub: 'own.pst' },
    { level: 'OWN' },
  ])
    expect([other, await brings(tokenOf({ ...WHO, ...other }, asked), body)]).toEqual([
      other,
      DITOLAK,
    ]);
  for (const other of [{ dari: 'KJ1' }, { ke: 'KJ2' }, { ke: 'XXX' }])
    expect([other, await asks('PST', 'pesan', { ...isi, ...other })]).toEqual([
      other,
      [403, 'PESAN_LAIN'],
    ]);
  const me = { method: 'GET', path: '/api/v1/users/me', body: '' };
  expect(await brings(tokenOf(WHO, me), '', me.path, 'GET')).toEqual(DITOLAK);
  const orang = await dua.kantor('SU').raw('POST', 'server/pesan', isi);
  expect([orang.status, orang.body.code]).toEqual(DITOLAK);
});
