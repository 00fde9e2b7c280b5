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
  poin: number;
};

const columns = sql`kode_customer, nama, alamat, no_hp, provinsi, tgl_lahir, no_ktp, jenis,
  kode_referensi, keterangan, setuju_promo, poin`;

export const findCustomer = (
  on: Sql,
  kode_toko: string,
  kode_customer: string,
): Promise<Customer | undefined> =>
  on.maybe(sql<Customer>`
    select ${columns} from customer where kode_toko = ${kode_toko} and kode_customer = ${kode_customer} and is_active`);

/** The same card, held until the end of the write. */
export const lockCustomer = (
  tx: Tx,
  kode_toko: string,
  kode_customer: string,
): Promise<Customer | undefined> =>
  tx.maybe(sql<Customer>`
    select ${columns} from customer where kode_toko = ${kode_toko} and kode_customer = ${kode_customer} and is_active
       for update`);

export const findCustomerByHp = (
  on: Sql,
  kode_toko: string,
  no_hp: string,
): Promise<Customer | undefined> =>
  on.maybe(
    sql<Customer>`select ${columns} from customer where kode_toko = ${kode_toko} and no_hp = ${no_hp}`,
  );

type Cari = { q: string; hp?: string; jenis?: string; skip: number; limit: number; sort?: string };

export function searchCustomer(
  on: Sql,
  kode_toko: string,
  ask: Cari,
): Promise<(Customer & { jumlah_semua: number })[]> {
  const order = ask.sort
    ? sql`${sql.ref(ask.sort.replace(/^-/, ''))} ${ask.sort.startsWith('-') ? sql`desc` : sql`asc`}`
    : sql`${cocokUrut([sql`kode_customer`, sql`nama`], ask.q)}, nama`;
  return on.many(sql<Customer & { jumlah_semua: number }>`
    select ${columns}, count(*) over ()::int as jumlah_semua from customer
     where kode_toko = ${kode_toko} and is_active
       and (${cocokSemua([sql`(nama || ' ' || kode_customer)`], ask.q)}
         ${ask.hp ? sql`or no_hp = ${ask.hp}` : sql``})
       ${ask.jenis ? sql`and jenis = ${ask.jenis}` : sql``}
     order by ${order}, kode_customer limit ${ask.limit} offset ${ask.skip}`);
}

export type CustomerIsi = Pick<
  Customer,
  'nama' | 'alamat' | 'no_hp' | 'provinsi' | 'tgl_lahir' | 'no_ktp' | 'keterangan' | 'setuju_promo'
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
    bilaAda: sql`on conflict (kode_toko, no_hp) where no_hp is not null do update set op = excluded.op`,
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
                          keterangan, setuju_promo, input_date, op)
    select ${kode_toko}, ${kode_toko} || lpad(terakhir::text, 6, '0'), ${isi.nama}, ${isi.alamat},
           ${isi.no_hp}, ${isi.provinsi},
           ${isi.tgl_lahir}::date, ${isi.no_ktp}, ${isi.keterangan}, ${isi.setuju_promo}, waktu(), ${op}::uuid
      from nomor
    ${bilaAda}
    returning ${columns}`);

export const updateCustomer = (
  tx: Tx,
  kode_toko: string,
  kode_customer: string,
  isi: CustomerIsi,
  op: string,
): Promise<Customer> =>
  tx.one(sql<Customer>`
    update customer set nama = ${isi.nama}, alamat = ${isi.alamat}, no_hp = ${isi.no_hp}, provinsi = ${isi.provinsi},
           tgl_lahir = ${isi.tgl_lahir}::date, no_ktp = ${isi.no_ktp},
           keterangan = ${isi.keterangan}, setuju_promo = ${isi.setuju_promo},
             op = ${op}::uuid
     where kode_toko = ${kode_toko} and kode_customer = ${kode_customer} returning ${columns}`);

/** Consent that was given at the counter; the card that has it already is not written. */
export const saveSetuju = (
  tx: Tx,
  kode_toko: string,
  kode_customer: string,
  op: string,
): Promise<number> =>
  tx.run(sql`
    update customer set setuju_promo = true, op = ${op}::uuid
     where kode_toko = ${kode_toko} and kode_customer = ${kode_customer} and not setuju_promo`);

/** A number goes onto a card, or leaves it. */
export const saveNomor = (
  tx: Tx,
  kode_toko: string,
  { kode_customer, no_hp }: { kode_customer: string; no_hp: string | null },
  op: string,
): Promise<number> =>
  tx.run(sql`
    update customer set no_hp = ${no_hp}, op = ${op}::uuid
     where kode_toko = ${kode_toko} and kode_customer = ${kode_customer}`);

type NomorLepas = { kode_customer: string; no_hp: string; kode_pemilik: string };

/** A line of the list is done with: it goes, and nobody else ends it too. */
export const endNomorLepas = (
  tx: Tx,
  kode_toko: string,
  kode_customer: string,
): Promise<NomorLepas | undefined> =>
  tx.maybe(sql<NomorLepas>`
    delete from customer_nomor_lepas where kode_toko = ${kode_toko} and kode_customer = ${kode_customer}
    returning kode_customer, no_hp, kode_pemilik`);
