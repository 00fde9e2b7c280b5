import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import {
  callOne,
  CLAIMS_NOTHING,
  sql,
  statement,
  statementByMany,
  type Sql,
} from '#kit/server/sql.ts';
import type { JualBerbatu } from '#areas/pembelian/rules/beli-batu.ts';
import { batuDijual } from '#areas/pembelian/server/batu/batu-beli.table.ts';
import type { Kondisi, RugiNota } from '#areas/pembelian/rules/hitung-pembelian.ts';

export type KadarBeli = {
  kode_kadar: string;
  persen: Persen;
  beli: Rupiah | null;
  jual: Rupiah | null;
};
export type GroupBeli = {
  /** The kadar that it is of alone. */
  kode_kadar: string | null;
  kode_kelompok: string | null;
  kode_harga: Rupiah | null;
  beli: Rupiah | null;
  jual: Rupiah | null;
};

/** What the prices of a buy-back are made of, in one look at the masters. */
export type DasarBeliToko = {
  kadar: KadarBeli[];
  group: Record<string, GroupBeli>;
  jenis: string[];
  kondisi: Record<string, Kondisi & { untuk: 'SEMUA' | 'BELI' | 'TUKAR' }>;
  rugi: RugiNota[];
  kode_gudang: string | null;
};

/** The masters of one shop, which is this expression. */
const dasarOf = (toko: string): string => {
  const hargaKadar = (jenis: string): string =>
    `(select harga_per_gram from harga_kadar_pada(${toko}, '${jenis}', k.kode_kadar, waktu()))`;
  const hargaGroup = (jenis: string): string =>
    `(select harga_per_gram from harga_group_pada(${toko}, '${jenis}', g.kode_group, waktu()))`;
  return `
  select
    (select coalesce(jsonb_agg(jsonb_build_object('kode_kadar', k.kode_kadar, 'persen', k.persen,
              'beli', ${hargaKadar('BELI')},
              'jual', ${hargaKadar('JUAL')}) order by k.kode_kadar), '[]')
       from kadar k where k.kode_toko = ${toko} and k.is_active) as kadar,
    (select coalesce(jsonb_object_agg(g.kode_group, jsonb_build_object('kode_kelompok', g.kode_kelompok,
              'kode_kadar', g.kode_kadar,
              'kode_harga', (select harga_per_gram from harga_beli p
                              where p.kode_toko = ${toko} and p.kode_harga = g.kode_harga and p.is_active),
              'beli', ${hargaGroup('BELI')},
              'jual', ${hargaGroup('JUAL')})), '{}')
       from group_barang g where g.kode_toko = ${toko} and g.is_active) as "group",
    array(select kode_dept from jenis where kode_toko = ${toko} and is_active) as jenis,
    (select coalesce(jsonb_object_agg(kode_kondisi,
              jsonb_build_object('cara', cara, 'persen', persen, 'rupiah', rupiah, 'untuk', untuk)), '{}')
       from kondisi_beli where kode_toko = ${toko} and is_active) as kondisi,
    (select coalesce(jsonb_agg(jsonb_build_object('hari_dari', hari_dari, 'hari_sampai', hari_sampai,
              'persen', persen) order by hari_dari), '[]')
       from rugi_nota where kode_toko = ${toko} and is_active) as rugi,
    (select kode_gudang from gudang where kode_toko = ${toko} and is_active and jenis = 'BELI'
      order by kode_gudang limit 1) as kode_gudang`;
};
/** Those who ask together look at each shop once: a ride at one, notas that are read on the street at any. */
const DASAR = statement(dasarOf('$1'), {
  statement: statement(
    `select toko.kode, d.* from unnest($1::text[]) as toko (kode) cross join lateral (${dasarOf('toko.kode')}) d`,
  ),
  ofOneShop: false,
  gather: (all) => [[...new Set(all.map(([kode_toko]) => kode_toko))]],
  share: (rows, _, [kode_toko]) =>
    rows.filter(({ kode }) => kode === kode_toko).map(({ kode: _kode, ...dasar }) => dasar),
  claims: CLAIMS_NOTHING,
});

export const readDasarBeli = async (on: Sql, kode_toko: string): Promise<DasarBeliToko> =>
  await callOne<DasarBeliToko>(on, DASAR, [kode_toko]);

/** A line of a nota of a shop of this server, as it was sold. */
export type BarisNota = {
  kode_toko: string;
  no_faktur_jual: string;
  kode_barcode: string;
  tgl_system: Hari;
  status: string;
  nama_barang: string;
  kode_dept: string;
  kode_group: string;
  kode_kadar: string;
  persen: Persen;
  berat: Miligram;
  netto: Rupiah;
  ongkos: Rupiah;
  /** The buy-back that took it already. */
  no_faktur_beli: string | null;
  /** The contract of instalments that it was handed over with, while not all of it is paid (D-38.3). */
  belum_lunas: string | null;
  /** Sold through a marketplace that has not paid it out: the shop has no money for it yet (D-48.3). */
  belum_cair: boolean;
  /** Weight of the stones that left with it and are priced beside its gold (D-45.7); null where none did. */
  berat_batu: Miligram | null;
  berat_asli: Miligram;
  harga_per_gram: Rupiah;
  harga_jual: Rupiah;
  harga: Rupiah;
};

const BARIS = `p.kode_toko, p.no_faktur_jual, l.kode_barcode, p.tgl_system, p.status, l.nama_barang, l.kode_dept,
  l.kode_group, l.kode_kadar, l.persen, l.berat, l.netto, l.ongkos, l.berat_asli, l.harga_per_gram, l.harga_jual,
  l.harga, (select bulat_bagi(sum(s.carat)::bigint, 5) from berlian s where s.kode_toko = l.kode_toko
    and s.kode_barcode = l.kode_barcode and s.status = 'TERJUAL') as berat_batu,
  (select no_faktur_beli from penjualan_dibeli d
    where d.no_faktur_jual = l.no_faktur_jual and d.kode_barcode = l.kode_barcode) as no_faktur_beli,
  (select c.no_cicilan from cicilan c
    where c.kode_toko = p.kode_toko and c.no_cicilan = p.no_cicilan and c.status = 'AKTIF') as belum_lunas,
  exists (select from penjualan_online o
    where o.kode_toko = p.kode_toko and o.no_faktur_jual = p.no_faktur_jual and o.status <> 'RETUR'
      and not exists (select from validasi_non_cash_baris v
        where v.kode_toko = o.kode_toko and v.no_dokumen = o.no_bayar and v.aktif)) as belum_cair`;

/** Notas by their numbers, of whichever shop: a number names its shop (D-6.1). */
const KEPALA = `
  from penjualan p join unnest($1::text[]) as n (no)
    on p.kode_toko = substr(n.no, 3, 3) and p.no_faktur_jual = n.no`;
const LINES_OF = `
  join penjualan_barang l on l.kode_toko = p.kode_toko and l.no_faktur_jual = p.no_faktur_jual
   and l.kode_berlian is null`;

const HOLD_ONE = statement(`
  with p as (
    select p.kode_toko, p.no_faktur_jual, p.status, p.tgl_system, p.no_cicilan ${KEPALA}
     order by p.no_faktur_jual for update of p)
  select ${BARIS} from p ${LINES_OF}`);
/** Of a ride only one buys back of a nota: the mark of another on its lines would not be seen. */
const HOLD = statement(HOLD_ONE.text, {
  statement: HOLD_ONE,
  ofOneShop: false,
  gather: (all) => [[...new Set(all.flatMap(([notas]) => notas as string[]))]],
  share: (rows, _, [notas]) =>
    rows.filter(({ no_faktur_jual }) => (notas as unknown[]).includes(no_faktur_jual)),
  claims: ([notas]) => (notas as string[]).map((no) => `nota ${no}`),
});
const LOOK = statement(`select ${BARIS} ${KEPALA} ${LINES_OF}`);

/** The lines of these notas; the notas are held, so that no cancel slips in between (D-13.3). */
export const lockNota = (tx: Sql, notas: readonly string[]): Promise<BarisNota[]> =>
  notas.length === 0 ? Promise.resolve([]) : tx.call<BarisNota>(HOLD, [notas]);

/** The same to look at: nothing is held. */
export const readNota = (on: Sql, notas: readonly string[]): Promise<BarisNota[]> =>
  notas.length === 0 ? Promise.resolve([]) : on.call<BarisNota>(LOOK, [notas]);

const NOMOR_TOKO = statementByMany(
  `select n.no from unnest($1::text[]) as n (no)
    where n.no ~ '^[A-Z]{2}[A-Z0-9]{3}[0-9]{6}[0-9A-Z]{3}$'
      and exists (select from toko t where t.kode_toko = substr(n.no, 3, 3))`,
  ['text[]'],
);

/** Which of these numbers carry the code of a shop of this server. */
export const nomorToko = async (on: Sql, notas: readonly string[]): Promise<Set<string>> => {
  const rows = notas.length === 0 ? [] : await on.call<{ no: string }>(NOMOR_TOKO, [notas]);
  return new Set(rows.map(({ no }) => no));
};

/** The sales of these tickets of exchange. */
export const jualTiket = (
  on: Sql,
  tiket: readonly string[],
): Promise<{ no: string; no_faktur_jual: string }[]> =>
  tiket.length === 0
    ? Promise.resolve([])
    : on.many(sql<{ no: string; no_faktur_jual: string }>`
        select n.no, p.no_faktur_jual from unnest(${tiket as string[]}::text[]) as n (no)
          join penjualan p on p.kode_toko = substr(n.no, 3, 3) and p.no_tukar = n.no`);

type NotaBarcode = { kode_barcode: string; no_faktur_jual: string };
const BARCODE = statementByMany(
  `select distinct on (l.kode_barcode) l.kode_barcode, l.no_faktur_jual
     from toko t
     join penjualan_barang l on l.kode_toko = t.kode_toko and l.kode_barcode = any($2::text[])
     join penjualan p on p.kode_toko = l.kode_toko and p.no_faktur_jual = l.no_faktur_jual and p.status = 'DONE'
    order by l.kode_barcode, (l.kode_toko = $1) desc, l.tgl_system desc, l.no_faktur_jual desc`,
  ['text', 'text[]'],
  ([, codes]) => (codes as string[]).map((code) => `barang ${code}`),
);

/** The newest counted nota of each of these barcodes: of the shop itself, else of another one of this server. */
export const notaBarcode = (
  on: Sql,
  kode_toko: string,
  codes: readonly string[],
): Promise<NotaBarcode[]> =>
  codes.length === 0 ? Promise.resolve([]) : on.call<NotaBarcode>(BARCODE, [kode_toko, codes]);

export type NotaDicari = Omit<
  BarisNota,
  | 'kode_toko'
  | 'tgl_system'
  | 'status'
  | 'persen'
  | 'netto'
  | 'ongkos'
  | 'belum_cair'
  | 'berat_batu'
  | keyof JualBerbatu
> & {
  asal_nota: 'NOTA_SENDIRI' | 'CABANG_LAIN';
  /** Stones that left with the piece and did not come back since. */
  batu: { kode_berlian: string; isi: string; butir: number }[];
  tgl_nota: Hari;
  kadar: Persen;
  harga_nota: Rupiah;
  nama_customer: string;
  no_hp: string | null;
};

/** A counted sale by its number, all of it or one piece; only its own shop sees who bought it. */
export const cariNota = (
  on: Sql,
  kode_toko: string,
  no: string,
  barcode: string | null,
): Promise<NotaDicari[]> =>
  on.many(sql<NotaDicari>`
    select case when s.sini then 'NOTA_SENDIRI' else 'CABANG_LAIN' end as asal_nota,
           l.no_faktur_jual, p.tgl_system as tgl_nota, l.kode_barcode, l.nama_barang, l.kode_dept, l.kode_group,
           l.kode_kadar, l.persen as kadar, l.berat, l.netto as harga_nota,
           case when s.sini then p.nama_customer else '' end as nama_customer,
           case when s.sini then p.no_hp end as no_hp, d.no_faktur_beli,
           (select coalesce(jsonb_agg(jsonb_build_object('kode_berlian', b.kode_berlian, 'butir', b.butir, 'isi',
                     concat_ws(' ', to_char(b.carat / 1000.0, 'FM999,990.000') || ' ct', nullif(b.butir, 1) || ' butir',
                     b.shape, b.color, b.clarity, b.lembaga, b.no_sertifikat)) order by b.kode_berlian), '[]')
              from ${batuDijual(sql`l`)} b) as batu
      from penjualan_barang l
      join penjualan p on p.kode_toko = l.kode_toko and p.no_faktur_jual = l.no_faktur_jual and p.status = 'DONE'
      cross join lateral (select p.kode_toko = ${kode_toko} as sini) s
      left join penjualan_dibeli d on d.no_faktur_jual = l.no_faktur_jual and d.kode_barcode = l.kode_barcode
     where l.kode_toko = substr(${no}, 3, 3) and l.no_faktur_jual = ${no}
       and (${barcode}::text is null or l.kode_barcode = ${barcode})
     order by l.urut`);

/**
 * Cash that this person got or paid on the day for whatever kind of document, over all shops of the chain, and all
 * cash on the card that he shows, under whatever name (D-13.1, D-32.10, D-41.1). An act holds the person until it is
 * finished: of two counters that pay him at once the second counts what the first paid. A quote holds nothing.
 */
export async function tunaiHariIni(
  tx: Tx,
  tgl: Hari,
  { kode_customer, no_hp, no_ktp }: Record<'kode_customer' | 'no_hp' | 'no_ktp', string | null>,
  no_kartu: string | null = null,
): Promise<Rupiah> {
  const who = [kode_customer, no_hp, no_ktp, no_kartu];
  if (!tx.looks) await tx.call(HOLD_PERSON, [namesOf(who)]);
  return (await callOne<{ tunai: Rupiah }>(tx, TUNAI, [tgl, ...who])).tunai;
}

/** By whichever of card, telephone, identity and bank card he is known. */
const namesOf = (who: readonly unknown[]): string[] =>
  who.flatMap((one, at) => (one === null ? [] : [`tunai ${at} ${String(one)}`]));

/** Cards that were joined are one person. A statement of its own: the sum is read after the lock. */
const HOLD_ALL = statement(`
  select pg_advisory_xact_lock(s.h)
    from (select distinct hashtextextended(
            case when k like 'tunai 0 %' then 'tunai 0 ' || coalesce(customer_induk(substr(k, 9)), substr(k, 9))
                 else k end, 0) as h
            from unnest($1::text[]) k order by 1) s`);
const HOLD_PERSON = statement(HOLD_ALL.text, {
  statement: HOLD_ALL,
  ofOneShop: false,
  gather: (all) => [all.flatMap(([names]) => names as string[])],
  share: () => [],
  claims: ([names]) => names as string[],
});

/**
 * Two documents of one person never share a ride. A buy-back that waits for its validation counts whole, as it does
 * when it is saved: its validation asks no more who sells.
 */
const TUNAI = statementByMany(
  `select coalesce(sum(d.tunai), 0)::bigint as tunai
     from toko t cross join lateral (
       select v.kode_customer, v.no_hp, v.no_ktp, v.no_kartu, v.tunai from v_tunai v
        where v.kode_toko = t.kode_toko and v.tgl_system = $1::date
       union all
       select p.kode_customer, p.no_hp, p.no_ktp, null::text, p.grand_total from pembelian p
        where p.kode_toko = t.kode_toko and p.tgl_system = $1::date and p.status = 'OPEN'
          and p.no_tukar is null and p.no_lunas is null) d
    where (d.kode_customer in (select customer_semua($2)) or d.no_hp = $3 or d.no_ktp = $4 or d.no_kartu = $5)`,
  ['date', 'text', 'text', 'text', 'text'],
  ([, ...who]) => namesOf(who),
);
