import type { Hari } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { sudahLama } from '#areas/toko/server/antar/waktunya.query.ts';
import type { Tx } from '#kit/server/database.ts';
import { insertRows } from '#kit/server/sql/rows.ts';
import { sql, type Sql } from '#kit/server/sql.ts';

/** Head office, where it is on another server than this shop. */
export const findPusatJauh = async (on: Sql): Promise<string | undefined> =>
  (
    await on.maybe(sql<{ kode_toko: string }>`
      select kode_toko from toko where jenis = 'PUSAT' and server_sendiri and is_active`)
  )?.kode_toko;

export const isJauh = async (on: Sql, kode_toko: string): Promise<boolean> =>
  (await on.maybe(sql`select 1 from toko where kode_toko = ${kode_toko} and server_sendiri`)) !==
  undefined;

/** What one shop tells another of money that left. */
export type Dikirimkan = {
  readonly asal: string;
  readonly nota_kirim: string;
  readonly tujuan: string;
  readonly nama_tujuan: string;
  readonly nomor_referensi: string | null;
  readonly tgl_system: Hari;
  readonly input_date: string;
  readonly sender: string;
  readonly input_by: string;
  readonly hp_pengirim: string | null;
  readonly jumlah_rp: Rupiah;
  readonly keterangan: string;
  readonly no_reff: string | null;
  readonly dari: 'CASH' | 'TRANSFER';
};

/** The document that was made just now, as the other shop hears of it. */
export const readDikirim = (on: Sql, kode_toko: string, nota_kirim: string): Promise<Dikirimkan> =>
  on.one(sql<Dikirimkan>`
    select k.kode_toko as asal, k.nota_kirim, k.tujuan, k.nama_tujuan, k.nomor_referensi, k.tgl_system, k.input_date,
           k.sender, k.input_by, p.hp as hp_pengirim, k.jumlah_rp, k.keterangan, k.no_reff, k.dari
      from kirim_uang k
      left join users u on u.user_id = k.input_by
      left join sales p on p.kode_toko = u.kode_toko and p.kode_sales = u.kode_sales
     where k.kode_toko = ${kode_toko} and k.nota_kirim = ${nota_kirim}`);

/** Kept once; a number of reference that was not known before is. Answers whether it is what is known. */
export async function saveDikirim(tx: Tx, row: Dikirimkan): Promise<boolean> {
  const { asal, nota_kirim, tujuan, jumlah_rp, nomor_referensi } = row;
  // The message of it and a receipt may come at one moment.
  await lockUang(tx, row);
  const there = await tx.maybe(
    sql`select 1 from kirim_jauh where asal = ${asal} and nota_kirim = ${nota_kirim}`,
  );
  if (!there) await tx.run(await insertRows(tx, 'kirim_jauh', [row]));
  const sama = await tx.run(sql`
    update kirim_jauh set nomor_referensi = coalesce(nomor_referensi, ${nomor_referensi})
     where asal = ${asal} and nota_kirim = ${nota_kirim} and tujuan = ${tujuan} and jumlah_rp = ${jumlah_rp}::bigint
       and (nomor_referensi is null or ${nomor_referensi}::text is null or nomor_referensi = ${nomor_referensi})`);
  return sama === 1;
}

/** Cancelled by its sender; none where it was counted here, is not known, or is another bag by that number. */
export const endJauh = (
  tx: Tx,
  { asal, nota_kirim }: Uang,
  nomor_referensi: string,
): Promise<number> =>
  tx.run(sql`
    update kirim_jauh set status = 'CANC'
     where asal = ${asal} and nota_kirim = ${nota_kirim}
       and (nomor_referensi is null or nomor_referensi = ${nomor_referensi})
       and not exists (select from terima_uang t where t.asal = ${asal} and t.nota_kirim = ${nota_kirim})`);

export type Tercatat = {
  readonly no_terima: string;
  readonly nomor_referensi: string;
  readonly tgl_system: Hari;
  readonly input_date: string;
  readonly jumlah_rp: Rupiah;
  readonly jumlah_diterima: Rupiah;
  readonly ke: 'CASH' | 'TRANSFER';
  readonly no_rekening: string | null;
  readonly input_by: string;
};

/** The receipt that was written just now, as the sender hears of it. */
export const readTercatat = (on: Sql, kode_toko: string, no_terima: string): Promise<Tercatat> =>
  on.one(sql<Tercatat>`
    select no_terima, nomor_referensi, tgl_system, input_date, jumlah_rp, jumlah_diterima, ke, no_rekening, input_by
      from terima_uang
     where kode_toko = ${kode_toko} and no_terima = ${no_terima}`);

/**
 * Only of money that is on its way to that shop, as much as was sent, and by the number that its paper has: a database
 * that is an older copy gives the number of a document again, to another bag.
 */
export const saveTercatat = async (
  tx: Tx,
  kode_toko: string,
  of: { readonly asal: string; readonly nota_kirim: string },
  { nomor_referensi, ...row }: Tercatat,
): Promise<boolean> => {
  const { asal, nota_kirim } = of;
  const open = await tx.maybe(sql`
    select 1 from kirim_uang
     where kode_toko = ${asal} and nota_kirim = ${nota_kirim} and tujuan = ${kode_toko} and status = 'OPEN'
       and jumlah_rp = ${row.jumlah_rp}::bigint and nomor_referensi = ${nomor_referensi} for update`);
  if (!open) return false;
  await tx.run(await insertRows(tx, 'terima_jauh', [{ ...of, kode_toko, ...row }]));
  return true;
};

type Uang = { readonly asal: string; readonly nota_kirim: string };
type Pegang = Uang & {
  readonly oleh: string;
  readonly jenis: 'TERIMA' | 'BATAL';
  readonly id: string;
};

/** Who receives money, who takes it back and who asks to hold it wait for each other. */
export const lockUang = (tx: Tx, { asal, nota_kirim }: Uang): Promise<unknown> =>
  tx.many(
    sql`select pg_advisory_xact_lock(hashtext('kirim_uang'), hashtext(${`${asal}/${nota_kirim}`}))`,
  );

export const findPegang = (on: Sql, { asal, nota_kirim }: Uang): Promise<Pegang | undefined> =>
  on.maybe(sql<Pegang>`
    select asal, nota_kirim, oleh, jenis, id from uang_pegang
     where asal = ${asal} and nota_kirim = ${nota_kirim} and lepas_at is null limit 1`);

/**
 * Each act of a shop holds by itself: one that comes to nothing gives its own free, and no other. One whose release was
 * here first, or whose id is another act's, holds nothing.
 */
export async function savePegang(
  tx: Tx,
  { asal, nota_kirim, oleh, jenis, id }: Pegang,
): Promise<'BARU' | 'LAMA' | 'TIDAK'> {
  const baru = await tx.run(sql`
    insert into uang_pegang (asal, nota_kirim, oleh, jenis, id, waktu)
    values (${asal}, ${nota_kirim}, ${oleh}, ${jenis}, ${id}::uuid, waktu()) on conflict do nothing`);
  if (baru === 1) return 'BARU';
  const lama = await tx.maybe(sql`
    select 1 from uang_pegang
     where id = ${id}::uuid and oleh = ${oleh} and asal = ${asal} and nota_kirim = ${nota_kirim} and jenis = ${jenis}
       and lepas_at is null`);
  return lama ? 'LAMA' : 'TIDAK';
}

export const countPegang = async (on: Sql, oleh: string): Promise<number> =>
  (
    await on.one(sql<{ banyak: number }>`
      select count(*)::int as banyak from uang_pegang where oleh = ${oleh} and lepas_at is null`)
  ).banyak;

export const endPegang = (tx: Tx, { asal, nota_kirim }: Uang): Promise<number> =>
  tx.run(sql`
    delete from uang_pegang where asal = ${asal} and nota_kirim = ${nota_kirim} and lepas_at is null`);

/**
 * Given free by who held it, and only what that act held. Its id stays for a day, far longer than a request lives: a
 * request that arrives behind its release finds it here.
 */
export async function lepasPegang(tx: Tx, oleh: string, id: string): Promise<void> {
  await tx.run(sql`delete from uang_pegang where lepas_at < waktu() - interval '1 day'`);
  await tx.run(sql`
    insert into uang_pegang (id, oleh, waktu, lepas_at) values (${id}::uuid, ${oleh}, waktu(), waktu())
    on conflict (id) do update set lepas_at = excluded.lepas_at
      where uang_pegang.oleh = excluded.oleh and uang_pegang.lepas_at is null`);
}

/** All that a shop holds is given free: its key is believed no longer, and no message of it ends them. */
export const lepasPegangToko = (tx: Tx, oleh: string): Promise<number> =>
  tx.run(sql`update uang_pegang set lepas_at = waktu() where oleh = ${oleh} and lepas_at is null`);

/** What head office knows of a bag that a far shop sent, by both of its numbers. */
export const findStatusJauh = async (
  on: Sql,
  { asal, nota_kirim, nomor_referensi }: Uang & { readonly nomor_referensi: string },
) =>
  (
    await on.maybe(sql<{ status: 'OPEN' | 'CANC' }>`
      select status from kirim_jauh
       where asal = ${asal} and nota_kirim = ${nota_kirim} and nomor_referensi = ${nomor_referensi}`)
  )?.status;

/** Whether another bag is known by that number of a document: this one is not received here, and never will be. */
export const isLain = async (
  on: Sql,
  { asal, nota_kirim, nomor_referensi }: Uang & { readonly nomor_referensi: string },
): Promise<boolean> =>
  (await on.maybe(sql`
    select 1 from kirim_jauh
     where asal = ${asal} and nota_kirim = ${nota_kirim} and nomor_referensi <> ${nomor_referensi}`)) !==
  undefined;

/** The number of reference of this shop's own document. */
export const findReferensi = async (
  on: Sql,
  { asal, nota_kirim }: Uang,
): Promise<string | undefined> =>
  (
    await on.maybe(sql<{ nomor_referensi: string }>`
      select nomor_referensi from kirim_uang where kode_toko = ${asal} and nota_kirim = ${nota_kirim}`)
  )?.nomor_referensi;

export type Janji = {
  readonly id: string;
  readonly kode_toko: string;
  readonly jenis: 'TERIMA' | 'BATAL';
  readonly dokumen: string;
};
/** What head office answered: its record, or its refusal. */
export type Jawab = {
  readonly ok?: unknown;
  readonly tolak?: {
    readonly status: number;
    readonly code: string;
    readonly message: string;
    readonly extra?: Record<string, unknown>;
  };
};

export const saveJanji = (on: Sql, { id, kode_toko, jenis, dokumen }: Janji): Promise<number> =>
  on.run(sql`
    insert into uang_janji (id, kode_toko, jenis, dokumen, waktu)
    values (${id}::uuid, ${kode_toko}, ${jenis}, ${dokumen}, waktu()) on conflict do nothing`);

/** What was refused is not held there, and ends here. */
export const saveJawab = (on: Sql, id: string, jawab: Jawab, lepas: boolean): Promise<number> =>
  on.run(sql`
    update uang_janji
       set jawab = ${JSON.stringify(jawab)}::jsonb, selesai = case when ${lepas}::boolean then 'LEPAS' end
     where id = ${id}::uuid and selesai is null`);

export const findJawab = async (on: Sql, id: string): Promise<Jawab | undefined> =>
  (
    await on.maybe(
      sql<{ jawab: Jawab | null }>`select jawab from uang_janji where id = ${id}::uuid`,
    )
  )?.jawab ?? undefined;

/** Whether this act asked head office at all. */
export const isDijanjikan = async (on: Sql, id: string): Promise<boolean> =>
  (await on.maybe(sql`select 1 from uang_janji where id = ${id}::uuid`)) !== undefined;

/** The act is done with it; false where it was given free meanwhile. */
export const endJanji = async (tx: Tx, id: string, how: 'JADI' | 'LEPAS'): Promise<boolean> =>
  (await tx.run(
    sql`update uang_janji set selesai = ${how} where id = ${id}::uuid and selesai is null`,
  )) === 1;

/** Longer than an act can take: what was asked for then came to nothing. */
export const listJanjiLama = (on: Sql, detik: number): Promise<Janji[]> =>
  on.many(sql<Janji>`
    select id, kode_toko, jenis, dokumen from uang_janji
     where selesai is null and ${sudahLama('waktu', detik)} order by waktu limit 100`);
