import { afterAll, beforeAll, expect, test } from 'vitest';
import { nowMs, toIso } from '#kit/server/clock.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { openShop, PASSWORD, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const MEJA = 'meja-pemilik-0a1b2c3d';
const login = async (password: string, perangkat: string, ip: string) => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/users/login',
    payload: { user_id: 'own.kj1', password },
    headers: { 'x-device': perangkat },
    remoteAddress: ip,
  });
  return answer.statusCode;
};

/** The devices of the owner's acts, as the record and report 102 show them to a manager. */
async function diceritakan(): Promise<string[]> {
  const tgl = toIso(nowMs()).slice(0, 10);
  const paths = [
    'audit?user_id=own.kj1',
    `audit/report?tgl_from=${tgl}&tgl_to=${tgl}&user_id=own.kj1`,
  ];
  const told = await Promise.all(
    paths.map(async (path) => {
      const { status, text, body } = await shop.as('MU').raw('GET', path);
      expect(status, text).toBe(200);
      expect(text).not.toContain(MEJA);
      const devices = barisLaporan(body.data).map(({ perangkat }) => String(perangkat));
      expect(devices.length, path).toBeGreaterThan(0);
      return devices;
    }),
  );
  return [...new Set(told.flat())];
}

test('what the record tells of the owner’s desk shuts nobody out of it', async () => {
  expect(await login(PASSWORD, MEJA, '10.0.0.1')).toBe(200);
  const told = await diceritakan();
  expect(told).toEqual([expect.stringMatching(/^[0-9a-f]{12}$/)]);
  for (const perangkat of told)
    for (let at = 0; at < 6; at++) await login('salah', perangkat, '10.9.9.9');
  expect(await login('salah', told[0]!, '10.9.9.9')).toBe(429);
  expect(await login(PASSWORD, MEJA, '10.0.0.1')).toBe(200);
});
