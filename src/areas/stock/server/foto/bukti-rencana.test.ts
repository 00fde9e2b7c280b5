import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlOn } from '#kit/server/sql.ts';
import { listKeadaan } from '#areas/stock/server/foto/foto-bukti.table.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

const BANYAK = 10_000;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.rows(
    `with f as (
       insert into foto_unggah (kode_toko, gambar_path, sidik, user_id, waktu, op)
       select 'KJ1', 'rencana/' || i, 'sidik ' || i, 'x', now(), gen_random_uuid() from generate_series(1, $1::int) i
       returning kode_toko, gambar_path, sidik, op
     ), b as (insert into foto_barang select kode_toko, gambar_path from f where sidik <> 'sidik 2')
     insert into foto_bukti select kode_toko, gambar_path, sidik, 'pembelian', 'foto', op from f where sidik <> 'sidik 3'`,
    [BANYAK],
  );
  for (const table of ['foto_unggah', 'foto_barang', 'foto_bukti'])
    await shop.rows(`analyze ${table}`);
});
afterAll(async () => {
  // No act brought them in: the look at the shop behind the test would miss their record.
  for (const table of ['foto_bukti', 'foto_barang', 'foto_unggah']) {
    await shop.rows(`alter table ${table} disable trigger user`);
    await shop.rows(`delete from ${table} where gambar_path like 'rencana/%'`);
    await shop.rows(`alter table ${table} enable trigger user`);
  }
  await shop.close();
});

/** A shop has ten thousands of pieces and photos, and each buy-back and loan asks. */
test('a photo is looked for by its path and its bits, and no piece of the shop is read', async () => {
  const client = await shop.db.pool.connect();
  try {
    await client.query('set plan_cache_mode = force_generic_plan');
    const paths = ['rencana/1', 'rencana/2', 'rencana/3'];
    const found = await listKeadaan(sqlOn(client), 'KJ1', paths);
    const said = found.map(({ gambar_path, barang, terpakai }) => [gambar_path, barang, terpakai]);
    expect(said.toSorted()).toEqual([
      ['rencana/1', true, true],
      ['rencana/2', false, true],
      ['rencana/3', true, false],
    ]);
    const { rows } = await client.query<{ name: string }>(
      `select name from pg_prepared_statements where statement like '%from foto_bukti b where b.sidik = f.sidik%'`,
    );
    const told = await client.query<{ 'QUERY PLAN': string }>(
      `explain execute "${rows[0]!.name}" ('KJ1', '{${paths.join()}}')`,
    );
    const plan = told.rows.map((row) => row['QUERY PLAN']).join('\n');
    for (const index of ['foto_unggah_sidik', 'foto_barang_pkey', 'foto_bukti_sidik'])
      expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan| on barang\b/);
  } finally {
    client.release(true);
  }
});
