import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nowMs, setClock, toIso } from '#kit/server/clock.ts';
import { tokenOf } from '#kit/server/wire/server-token.ts';
import {
  bukaDuaServer,
  DI_KJ2,
  KOTAK,
  kunciKJ2,
  type DuaServer,
} from '#tests/kit/uji/buka/dua-server.ts';
import { bukaGaris } from '#tests/kit/uji/buka/garis.ts';

let dua: DuaServer;
beforeAll(async () => {
  dua = await bukaDuaServer();
  expect((await dua.kantor().raw('POST', 'aksesoris', KOTAK, kunciKJ2(1))).status).toBe(201);
});
afterAll(() => dua.close());

test('a token is good once, for this call, this shop, and two minutes', async () => {
  const who = {
    iss: 'PST',
    aud: 'KJ2',
    sub: 'own.pst',
    level: 'OWN',
    name: 'Lestari',
    dev: 'meja',
  };
  const key = { 'idempotency-key': 'token-pusat-1' };
  const asked = { method: 'GET', path: '/api/v1/users/me', body: '', headers: key };
  const ask = async (token: string, url = asked.path, method = 'GET') => {
    const headers = { authorization: `Bearer ${token}`, ...key };
    const answer = await dua.cabang.app.inject({ method: method as 'GET', url, headers });
    return [answer.statusCode, answer.json().message];
  };
  const no = [401, 'Invalid Token.'];
  const good = tokenOf(who, asked);
  expect((await ask(good))[0]).toBe(200);
  expect(await ask(good)).toEqual(no);
  expect(await ask(tokenOf(who, asked), '/api/v1/beranda')).toEqual(no);
  expect(await ask(tokenOf(who, { ...asked, method: 'POST' }))).toEqual(no);
  expect(await ask(tokenOf(who, { ...asked, body: '{}' }))).toEqual(no);
  const lain: (Record<string, string> | undefined)[] = [
    undefined,
    {},
    { 'idempotency-key': 'token-pusat-2' },
    { ...key, 'x-otorisasi': 'ABCDEFGHIJKL' },
    { ...key, prefer: 'respond-async' },
  ];
  for (const headers of lain)
    expect([headers, await ask(tokenOf(who, { ...asked, headers }))]).toEqual([headers, no]);
  for (const other of [
    { iss: 'KJ1' },
    { iss: 'KJ2' },
    { aud: 'KJ1' },
    { aud: 'PST' },
    { level: 'RAJA' },
  ])
    expect(await ask(tokenOf({ ...who, ...other }, asked))).toEqual(no);
  const late = tokenOf(who, asked);
  const now = nowMs();
  setClock(toIso(now + 179_000));
  expect((await ask(late))[0]).toBe(200);
  setClock(toIso(now + 181_000));
  expect(await ask(tokenOf(who, asked).slice(0, -4))).toEqual(no);
  setClock(toIso(now));
  const early = tokenOf(who, asked);
  setClock(toIso(now - 61_000));
  expect(await ask(early)).toEqual(no);
  setClock(toIso(now));
  const [head, claims, signature] = tokenOf({ ...who, level: 'KASIR' }, asked).split('.');
  const said = JSON.parse(Buffer.from(claims!, 'base64url').toString());
  const raised = Buffer.from(JSON.stringify({ ...said, level: 'OWN' })).toString('base64url');
  expect(await ask(`${head}.${raised}.${signature}`)).toEqual(no);
});

test('who gains: no key, approval or way of a write is another one at the end of the line', async () => {
  const garis = await bukaGaris(dua.portal);
  await dua.pindah(garis.portal, 23);
  const isi = { ...KOTAK, kode_aksesoris: 'TALI' };
  const tulis = (more: Record<string, string> = {}) =>
    dua.kantor().raw('POST', 'aksesoris', isi, { ...kunciKJ2(71), ...more });
  const disetujui = { 'x-otorisasi': 'ABCDEFGHIJKL' };
  const diubah: [Record<string, string | undefined>, Record<string, string>][] = [
    [{ 'idempotency-key': 'kunci-lain-1' }, {}],
    [{ 'idempotency-key': undefined }, {}],
    [disetujui, {}],
    [{ 'x-otorisasi': undefined }, disetujui],
    [{ 'x-otorisasi': 'LAINLAINLAIN' }, disetujui],
    [{ prefer: 'respond-async' }, {}],
  ];
  try {
    for (const [ubah, more] of diubah) {
      garis.ubah(ubah);
      const no = await tulis(more);
      expect([ubah, no.status, no.body.code]).toEqual([ubah, 503, 'PORTAL_MENOLAK']);
    }
    const ada = "select 1 from aksesoris where kode_aksesoris = 'TALI'";
    expect(await dua.cabang.rows(ada)).toEqual([]);
    garis.ubah();
    expect((await tulis()).status).toBe(201);
    expect((await tulis()).status).toBe(201);
    expect(await dua.cabang.rows(ada)).toHaveLength(1);
  } finally {
    await dua.pindah(dua.portal, 24);
    garis.close();
  }
});

test('what a person may not open is refused at head office; a branch’s person names no other shop', async () => {
  const sent = () => dua.cabang.rows('select count(*)::int as n from token_server');
  const before = await sent();
  const kasir = await dua.kantor('KASIR').raw('POST', 'aksesoris', KOTAK, kunciKJ2(3));
  expect([kasir.status, kasir.body.code]).toEqual([403, 'TIDAK_BERHAK']);
  const lain = await dua.pusat.as('OWN', 'KJ1').raw('GET', 'users/me', undefined, DI_KJ2);
  expect(lain.status).toBe(403);
  expect(await sent()).toEqual(before);
});

test('an id that a person of the branch has is refused: one id is one person of the chain', async () => {
  const token = tokenOf(
    { iss: 'PST', aud: 'KJ2', sub: 'spv.kj2', level: 'OWN', name: 'Lain', dev: 'meja' },
    { method: 'GET', path: '/api/v1/users/me', body: '' },
  );
  const headers = { authorization: `Bearer ${token}` };
  const answer = await dua.cabang.app.inject({ url: '/api/v1/users/me', headers });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'ID_KEMBAR']);
  const [row] = await dua.cabang.rows(
    "select level, kode_toko from users where user_id = 'spv.kj2'",
  );
  expect(row).toEqual({ level: 'SPV', kode_toko: 'KJ2' });
});

test('no password opens the id of a guest at the branch', async () => {
  await dua.me();
  for (const password of ['-', '', 'kilau-demo-2026']) {
    const payload = { user_id: 'own.pst', password };
    const answer = await dua.cabang.app.inject({
      method: 'POST',
      url: '/api/v1/users/login',
      payload,
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  }
});

test('who gains: no password, code or finger of head office reaches a branch, whatever it asks for', async () => {
  const before = await dua.cabang.rows('select count(*)::int as n from token_server');
  const isi = { user_id: 'own.pst', password: 'rahasia-pusat' };
  for (const [method, path] of [
    ['POST', 'sidik-jari/spv.kj2/mulai'],
    ['POST', 'sidik-jari/spv.kj2'],
    ['POST', 'otorisator/notifikasi'],
    ['GET', 'otorisasi-pusat/ABCDEFGHIJKL'],
    ['POST', 'otorisasi-pusat/ABCDEFGHIJKL'],
  ] as const) {
    const { status, body } = await dua
      .kantor()
      .raw(method, path, method === 'GET' ? undefined : isi, kunciKJ2(5));
    expect([path, status, body.code]).toEqual([path, 409, 'DI_TOKONYA_SAJA']);
  }
  expect(await dua.cabang.rows('select count(*)::int as n from token_server')).toEqual(before);
  const sendiri = await dua.kantor().raw('GET', 'users/own.pst/sesi', undefined, DI_KJ2);
  expect([sendiri.status, sendiri.headers['x-toko-jauh']]).toEqual([200, undefined]);
});

test('who gains: what one person may do unasked on a day is nothing for a guest; doors are those of head office', async () => {
  const gerak = {
    jenis: 'TAMBAH',
    keterangan: 'Kotak baru',
    barang: [{ kode_aksesoris: 'KOTAK', qty: 1 }],
  };
  const asks = await dua.kantor('MU').raw('POST', 'stock-aksesoris', gerak, kunciKJ2(6));
  expect([asks.status, asks.body.code]).toEqual([403, 'PERLU_OTORISASI']);
  const path = '/api/v1/stock-aksesoris';
  const who = { iss: 'PST', aud: 'KJ2', sub: 'mu.pst', level: 'MU', dev: 'meja' };
  const ask = async (akses: Record<string, boolean>) => {
    const token = tokenOf({ ...who, akses }, { method: 'GET', path, body: '' });
    const headers = { authorization: `Bearer ${token}` };
    return (await dua.cabang.app.inject({ url: path, headers })).statusCode;
  };
  const pintu = 'tambah-dan-ambil-stock-aksesoris';
  const laporan = 'laporan-stock-aksesoris';
  expect([
    await ask({}),
    await ask({ [pintu]: false, [laporan]: false }),
    await ask({ [pintu]: true, [laporan]: false }),
  ]).toEqual([200, 403, 200]);
});

test('who gains: of a bad branch a page here gets JSON and files, and nothing that ends or opens something', async () => {
  let answer: { status: number; type: string; text: string; more?: Record<string, string> };
  const jahat = createServer((_, reply) => {
    const headers = { 'content-type': answer.type, 'set-cookie': 'kilau=x', ...answer.more };
    reply.writeHead(answer.status, headers).end(answer.text);
  });
  await new Promise<void>((open) => jahat.listen(0, '127.0.0.1', open));
  await dua.pindah(`http://127.0.0.1:${(jahat.address() as AddressInfo).port}`, 21);
  const says = async (one: typeof answer, path = 'users/me') => {
    answer = one;
    const { status, body, headers } = await dua.kantor().raw('GET', path, undefined, DI_KJ2);
    expect(headers['set-cookie']).toBeUndefined();
    return [status, body?.code ?? headers['content-type']];
  };
  const ditolak = [503, 'DATA_DITOLAK'];
  try {
    const json = 'application/json; charset=utf-8';
    expect(await says({ status: 200, type: 'application/json', text: '{}' })).toEqual([200, json]);
    for (const type of [
      'text/html',
      'application/json;a=b, text/html',
      'application/json, text/javascript',
      'image/svg+xml',
      'application/pdf',
      '',
    ])
      expect([type, await says({ status: 200, type, text: '{}' })]).toEqual([type, ditolak]);
    const gambar = { status: 200, type: 'image/svg+xml', text: '<svg/>' };
    expect(await says(gambar, 'NSIPIC/KJ2/a.jpg')).toEqual([200, 'image/svg+xml']);
    const more = { location: 'https://jahat.example.com' };
    expect(await says({ status: 302, type: 'text/html', text: '', more })).toEqual([
      503,
      'PORTAL_MATI',
    ]);
    const problem = (status: number, code: string, message: string) => ({
      status,
      type: 'application/problem+json',
      text: JSON.stringify({ status, code, message }),
    });
    const tolak = [503, 'PORTAL_MENOLAK'];
    expect(await says(problem(400, 'APA_SAJA', 'Invalid Token.'))).toEqual(tolak);
    expect(await says(problem(403, 'LAYAR_TERKUNCI', 'Layar Terkunci'))).toEqual(tolak);
    const escaped = problem(400, 'APA_SAJA', '').text.replace(
      '""',
      String.raw`"Invalid Token\u002e"`,
    );
    expect(await says({ ...problem(400, 'APA_SAJA', ''), text: escaped })).toEqual(tolak);
    expect((await says({ status: 400, type: 'application/json', text: '{' }))[1]).toBe(
      'DATA_DITOLAK',
    );
    const nama = { 'content-disposition': 'attachment; filename="Laporan.hta"' };
    answer = { status: 200, type: 'image/png', text: 'x', more: nama };
    const foto = await dua.kantor().raw('GET', 'NSIPIC/KJ2/a.jpg', undefined, DI_KJ2);
    expect([foto.status, foto.headers['content-disposition']]).toEqual([200, undefined]);
    const lipat = await dua.kantor().raw('GET', 'customer/%2e%2e', undefined, DI_KJ2);
    expect(lipat.status).toBe(404);
    const salah = await says(problem(401, 'LOGIN_SALAH', 'Password Salah'));
    expect(salah).toEqual([401, 'LOGIN_SALAH']);
    expect(await says(problem(401, 'TOKEN_TIDAK_VALID', 'Invalid Token.'))).toEqual(tolak);
    expect(await says(problem(401, 'TOKEN_JAM', 'Invalid Token.'))).toEqual([503, 'PORTAL_JAM']);
  } finally {
    jahat.closeAllConnections();
    jahat.close();
    await dua.pindah(dua.portal, 22);
  }
});
