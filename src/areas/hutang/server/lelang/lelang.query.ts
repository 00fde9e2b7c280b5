import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, statement, type Query, type Sql, callOne } from '#kit/server/sql.ts';
import type { CaraBunga } from '#areas/hutang/rules/bunga.ts';
import type { CaraPeringatan } from '#areas/customer/contract/peringatan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A loan past its due date, with all that its interest follows from. */
export type Lewat = {
  no_faktur_hutang: string;
  tgl_system: Hari;
  nama_customer: string;
  no_hp: string | null;
  qty: number;
  berat: Miligram;
  murni: Miligram;
  jumlah_hutang: Rupiah;
  bunga: Persen;
  cara_bunga: CaraBunga;
  hari_minimal: number;
  langkah_bunga: Rupiah;
  bunga_dibayar_sampai: Hari;
  mulai_bunga: Hari;
  dasar_tempo: Hari;
  lama_bulan: number;
  tgl_jatuh_tempo: Hari;
  tgl_peringatan: Hari | null;
  cara_peringatan: CaraPeringatan | null;
};

const LEWAT = statement(`
  select h.no_faktur_hutang, h.tgl_system, h.nama_customer, h.no_hp, h.qty, h.berat, h.murni, h.jumlah_hutang, h.bunga,
         h.cara_bunga, h.hari_minimal, h.langkah_bunga, h.bunga_dibayar_sampai, h.mulai_bunga, h.dasar_tempo,
         h.lama_bulan, h.tgl_jatuh_tempo, p.tgl_system as tgl_peringatan, p.cara as cara_peringatan
    from hutang h
    left join lateral (select x.tgl_system, x.cara from hutang_peringatan x
                        where x.kode_toko = h.kode_toko and x.no_faktur_hutang = h.no_faktur_hutang
                          and x.tgl_system > h.tgl_jatuh_tempo
                        order by x.urut desc limit 1) p on true
   where h.kode_toko = $1 and h.status = 'AKTIF' and h.tgl_jatuh_tempo < $2::date
   order by h.tgl_jatuh_tempo, h.no_faktur_hutang limit 1000`);

export const listLewat = (on: Sql, { kode_toko, hari }: Ctx): Promise<Lewat[]> =>
  on.call<Lewat>(LEWAT, [kode_toko, hari]);

/** The last notice of a loan that was logged past a due date. */
export const findPeringatan = async (
  on: Sql,
  kode_toko: string,
  no: string,
  tgl_jatuh_tempo: Hari,
): Promise<Hari | null> =>
  (
    await on.one(sql<{ tgl: Hari | null }>`
      select max(tgl_system) as tgl from hutang_peringatan
       where kode_toko = ${kode_toko} and no_faktur_hutang = ${no} and tgl_system > ${tgl_jatuh_tempo}::date`)
  ).tgl;

/** What an auction needs of the shop: its kadar and groups, where bought gold lies, where scrap does. */
export type DasarLelang = {
  kadar: { kode_kadar: string; persen: Persen }[];
  group: string[];
  kadar_group: Record<string, string>;
  gudang: string | null;
};

const DASAR = statement(`
  select
    (select coalesce(jsonb_agg(jsonb_build_object('kode_kadar', kode_kadar, 'persen', persen)
              order by persen desc), '[]')
       from kadar where kode_toko = $1 and is_active) as kadar,
    array(select kode_group from group_barang where kode_toko = $1 and is_active) as "group",
    (select coalesce(jsonb_object_agg(kode_group, kode_kadar), '{}')
       from group_barang where kode_toko = $1 and is_active and kode_kadar is not null) as kadar_group,
    (select kode_gudang from gudang where kode_toko = $1 and is_active and jenis = 'BELI'
      order by kode_gudang limit 1) as gudang`);
export const readDasarLelang = async (on: Sql, kode_toko: string): Promise<DasarLelang> =>
  await callOne<DasarLelang>(on, DASAR, [kode_toko]);

type Sisa = {
  no_lelang: string;
  tgl_lelang: Hari;
  kelebihan: Rupiah;
  /** The last day on which the customer may fetch it. */
  batas_kelebihan: Hari;
};
/** The auction that a loan ended in, locked (but not by a quote): its surplus is paid once. */
export const lockLelang = (tx: Tx, kode_toko: string, no: string): Promise<Sisa | undefined> =>
  tx.maybe(sql<Sisa>`
    select no_lelang, tgl_system as tgl_lelang, kelebihan, batas_kelebihan from hutang_lelang
     where kode_toko = ${kode_toko} and no_faktur_hutang = ${no} and status = 'DONE'${tx.forUpdate}`);

export type Dibayar = { no_lelang: string; no_kelebihan: string; tgl_kelebihan: Hari };
/** Which of these auctions have had their surplus paid out. */
export const listDibayar = (
  on: Sql,
  kode_toko: string,
  nos: readonly string[],
): Promise<Dibayar[]> =>
  on.many(sql<Dibayar>`
    select no_lelang, no_kelebihan, tgl_system as tgl_kelebihan from hutang_kelebihan
     where kode_toko = ${kode_toko} and no_lelang = any(${nos as string[]}::text[]) and status = 'DONE'`);

const PAID = sql`exists (select from hutang_kelebihan k where k.kode_toko = d.kode_toko
  and k.no_lelang = d.no_lelang and k.status = 'DONE')`;
const OWED = sql`d.kelebihan > 0 and d.status = 'DONE'`;

/** Auctions with a surplus, and what became of it, by the columns of `d`. */
export const bySurplus = (state: unknown, hari: Hari): Query | undefined => {
  if (state === 'KELEBIHAN') return OWED;
  if (state === 'SUDAH DIAMBIL') return sql`${OWED} and ${PAID}`;
  if (state === 'BELUM DIAMBIL')
    return sql`${OWED} and not ${PAID} and d.batas_kelebihan >= ${hari}::date`;
  return state === 'KEDALUWARSA'
    ? sql`${OWED} and not ${PAID} and d.batas_kelebihan < ${hari}::date`
    : undefined;
};

/** The auction of a loan that is not cancelled: its number. */
export const lelangOf = async (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<string | undefined> =>
  (
    await on.maybe(sql<{ no_lelang: string }>`
      select no_lelang from hutang_lelang
       where kode_toko = ${kode_toko} and no_faktur_hutang = ${no} and status <> 'CANC'`)
  )?.no_lelang;
