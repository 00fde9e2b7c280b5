import type { Hari } from '#kit/rules/hari.ts';
import { rp, type Rupiah } from '#kit/rules/quantity.ts';
import { insertRows } from '#kit/server/sql/rows.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { lockUang } from '#areas/uang/server/kirim/jauh/jauh.table.ts';
import type { TokoKirim } from '#areas/uang/rules/kirim.ts';

type Toko = TokoKirim & { readonly nama_toko: string };

export const findTokoKirim = (on: Sql, kode_toko: string): Promise<Toko | undefined> =>
  on.maybe(
    sql<Toko>`
      select kode_toko, nama_toko, jenis, is_active from toko where kode_toko = ${kode_toko}`,
  );

/**
 * The sum that this person's last bag of the day made, in whichever shop he sent it (decision 1272). Held until the act
 * is finished, so that two bags at once follow each other; a quote holds nothing.
 */
export async function lockKirimHari(tx: Tx, { user_id, hari }: Ctx): Promise<Rupiah> {
  const key = `kirim-uang:${user_id}`;
  if (!tx.looks) await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const last = await tx.maybe(sql<{ menjadi: Rupiah }>`
    select coalesce(menjadi_rp, jumlah_rp)::bigint as menjadi from kirim_uang
     where input_by = ${user_id} and tgl_system = ${hari}::date
     order by input_date desc, nota_kirim desc limit 1`);
  return last?.menjadi ?? rp(0);
}

/** Where a shop may send money to: head office, or from there every other one, on this server or its own (D-41.3). */
export const listTujuan = (
  on: Sql,
  kode_toko: string,
): Promise<Pick<Toko, 'kode_toko' | 'nama_toko'>[]> =>
  on.many(sql<Pick<Toko, 'kode_toko' | 'nama_toko'>>`
    select t.kode_toko, t.nama_toko from toko t join toko d on d.kode_toko = ${kode_toko}
     where t.is_active and t.kode_toko <> d.kode_toko
       and (d.jenis = 'PUSAT' or t.jenis = 'PUSAT')
     order by t.kode_toko`);

export const isReferensiDipakai = async (on: Sql, nomor: string): Promise<boolean> =>
  (await on.maybe(sql`select 1 from v_kirim_uang where nomor_referensi = ${nomor}`)) !== undefined;

type Dikirim = {
  readonly nota_kirim: string;
  readonly nomor_referensi: string;
  readonly tgl_system: Hari;
  readonly asal: string;
  readonly nama_asal: string;
  readonly sender: string;
  readonly input_by: string;
  readonly tujuan: string;
  readonly nama_tujuan: string;
  readonly input_date: string;
  readonly jumlah_rp: Rupiah;
  readonly keterangan: string;
  readonly no_reff: string | null;
  readonly dari: 'CASH' | 'TRANSFER';
  readonly status: 'OPEN' | 'DONE' | 'CANC';
  /** Of the sales person that the sender's user is. */
  readonly hp_pengirim: string | null;
};
type Diterima = {
  readonly no_terima: string;
  readonly jumlah_diterima: Rupiah;
  readonly ke: 'CASH' | 'TRANSFER';
  readonly no_rekening: string | null;
  readonly terima_by: string;
  readonly tgl_terima: Hari;
  readonly waktu_terima: string;
};
/** What was sent, with what was counted of it. */
export type Kiriman = Dikirim & (Diterima | { readonly [K in keyof Diterima]: null });

/** Received is what the receiver counted, whether or not the sender's day was open to take that in. */
const KIRIMAN = sql`
  select k.nota_kirim, k.nomor_referensi, k.tgl_system, k.kode_toko as asal, a.nama_toko as nama_asal, k.sender,
         k.input_by, k.input_date, k.tujuan, k.nama_tujuan, k.jumlah_rp, k.keterangan, k.no_reff, k.dari,
         case when t.no_terima is not null then 'DONE' else k.status end as status, t.no_terima, t.jumlah_diterima,
         t.ke, t.no_rekening, t.input_by as terima_by, t.tgl_system as tgl_terima, t.input_date as waktu_terima,
         coalesce(k.hp_jauh, p.hp) as hp_pengirim
    from v_kirim_uang k
    join toko a on a.kode_toko = k.kode_toko
    left join users u on u.user_id = k.input_by
    left join sales p on p.kode_toko = u.kode_toko and p.kode_sales = u.kode_sales
    left join v_terima_uang t on t.asal = k.kode_toko and t.nota_kirim = k.nota_kirim`;

/** The telephone of the sales person that a user is, of any shop: an account of head office acts in branches, too. */
export const findHpUser = async (on: Sql, user_id: string): Promise<string | null> =>
  (
    await on.maybe(sql<{ hp: string | null }>`
      select p.hp from users u join sales p on p.kode_toko = u.kode_toko and p.kode_sales = u.kode_sales
       where u.user_id = ${user_id}`)
  )?.hp ?? null;

/** One that was sent to this shop and not cancelled. */
export const findKiriman = (
  on: Sql,
  nomor_referensi: string,
  tujuan: string,
): Promise<Kiriman | undefined> =>
  on.maybe(sql<Kiriman>`
    ${KIRIMAN} where k.nomor_referensi = ${nomor_referensi} and k.tujuan = ${tujuan} and k.status <> 'CANC'`);

/** The same, locked: its receipt and its cancel wait for each other on its one row. */
export async function lockKiriman(
  tx: Tx,
  nomor_referensi: string,
  tujuan: string,
): Promise<Kiriman | undefined> {
  await tx.maybe(sql`
    select 1 from kirim_uang where nomor_referensi = ${nomor_referensi} and tujuan = ${tujuan} for update`);
  const found = await findKiriman(tx, nomor_referensi, tujuan);
  if (!found) return undefined;
  // One of another server has no row to hold here, or is held by a shop that asked from there.
  await lockUang(tx, found);
  return findKiriman(tx, nomor_referensi, tujuan);
}

/** Who counted it and when, of whichever server. */
export const findTerima = (on: Sql, asal: string, nota_kirim: string) =>
  on.maybe(sql<{ terima_by: string; tgl_terima: Hari; waktu_terima: string }>`
    select input_by as terima_by, tgl_system as tgl_terima, input_date as waktu_terima from v_terima_uang
     where asal = ${asal} and nota_kirim = ${nota_kirim}`);

/** What this person counted short and over of the bags of thirty days: the approver reads it (D-41.5). */
export const findSelisihTerima = async (
  on: Sql,
  kode_toko: string,
  user_id: string,
): Promise<{ kali: number; jumlah: Rupiah }> =>
  on.one(sql<{ kali: number; jumlah: Rupiah }>`
    select count(*)::int as kali, coalesce(sum(jumlah_diterima - jumlah_rp), 0)::bigint as jumlah from terima_uang
     where kode_toko = ${kode_toko} and input_by = ${user_id} and jumlah_diterima <> jumlah_rp
       and input_date > waktu() - interval '30 days'`);

/** Whether what was sent was counted already, in this act's own sight. */
export const isDiterima = async (on: Sql, asal: string, nota_kirim: string): Promise<boolean> =>
  (await findTerima(on, asal, nota_kirim)) !== undefined;

const NOW = { input_date: sql`waktu()` };

export const saveTerima = async (tx: Tx, row: Readonly<Record<string, unknown>>): Promise<void> =>
  void (await tx.run(await insertRows(tx, 'terima_uang', [row], NOW)));

export const saveSampai = async (tx: Tx, row: Readonly<Record<string, unknown>>): Promise<void> =>
  void (await tx.run(await insertRows(tx, 'uang_sampai', [row], NOW)));

/** Held by the sender's own half; none where it was taken in already. */
export const lockDiJalan = (tx: Tx, kode_toko: string, nota_kirim: string) =>
  tx.maybe(sql<{
    tujuan: string;
    jumlah_rp: Rupiah;
    keterangan: string;
    nomor_referensi: string;
  }>`
    select tujuan, jumlah_rp, keterangan, nomor_referensi from kirim_uang
     where kode_toko = ${kode_toko} and nota_kirim = ${nota_kirim} and status = 'OPEN' for update`);

export const endKirim = (tx: Tx, kode_toko: string, nota_kirim: string): Promise<number> =>
  tx.run(sql`
    update kirim_uang set status = 'DONE' where kode_toko = ${kode_toko} and nota_kirim = ${nota_kirim}`);

/** Whether this receipt of that shop is of this money, as far as it is known here. */
export const isTerima = async (
  on: Sql,
  kode_toko: string,
  no_terima: string,
  nota_kirim: string,
): Promise<boolean> =>
  (await on.maybe(sql`
    select 1 from v_terima_uang
     where kode_toko = ${kode_toko} and no_terima = ${no_terima} and nota_kirim = ${nota_kirim}`)) !==
  undefined;
