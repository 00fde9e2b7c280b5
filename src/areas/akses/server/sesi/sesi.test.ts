import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nowMs, toIso } from '#kit/server/clock.ts';
import { openShop, PASSWORD, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
let port = 0;
beforeAll(async () => {
  shop = await openShop();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  port = (shop.app.server.address() as AddressInfo).port;
});
afterAll(() => shop.close());

const later = (minutes: number) => shop.jam(toIso(nowMs() + minutes * 60_000));
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

async function login(user_id: string, perangkat: string, more: object = {}) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/users/login',
    payload: { user_id, password: PASSWORD, ...more },
    headers: { 'x-device': perangkat, 'user-agent': CHROME },
    remoteAddress: '192.168.1.20',
  });
  return { status: answer.statusCode, body: answer.json(), token: answer.json().data?.token };
}
const ask = async (token: string, call: string, payload?: object, headers: object = {}) => {
  const [method, path] = call.split(' ');
  const answer = await shop.app.inject({
    method: method as 'GET',
    url: `/api/v1/${path}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
    payload,
  });
  return [answer.statusCode, answer.json().code ?? 'ya'];
};
const LOCKED = [403, 'LAYAR_TERKUNCI'];
const GONE = [401, 'TOKEN_TIDAK_VALID'];

/** An open line of the bell, and when it is cut. */
async function line(token: string): Promise<{ socket: Socket; cut: Promise<string> }> {
  const options = { auth: { token }, transports: ['websocket'], reconnection: false };
  const socket = io(`http://127.0.0.1:${port}`, { ...options, forceNew: true });
  // Listened for before the line is open: its end may come in the same packet as its beginning.
  const cut = new Promise<string>((done) => socket.on('disconnect', done));
  await new Promise<void>((ready, failed) => {
    socket.on('connect', ready);
    socket.on('connect_error', failed);
  });
  return { socket, cut };
}

test('after fifteen minutes without anybody the session answers unlock and log-out only, whatever a clock asks', async () => {
  const { token } = await login('ksr.kj1', 'meja-depan-1');
  later(8);
  expect(await ask(token, 'GET gudang/get/all', undefined, { 'x-latar': '1' })).toEqual([
    200,
    'ya',
  ]);
  later(8);
  for (const call of ['GET gudang/get/all', 'GET users/me', 'POST otorisasi', 'GET users/hadir'])
    expect(await ask(token, call)).toEqual(LOCKED);
  await expect(line(token)).rejects.toThrow('Invalid Token.');
  expect(await ask(token, 'POST users/buka-kunci', { password: 'bukan itu' })).toEqual([
    422,
    'LOGIN_SALAH',
  ]);
  expect(await ask(token, 'GET users/me')).toEqual(LOCKED);
  expect(await ask(token, 'POST users/buka-kunci', { password: PASSWORD })).toEqual([200, 'ya']);
  expect(await ask(token, 'GET users/me')).toEqual([200, 'ya']);
});

test('whoever types and asks nothing says that he is there; half an hour of nobody ends the session', async () => {
  const { token } = await login('ksr.kj1', 'meja-depan-1');
  for (let at = 0; at < 4; at++) {
    later(10);
    expect(await ask(token, 'GET users/hadir')).toEqual([200, 'ya']);
  }
  later(31);
  expect(await ask(token, 'POST users/buka-kunci', { password: PASSWORD })).toEqual(GONE);
  const [row] = await shop.rows(
    "select alasan_akhir from sesi where user_id = 'ksr.kj1' order by berakhir desc limit 1",
  );
  expect(row).toEqual({ alasan_akhir: 'MENGANGGUR' });
});

test('a press locks at once, for every program of the session, and its line is cut', async () => {
  const { token } = await login('ksr.kj1', 'meja-depan-1');
  const { cut } = await line(token);
  expect(await ask(token, 'POST users/kunci')).toEqual([200, 'ya']);
  expect(await cut).toBe('io server disconnect');
  expect(await ask(token, 'GET users/me')).toEqual(LOCKED);
  expect(await ask(token, 'POST users/buka-kunci', { password: PASSWORD })).toEqual([200, 'ya']);
});

test('a session that locks by time hears no more bells', async () => {
  const { token } = await login('ksr.kj1', 'meja-depan-1');
  const { cut } = await line(token);
  later(16);
  expect(await cut).toBe('io server disconnect');
}, 15_000);

test('log-out, another log-in and a new password cut the line', async () => {
  const ends: ((token: string) => Promise<unknown>)[] = [
    (token) => ask(token, 'POST users/logout', { user_id: 'ksr2.kj1' }),
    () => login('ksr2.kj1', 'meja-depan-1'),
    () => shop.as('OWN').raw('POST', 'users/ksr2.kj1/akhiri-sesi', {}),
    (token) =>
      ask(token, 'POST users/change-password', {
        password: PASSWORD,
        new_password: 'perahu layar tiga warna',
      }),
  ];
  for (const end of ends) {
    const { token } = await login('ksr2.kj1', 'meja-depan-1');
    const { cut } = await line(token);
    await end(token);
    expect(await cut).toBe('io server disconnect');
    expect(await ask(token, 'GET users/me')).toEqual(GONE);
  }
});

test('who finds the user id in use is told where and since when, and takes over with the right password alone', async () => {
  const { token } = await login('mu.kj1', 'kantor-lantai-2');
  const { cut } = await line(token);
  const wrong = await login('mu.kj1', 'telepon-mu-baru', { password: 'salah', ambil_alih: true });
  expect(wrong.body).toMatchObject({ code: 'LOGIN_SALAH' });
  expect(wrong.body.sesi).toBeUndefined();
  const told = await login('mu.kj1', 'telepon-mu-baru');
  expect(told.body).toMatchObject({
    status: 409,
    message: 'User ID ini sedang dipakai',
    sesi: { perangkat: 'Chrome, Windows', ip: '192.168.1.20', sejak: toIso(nowMs()), zona: 'WIB' },
  });
  expect(await ask(token, 'GET users/me')).toEqual([200, 'ya']);
  expect((await login('mu.kj1', 'telepon-mu-baru', { ambil_alih: true })).status).toBe(200);
  expect(await cut).toBe('io server disconnect');
  expect(await ask(token, 'GET users/me')).toEqual(GONE);
  const [row] = await shop.rows("select sebelum from audit where tindakan = 'AMBIL_ALIH'");
  expect(row!.sebelum).toMatchObject({ perangkat: 'Chrome, Windows' });
});

test('a supervisor sees where the cashiers sit and ends their sessions, nobody else’s', async () => {
  const { token } = await login('ksr.kj1', 'meja-depan-1');
  await login('own.kj1', 'kantor-lantai-2', { ambil_alih: true });
  const spv = shop.as('SPV');
  const { body } = await spv.raw('GET', 'users/get/sesi');
  expect(body.data).toContainEqual(
    expect.objectContaining({ user_id: 'ksr.kj1', perangkat: 'Chrome, Windows (192.168.1.20)' }),
  );
  expect(body.data.every(({ level }: { level: string }) => level === 'KASIR')).toBe(true);
  const { cut } = await line(token);
  expect((await spv.raw('POST', 'users/ksr.kj1/akhiri-sesi', {})).body.data).toEqual({
    diakhiri: 1,
  });
  expect(await cut).toBe('io server disconnect');
  expect((await spv.raw('POST', 'users/own.kj1/akhiri-sesi', {})).body.code).toBe('USER_DI_ATAS');
  expect((await shop.as('KASIR2').raw('GET', 'users/get/sesi')).status).toBe(403);
  const acts = await shop.rows("select kunci from audit where tindakan = 'AKHIRI_SESI'");
  expect(acts).toContainEqual({ kunci: 'ksr.kj1' });
});

test('the device of a session without a name is told as a digest, nowhere by its own id', async () => {
  const meja = 'meja-tanpa-nama-7f3a';
  await login('ksr.kj1', meja, { ambil_alih: true });
  await shop.rows("update sesi set nama_perangkat = null where user_id = 'ksr.kj1'");
  const [now] = await shop.rows('select left(sidik, 16) as id from sesi where perangkat = $1', [
    meja,
  ]);
  const su = shop.as('SU');
  const digest = expect.stringMatching(/^[0-9a-f]{12} \(192\.168\.1\.20\)$/);
  const texts: string[] = [];
  const read = async (path: string) => {
    const { status, text, body } = await su.raw('GET', path);
    expect(status, text).toBe(200);
    texts.push(text);
    return body.data;
  };
  expect(await read('users/get/sesi')).toContainEqual(
    expect.objectContaining({ user_id: 'ksr.kj1', perangkat: digest }),
  );
  const users: { user_id: string; sesi: unknown }[] = await read('users');
  expect(users.find(({ user_id }) => user_id === 'ksr.kj1')!.sesi).toMatchObject({
    perangkat: digest,
  });
  expect(await read('users/ksr.kj1/sesi')).toContainEqual(
    expect.objectContaining({ id: now!.id, perangkat: expect.stringMatching(/^[0-9a-f]{12}$/) }),
  );
  const ended = await su.raw('DELETE', `users/ksr.kj1/sesi/${now!.id}`);
  expect(ended.status, ended.text).toBe(200);
  expect(JSON.stringify(await read('audit?user_id=su.kj1'))).toContain('AKHIRI');
  for (const text of texts) expect(text).not.toContain(meja);
});
