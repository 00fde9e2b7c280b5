import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import { jamSalah, sudahLewat } from '#areas/penjualan/server/tayang/jam-tayang.query.ts';
import {
  PERIKSA_DETIK,
  PERIKSA_SEKALIGUS,
  TAYANG_SEKALIGUS,
  type StatusTayang,
  type Terkirim,
} from '#areas/penjualan/rules/tayang/tayang.ts';

type Saluran = { readonly kode_toko: string; readonly kode_marketplace: string };

/** Longer than an answer is waited for: a call that says nothing for so long was lost with its server. */
const HILANG_DETIK = 20;
/** After so many tries a person looks at it. */
export const PALING_COBA = 8;

/** Rows of a channel whose call of before is over. */
const bebas = ({ kode_toko, kode_marketplace }: Saluran) => sql`
  t.kode_toko = ${kode_toko} and t.kode_marketplace = ${kode_marketplace} and ${sudahLewat('t.coba_lagi')}
    and (t.mulai is null or t.mulai < waktu() - make_interval(secs => ${HILANG_DETIK}::int) or ${jamSalah('t.mulai')})`;
const V = sql`
  join v_barang_tayang v on v.kode_toko = t.kode_toko and v.kode_marketplace = t.kode_marketplace
    and v.kode_barcode = t.kode_barcode`;

type HarusTurun = { kode_barcode: string; halangan: string };

/** What is offered and may not be: the piece itself, or `mati`, the whole channel. */
export const listHarusTurun = (
  on: Sql,
  saluran: Saluran,
  mati: string | null,
): Promise<HarusTurun[]> =>
  on.many(sql<HarusTurun>`
    select t.kode_barcode, coalesce(v.halangan, ${mati}::text) as halangan from barang_tayang t ${V}
     where ${bebas(saluran)} and t.tampil and coalesce(v.halangan, ${mati}::text) is not null
     order by t.coba_lagi, t.kode_barcode limit ${TAYANG_SEKALIGUS}`);

type Calon = Terkirim & { kode_barcode: string };

/** What may be offered and was not looked at for a minute, what was never sent first. */
export const listCalon = (on: Sql, saluran: Saluran): Promise<Calon[]> =>
  on.many(sql<Calon>`
    select t.kode_barcode, t.tampil, t.harga, t.harga_at, t.sidik from barang_tayang t ${V}
     where ${bebas(saluran)} and v.halangan is null and t.coba < ${PALING_COBA}
       and (t.diperiksa is null or t.diperiksa <= waktu() - make_interval(secs => ${PERIKSA_DETIK}::int)
         or ${jamSalah('t.diperiksa')})
     order by t.diperiksa nulls first, t.input_date, t.kode_barcode limit ${PERIKSA_SEKALIGUS}`);

export type Diambil = {
  kode_barcode: string;
  versi: number;
  coba: number;
  dulu: boolean;
  sidik_foto: string | null;
};

/** A call for each of them begins. From a PUT on the other side may offer it, whatever it answers. */
export const takeTayang = (
  on: Sql,
  saluran: Saluran,
  codes: readonly string[],
  { put }: { put: boolean },
): Promise<Diambil[]> =>
  on.many(sql<Diambil>`
    with lama as (
      select t.kode_barcode, t.tampil, t.sidik_foto from barang_tayang t
       where ${bebas(saluran)} and t.kode_barcode = any(${codes}::text[]) for update skip locked)
    update barang_tayang t set versi = t.versi + 1, mulai = waktu(), tampil = t.tampil or ${put}
      from lama
     where t.kode_toko = ${saluran.kode_toko} and t.kode_marketplace = ${saluran.kode_marketplace}
       and t.kode_barcode = lama.kode_barcode
    returning t.kode_barcode, t.versi, t.coba, lama.tampil as dulu, lama.sidik_foto`);

type Satu = Saluran & { readonly kode_barcode: string; readonly versi: number };

/** Only the newest call of a piece says what became of it. */
const ini = ({ kode_toko, kode_marketplace, kode_barcode, versi }: Satu) => sql`
  kode_toko = ${kode_toko} and kode_marketplace = ${kode_marketplace} and kode_barcode = ${kode_barcode}
    and versi = ${versi}`;

export const saveTerkirim = (
  on: Sql,
  satu: Satu,
  { harga, sidik, sidik_foto }: { harga: Rupiah; sidik: string; sidik_foto: string },
): Promise<number> =>
  on.run(sql`
    update barang_tayang
       set status = 'TERKIRIM', sidik = ${sidik}, sidik_foto = ${sidik_foto}, dikirim_at = waktu(),
           diperiksa = waktu(), mulai = null, coba = 0, coba_lagi = waktu(), sebab = null, tampil = true,
           harga_at = case when harga is distinct from ${harga}::bigint then waktu() else harga_at end, harga = ${harga}
     where ${ini(satu)}`);

export const saveTurun = (on: Sql, satu: Satu, sebab: string): Promise<number> =>
  on.run(sql`
    update barang_tayang
       set status = 'TURUN', tampil = false, sidik = null, sidik_foto = null, harga = null, dikirim_at = waktu(),
           diperiksa = null, mulai = null, coba = 0, coba_lagi = waktu(), sebab = ${sebab}
     where ${ini(satu)}`);

/** Withdrawn because it could not be told as it is now: it stays failed until a person sends it again. */
export const saveGagalTurun = (on: Sql, satu: Satu): Promise<number> =>
  on.run(sql`
    update barang_tayang
       set tampil = false, sidik = null, sidik_foto = null, harga = null, dikirim_at = waktu(), diperiksa = null,
           mulai = null
     where ${ini(satu)}`);

type Gagal = {
  readonly status: StatusTayang | null;
  readonly coba: number;
  readonly detik: number;
  readonly sebab: string | null;
  /** Whether the other side may offer it all the same. */
  readonly tampil: boolean;
  /** Whether its photos are there as before: after a call that failed it is not certain. */
  readonly foto: boolean;
};

/** Tried again later, or looked at by a person; without a state it is as it was before the call. */
export const saveGagal = (
  on: Sql,
  satu: Satu,
  { status, coba, detik, sebab, tampil, foto }: Gagal,
): Promise<number> =>
  on.run(sql`
    update barang_tayang
       set status = coalesce(${status}::text, status), coba = ${coba}, tampil = ${tampil}, mulai = null,
           sebab = coalesce(${sebab}::text, sebab), diperiksa = null,
           sidik_foto = case when ${foto}::boolean then sidik_foto end,
           coba_lagi = waktu() + make_interval(secs => ${detik}::int)
     where ${ini(satu)}`);

/** The other side knows a greater one: a database that was brought back goes on behind it. */
export const saveVersi = (on: Sql, satu: Satu, versi: number): Promise<number> =>
  on.run(sql`
    update barang_tayang
       set versi = greatest(versi, ${versi}::bigint), mulai = null, diperiksa = null, coba_lagi = waktu(),
           sidik_foto = null
     where ${ini(satu)}`);

/** Looked at, and as it was sent; or its price waits. */
export const saveDiperiksa = (
  on: Sql,
  { kode_toko, kode_marketplace }: Saluran,
  codes: readonly string[],
): Promise<number> =>
  on.run(sql`
    update barang_tayang set diperiksa = waktu()
     where kode_toko = ${kode_toko} and kode_marketplace = ${kode_marketplace}
       and kode_barcode = any(${codes}::text[])`);

type Kata = { kode_barcode: string; kategori: string; jenis: string; kadar: string };

/** What a piece's codes are called. */
export const listKata = (on: Sql, kode_toko: string, codes: readonly string[]): Promise<Kata[]> =>
  on.many(sql<Kata>`
    select b.kode_barcode, k.nama as kategori, j.nama as jenis, d.label as kadar from barang b
      join kategori k on k.kode_toko = b.kode_toko and k.kode_kategori = b.kode_kategori
      join jenis j on j.kode_toko = b.kode_toko and j.kode_dept = b.kode_dept
      join kadar d on d.kode_toko = b.kode_toko and d.kode_kadar = b.kode_kadar
     where b.kode_toko = ${kode_toko} and b.kode_barcode = any(${codes}::text[])`);

/** Wanted on a channel: new, or sent again from the beginning. */
export const saveMau = (
  tx: Tx,
  { kode_toko, kode_marketplace }: Saluran,
  codes: readonly string[],
  { user_id, op }: { user_id: string; op: string },
): Promise<number> =>
  tx.run(sql`
    insert into barang_tayang as t (kode_toko, kode_marketplace, kode_barcode, coba_lagi, input_by, input_date, op)
    select ${kode_toko}, ${kode_marketplace}, kode, waktu(), ${user_id}, waktu(), ${op}::uuid
      from unnest(${codes}::text[]) kode
    on conflict (kode_toko, kode_marketplace, kode_barcode) do update
      set mau = true, status = case when t.status = 'TERKIRIM' then 'TERKIRIM' else 'BELUM' end, sidik = null,
          sidik_foto = null, diperiksa = null, coba = 0, coba_lagi = waktu(), sebab = null, op = excluded.op`);

/** Not wanted any more; what was never sent is over at once. */
export const saveTidakMau = (
  tx: Tx,
  { kode_toko, kode_marketplace }: Saluran,
  codes: readonly string[],
  op: string,
): Promise<number> =>
  tx.run(sql`
    update barang_tayang
       set mau = false, coba = 0, coba_lagi = waktu(), op = ${op}::uuid,
           status = case when tampil then status else 'TURUN' end,
           sebab = case when tampil then sebab else 'DITURUNKAN' end
     where kode_toko = ${kode_toko} and kode_marketplace = ${kode_marketplace}
       and kode_barcode = any(${codes}::text[])`);

export const listAda = async (
  on: Sql,
  { kode_toko, kode_marketplace }: Saluran,
  codes: readonly string[],
): Promise<Set<string>> =>
  new Set(
    (
      await on.many(sql<{ kode_barcode: string }>`
        select kode_barcode from barang_tayang
         where kode_toko = ${kode_toko} and kode_marketplace = ${kode_marketplace}
           and kode_barcode = any(${codes}::text[])`)
    ).map(({ kode_barcode }) => kode_barcode),
  );
