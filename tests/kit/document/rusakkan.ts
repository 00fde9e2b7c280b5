import { sqlOn } from '#kit/server/sql.ts';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import type { Shop } from '#tests/kit/shop.ts';

/** What the checks say of a shop in which something was broken, past the product and its rules; nothing of it stays. */
export async function rusakkan(shop: Shop, planted: string): Promise<string[]> {
  await shop.rows('begin');
  try {
    await shop.rows(`set local session_replication_role = replica`);
    for (const one of planted.split('; ')) await shop.rows(one);
    const owner = sqlOn({
      query: async ({ text, values }) =>
        ({ rows: await shop.rows(text, values as unknown[]) }) as never,
    });
    return (await periksaBuku(owner, 'KJ1')).filter((one) => one.jumlah > 0).map((one) => one.kode);
  } finally {
    await shop.rows('rollback');
  }
}
