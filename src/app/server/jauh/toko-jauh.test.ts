import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nowMs, setClock, toIso } from '#kit/server/clock.ts';
import { ownKid, tokenOf } from '#kit/server/wire/server-token.ts';
import { cabutPusat, namaKunci, tukarKunci } from '#app/server/jauh/tukar-kunci.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/** Head office and KJ1 on one server, KJ2 on another one with a database of its own (D-43.1, D-43.2). */
let pusat: Shop;
let cabang: Shop;
let portal: string;
const DI_KJ2 = { 'x-toko': 'KJ2' };
const kunci = (n: number) => ({ ...DI_KJ2, 'idempotency-key': `toko-jauh-${n}` });
const KOTAK = { kode_aksesoris: 'KOTAK', nama_aksesoris: 'Kotak', minimum: 0, harga: 2500 };
const KJ2 = {
  kode_toko: 'KJ2',
  nama_toko: 'Kilau Jaya 2',
  alamat_toko: '',
  jenis: 'CABANG',
  zona: 'WIT',
};

const buka = async (shop: Shop): Promise<string> => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
};
const { kode_toko: _, ...ISI } = KJ2;
const kantor = (who: 'OWN' | 'MU' | 'SPV' | 'KASIR' = 'OWN') => shop('PST', who);
const shop = (kode: 'PST' | 'KJ1', who: 'OWN' | 'MU' | 'SPV' | 'KASIR') => pusat.as(who, kode);
const pindah = async (alamat: string, n: number): Promise<void> => {
  const isi = { ...ISI, server_sendiri: true, portal: alamat };
  const key = { 'idempotency-key': `toko-jauh-m${n}` };
  expect((await kantor().raw('PUT', 'tokos/KJ2', isi, key)).status).toBe(200);
};
const me = () => kantor().raw('GET', 'users/me', undefined, DI_KJ2);

beforeAll(async () => {
  pusat = await openShop({ toko: ['PST', 'KJ1'] });
  cabang = await openShop({ toko: ['KJ2'] });
  portal = await buka(cabang);
  const rumah = await buka(pusat);
  const { status, text } = await kantor().raw(
    'POST',
    'tokos',
    { ...KJ2, portal, server_sendiri: true },
    { 'idempotency-key': 'toko-jauh-awal' },
  );
  expect(status, text).toBe(201);
  const belum = await me();
  expect([belum.status, belum.body.code]).toEqual([503, 'PORTAL_MENOLAK']);
  const salah = tukarKunci(cabang.db, {
    kode_toko: 'PST',
    nama_toko: 'Pusat',
    portal: rumah,
    kid: ownKid(),
  });
  await expect(salah).rejects.toThrow(`bukan ${ownKid()}`);
  await tukarKunci(cabang.db, {
    kode_toko: 'PST',
    nama_toko: 'Kilau Pusat',
    portal: rumah,
    kid: namaKunci(ownKid()),
  });
});
afterAll(async () => {
  await cabang.close();
  await pusat.close();
});

test('a person of head office is himself in the branch: level his own, modules and day the branch’s', async () => {
  await cabang.modulOn('KIRIM_BARANG_MODULE', 'KJ2');
  const { status, body, headers } = await me();
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
  const first = await kantor().raw('POST', 'aksesoris', KOTAK, kunci(1));
  expect(first.status, first.text).toBe(201);
  const again = await kantor().raw('POST', 'aksesoris', KOTAK, kunci(1));
  expect([again.status, again.text]).toEqual([201, first.text]);
  const rows = await cabang.rows(
    "select user_id, level, ip from audit where kunci = 'KOTAK' and tabel like '%aksesoris%'",
  );
  expect(rows).toEqual([
    { user_id: 'own.pst', level: 'OWN', ip: expect.stringMatching(/^PST\/[0-9a-f-]{36}$/) },
  ]);
  const [{ ip }] = rows as [{ ip: string }];
  expect(
    await pusat.rows(
      `select user_id, sesudah ->> 'toko' as toko, sesudah ->> 'panggilan' as panggilan from audit
        where tindakan = 'KE_TOKO' and 'PST/' || kunci = '${ip}'`,
    ),
  ).toEqual([{ user_id: 'own.pst', toko: 'KJ2', panggilan: 'POST /api/v1/aksesoris' }]);
  const twin = await kantor().raw('POST', 'aksesoris', KOTAK, kunci(2));
  expect(twin.status).toBe(409);
});

test('a token is good once, for this call, this shop, and two minutes', async () => {
  const who = {
    iss: 'PST',
    aud: 'KJ2',
    sub: 'own.pst',
    level: 'OWN',
    name: 'Lestari',
    dev: 'meja',
  };
  const asked = { method: 'GET', path: '/api/v1/users/me', body: '' };
  const ask = async (token: string, url = asked.path, method = 'GET') => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'token-pusat-1' };
    const answer = await cabang.app.inject({ method: method as 'GET', url, headers });
    return [answer.statusCode, answer.json().message];
  };
  const no = [401, 'Invalid Token.'];
  const good = tokenOf(who, asked);
  expect((await ask(good))[0]).toBe(200);
  expect(await ask(good)).toEqual(no);
  expect(await ask(tokenOf(who, asked), '/api/v1/beranda')).toEqual(no);
  expect(await ask(tokenOf(who, { ...asked, method: 'POST' }))).toEqual(no);
  expect(await ask(tokenOf(who, { ...asked, body: '{}' }))).toEqual(no);
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

test('what a person may not open is refused at head office; a branch’s person names no other shop', async () => {
  const sent = () => cabang.rows('select count(*)::int as n from token_server');
  const before = await sent();
  const kasir = await kantor('KASIR').raw('POST', 'aksesoris', KOTAK, kunci(3));
  expect([kasir.status, kasir.body.code]).toEqual([403, 'TIDAK_BERHAK']);
  const lain = await shop('KJ1', 'OWN').raw('GET', 'users/me', undefined, DI_KJ2);
  expect(lain.status).toBe(403);
  expect(await sent()).toEqual(before);
});

test('an id that a person of the branch has is refused: one id is one person of the chain', async () => {
  const token = tokenOf(
    { iss: 'PST', aud: 'KJ2', sub: 'spv.kj2', level: 'OWN', name: 'Lain', dev: 'meja' },
    { method: 'GET', path: '/api/v1/users/me', body: '' },
  );
  const headers = { authorization: `Bearer ${token}` };
  const answer = await cabang.app.inject({ url: '/api/v1/users/me', headers });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'ID_KEMBAR']);
  const [row] = await cabang.rows("select level, kode_toko from users where user_id = 'spv.kj2'");
  expect(row).toEqual({ level: 'SPV', kode_toko: 'KJ2' });
});

test('no password opens the id of a guest at the branch', async () => {
  await me();
  for (const password of ['-', '', 'kilau-demo-2026']) {
    const payload = { user_id: 'own.pst', password };
    const answer = await cabang.app.inject({ method: 'POST', url: '/api/v1/users/login', payload });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  }
});

test('the own session, the list of shops and destinations are this server’s; files stay in the shop', async () => {
  const { body } = await kantor().raw('GET', 'tokos', undefined, DI_KJ2);
  expect(body.data.map((one: { kode_toko: string }) => one.kode_toko)).toEqual([
    'PST',
    'KJ1',
    'KJ2',
  ]);
  await pusat.modulOn('KIRIM_BARANG_MODULE', 'PST');
  const tujuan = await kantor().raw('GET', 'kirim-barang/tujuan');
  expect(JSON.stringify(tujuan.body)).not.toContain('KJ2');
  const form = Buffer.from('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n');
  const unggah = await kantor().raw('POST', 'aksesoris', form, {
    ...kunci(4),
    'content-type': 'multipart/form-data; boundary=x',
  });
  expect([unggah.status, unggah.body.code]).toEqual([409, 'DI_TOKONYA_SAJA']);
  expect((await kantor().raw('GET', 'grosir/pesan', undefined, DI_KJ2)).status).toBe(409);
});

test('who gains: no password, code or finger of head office reaches a branch, whatever it asks for', async () => {
  const before = await cabang.rows('select count(*)::int as n from token_server');
  const isi = { user_id: 'own.pst', password: 'rahasia-pusat' };
  for (const [method, path] of [
    ['POST', 'otorisasi/ABCDEFGHIJKL/setujui'],
    ['POST', 'otorisasi/ABCDEFGHIJKL/tolak'],
    ['POST', 'otorisasi/ABCDEFGHIJKL/angka'],
    ['POST', 'sidik-jari/spv.kj2/mulai'],
    ['GET', 'user-fingerprint'],
    ['POST', 'authorization/fingerprint'],
  ] as const) {
    const { status, body } = await kantor().raw(
      method,
      path,
      method === 'GET' ? undefined : isi,
      kunci(5),
    );
    expect([path, status, body.code]).toEqual([path, 409, 'DI_TOKONYA_SAJA']);
  }
  expect(await cabang.rows('select count(*)::int as n from token_server')).toEqual(before);
  const sendiri = await kantor().raw('GET', 'users/own.pst/sesi', undefined, DI_KJ2);
  expect([sendiri.status, sendiri.headers['x-toko-jauh']]).toEqual([200, undefined]);
});

test('who gains: what one person may do unasked on a day is nothing for a guest; doors are those of head office', async () => {
  const gerak = {
    jenis: 'TAMBAH',
    keterangan: 'Kotak baru',
    barang: [{ kode_aksesoris: 'KOTAK', qty: 1 }],
  };
  const asks = await kantor('MU').raw('POST', 'stock-aksesoris', gerak, kunci(6));
  expect([asks.status, asks.body.code]).toEqual([403, 'PERLU_OTORISASI']);
  const path = '/api/v1/stock-aksesoris';
  const who = { iss: 'PST', aud: 'KJ2', sub: 'mu.pst', level: 'MU', dev: 'meja' };
  const ask = async (akses: Record<string, boolean>) => {
    const token = tokenOf({ ...who, akses }, { method: 'GET', path, body: '' });
    const headers = { authorization: `Bearer ${token}` };
    return (await cabang.app.inject({ url: path, headers })).statusCode;
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
  await pindah(`http://127.0.0.1:${(jahat.address() as AddressInfo).port}`, 21);
  const says = async (one: typeof answer, path = 'users/me') => {
    answer = one;
    const { status, body, headers } = await kantor().raw('GET', path, undefined, DI_KJ2);
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
    expect((await says(gambar, 'NSIPIC/KJ2/a.jpg'))[0]).toBe(404);
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
    const foto = await kantor().raw('GET', 'NSIPIC/KJ2/a.jpg', undefined, DI_KJ2);
    expect([foto.status, foto.headers['content-disposition']]).toEqual([200, undefined]);
    const lipat = await kantor().raw('GET', 'customer/%2e%2e', undefined, DI_KJ2);
    expect(lipat.status).toBe(404);
    const salah = await says(problem(401, 'LOGIN_SALAH', 'Password Salah'));
    expect(salah).toEqual([401, 'LOGIN_SALAH']);
    expect(await says(problem(401, 'TOKEN_TIDAK_VALID', 'Invalid Token.'))).toEqual(tolak);
    expect(await says(problem(401, 'TOKEN_JAM', 'Invalid Token.'))).toEqual([503, 'PORTAL_JAM']);
  } finally {
    jahat.closeAllConnections();
    jahat.close();
    await pindah(portal, 22);
  }
});

test('who chooses the portal is an owner of head office, and never for a shop that works here', async () => {
  const ubah = (who: 'OWN' | 'SPV', kode: string, body: object, n: number) =>
    kantor(who).raw(
      'PUT',
      `tokos/${kode}`,
      { ...ISI, server_sendiri: true, ...body },
      { 'idempotency-key': `toko-jauh-u${n}` },
    );
  expect((await ubah('SPV', 'KJ2', { portal: 'https://jahat.example.com' }, 1)).status).toBe(403);
  expect((await ubah('OWN', 'KJ2', { portal: 'http://kj2.example.com' }, 2)).body.code).toBe(
    'PORTAL_TIDAK_AMAN',
  );
  const hapus = await kantor('MU').raw('DELETE', 'tokos/KJ2', undefined, {
    'idempotency-key': 'toko-jauh-hapus',
  });
  expect(hapus.status).toBe(403);
  const disini = await ubah('OWN', 'KJ1', { portal }, 3);
  expect([disini.status, disini.body.code]).toEqual([409, 'TOKO_DI_SINI']);
  const sendiri = await ubah('OWN', 'PST', { portal, jenis: 'PUSAT' }, 4);
  expect([sendiri.status, sendiri.body.code]).toEqual([409, 'TOKO_DI_SINI']);
});

test('a branch that is away, or a page instead of an answer, is said so; the session at head office goes on', async () => {
  await pindah('http://127.0.0.1:1', 1);
  const mati = await me();
  expect([mati.status, mati.body.code]).toEqual([503, 'PORTAL_MATI']);
  await pindah(portal, 2);
  expect((await me()).status).toBe(200);
  expect((await kantor().raw('GET', 'users/me')).status).toBe(200);
});

test('a key that is revoked opens nothing from then on, and both acts are in the branch’s own record', async () => {
  await cabutPusat(cabang.db, 'PST');
  const tanpa = await me();
  expect([tanpa.status, tanpa.body.code]).toEqual([503, 'PORTAL_MENOLAK']);
  const rows = await cabang.rows(
    "select tindakan from audit where kode_toko = 'KJ2' and tabel = 'kunci_server' order by urut",
  );
  expect(rows.map(({ tindakan }) => tindakan)).toEqual(['TUKAR_KUNCI', 'CABUT_KUNCI']);
});
