import { expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { lihatRantai } from '#areas/buku/server/baca-buku.ts';
import { openTokoContoh } from '#tests/kit/toko-contoh.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const { owner, db } = await openTokoContoh();
const ctx = { kode_toko: 'KJ1' } as Ctx;
const HARI_INI = hari('2026-11-20');

const mark = async (): Promise<number> => {
  const { rows } = await owner.query<{ urut: string }>('select audit_urut as urut from tutup_toko');
  return Number(rows[0]!.urut);
};
/** Changes one link behind the back of its trigger, looks, and puts it back. */
async function rusak(urut: number) {
  await owner.query('alter table audit disable trigger user');
  const tulis = (kunci: string) =>
    owner.query(`update audit set kunci = ${kunci} where kode_toko = 'KJ1' and urut = $1`, [urut]);
  await tulis(`kunci || 'x'`);
  const found = [await lihatRantai(db, ctx), await lihatRantai(db, ctx, HARI_INI)];
  await tulis(`left(kunci, -1)`);
  return found.map((one) => one.urut_rusak);
}

test('the whole chain and that of the days after a closing hold; the second begins at its mark', async () => {
  const [semua, kini] = [await lihatRantai(db, ctx), await lihatRantai(db, ctx, HARI_INI)];
  expect([semua.urut_rusak, kini.urut_rusak]).toEqual([null, null]);
  expect(kini).toMatchObject({ urut_akhir: semua.urut_akhir, hash_akhir: semua.hash_akhir });
  expect(kini.jumlah).toBe(semua.urut_akhir - (await mark()) + 1);
});

test('a link that was changed is found by whoever looks at its days', async () => {
  const at = await mark();
  expect(await rusak(at + 1)).toEqual([at + 1, at + 1]);
  expect(await rusak(at)).toEqual([at, at]);
  expect(await rusak(at - 1)).toEqual([at - 1, null]);
});
