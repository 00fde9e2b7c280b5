import { expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { sha256 } from '#kit/server/canonical.ts';
import { sqlOn } from '#kit/server/sql.ts';
import { lihatRantai } from '#areas/buku/server/baca-buku.ts';
import { rantaiQuery } from '#areas/buku/server/buku.query.ts';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
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

/** Rows as shops have them from before decision 1011: what was before and after went through jsonb, the hash joins by `|`. */
const LAMA = [
  {
    kunci: 'A|~',
    sebelum: null,
    sesudah: '{"z":{"b":[1.10,null,{"c":""}],"a":"é – 金 😀"},"a":true}',
  },
  { kunci: '', sebelum: 'null', sesudah: '{"harga":1.10,"harga_lama":1e2}' },
  { kunci: 'B', sebelum: '{"b":2,"a":[]}', sesudah: null, keystore: 'KASBESAR0001' },
  { kunci: 'C', sebelum: '"~"', sesudah: 'null', keystore: null },
] as const;

const DETIK = Date.parse('2026-11-20T02:00:00Z') / 1000;

/** The chain of a shop in the form of before, written and hashed by this test alone. */
async function tulisLama(kode_toko: string): Promise<void> {
  let lalu = '';
  for (const [at, row] of LAMA.entries()) {
    const [urut, op] = [at + 1, `00000000-0000-4000-8000-00000000000${at + 1}`];
    const keystore = 'keystore' in row ? row.keystore : null;
    const { rows } = await owner.query<{ sebelum: string | null; sesudah: string | null }>(
      'select $1::jsonb::text as sebelum, $2::jsonb::text as sesudah',
      [row.sebelum, row.sesudah],
    );
    const { sebelum, sesudah } = rows[0]!;
    const who = ['own.kj2', 'OWN', 'kasir|1', '127.0.0.1'];
    const what = ['UBAH', 'barang', row.kunci];
    const told = [sebelum, sesudah, keystore].map((one) => one ?? '~');
    const hash = sha256([lalu, urut, `${DETIK}.120000`, op, ...who, ...what, ...told].join('|'));
    await owner.query(
      `insert into audit values ($1, $2, '2026-11-20 02:00:00.12+00', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      [kode_toko, urut, op, ...who, ...what, sebelum, sesudah, keystore, lalu, hash],
    );
    lalu = hash;
  }
  await owner.query('insert into audit_kepala (kode_toko, urut, hash) values ($1, $2, $3)', [
    kode_toko,
    LAMA.length,
    lalu,
  ]);
}

const catat = (kode_toko: string, sesudah: string) =>
  owner.query(
    `select catat_audit($1, gen_random_uuid(), 'own.kj2', 'OWN', 'kasir|1', '', 'UBAH', 'toko', $1, null, $2, null)`,
    [kode_toko, sesudah],
  );

test('rows of the form of before hold, and rows of the newer one go on behind them', async () => {
  const on = sqlOn(owner);
  const lihat = () => on.one(rantaiQuery('KJ2'));
  const putus = async () =>
    (await periksaBuku(on, 'KJ2')).find(({ kode }) => kode === 'I-24b')?.jumlah;
  const lama = LAMA.length;
  await tulisLama('KJ2');
  expect(await lihat()).toMatchObject({ jumlah: lama, urut_akhir: lama, urut_rusak: null });
  expect(await putus()).toBe(0);

  await catat('KJ2', '{"zona":"WIT","a":1.10}');
  await catat('KJ2', 'null');
  expect(await lihat()).toMatchObject({
    jumlah: lama + 2,
    hash_akhir: expect.stringMatching(/^b[0-9a-f]{64}$/),
    urut_rusak: null,
  });
  expect(await putus()).toBe(0);

  await owner.query('alter table audit disable trigger user');
  for (let urut = 1; urut <= lama + 2; urut += 1)
    for (const change of [`level = 'SPV'`, `sesudah = coalesce(' ' || sesudah::text, '1')::json`]) {
      await owner.query('begin');
      await owner.query(`update audit set ${change} where kode_toko = 'KJ2' and urut = $1`, [urut]);
      expect(await lihat(), `${change} of ${urut}`).toMatchObject({ urut_rusak: urut });
      if (urut === 1 || urut === lama + 1) expect(await putus()).toBe(1);
      await owner.query('rollback');
    }
});
