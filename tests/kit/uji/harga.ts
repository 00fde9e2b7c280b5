import { afterAll, beforeAll } from 'vitest';
import { listHargaEmasEndpoint, ubahHargaEmasEndpoint } from '#areas/barang/contract/harga.api.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

export let shop: Shop;

/** Opens the shop of these tests and closes it behind them. */
export function bukaHarga(): void {
  beforeAll(async () => {
    shop = await openShop({ dasar: true });
  });
  afterAll(() => shop.close());
}

export const pukul = (jam: string, tgl = '2026-11-20'): string => `${tgl}T${jam}:00+07:00`;

export const ubah = (body: {
  kode_group?: string;
  kode_kadar?: string;
  harga_per_gram: number;
  berlaku_dari?: string;
  jenis?: 'JUAL' | 'BELI';
}) => shop.as('OWN').call(ubahHargaEmasEndpoint, { body: body as never });

export const kini = async (kode: { kode_group?: string; kode_kadar?: string }) =>
  (await shop.as('KASIR').call(listHargaEmasEndpoint, { query: { ...kode, jenis: 'JUAL' } })).map(
    (row) => row.harga_per_gram,
  );

export const tick = async (user_id: string, kode: string): Promise<void> => {
  await shop.rows(
    `insert into user_akses (kode_toko, user_id, kode, is_show) values ('KJ1', $1, $2, true)`,
    [user_id, kode],
  );
  await shop.rows(`update toko set versi = versi + 1 where kode_toko = 'KJ1'`);
};
