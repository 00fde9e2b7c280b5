import { sql, statement, statementByMany, type Query, type Sql, callOne } from '#kit/server/sql.ts';
import type { Ahead } from '#kit/server/pool/read-ahead.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import { inTurn } from '#kit/rules/lists.ts';
import { ONGKOS_COCOK } from '#areas/stock/server/barang.table.ts';
import type { Gambar, Kejadian, SaringanBarang } from '#areas/stock/contract/barang.api.ts';
import type { Berlian, StatusBarang } from '#areas/stock/rules/barang.ts';
import type { AturanHarga, DasarKini } from '#areas/stock/rules/harga-kini.ts';
import { cocokBarang, urutBarang } from '#areas/stock/server/kata-barang.query.ts';
import { urutHarga } from '#areas/stock/server/urut-harga.query.ts';

/** A piece as the stock holds it, with all that its price of now is made of. */
export type BarangRow = DasarKini & {
  kode_barcode: string;
  barcode_asal: string | null;
  kode_intern: string | null;
  kode_toko: string;
  nama_barang: string;
  deskripsi: string | null;
  size: string | null;
  kondisi: string | null;
  tag_id: string | null;
  kode_supplier: string | null;
  kode_kategori: string;
  kode_dept: string;
  kode_group: string;
  kode_kadar: string;
  kode_gudang: string;
  kode_baki: string | null;
  kode_bandrol: string | null;
  kadar: Persen;
  persen: Persen;
  /** Its own way to a price; `kategori_harga` is that, else its group's. */
  kategori_sendiri: 'GRAM' | 'POTONG' | 'BANDROL' | null;
  berat: Miligram;
  berat_asli: Miligram;
  berat_atribut: Miligram;
  berat_label: Miligram;
  murni: Miligram;
  atribut: string | null;
  harga_modal: Rupiah | null;
  status: StatusBarang;
  no_pegang: string | null;
  dokumen_perolehan: 'FAKTUR_PAJAK' | 'KONSUMEN' | 'TIDAK_ADA';
  gambar: Gambar[];
  berlian: Berlian[];
  /** Codes of its stones that no price is known of. */
  batu_tanpa_harga: string | null;
  tgl_terima: Hari;
  label_ke: number;
  keranjang: { user_id: string; sampai: string } | null;
};

/**
 * What follows `select` of a piece `b` with all that makes its price: the other statements of this
 * area stand on it. Each figure that few pieces have is looked for only where it is needed.
 */
export const PIECE = `
  b.kode_barcode, b.barcode_asal, b.kode_intern, b.kode_toko, b.nama_barang, b.deskripsi, b.size, b.kondisi, b.tag_id,
  b.kode_supplier, b.kode_kategori, b.kode_dept, b.kode_group, b.kode_kadar, b.kode_gudang, b.kode_baki, b.kode_bandrol,
  b.kadar, b.persen, b.kategori_harga as kategori_sendiri,
  coalesce(b.kategori_harga, (select kategori_harga from group_barang g
    where g.kode_toko = b.kode_toko and g.kode_group = b.kode_group)) as kategori_harga,
  b.berat, b.berat_asli, b.berat_atribut, b.berat_label, b.murni, b.atribut, b.harga_jual, b.ongkos, b.harga_atribut,
  b.harga_modal, b.status, b.no_pegang, b.dokumen_perolehan, b.gambar, b.berlian, b.tgl_terima, b.label_ke,
  case when b.berlian <> '[]' then harga_batu_barang(b.kode_toko, b.berlian) end as harga_batu,
  case when b.berlian <> '[]' then batu_tanpa_harga(b.kode_toko, b.berlian) end as batu_tanpa_harga,
  (select harga_per_gram from harga_jual_pada(b.kode_toko, b.kode_group, b.kode_kadar, waktu())) as harga_per_gram,
  case when b.kode_bandrol is not null then
    (select harga from bandrol p where p.kode_toko = b.kode_toko and p.kode_bandrol = b.kode_bandrol)
    end as harga_bandrol,
  case when b.ongkos is null then
    (select json_build_object('cara', cara, 'tarif', tarif, 'minimal', minimal)
       from ongkos o where ${ONGKOS_COCOK} limit 1) end as ongkos_master,
  (select json_build_object('user_id', x.user_id, 'sampai', x.sampai) from keranjang x
    where x.kode_toko = b.kode_toko and x.kode_barcode = b.kode_barcode and x.sampai > waktu()) as keranjang`;

/** Events of pieces `e` as a list, newest first. */
const kejadian = (where: string): string => `
  (select json_agg(r) from (
    select e.tgl_system, e.waktu as input_date, e.jenis, e.no_bukti, e.dari, e.ke, e.berat, e.user_id, e.kode_barcode
      from barang_kejadian e where ${where} order by e.waktu desc, e.seq desc) r)`;

/** The piece as one value: forty columns cost the driver more than their rows, and again for each who asks at once. */
const SATU = statementByMany(
  `
  select row_to_json(r) as barang from (
    select ${PIECE}, b.dari_toko,
           ${kejadian('e.kode_toko = b.kode_toko and e.kode_barcode = b.kode_barcode')} as riwayat
      from barang b where b.kode_toko = $1 and b.kode_barcode = $2) r`,
  ['text', 'text'],
  ([, code]) => [`barang ${String(code)}`],
);
type SatuBarang = BarangRow & { dari_toko: string | null; riwayat: Kejadian[] | null };

/** What `findBarang` asks. */
export const satuBarang = (kode_toko: string, kode_barcode: string): Ahead => [
  SATU,
  [kode_toko, kode_barcode],
];

export const findBarang = async (
  on: Sql,
  kode_toko: string,
  kode_barcode: string,
): Promise<SatuBarang | undefined> =>
  (await on.call<{ barang: SatuBarang }>(...satuBarang(kode_toko, kode_barcode)))[0]?.barang;

const HIDUP = statement(`
  with recursive dulu as (
    select kode_toko, kode_barcode, barcode_asal, dari_toko from barang where kode_toko = $1 and kode_barcode = $2
    union
    select b.kode_toko, b.kode_barcode, b.barcode_asal, b.dari_toko
      from dulu d
     cross join lateral (
       values (d.kode_toko, d.barcode_asal), (case when $3 then d.dari_toko end, d.kode_barcode)) v (toko, kode)
      join barang b on b.kode_toko = v.toko and b.kode_barcode = v.kode
  ), kemudian as (
    select $1::text as kode_toko, $2::text as kode_barcode
    union
    select b.kode_toko, b.kode_barcode
      from barang b join kemudian k on b.kode_toko = k.kode_toko and b.barcode_asal = k.kode_barcode
  ), label as (select kode_toko, kode_barcode from dulu union select kode_toko, kode_barcode from kemudian)
  select ${kejadian('(e.kode_toko, e.kode_barcode) in (select kode_toko, kode_barcode from label)')} as riwayat`);

/**
 * The whole life of the metal: the labels it carried before this one and those that came after it here (D-8.2), and
 * while it is here what happened in every shop that it came from: it travels under one barcode (D-42.4). What left is
 * the next shop's.
 */
export const listRiwayatLogam = async (
  on: Sql,
  kode_toko: string,
  { kode_barcode, status }: Pick<BarangRow, 'kode_barcode' | 'status'>,
): Promise<Kejadian[]> =>
  (
    await callOne<{ riwayat: Kejadian[] | null }>(on, HIDUP, [
      kode_toko,
      kode_barcode,
      status !== 'KIRIM',
    ])
  ).riwayat ?? [];

const BANYAK = statement(`
  select ${PIECE} from barang b where b.kode_toko = $1 and b.kode_barcode = any($2) order by b.kode_barcode`);

export const listBarang = (
  on: Sql,
  kode_toko: string,
  codes: readonly string[],
): Promise<BarangRow[]> => on.call<BarangRow>(BANYAK, [kode_toko, codes]);

const SAMA = [
  'kode_kategori',
  'kode_dept',
  'kode_group',
  'kode_kadar',
  'kode_gudang',
  'kode_baki',
  'kode_supplier',
  'kondisi',
] as const;

function saring(kode_toko: string, ask: SaringanBarang): Query {
  const kept: Query[] = [sql`b.kode_toko = ${kode_toko}`];
  for (const name of SAMA) if (ask[name]) kept.push(sql`b.${sql.ref(name)} = ${ask[name]}`);
  if (ask.status && ask.status !== 'ALL') kept.push(sql`b.status = ${ask.status}`);
  if (ask.berat_min !== undefined) kept.push(sql`b.berat >= ${ask.berat_min}`);
  if (ask.berat_max !== undefined) kept.push(sql`b.berat <= ${ask.berat_max}`);
  if (ask.tag) kept.push(ask.tag === 'BERTAG' ? sql`b.tag_id is not null` : sql`b.tag_id is null`);
  if (ask.q?.trim()) kept.push(cocokBarang(ask.q));
  return sql.join(kept, sql` and `);
}

export type HalamanBarang = {
  count: number;
  berat: Miligram;
  murni: Miligram;
  barang: BarangRow[];
};

/**
 * One page of pieces, how many there are in all, and what they weigh together: one statement. What
 * a search or a price has found is kept for both; without them each part finds its own best way.
 */
export async function cariBarang(
  on: Sql,
  kode_toko: string,
  ask: SaringanBarang,
  aturan: AturanHarga,
): Promise<HalamanBarang> {
  const { sort = 'kode_barcode', skip = 0, limit = 50 } = ask;
  const mirip = ask.sort === undefined && ask.q?.trim() ? urutBarang(ask.q) : undefined;
  const name = sort.replace(/^-/, '');
  const turun = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const harga = name === 'harga_hari_ini' ? urutHarga(kode_toko, aturan) : undefined;
  const order =
    name === 'kode_barcode'
      ? sql`${mirip ? sql`kunci, ` : sql``}kode_barcode ${turun}`
      : sql`kunci ${turun} nulls last, kode_barcode`;
  const rows = await on.many(sql<BarangRow & Jumlah>`
    with cocok as ${ask.q?.trim() || harga ? sql`materialized` : sql`not materialized`} (
      select b.kode_barcode, b.berat, b.murni, ${mirip ?? harga?.key ?? sql`b.${sql.ref(name)}`} as kunci
        from barang b ${harga?.around ?? sql``} where ${saring(kode_toko, ask)}
    ), halaman as (
      select kode_barcode, row_number() over () as urut
        from (select kode_barcode from cocok order by ${order} limit ${limit} offset ${skip}) dalam_urutan
    )
    select j.*, s.*
      from (select count(*)::int as count, coalesce(sum(berat), 0)::bigint as total_berat,
                   coalesce(sum(murni), 0)::bigint as total_murni from cocok) j
      left join (select ${sql.raw(PIECE)}, t.urut from halaman t
                   join barang b on b.kode_toko = ${kode_toko} and b.kode_barcode = t.kode_barcode) s on true
     order by s.urut`);
  const { count, total_berat, total_murni } = inTurn(rows, 0);
  const barang = rows.filter((row) => row.kode_barcode !== null).map(tanpaJumlah);
  return { count, berat: total_berat, murni: total_murni, barang };
}

type Jumlah = { count: number; total_berat: Miligram; total_murni: Miligram; urut: number };

const tanpaJumlah = ({
  count: _,
  total_berat: __,
  total_murni: ___,
  urut: ____,
  ...row
}: BarangRow & Jumlah): BarangRow => row;
