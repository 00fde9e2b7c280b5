import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { nowMs, toIso } from '#kit/server/clock.ts';
import { openGateway } from '#tests/kit/gateway-uji.ts';
import { lepasGateway, pasangGateway } from '#tests/kit/pesan-uji.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

export let shop: Shop;

/** Opens the shop of these tests and closes it behind them. */
export function bukaKirim(): void {
  beforeAll(async () => {
    shop = await openShop();
    await shop.modulOn('WHATSAPP_MODULE');
  });
  beforeEach(async () => {
    gateway = await openGateway();
    await shop.rows('delete from pesan; delete from pesan_giliran; delete from pesan_jeda');
    shop.jam('2026-11-20T02:00:00.000Z');
  });
  afterEach(() => gateway.close());
  afterAll(async () => {
    lepasGateway();
    await shop.close();
  });
}

export let gateway: Awaited<ReturnType<typeof openGateway>>;

/** A gateway is not waited for so long here. */
export const LEKAS = { tunggu: 300 };

export const maju = (detik: number): void => shop.jam(toIso(nowMs() + detik * 1000));

export const wablas = (more: object = {}) =>
  pasangGateway(shop, { alamat: gateway.alamat, ...more });
