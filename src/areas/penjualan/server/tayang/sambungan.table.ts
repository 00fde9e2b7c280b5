import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import { sudahLewat } from '#areas/penjualan/server/tayang/jam-tayang.query.ts';

export type SambunganRow = {
  kode_marketplace: string;
  nama: string;
  adapter: 'NONE' | 'HTTP';
  alamat: string;
  rahasia: string | null;
  tayang: number;
  belum: number;
  gagal: number;
  menunggu: number;
  sebab: string | null;
  sampai: string | null;
};

/** Every marketplace that is in use, with how it is reached and how it goes; one of them by its code. */
export const listSambungan = (
  on: Sql,
  kode_toko: string,
  kode: string | null = null,
): Promise<SambunganRow[]> =>
  on.many(sql<SambunganRow>`
    select m.kode_marketplace, m.nama, coalesce(s.adapter, 'NONE') as adapter, coalesce(s.alamat, '') as alamat,
           s.rahasia, coalesce(t.tayang, 0) as tayang, coalesce(t.belum, 0) as belum, coalesce(t.gagal, 0) as gagal,
           (select count(*)::int from pesanan_online p
             where p.kode_toko = m.kode_toko and p.kode_marketplace = m.kode_marketplace
               and p.status = 'MENUNGGU') as menunggu,
           case when not ${sudahLewat('s.sampai')} then s.sebab else s.sebab_pesanan end as sebab,
           case when not ${sudahLewat('s.sampai')} then s.sampai
                when s.sebab_pesanan is not null then s.tanya_lagi end as sampai
      from marketplace m
      left join marketplace_sambungan s on s.kode_toko = m.kode_toko and s.kode_marketplace = m.kode_marketplace
      left join lateral (
        select count(*) filter (where x.tampil)::int as tayang,
               count(*) filter (where x.status = 'BELUM')::int as belum,
               count(*) filter (where x.status = 'GAGAL')::int as gagal
          from barang_tayang x where x.kode_toko = m.kode_toko and x.kode_marketplace = m.kode_marketplace) t on true
     where m.kode_toko = ${kode_toko} and m.is_active and ${kode}::text is not distinct from
           case when ${kode}::text is not null then m.kode_marketplace end
     order by m.kode_marketplace`);

type Baru = Pick<SambunganRow, 'kode_marketplace' | 'adapter' | 'alamat' | 'rahasia'> & {
  op: string;
};

/** What is new to a channel ends the wait for the old one; orders of another address are read from the beginning. */
export const saveSambungan = (tx: Tx, kode_toko: string, one: Baru): Promise<number> =>
  tx.run(sql`
    insert into marketplace_sambungan as s (kode_toko, kode_marketplace, adapter, alamat, rahasia, op)
    values (${kode_toko}, ${one.kode_marketplace}, ${one.adapter}, ${one.alamat}, ${one.rahasia}, ${one.op}::uuid)
    on conflict (kode_toko, kode_marketplace) do update
      set adapter = excluded.adapter, alamat = excluded.alamat, rahasia = excluded.rahasia, op = excluded.op,
          sesudah = case when s.alamat = excluded.alamat then s.sesudah else '' end,
          gagal = 0, sampai = null, turun_sampai = null, sebab = null, sebab_pesanan = null, tanya_lagi = null`);

/** Another address knows nothing yet of what the old one was sent; what that still answers is not believed. */
export const lepasTayang = (tx: Tx, kode_toko: string, kode_marketplace: string): Promise<number> =>
  tx.run(sql`
    update barang_tayang
       set versi = versi + 1, tampil = false, sidik = null, sidik_foto = null, harga = null, status = 'BELUM',
           coba = 0, coba_lagi = waktu(), mulai = null, sebab = null
     where kode_toko = ${kode_toko} and kode_marketplace = ${kode_marketplace}`);

/** A channel that pieces are offered on has a row, whether it is connected or not. */
export const ensureSambungan = (
  tx: Tx,
  kode_toko: string,
  kode_marketplace: string,
  op: string,
): Promise<number> =>
  tx.run(sql`
    insert into marketplace_sambungan (kode_toko, kode_marketplace, adapter, alamat, op)
    values (${kode_toko}, ${kode_marketplace}, 'NONE', '', ${op}::uuid) on conflict do nothing`);

export type Saluran = {
  kode_toko: string;
  kode_marketplace: string;
  alamat: string;
  rahasia: string;
  gagal: number;
  sesudah: string;
  tanya: boolean;
  /** The act that said where it is: another one ends the beat. */
  op: string;
  /** Its pause is over; before, it is sent withdrawals alone. */
  boleh: boolean;
  toko_aktif: boolean;
};

/** Channels that may be called now. One that is switched off, or whose shop is, still withdraws what it offers. */
export const listSaluran = (on: Sql): Promise<Saluran[]> =>
  on.many(sql<Saluran>`
    select s.kode_toko, s.kode_marketplace, s.alamat, s.rahasia, s.gagal, s.sesudah, s.op,
           m.is_active and t.is_active and ${sudahLewat('s.tanya_lagi')} as tanya,
           ${sudahLewat('s.sampai')} as boleh, t.is_active as toko_aktif
      from marketplace_sambungan s
      join marketplace m on m.kode_toko = s.kode_toko and m.kode_marketplace = s.kode_marketplace
      join toko t on t.kode_toko = s.kode_toko
     where s.adapter = 'HTTP' and ${sudahLewat('s.turun_sampai')}
     order by s.kode_toko, s.kode_marketplace`);

/** Whether the channel is still where it was when the beat began. */
export const isTetap = async (
  on: Sql,
  { kode_toko, kode_marketplace, op }: Saluran,
): Promise<boolean> =>
  (await on.maybe(sql<{ ada: number }>`
    select 1 as ada from marketplace_sambungan
     where kode_toko = ${kode_toko} and kode_marketplace = ${kode_marketplace} and op = ${op}::uuid`)) !==
  undefined;

/** The sealed secret of a channel whose orders are believed. */
export const findRahasia = async (
  on: Sql,
  kode_toko: string,
  kode_marketplace: string,
): Promise<string | undefined> =>
  (
    await on.maybe(sql<{ rahasia: string }>`
      select s.rahasia from marketplace_sambungan s
        join marketplace m on m.kode_toko = s.kode_toko and m.kode_marketplace = s.kode_marketplace and m.is_active
        join toko t on t.kode_toko = s.kode_toko and t.is_active
       where s.kode_toko = ${kode_toko} and s.kode_marketplace = ${kode_marketplace} and s.adapter = 'HTTP'`)
  )?.rahasia;

type Satu = Pick<Saluran, 'kode_toko' | 'kode_marketplace' | 'op'>;

/** Seconds for which withdrawals leave a channel alone that is away, at most. */
const TURUN_JEDA_DETIK = 10;

export const saveJeda = (
  on: Sql,
  { kode_toko, kode_marketplace, op }: Satu,
  { gagal, detik, sebab }: { gagal: number; detik: number; sebab: string },
): Promise<number> =>
  on.run(sql`
    update marketplace_sambungan
       set gagal = ${gagal}, sampai = waktu() + make_interval(secs => ${detik}::int), sebab = ${sebab},
           turun_sampai = waktu() + make_interval(secs => least(${detik}::int, ${TURUN_JEDA_DETIK}::int))
     where kode_toko = ${kode_toko} and kode_marketplace = ${kode_marketplace} and op = ${op}::uuid`);

export const deleteJeda = (on: Sql, { kode_toko, kode_marketplace, op }: Satu): Promise<number> =>
  on.run(sql`
    update marketplace_sambungan set gagal = 0, sampai = null, turun_sampai = null, sebab = null
     where kode_toko = ${kode_toko} and kode_marketplace = ${kode_marketplace} and gagal > 0 and op = ${op}::uuid`);

type Ditanya = Pick<Saluran, 'kode_toko' | 'kode_marketplace' | 'alamat'>;
/** The address that was asked: another one has a mark of its own. */
const ditanya = ({ kode_toko, kode_marketplace, alamat }: Ditanya) => sql`
  kode_toko = ${kode_toko} and kode_marketplace = ${kode_marketplace} and alamat = ${alamat}`;

/** How far its orders were kept; it is asked again after a minute. */
export const saveSesudah = (on: Sql, saluran: Ditanya, sesudah: string): Promise<number> =>
  on.run(sql`
    update marketplace_sambungan
       set sesudah = ${sesudah}, sebab_pesanan = null, tanya_lagi = waktu() + interval '1 minute'
     where ${ditanya(saluran)}`);

/** Its orders were not read, or not all of them kept: it is asked for the same ones after a minute. */
export const saveSebabPesanan = (on: Sql, saluran: Ditanya, sebab: string): Promise<number> =>
  on.run(sql`
    update marketplace_sambungan set sebab_pesanan = ${sebab}, tanya_lagi = waktu() + interval '1 minute'
     where ${ditanya(saluran)}`);

/** A call is heard once; ids of calls that could not be signed any more are forgotten. */
export async function saveIdPanggilan(
  tx: Tx,
  { kode_toko, kode_marketplace }: Omit<Ditanya, 'alamat'>,
  id: string,
): Promise<boolean> {
  await tx.run(sql`
    delete from adaptor_panggilan
     where kode_toko = ${kode_toko} and kode_marketplace = ${kode_marketplace}
       and waktu < waktu() - interval '15 minutes'`);
  return (
    (await tx.run(sql`
      insert into adaptor_panggilan (kode_toko, kode_marketplace, id, waktu)
      values (${kode_toko}, ${kode_marketplace}, ${id}, waktu()) on conflict do nothing`)) > 0
  );
}

const GILIRAN_DETIK = 60;

/** Whether it is this server's turn to send: one at a time, until it stays away. */
export const takeGiliran = async (on: Sql, pemegang: string): Promise<boolean> =>
  (await on.run(sql`
    insert into tayang_giliran (pemegang, sampai)
    values (${pemegang}, waktu() + make_interval(secs => ${GILIRAN_DETIK}::int))
    on conflict (satu) do update set pemegang = excluded.pemegang, sampai = excluded.sampai
      where tayang_giliran.pemegang = excluded.pemegang or ${sudahLewat('tayang_giliran.sampai')}`)) >
  0;

export const giveGiliran = (on: Sql, pemegang: string): Promise<number> =>
  on.run(sql`delete from tayang_giliran where pemegang = ${pemegang}`);
