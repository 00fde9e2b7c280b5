import { expect } from 'vitest';
import { compile } from '#kit/server/sql.ts';
import { periksaJejak } from '#areas/buku/server/periksa-jejak.query.ts';
import type { Shop } from '#tests/kit/shop.ts';

const I21 = periksaJejak.find(({ invarian }) => invarian[0]!.kode === 'I-21')!;

/** What I-21 says of the whole past and of the open day, once something was planted beside the triggers. */
async function ditanam(shop: Shop, planted: string, keystore: string): Promise<string[][]> {
  await shop.rows('begin');
  try {
    await shop.rows('set local session_replication_role = replica');
    await shop.rows(planted, [keystore]);
    const temuan: string[][] = [];
    for (const sejak of [undefined, '2026-11-20']) {
      const { text, values } = compile(I21.query({ kode_toko: 'KJ1', sejak }));
      const rows = await shop.rows<{ contoh: string }>(text, values as unknown[]);
      temuan.push(rows.map(({ contoh }) => contoh.split('/')[1]!));
    }
    return temuan;
  } finally {
    await shop.rows('rollback');
  }
}

const LUPA = 'update audit set keystore = null where keystore = $1';
const LAIN = `update otorisasi set event = case when 'BUKA_LACI' = any(event) then '{CETAK_ULANG}' else '{BUKA_LACI}' end::text[]
  where keystore = $1`;

/**
 * Whether `periksa` misses the approval of an act: where its record forgets it, and where it was one of
 * something else. A cancel is missed as the reversal that it is.
 */
export async function harusKetahuan(shop: Shop, event: string, keystore: string): Promise<void> {
  const sebagai = [event, ...(event.startsWith('BATAL_') ? ['BATAL'] : [])];
  for (const planted of [LUPA, LAIN])
    for (const temuan of await ditanam(shop, planted, keystore))
      expect(
        temuan.filter((one) => sebagai.includes(one)),
        planted,
      ).not.toEqual([]);
}
