import { afterAll, beforeAll } from 'vitest';
import { loginEndpoint } from '#areas/akses/contract/sesi.api.ts';
import * as api from '#areas/akses/contract/users.api.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

export let shop: Shop;

/** Opens the shop of these tests and closes it behind them. */
export function bukaUsers(): void {
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());
}

export const baru = {
  user_id: 'Wati.KJ1',
  usere_name: 'Wati',
  level: 'KASIR',
  password: 'ikan-bakar-sambal-77',
  kode_sales: null,
} as const;

export const login = (user_id: string, password: string) =>
  shop.as('OWN').call(loginEndpoint, { body: { user_id, password } });

export const row = async (user_id: string) =>
  (await shop.as('OWN').call(api.listUsersEndpoint)).find((one) => one.user_id === user_id);
