import type { Hari } from '#kit/rules/hari.ts';
import type { Tx } from '#kit/server/database.ts';
import { cocokSemua, cocokUrut } from '#kit/server/sql/cari.query.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';

export type Customer = {
  kode_customer: string;
  nama: string;
  alamat: string;
  no_hp: string | null;
  provinsi: string | null;
  tgl_lahir: Hari | null;
  no_ktp: string | null;
  jenis: 'UMUM' | 'MEMBER' | 'RESELLER';
  kode_referensi: string | null;
  keterangan: string | null;
  setuju_promo: boolean;
  tgl_daftar: Hari | null;
  poin: number;
  /** The number by which the tax office knows the person; an entrepreneur has one (D-41.10). */
  npwp: string | null;
  pengusaha: boolean;
  bebas_pph22_sampai: Hari | null;
};

/** A card of the chain (D-51.11); `kode_toko` of its row is the shop that met the person first. */
const columns = sql`kode_customer, nama, alamat, no_hp, provinsi, tgl_lahir, no_ktp, jenis,
  kode_referensi, keterangan, setuju_promo, tgl_daftar, poin, npwp, pengusaha, bebas_pph22_sampai`;

/** The card of a code, of whichever shop; a card that was joined to another one answers that one (D-39.7). */
export const findCustomer = (on: Sql, kode_customer: string): Promise<Customer | undefined> =>
  on.maybe(sql<Customer>`
    select ${columns} from customer where kode_customer = customer_induk(${kode_customer}) and is_active`);

/** The number of the identity card that a customer's card knows; most documents keep none themselves (D-51.9). */
export const ktpCustomer = async (on: Sql, kode_customer: string | null): Promise<string | null> =>
  kode_customer === null
    ? null
    : ((
        await on.maybe(sql<{ no_ktp: string | null }>`
          select no_ktp from customer where kode_customer = customer_induk(${kode_customer})`)
      )?.no_ktp ?? null);

/** Which of these codes are cards of entrepreneurs who pay PPh 22 on a day (D-41.10). */
export const listPengusaha = async (
  on: Sql,
  codes: readonly string[],
  hari: Hari,
): Promise<string[]> =>
  (
    await on.many(sql<{ kode: string }>`
      select distinct x.kode from unnest(${[...codes]}::text[]) as x (kode)
        join customer c on c.kode_customer = customer_induk(x.kode)
       where c.is_active and c.pengusaha and (c.bebas_pph22_sampai is null or c.bebas_pph22_sampai < ${hari}::date)`)
  ).map(({ kode }) => kode);

/** Which of these codes are cards of resellers now (D-39.6). */
export const listReseller = async (on: Sql, codes: readonly string[]): Promise<string[]> =>
  (
    await on.many(sql<{ kode: string }>`
      select distinct x.kode from unnest(${[...codes]}::text[]) as x (kode)
        join customer c on c.kode_customer = customer_induk(x.kode)
       where c.is_active and c.jenis = 'RESELLER'`)
  ).map(({ kode }) => kode);

/** The same, held until the act is finished: what is decided by the card does not move meanwhile. */
export async function lockCustomer(
  tx: Tx,
  kode_customer: string,
): Promise<(Customer & { kode_toko: string }) | undefined> {
  await tx.run(
    sql`select from customer where kode_customer = customer_induk(${kode_customer}) for update`,
  );
  return tx.maybe(sql<Customer & { kode_toko: string }>`
    select ${columns}, kode_toko from customer
     where kode_customer = customer_induk(${kode_customer}) and is_active`);
}

export const findCustomerByHp = (on: Sql, no_hp: string): Promise<Customer | undefined> =>
  on.maybe(sql<Customer>`
    select ${columns} from customer
     where kode_customer = customer_induk((select kode_customer from customer where no_hp = ${no_hp}))`);

/** The card that bears a number itself, joined or not: a number is on one card alone. */
export const findPemilikHp = async (on: Sql, no_hp: string | null): Promise<string | undefined> =>
  (
    await on.maybe(sql<{ kode_customer: string }>`
      select kode_customer from customer where no_hp = ${no_hp}`)
  )?.kode_customer;

/**
 * Another card in use that has a number of the tax office; one of 15 figures is that of 16 with a 0 before it. Held
 * until the act is finished: two cards are not given one number at once.
 */
export async function findPemilikNpwp(
  tx: Tx,
  npwp: string,
  selain: string | undefined,
): Promise<string | undefined> {
  const penuh = npwp.padStart(16, '0');
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`npwp:${penuh}`}, 0))`);
  const found = await tx.maybe(sql<{ kode_customer: string }>`
    select kode_customer from customer
     where lpad(npwp, 16, '0') = ${penuh} and is_active and kode_customer is distinct from ${selain ?? null}
     order by kode_customer limit 1`);
  return found?.kode_customer;
}

type Cari = {
  q: string;
  hp?: string;
  kata?: string;
  jenis?: string;
  skip: number;
  limit: number;
  sort?: string;
};

export function searchCustomer(
  on: Sql,
  ask: Cari,
): Promise<(Customer & { jumlah_semua: number })[]> {
  const order = ask.sort
    ? sql`${sql.ref(ask.sort.replace(/^-/, ''))} ${ask.sort.startsWith('-') ? sql`desc` : sql`asc`}`
    : sql`${cocokUrut([sql`kode_customer`, sql`nama`], ask.q)}, nama`;
  return on.many(sql<Customer & { jumlah_semua: number }>`
    select ${columns}, count(*) over ()::int as jumlah_semua from customer
     where is_active
       and (${cocokSemua([sql`(nama || ' ' || kode_customer)`], ask.q)}
         ${
           ask.hp
             ? sql`or kode_customer = customer_induk((select kode_customer from customer where no_hp = ${ask.hp}))`
             : sql``
         }
         ${
           ask.kata
             ? sql`or kode_customer = customer_induk((
                select kode_customer from customer where kode_kartu = ${ask.kata}))`
             : sql``
         })
       ${ask.jenis ? sql`and jenis = ${ask.jenis}` : sql``}
     order by ${order}, kode_customer limit ${ask.limit} offset ${ask.skip}`);
}

export type CustomerIsi = Pick<
  Customer,
  | 'nama'
  | 'alamat'
  | 'no_hp'
  | 'provinsi'
  | 'tgl_lahir'
  | 'no_ktp'
  | 'keterangan'
  | 'setuju_promo'
  | 'npwp'
  | 'pengusaha'
  | 'bebas_pph22_sampai'
>;

/** Adds a customer under the shop's next code, eight figures after the shop's own. */
export const addCustomer = (
  tx: Tx,
  kode_toko: string,
  isi: CustomerIsi,
  op: string,
): Promise<Customer> => insertCustomer(tx, kode_toko, isi, { op, bilaAda: sql`` });

/** The same for a document: whom another till added by this telephone a moment ago, that one it is. */
export const addCustomerDokumen = (
  tx: Tx,
  kode_toko: string,
  isi: CustomerIsi,
  op: string,
): Promise<Customer> =>
  insertCustomer(tx, kode_toko, isi, {
    op,
    bilaAda: sql`on conflict (no_hp) where no_hp is not null do update
      set op = excluded.op, op_toko = excluded.op_toko`,
  });

const insertCustomer = (
  tx: Tx,
  kode_toko: string,
  isi: CustomerIsi,
  { op, bilaAda }: { op: string; bilaAda: Query },
): Promise<Customer> =>
  tx.one(sql<Customer>`
    with nomor as (
      insert into nomor_customer as n values (${kode_toko}, 1)
      on conflict (kode_toko) do update set terakhir = n.terakhir + 1 returning n.terakhir
    )
    insert into customer (kode_toko, kode_customer, nama, alamat, no_hp, provinsi, tgl_lahir, no_ktp,
                          setuju_promo, keterangan, npwp, pengusaha, bebas_pph22_sampai, input_date, op_toko, op)
    select ${kode_toko}, ${kode_toko} || lpad(terakhir::text, 6, '0'), ${isi.nama}, ${isi.alamat},
           ${isi.no_hp}, ${isi.provinsi},
           ${isi.tgl_lahir}::date, ${isi.no_ktp}, ${isi.setuju_promo}, ${isi.keterangan},
           ${isi.npwp}, ${isi.pengusaha}, ${isi.bebas_pph22_sampai}::date, waktu(), ${kode_toko}, ${op}::uuid
      from nomor
    ${bilaAda}
    returning ${columns}`);

/** `kode_toko` is the shop of the act, whose audit tells of it. */
export const updateCustomer = (
  tx: Tx,
  kode_toko: string,
  kode_customer: string,
  isi: CustomerIsi,
  op: string,
): Promise<Customer> =>
  tx.one(sql<Customer>`
    update customer set nama = ${isi.nama}, alamat = ${isi.alamat}, no_hp = ${isi.no_hp}, provinsi = ${isi.provinsi},
           tgl_lahir = ${isi.tgl_lahir}::date, no_ktp = ${isi.no_ktp}, setuju_promo = ${isi.setuju_promo},
           keterangan = ${isi.keterangan}, npwp = ${isi.npwp}, pengusaha = ${isi.pengusaha},
           bebas_pph22_sampai = ${isi.bebas_pph22_sampai}::date, op_toko = ${kode_toko}, op = ${op}::uuid
     where kode_customer = ${kode_customer} returning ${columns}`);

/** The newest terms for whom brings a member (D-39.4); undefined where the shop has none. */
export const findAfiliasi = (
  on: Sql,
  kode_toko: string,
): Promise<{ persen_poin: number; jumlah_transaksi: number } | undefined> =>
  on.maybe(sql<{ persen_poin: number; jumlah_transaksi: number }>`
    select persen_poin, jumlah_transaksi from member_afiliasi
     where kode_toko = ${kode_toko} and is_active order by urut desc limit 1`);

/** Whether a telephone is that of somebody who works in one of the shops. */
export const isPetugas = async (on: Sql, no_hp: string | null): Promise<boolean> =>
  (
    await on.one(sql<{ ada: boolean }>`
      select exists (select from sales where hp = ${no_hp} and is_active) as ada`)
  ).ada;

type Daftar = {
  kode_referensi: string | null;
  persen: number | null;
  n: number | null;
  hari: Hari;
  kode_toko: string;
  op: string;
};

/** A customer becomes a member of the chain on a day, brought by somebody or not. */
export const saveDaftar = (tx: Tx, kode_customer: string, row: Daftar): Promise<Customer> =>
  tx.one(sql<Customer>`
    update customer
       set jenis = 'MEMBER', tgl_daftar = ${row.hari}::date, kode_referensi = ${row.kode_referensi},
           afiliasi_persen = ${row.persen}, afiliasi_n = ${row.n}, op_toko = ${row.kode_toko}, op = ${row.op}::uuid
     where kode_customer = ${kode_customer} returning ${columns}`);

/** What a person is to the shop (D-33.16). */
export const saveJenis = (
  tx: Tx,
  kode_customer: string,
  jenis: Customer['jenis'],
  { kode_toko, op }: { kode_toko: string; op: string },
): Promise<Customer> =>
  tx.one(sql<Customer>`
    update customer set jenis = ${jenis}, op_toko = ${kode_toko}, op = ${op}::uuid
     where kode_customer = ${kode_customer} returning ${columns}`);

/** Consent that was given at the counter; the card that has it already is not written. */
export const saveSetuju = (
  tx: Tx,
  kode_toko: string,
  kode_customer: string,
  op: string,
): Promise<number> =>
  tx.run(sql`
    update customer set setuju_promo = true, op_toko = ${kode_toko}, op = ${op}::uuid
     where kode_customer = ${kode_customer} and not setuju_promo`);

/** A number goes onto a card, or leaves it. */
export const saveNomor = (
  tx: Tx,
  kode_toko: string,
  { kode_customer, no_hp }: { kode_customer: string; no_hp: string | null },
  op: string,
): Promise<number> =>
  tx.run(sql`
    update customer set no_hp = ${no_hp}, op_toko = ${kode_toko}, op = ${op}::uuid
     where kode_customer = ${kode_customer}`);

type NomorLepas = { kode_customer: string; no_hp: string; kode_pemilik: string };

/** Ends a line of the list: it is deleted, and only one call can end it. */
export const endNomorLepas = (
  tx: Tx,
  kode_toko: string,
  kode_customer: string,
): Promise<NomorLepas | undefined> =>
  tx.maybe(sql<NomorLepas>`
    delete from customer_nomor_lepas where kode_toko = ${kode_toko} and kode_customer = ${kode_customer}
    returning kode_customer, no_hp, kode_pemilik`);
