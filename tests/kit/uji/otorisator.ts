import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { nowMs, toIso } from '#kit/server/clock.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { percaya } from '#tests/kit/orang/telepon.ts';

export type Telepon = Awaited<ReturnType<typeof percaya>>;

/** Opens the shop of these tests and closes it behind them. */
export function bukaOtorisator(): void {
  beforeAll(async () => {
    shop = await openShop({ dasar: true, toko: ['PST', 'KJ1', 'KJ2'] });
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    spv = await percaya(shop, 'SPV');
    own = await percaya(shop, 'OWN');
    pusat = await percaya(shop, 'OWN', { kode_toko: 'PST' });
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.rows('delete from gagal_login'));
}

export let shop: Shop;

export let spv: Telepon;

export let own: Telepon;

export let pusat: Telepon;

export const later = (seconds: number) => shop.jam(toIso(nowMs() + seconds * 1000));

export const LACI = { method: 'POST', path: 'laci/buka', body: { alasan: 'Tukar uang kecil' } };

export async function minta(who: Who = 'KASIR') {
  const { status, body } = await shop.as(who).raw('POST', 'otorisasi', LACI);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data as { keystore: string; cocok: number; kedaluwarsa: string };
}

export const buka = (keystore: string, who: Who = 'KASIR') =>
  shop.as(who).raw('POST', 'laci/buka', LACI.body, { 'x-otorisasi': keystore });

export const statusOf = async (keystore: string) =>
  (
    await shop.rows('select status, cara, alasan from otorisasi where keystore = $1', [keystore])
  )[0];

export const lain = (cocok: number) => (cocok === 99 ? 10 : cocok + 1);

/** A line to the bell, and what it rings. */
export async function dengar(
  auth: object,
): Promise<{ socket: Socket; bunyi: [string, unknown, number][] }> {
  const { port } = shop.app.server.address() as AddressInfo;
  const socket = io(`http://127.0.0.1:${port}`, {
    auth,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  await new Promise<void>((ready, failed) => {
    socket.on('connect', ready);
    socket.on('connect_error', failed);
  });
  const bunyi: [string, unknown, number][] = [];
  socket.onAny((event, payload) => bunyi.push([event, payload, performance.now()]));
  return { socket, bunyi };
}
