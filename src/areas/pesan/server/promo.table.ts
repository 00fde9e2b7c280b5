import type { Hari } from '#kit/rules/hari.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { PromoDibaca } from '#areas/pesan/contract/promo.api.ts';

export type Promo = {
  id: number;
  tgl_kirim: Hari;
  template: string;
  image_url: string | null;
  status: NonNullable<PromoDibaca['status']>;
  jumlah: number | null;
};

const COLUMNS = sql`id, tgl_kirim, template, image_url, status, jumlah`;

/** What is planned, else what was planned last. */
export const findPromo = (on: Sql, kode_toko: string): Promise<Promo | undefined> =>
  on.maybe(sql<Promo>`
    select ${COLUMNS} from promo where kode_toko = ${kode_toko}
     order by status = 'TERJADWAL' desc, id desc limit 1`);

/** The planned one, held until the commit: it goes out, changes or is dropped one after the other. */
export const lockPromo = (tx: Tx, kode_toko: string): Promise<Promo | undefined> =>
  tx.maybe(sql<Promo>`
    select ${COLUMNS} from promo where kode_toko = ${kode_toko} and status = 'TERJADWAL' for update`);

type Isi = Pick<Promo, 'tgl_kirim' | 'template' | 'image_url'> & { input_by: string; op: string };

/** Plans a promo; the one that was planned before gives way. */
export const savePromo = (tx: Tx, kode_toko: string, one: Isi): Promise<Promo> =>
  tx.one(sql<Promo>`
    insert into promo (kode_toko, tgl_kirim, template, image_url, input_by, input_date, op)
    values (${kode_toko}, ${one.tgl_kirim}::date, ${one.template}, ${one.image_url}, ${one.input_by}, waktu(),
            ${one.op}::uuid)
    on conflict (kode_toko) where status = 'TERJADWAL' do update
      set tgl_kirim = excluded.tgl_kirim, template = excluded.template, image_url = excluded.image_url,
          input_by = excluded.input_by, input_date = excluded.input_date, op = excluded.op
    returning ${COLUMNS}`);

export const endPromo = (
  on: Sql,
  kode_toko: string,
  { id, status, jumlah }: Pick<Promo, 'id' | 'status' | 'jumlah'>,
): Promise<number> =>
  on.run(sql`
    update promo set status = ${status}, jumlah = ${jumlah} where kode_toko = ${kode_toko} and id = ${id}`);

export const isPromoTerkirim = async (on: Sql, kode_toko: string, tgl: string): Promise<boolean> =>
  (await on.maybe(sql`
    select 1 from promo where kode_toko = ${kode_toko} and tgl_kirim = ${tgl}::date and status = 'DIKIRIM'`)) !==
  undefined;

/** Shops whose promo may be due: the day has begun somewhere in the country. */
export const listTokoPromo = async (on: Sql): Promise<string[]> =>
  (
    await on.many(sql<{ kode_toko: string }>`
      select kode_toko from promo
       where status = 'TERJADWAL' and tgl_kirim <= (waktu() + interval '9 hours')::date order by kode_toko`)
  ).map(({ kode_toko }) => kode_toko);

export type Penerima = {
  kode_customer: string;
  nama: string;
  no_hp: string;
  tgl_lahir: Hari | null;
};

/** Customers with a phone who have agreed, and whose number has not said no to any shop since (decision 1248). */
const SETUJU = (kode_toko: string) => sql`
  from customer c
 where c.kode_toko = ${kode_toko} and c.is_active and c.setuju_promo and c.no_hp is not null
   and not exists (select from pesan_tolak t where t.nomor = nomor_wa(c.no_hp))`;

export const listSetuju = (on: Sql, kode_toko: string): Promise<Penerima[]> =>
  on.many(sql<Penerima>`
    select c.kode_customer, c.nama, c.no_hp, c.tgl_lahir ${SETUJU(kode_toko)} order by c.kode_customer`);

export const countSetuju = async (on: Sql, kode_toko: string): Promise<number> =>
  (await on.one(sql<{ n: number }>`select count(*)::int as n ${SETUJU(kode_toko)}`)).n;

/** Members among them whose birthday it is; who was born on 29 February has it on the 28th of other years. */
export const listUltahSetuju = (on: Sql, kode_toko: string, tgl: string): Promise<Penerima[]> =>
  on.many(sql<Penerima>`
    select c.kode_customer, c.nama, c.no_hp, c.tgl_lahir ${SETUJU(kode_toko)} and c.jenis = 'MEMBER'
       and (c.tgl_lahir + make_interval(years =>
             extract(year from ${tgl}::date)::int - extract(year from c.tgl_lahir)::int))::date = ${tgl}::date
     order by c.kode_customer`);

/**
 * Why a message that its customer did not ask for may not go out: the number said no, or the customer is another one
 * now. What is sent by a consent of the chain heeds the no that any shop heard; a reminder of the customer's own goods
 * heeds that of its own shop (decision 1248).
 */
export const findLarangan = async (
  on: Sql,
  {
    kode_toko,
    penerima,
    kode_customer,
  }: { kode_toko: string; penerima: string; kode_customer: string | null },
  perluSetuju: boolean,
): Promise<{ menolak: boolean; berubah: boolean }> =>
  on.one(sql<{ menolak: boolean; berubah: boolean }>`
    select exists (select from pesan_tolak t
                    where (${perluSetuju} or t.kode_toko = ${kode_toko})
                      and t.nomor = nomor_wa(${penerima})) as menolak,
           ${perluSetuju} and not exists (
             select from customer c where c.kode_toko = ${kode_toko} and c.kode_customer = ${kode_customer}
                and c.is_active and c.setuju_promo and c.no_hp = ${penerima}) as berubah`);

/** Keeps that a number wants no more. */
export const saveTolak = (
  tx: Tx,
  kode_toko: string,
  penerima: string,
  { user_id, op }: { user_id: string; op: string },
): Promise<number> =>
  tx.run(sql`
    insert into pesan_tolak (kode_toko, nomor, input_by, input_date, op)
    values (${kode_toko}, nomor_wa(${penerima}), ${user_id}, waktu(), ${op}::uuid) on conflict do nothing`);

/** Forgets it, whichever shop it was said to: the yes is of the chain. Answers which shops those were. */
export const forgetTolak = async (tx: Tx, penerima: string): Promise<string[]> =>
  (
    await tx.many(sql<{ kode_toko: string }>`
      delete from pesan_tolak where nomor = nomor_wa(${penerima}) returning kode_toko`)
  )
    .map(({ kode_toko }) => kode_toko)
    .toSorted();

type Harian = { kode_toko: string; ultah: boolean; tempo_hari: number };

/** Shops that greet or remind by themselves. */
export const listTokoHarian = (on: Sql): Promise<Harian[]> =>
  on.many(sql<Harian>`
    select kode_toko, ultah, tempo_hari from gateway_pesan g
     where jenis <> 'TIDAK' and (ultah or tempo_hari > 0)
       and not exists (select from pesan_harian h
                        where h.kode_toko = g.kode_toko and h.tgl = (waktu() + interval '9 hours')::date)
     order by kode_toko`);

/** Whether this day is still to be done; afterwards it is not. */
export const takeHarian = async (tx: Tx, kode_toko: string, tgl: string): Promise<boolean> =>
  (await tx.run(sql`
    insert into pesan_harian (kode_toko, tgl) values (${kode_toko}, ${tgl}::date) on conflict do nothing`)) >
  0;
