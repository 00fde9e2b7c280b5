import type { Persen } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { JenisPadanan, Padanan } from '#areas/kirim/rules/padanan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What a shop chose for the masters of a sender, by kind and code (D-42.4). */
export async function readPadanan(
  on: Sql,
  kode_toko: string,
  asal: string,
): Promise<Map<string, string>> {
  const rows = await on.many(
    sql<Padanan>`select jenis, dari, ke from kirim_padanan where kode_toko = ${kode_toko} and asal = ${asal}`,
  );
  return new Map(rows.map(({ jenis, dari, ke }) => [`${jenis}/${dari}`, ke]));
}

/** Kept for that sender; another choice takes its place. */
export const savePadanan = (
  tx: Tx,
  asal: string,
  chosen: readonly Padanan[],
  { kode_toko, op }: Pick<Ctx, 'kode_toko' | 'op'>,
): Promise<number> =>
  tx.run(sql`
    insert into kirim_padanan as p (kode_toko, asal, jenis, dari, ke, op)
    select ${kode_toko}, ${asal}, x.jenis, x.dari, x.ke, ${op}::uuid
      from jsonb_to_recordset(${JSON.stringify(chosen)}::jsonb) as x (jenis text, dari text, ke text)
    on conflict (kode_toko, asal, jenis, dari) do update set ke = excluded.ke,
      op = excluded.op where p.ke <> excluded.ke`);

type Belum = { jenis: JenisPadanan; dari: string; persen: Persen | null };
/** The same with what the sender calls each. */
export const withNames = (
  on: Sql,
  asal: string,
  belum: readonly Belum[],
): Promise<(Belum & { nama: string })[]> =>
  on.many(sql<Belum & { nama: string }>`
    select x.jenis, x.dari, x.persen, coalesce(
             (select nama from kategori m where x.jenis = 'KATEGORI' and m.kode_toko = ${asal}
               and m.kode_kategori = x.dari),
             (select nama from jenis m where x.jenis = 'JENIS' and m.kode_toko = ${asal} and m.kode_dept = x.dari),
             (select nama from group_barang m where x.jenis = 'GROUP' and m.kode_toko = ${asal}
               and m.kode_group = x.dari),
             (select label from kadar m where x.jenis = 'KADAR' and m.kode_toko = ${asal} and m.kode_kadar = x.dari),
             (select nama from bandrol m where x.jenis = 'BANDROL' and m.kode_toko = ${asal}
               and m.kode_bandrol = x.dari),
             x.dari) as nama
      from jsonb_to_recordset(${JSON.stringify(belum)}::jsonb) as x (jenis text, dari text, persen int)
     order by array_position(array['KATEGORI', 'JENIS', 'GROUP', 'KADAR', 'BANDROL'], x.jenis), x.dari`);

/** Whether this shop uses a condition of that code. */
export const hasKondisi = async (on: Sql, kode_toko: string, kode: string): Promise<boolean> =>
  (await on.maybe(sql`
    select 1 from kondisi_barang
     where kode_toko = ${kode_toko} and kode_kondisi = ${kode} and is_active`)) !== undefined;
