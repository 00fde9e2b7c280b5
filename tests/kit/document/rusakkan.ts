import { sqlOn } from '#kit/server/sql.ts';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import { examine } from '#tests/kit/exam/exam.ts';
import type { Shop } from '#tests/kit/shop.ts';

/**
 * What the checks say of a shop in which something was broken, past the product and its rules; nothing of it stays. Taking
 * the triggers away throws away every plan of that connection: the looks go through `examine`, where they are planned.
 */
export async function rusakkan(shop: Shop, planted: string): Promise<string[]> {
  await shop.rows('begin');
  try {
    await shop.rows(`set local session_replication_role = replica`);
    for (const one of planted.split('; ')) await shop.rows(one);
    const found = (await examine((text) => shop.rows(text))) ?? (await periksaBuku(ownerOf(shop)));
    return found.filter((one) => one.jumlah > 0).map((one) => one.kode);
  } finally {
    await shop.rows('rollback');
  }
}

/** The owner's connection, which alone sees what was planted. */
const ownerOf = (shop: Shop) =>
  sqlOn({
    query: async ({ text, values }) =>
      ({ rows: await shop.rows(text, values as unknown[]) }) as never,
  });
