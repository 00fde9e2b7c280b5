import { expect } from 'vitest';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import { periksaJejak } from '#areas/buku/server/periksa-jejak.query.ts';
import { examine } from '#tests/kit/exam/exam.ts';
import type { Shop } from '#tests/kit/shop.ts';

const I21 = periksaJejak.find(({ invarian }) => invarian[0]!.kode === 'I-21')!;

const FORGERIES: Readonly<Record<string, (keystore: string) => Query>> = {
  'the record forgets the approval': (keystore) =>
    sql`update audit set keystore = null where keystore = ${keystore}`,
  'the approval was one of something else': (keystore) => sql`
    update otorisasi set event = case when 'BUKA_LACI' = any(event) then '{CETAK_ULANG}' else '{BUKA_LACI}' end::text[]
     where keystore = ${keystore}`,
};

/** What I-21 says of the whole past and of the open day once this was planted; nothing of it stays. */
async function planted(on: Sql, forgery: Query): Promise<string[][]> {
  await on.run(sql`savepoint honest`);
  await on.run(forgery);
  const told: string[][] = [];
  for (const sejak of [undefined, '2026-11-20']) {
    const rows = await on.many(I21.query({ kode_toko: 'KJ1', sejak }));
    told.push(rows.map(({ contoh }) => contoh.split('/')[1]!));
  }
  await on.run(sql`rollback to honest`);
  return told;
}

/**
 * Whether `periksa` misses the approval of an act: where its record forgets it, and where it was one of something else. A
 * cancel is missed as the reversal that it is. It is planted where the looks are planned already, beside every trigger.
 */
export async function harusKetahuan(shop: Shop, event: string, keystore: string): Promise<void> {
  const sebagai = [event, ...(event.startsWith('BATAL_') ? ['BATAL'] : [])];
  const found = await examine(
    (text) => shop.rows(text),
    async (on) => {
      const told: [string, string[]][] = [];
      for (const [what, forge] of Object.entries(FORGERIES))
        for (const temuan of await planted(on, forge(keystore))) told.push([what, temuan]);
      return told;
    },
  );
  expect(found?.length).toBe(2 * Object.keys(FORGERIES).length);
  for (const [what, temuan] of found ?? [])
    expect(
      temuan.filter((one) => sebagai.includes(one)),
      what,
    ).not.toEqual([]);
}
