import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import { waktunya } from '#areas/toko/server/antar/waktunya.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

export type PesanToko = {
  /** The shop that sends, and the one that receives. */
  readonly dari: string;
  readonly ke: string;
  readonly urut: number;
  readonly jenis: string;
  /** The document that it tells of, in the receiver's own numbers where it has one. */
  readonly no_dokumen: string;
  readonly isi: unknown;
};

/** The next number between two shops; two that ask at the same moment wait for each other's commit (D-43.4). */
export async function savePesan(
  tx: Tx,
  { ke, jenis, no_dokumen, isi }: Omit<PesanToko, 'dari' | 'urut'>,
  { kode_toko, op }: Pick<Ctx, 'kode_toko' | 'op'>,
): Promise<void> {
  await tx.many(
    sql`select pg_advisory_xact_lock(hashtext('pesan_toko'), hashtext(${`${kode_toko}/${ke}`}))`,
  );
  await tx.run(sql`
    insert into pesan_toko (dari, ke, urut, jenis, no_dokumen, isi, waktu, op)
    select ${kode_toko}, ${ke}, coalesce(max(urut), 0) + 1, ${jenis}, ${no_dokumen},
           ${JSON.stringify(isi)}::jsonb, waktu(), ${op}::uuid
      from pesan_toko where dari = ${kode_toko} and ke = ${ke}`);
}

type Tunggu = PesanToko & { readonly tertahan: boolean };

/** Of what waits: all, what was never tried, or beside that what is held and is due to be tried again. */
export type Mana = 'SEMUA' | 'BARU' | 'WAKTUNYA';
type Menunggu = {
  readonly ke: string;
  readonly kecuali: readonly string[];
  readonly mana: Mana;
};

/** What waits for a shop of this server, so many behind the last one; those that could not be applied come last. */
export const listTunggu = (
  on: Sql,
  { ke, kecuali, mana }: Menunggu,
  { tertahan, dari, urut }: Pick<Tunggu, 'tertahan' | 'dari' | 'urut'>,
  most: number,
): Promise<Tunggu[]> =>
  on.many(sql<Tunggu>`
    select dari, ke, urut, jenis, no_dokumen, isi, gagal is not null as tertahan from pesan_toko
     where selesai_at is null and ke = ${ke} and jenis <> all (${kecuali}::text[])
       and (gagal is null or ${mana}::text = 'SEMUA'
         or (${mana}::text = 'WAKTUNYA' and (lagi_at is null or ${waktunya('lagi_at')})))
       and (gagal is not null, dari, urut) > (${tertahan}::boolean, ${dari}, ${urut}::bigint)
     order by gagal is not null, dari, urut limit ${most}::int`);

/** Shops of this server that messages wait for. */
export const listDitunggu = async (on: Sql): Promise<string[]> =>
  (
    await on.many(sql<{ ke: string }>`
      select t.kode_toko as ke from toko t
       where not t.server_sendiri
         and exists (select from pesan_toko p where p.ke = t.kode_toko and p.selesai_at is null)
       order by 1`)
  ).map(({ ke }) => ke);

/** Held until the act is finished: none where another process has it, or has applied it. */
export const holdPesan = async (tx: Tx, { dari, ke, urut }: PesanToko): Promise<boolean> =>
  (await tx.maybe(sql`
    select 1 from pesan_toko
     where dari = ${dari} and ke = ${ke} and urut = ${urut} and selesai_at is null for update skip locked`)) !==
  undefined;

export const endPesan = (tx: Tx, { dari, ke, urut }: PesanToko): Promise<number> =>
  tx.run(sql`
    update pesan_toko set selesai_at = waktu(), gagal = null
     where dari = ${dari} and ke = ${ke} and urut = ${urut}`);

/** Held, and tried again after a minute, then 2, 4, … 60. */
export const failPesan = (on: Sql, { dari, ke, urut }: PesanToko, why: string): Promise<number> =>
  on.run(sql`
    update pesan_toko
       set gagal = ${why.slice(0, 500)}, gagal_ke = gagal_ke + 1,
           lagi_at = waktu() + make_interval(mins => least(60, 2 ^ least(gagal_ke, 6))::int)
     where dari = ${dari} and ke = ${ke} and urut = ${urut} and selesai_at is null`);

export type Diakhiri = Omit<PesanToko, 'isi'> & { readonly gagal: string };

/**
 * Ends what is held of other servers without its effect; answers what that was. It keeps why it was held, as no message
 * does that had its effect, and its contents: rows of messages are never deleted.
 */
export const endTertahan = (
  tx: Tx,
  {
    dari = null,
    ke = null,
    no_dokumen = null,
  }: Partial<Readonly<Record<'dari' | 'ke' | 'no_dokumen', string | null>>>,
): Promise<Diakhiri[]> =>
  tx.many(sql<Diakhiri>`
    update pesan_toko p set selesai_at = waktu()
     where selesai_at is null and gagal is not null
       and not exists (select from toko t where t.kode_toko = p.dari and not t.server_sendiri)
       and (${dari}::text is null or dari = ${dari}) and (${ke}::text is null or ke = ${ke})
       and (${no_dokumen}::text is null or no_dokumen = ${no_dokumen})
    returning dari, ke, urut, jenis, no_dokumen, gagal`);

/** Ends a held one of that document which says this. */
export const endTertahanIsi = (
  tx: Tx,
  { dari, ke, jenis, no_dokumen }: Omit<PesanToko, 'urut' | 'isi'>,
  isi: object,
): Promise<number> =>
  tx.run(sql`
    update pesan_toko set selesai_at = waktu()
     where dari = ${dari} and ke = ${ke} and jenis = ${jenis} and no_dokumen = ${no_dokumen}
       and isi @> ${JSON.stringify(isi)}::jsonb and selesai_at is null and gagal is not null`);

/** How many of a shop's messages could not be applied here. */
export const countTertahan = async (on: Sql, dari: string): Promise<number> =>
  (
    await on.one(sql<{ banyak: number }>`
      select count(*)::int as banyak from pesan_toko
       where dari = ${dari} and selesai_at is null and gagal is not null`)
  ).banyak;

/** Whether something waits for a shop that was never tried. */
export const isTunggu = async (on: Sql, ke: string): Promise<boolean> =>
  (await on.maybe(
    sql`select 1 from pesan_toko where ke = ${ke} and selesai_at is null and gagal is null limit 1`,
  )) !== undefined;

/** How many wait between two shops, as far as it matters. */
export const countTunggu = async (
  on: Sql,
  { dari, ke }: Pick<PesanToko, 'dari' | 'ke'>,
  most: number,
): Promise<number> =>
  (
    await on.one(sql<{ banyak: number }>`
      select count(*)::int as banyak from (
        select 1 from pesan_toko
         where dari = ${dari} and ke = ${ke} and selesai_at is null limit ${most}::int) w`)
  ).banyak;

/** The effect of one message inside a transaction that keeps more: kept, or undone alone. */
export const beginPesan = (tx: Tx): Promise<number> => tx.run(sql`savepoint pesan`);
export const keepPesan = (tx: Tx): Promise<number> => tx.run(sql`release savepoint pesan`);
export const dropPesan = (tx: Tx): Promise<number> => tx.run(sql`rollback to savepoint pesan`);
