import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { Jauh, Terbitan } from '#app/contract/pusat.api.ts';

export type Baris = Record<string, unknown>;

export const findKodePusat = async (on: Sql): Promise<string | undefined> =>
  (await on.maybe(sql<{ kode_toko: string }>`select kode_toko from toko where jenis = 'PUSAT'`))
    ?.kode_toko;

export const findTerbitan = (on: Sql, pusat: string): Promise<Terbitan | undefined> =>
  on.maybe(sql<Terbitan>`
    select versi, catatan, input_by as oleh, input_date as pada from terbitan
     where kode_toko = ${pusat} order by versi desc limit 1`);

/** Two who publish at once get two versions, one after the other. */
export const lockTerbitan = (tx: Tx, pusat: string): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`terbitan:${pusat}`}, 0))`);

export const listTerbitanIsi = async (
  on: Sql,
  pusat: string,
  versi: number,
): Promise<Map<string, Baris[]>> =>
  new Map(
    (
      await on.many(sql<{ tabel: string; baris: Baris[] }>`
        select tabel, baris from terbitan_isi where kode_toko = ${pusat} and versi = ${versi}`)
    ).map(({ tabel, baris }) => [tabel, baris]),
  );

type Baru = { versi: number; catatan: string; input_by: string; op: string };
export const insertTerbitan = (tx: Tx, pusat: string, one: Baru): Promise<Terbitan> =>
  tx.one(sql<Terbitan>`
    insert into terbitan (kode_toko, versi, catatan, input_by, input_date, op)
    values (${pusat}, ${one.versi}, ${one.catatan}, ${one.input_by}, waktu(), ${one.op}::uuid)
    returning versi, catatan, input_by as oleh, input_date as pada`);

export const insertTerbitanIsi = (
  tx: Tx,
  pusat: string,
  versi: number,
  { tabel, baris }: { tabel: string; baris: readonly Baris[] },
): Promise<number> =>
  tx.run(sql`
    insert into terbitan_isi (kode_toko, versi, tabel, baris)
    values (${pusat}, ${versi}, ${tabel}, ${JSON.stringify(baris)}::jsonb)`);

/** `simpan` is the number by which a version lies in this database, `versi` the one that head office gave it. */
type Diambil = { simpan: number; versi: number; pada: string };
export const findImpor = (
  on: Sql,
  kode_toko: string,
  pusat: string | undefined,
): Promise<Diambil | undefined> =>
  on.maybe(sql<Diambil>`
    select i.versi as simpan, coalesce(r.nomor, i.versi) as versi, i.input_date as pada
      from impor_pusat i
      left join terbitan_terima r on r.kode_toko = ${pusat ?? null} and r.versi = i.versi
     where i.kode_toko = ${kode_toko} order by i.id desc limit 1`);

type Impor = { simpan: number; jumlah: number; input_by: string; op: string };
export const insertImpor = (tx: Tx, kode_toko: string, one: Impor): Promise<number> =>
  tx.run(sql`
    insert into impor_pusat (kode_toko, versi, jumlah, input_by, input_date, op)
    values (${kode_toko}, ${one.simpan}, ${one.jumlah}, ${one.input_by}, waktu(), ${one.op}::uuid)`);

/** Some rows of one master of a version, in the order in which they were published. */
export const readBagian = async (
  on: Sql,
  pusat: string,
  { versi, tabel, from, most }: { versi: number; tabel: string; from: number; most: number },
): Promise<Baris[]> =>
  (
    await on.many(sql<{ baris: Baris }>`
      select b.baris from terbitan_isi t, jsonb_array_elements(t.baris) with ordinality as b (baris, urut)
       where t.kode_toko = ${pusat} and t.versi = ${versi} and t.tabel = ${tabel}
         and b.urut > ${from} and b.urut <= ${from + most}
       order by b.urut`)
  ).map(({ baris }) => baris);

/** Head office where it has a server of its own. */
export const findPusatJauh = async (on: Sql): Promise<string | undefined> =>
  (
    await on.maybe(sql<{ kode_toko: string }>`
      select kode_toko from toko where jenis = 'PUSAT' and server_sendiri and is_active
       order by kode_toko limit 1`)
  )?.kode_toko;

/** The shops of this database, in whose name it asks, and which hear of what was answered. */
export const listTokoSini = async (on: Sql): Promise<string[]> =>
  (
    await on.many(sql<{ kode_toko: string }>`
      select kode_toko from toko where not server_sendiri and is_active order by kode_toko`)
  ).map(({ kode_toko }) => kode_toko);

/** Whether this person is lent by a shop on another server. */
export const isDariServerLain = async (on: Sql, kode_toko_user: string): Promise<boolean> =>
  (await on.maybe(
    sql`select 1 from toko where kode_toko = ${kode_toko_user} and server_sendiri`,
  )) !== undefined;

export const findTanya = (on: Sql, pusat: string): Promise<Jauh | undefined> =>
  on.maybe(sql<Jauh>`
    select ditanya, dijawab, masalah from tanya_pusat where kode_toko = ${pusat}`);

type Ditanya = { ditanya: string; dijawab: string | null; masalah: string | null };
export const saveTanya = (on: Sql, pusat: string, one: Ditanya): Promise<number> =>
  on.run(sql`
    insert into tanya_pusat (kode_toko, ditanya, dijawab, masalah)
    values (${pusat}, ${one.ditanya}::timestamptz, ${one.dijawab}::timestamptz, ${one.masalah})
    on conflict (kode_toko) do update
      set ditanya = excluded.ditanya, dijawab = coalesce(excluded.dijawab, tanya_pusat.dijawab),
          masalah = excluded.masalah`);

export type TerbitanJauh = Terbitan & { readonly simpan: number; readonly diterima: string };
/** The last version of head office on another server whose list one of these keys has signed. */
export const findTerbitanJauh = (
  on: Sql,
  pusat: string,
  kunci: readonly string[],
): Promise<TerbitanJauh | undefined> =>
  on.maybe(sql<TerbitanJauh>`
    select r.nomor as versi, t.catatan, t.input_by as oleh, t.input_date as pada, t.versi as simpan, r.diterima
      from terbitan_terima r join terbitan t on t.kode_toko = r.kode_toko and t.versi = r.versi
     where r.kode_toko = ${pusat} and r.kunci = any (${kunci}::text[])
     order by r.nomor desc, r.versi desc limit 1`);

type Bertanda = { readonly nomor: number; readonly kunci: string };
/** Whether this number is here already as this key has signed it. */
export const isTerbitanTerima = async (
  on: Sql,
  pusat: string,
  { nomor, kunci }: Bertanda,
): Promise<boolean> =>
  (await on.maybe(sql`
    select 1 from terbitan_terima where kode_toko = ${pusat} and nomor = ${nomor} and kunci = ${kunci}`)) !==
  undefined;

/** Its own number, or where another version lies by that (its key is believed no more) the next one behind all. */
const nextTerbitan = async (on: Sql, pusat: string, nomor: number): Promise<number> =>
  (
    await on.one(sql<{ simpan: number }>`
      select case when bool_or(versi = ${nomor}) then max(versi) + 1 else ${nomor}::int end as simpan
        from terbitan where kode_toko = ${pusat}`)
  ).simpan;

type Diterima = {
  versi: number;
  kunci: string;
  catatan: string;
  oleh: string;
  pada: string;
  op: string;
  sidik: string;
  daftar: string;
  tanda: string;
  diterima: string;
};
/** A version of head office on another server: it says itself who published it and when. */
export async function saveTerbitanJauh(
  tx: Tx,
  pusat: string,
  one: Diterima,
  isi: ReadonlyMap<string, readonly Baris[]>,
): Promise<void> {
  const simpan = await nextTerbitan(tx, pusat, one.versi);
  await tx.run(sql`
    insert into terbitan (kode_toko, versi, catatan, input_by, input_date, op)
    values (${pusat}, ${simpan}, ${one.catatan}, ${one.oleh}, ${one.pada}::timestamptz, ${one.op}::uuid)`);
  for (const [tabel, baris] of isi) await insertTerbitanIsi(tx, pusat, simpan, { tabel, baris });
  await tx.run(sql`
    insert into terbitan_terima (kode_toko, versi, nomor, kunci, sidik, daftar, tanda, diterima)
    values (${pusat}, ${simpan}, ${one.versi}, ${one.kunci}, ${one.sidik}, ${one.daftar}, ${one.tanda},
            ${one.diterima}::timestamptz)`);
}
