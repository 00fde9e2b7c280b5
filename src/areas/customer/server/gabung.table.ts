import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { DataPajak } from '#areas/customer/rules/customer.ts';
import type { Customer } from '#areas/customer/server/customer.table.ts';

type Act = { kode_toko: string; op: string };

/** A card that no longer represents a person: it names the card that does. */
export const saveGabung = (
  tx: Tx,
  kode_customer: string,
  ke: string,
  { kode_toko, op }: Act,
): Promise<number> =>
  tx.run(sql`
    update customer set is_active = false, kode_gabung = ${ke}, op_toko = ${kode_toko}, op = ${op}::uuid
     where kode_customer = ${kode_customer}`);

/** The card represents its own person again. */
export const savePisah = (tx: Tx, kode_customer: string, { kode_toko, op }: Act): Promise<number> =>
  tx.run(sql`
    update customer set is_active = true, kode_gabung = null, op_toko = ${kode_toko}, op = ${op}::uuid
     where kode_customer = ${kode_customer}`);

/** Membership that the other card brought: since when, and who had brought the person. */
export const ambilKeanggotaan = (
  tx: Tx,
  dari: string,
  ke: string,
  jenis: Customer['jenis'],
  { kode_toko, op }: Act,
): Promise<number> =>
  tx.run(sql`
    update customer k
       set jenis = ${jenis}, tgl_daftar = coalesce(k.tgl_daftar, d.tgl_daftar),
           kode_referensi = coalesce(nullif(k.kode_referensi, d.kode_customer),
                                     nullif(d.kode_referensi, k.kode_customer)),
           afiliasi_persen = coalesce(k.afiliasi_persen, d.afiliasi_persen),
           afiliasi_n = coalesce(k.afiliasi_n, d.afiliasi_n), op_toko = ${kode_toko}, op = ${op}::uuid
      from customer d
     where k.kode_customer = ${ke} and d.kode_customer = ${dari}`);

/** What the tax asks of a person who has two cards, or has one again (D-41.10). */
export const savePajak = (
  tx: Tx,
  kode_customer: string,
  { npwp, pengusaha, bebas_pph22_sampai }: DataPajak,
  { kode_toko, op }: Act,
): Promise<number> =>
  tx.run(sql`
    update customer set npwp = ${npwp}, pengusaha = ${pengusaha}, bebas_pph22_sampai = ${bebas_pph22_sampai}::date,
           op_toko = ${kode_toko}, op = ${op}::uuid
     where kode_customer = ${kode_customer}`);

/** The card that a code itself names, joined or not; held. */
export const lockKartu = async (
  tx: Tx,
  codes: readonly string[],
): Promise<
  (Customer & { kode_gabung: string | null; is_active: boolean; tgl_hapus: string | null })[]
> => {
  const named = sql`kode_customer = any(${[...codes]}::text[])`;
  await tx.run(sql`select from customer where ${named} order by kode_customer for update`);
  return tx.many(sql<
    Customer & { kode_gabung: string | null; is_active: boolean; tgl_hapus: string | null }
  >`
    select kode_customer, nama, alamat, no_hp, provinsi, tgl_lahir, no_ktp, jenis, kode_referensi,
           setuju_promo, keterangan, tgl_daftar, poin, npwp, pengusaha, bebas_pph22_sampai, kode_gabung,
           is_active, tgl_hapus
      from customer where ${named}`);
};

/** All cards of a person, emptied: lists do not find them, documents keep what was written on them (D-39.8). */
export const saveHapus = (
  tx: Tx,
  kode_customer: string,
  hari: string,
  { kode_toko, op }: Act,
): Promise<number> =>
  tx.run(sql`
    update customer
       set nama = 'CUSTOMER DIHAPUS', alamat = '', no_hp = null, provinsi = null, tgl_lahir = null, no_ktp = null,
           kode_referensi = null, setuju_promo = false, keterangan = null, npwp = null, pengusaha = false,
           bebas_pph22_sampai = null, is_active = false, tgl_hapus = ${hari}::date,
           kode_kartu = kode_nota_baru(), op_toko = ${kode_toko}, op = ${op}::uuid
     where kode_customer in (select customer_semua(${kode_customer}))`);

/** The KTP numbers that one of the cards of these people bears. */
export const listKtp = async (on: Sql, codes: readonly string[]): Promise<string[]> =>
  (
    await on.many(sql<{ no_ktp: string }>`
      select distinct c.no_ktp from unnest(${[...codes]}::text[]) as x (kode), customer c
       where c.kode_customer in (select customer_semua(x.kode)) and c.no_ktp is not null`)
  ).map(({ no_ktp }) => no_ktp);

/** The cards that were joined to one. */
export const listGabungan = (on: Sql, kode_customer: string): Promise<Customer[]> =>
  on.many(sql<Customer>`
    select kode_customer, nama, alamat, no_hp, provinsi, tgl_lahir, no_ktp, jenis, kode_referensi,
           setuju_promo, keterangan, tgl_daftar, poin, npwp, pengusaha, bebas_pph22_sampai
      from customer
     where kode_customer in (select customer_semua(${kode_customer})) and kode_customer <> ${kode_customer}
     order by kode_customer`);
