import { statement, type Sql, callOne } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import { rowTexts } from '#kit/server/sql/rows.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { CaraHarga } from '#areas/barang/rules/harga-barang.ts';
import type { Berlian } from '#areas/stock/rules/barang.ts';
import type { MasterBarang } from '#areas/stock/rules/periksa-barang.ts';
import type { Gambar } from '#areas/stock/contract/barang.api.ts';

/** A piece that comes into stock, every figure decided. */
export type BarangBaru = {
  barcode_asal?: string | null;
  kode_intern: string | null;
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
  kadar: Persen;
  persen: Persen;
  berat: Miligram;
  berat_asli: Miligram;
  berat_atribut: Miligram;
  berat_label: Miligram;
  murni: Miligram;
  atribut: string | null;
  kategori_harga: string | null;
  kode_bandrol: string | null;
  harga_jual: Rupiah;
  ongkos: Rupiah | null;
  harga_atribut: Rupiah;
  harga_modal: Rupiah | null;
  kode_gudang: string;
  kode_baki: string | null;
  dokumen_perolehan: string;
  tgl_terima: Hari;
  gambar: Gambar[];
  berlian: Berlian[];
};

/** The columns of a new piece. Rows are sent as texts of the table's row type: cheaper to read than JSON (bench J8). */
const COLUMNS = `barcode_asal, kode_intern, nama_barang, deskripsi, size, kondisi, tag_id, kode_supplier, kode_kategori,
  kode_dept, kode_group, kode_kadar, kadar, persen, berat, berat_asli, berat_atribut, berat_label, murni, atribut,
  kategori_harga, kode_bandrol, harga_jual, ongkos, harga_atribut, harga_modal, kode_gudang, kode_baki,
  dokumen_perolehan, tgl_terima, gambar, berlian`;

const INSERT = statement(`
  with kode as (
    select k.kode_barcode, k.urut from unnest(ambil_barcode($1, $3)) with ordinality k (kode_barcode, urut)
  ),
  baris as (
    select kode.kode_barcode as kode, kode.urut, x.unnest as tempat, ${COLUMNS}
      from rows from (unnest($2::barang[]), unnest($9::text[])) with ordinality as x
      join kode on kode.urut = x.ordinality
  ), baru as (
    insert into barang (kode_toko, kode_barcode, status, input_by, input_date, op, ${COLUMNS})
    select $1, kode, 'READY', $7, waktu(), $8::uuid, ${COLUMNS} from baris order by urut
    returning 1
  ), kejadian as (
    insert into barang_kejadian (kode_toko, kode_barcode, seq, tgl_system, waktu, jenis, no_bukti, ke_status,
      ke, berat, user_id, op)
    select $1, kode, 1, $6::date, waktu(), $5, $4, 'READY', tempat, berat, $7, $8::uuid from baris order by urut
    returning 1
  )
  select array(select kode_barcode from kode order by urut) as kode,
         (select count(*) from baru) + (select count(*) from kejadian) as jumlah`);

/**
 * Puts pieces into stock with the first event of their life; their barcodes, in the order given. Each is a new label:
 * an act that did not look at its labour keeps nothing.
 */
export async function insertBarang(
  tx: Tx,
  pieces: readonly (BarangBaru & { tempat: string })[],
  { jenis, no_bukti }: { jenis: string; no_bukti: string },
  ctx: Ctx,
): Promise<string[]> {
  tx.owes.add('labour');
  const { kode } = await callOne<{ kode: string[] }>(tx, INSERT, [
    ctx.kode_toko,
    await rowTexts(tx, 'barang', pieces),
    pieces.length,
    no_bukti,
    jenis,
    ctx.hari,
    ctx.user_id,
    ctx.op,
    pieces.map(({ tempat }) => tempat),
  ]);
  return kode;
}

/** What is not there need not travel: a missing key is null on the other side. */
export function tanpaKosong(piece: object): Record<string, unknown> {
  const rest: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(piece)) if (value !== null) rest[key] = value;
  return rest;
}

const MASTER = statement(`
  select array(select kode_kategori from kategori where kode_toko = $1 and is_active) as kategori,
         array(select kode_dept from jenis where kode_toko = $1 and is_active) as jenis,
         array(select kode_dept from jenis where kode_toko = $1 and is_active and berlian) as jenis_berlian,
         (select coalesce(jsonb_object_agg(kode_group, kategori_harga), '{}')
            from group_barang where kode_toko = $1 and is_active) as group,
         (select coalesce(jsonb_object_agg(kode_bandrol, berat_label), '{}')
            from bandrol where kode_toko = $1 and is_active) as bandrol,
         (select coalesce(jsonb_object_agg(kode_kadar, persen), '{}')
            from kadar where kode_toko = $1 and is_active) as kadar,
         (select coalesce(jsonb_object_agg(kode_group, kode_kadar), '{}')
            from group_barang where kode_toko = $1 and is_active and kode_kadar is not null) as kadar_group,
         (select coalesce(jsonb_object_agg(g.kode_gudang, jsonb_build_object('jenis', g.jenis, 'baki', t.baki)), '{}')
            from gudang g
            cross join lateral (select array(select kode_baki from baki b
              where b.kode_toko = $1 and b.kode_gudang = g.kode_gudang and b.is_active) as baki) t
           where g.kode_toko = $1 and g.is_active) as gudang`);

type MasterRow = {
  kategori: string[];
  jenis: string[];
  jenis_berlian: string[];
  group: Record<string, CaraHarga | null>;
  bandrol: Record<string, Miligram>;
  kadar: Record<string, Persen>;
  kadar_group: Record<string, string>;
  gudang: Record<string, { jenis: string; baki: string[] }>;
};

/** The active codes of the shop's masters, all that a piece may name. */
export async function readMasterBarang(on: Sql, kode_toko: string): Promise<MasterBarang> {
  const row = await callOne<MasterRow>(on, MASTER, [kode_toko]);
  return {
    kategori: new Set(row.kategori),
    jenis: new Set(row.jenis),
    jenisBerlian: new Set(row.jenis_berlian),
    group: new Map(Object.entries(row.group)),
    bandrol: new Map(Object.entries(row.bandrol)),
    kadar: new Map(Object.entries(row.kadar)),
    kadarGroup: new Map(Object.entries(row.kadar_group)),
    gudang: new Map(
      Object.entries(row.gudang).map(([kode, one]) => [
        kode,
        { jenis: one.jenis, baki: new Set(one.baki) },
      ]),
    ),
  };
}

/** The place of a value in the list that was asked for, and the piece that has it already. */
export type Kembar = { urut: number; kode_barcode: string };

const NAMA_KEMBAR = statement(`
  select n.urut::int as urut, min(b.kode_barcode) as kode_barcode
    from unnest($2::text[]) with ordinality n (nama, urut)
    join barang b on b.kode_toko = $1 and upper(b.nama_barang) = upper(n.nama)
                 and b.status not in ('TERJUAL', 'HANCUR', 'KIRIM') and b.kode_barcode is distinct from $3
   group by n.urut`);

const KUNCI_NAMA = statement(
  `select pg_advisory_xact_lock(hashtextextended('nama_barang:' || $1, 0))`,
);

/** Names that an unsold piece has; held until the commit, so that two counters cannot take one name (D-33.19). */
export async function lockNamaKembar(
  tx: Tx,
  kode_toko: string,
  names: readonly string[],
  kecuali: string | null,
): Promise<Kembar[]> {
  await tx.call(KUNCI_NAMA, [kode_toko]);
  return tx.call<Kembar>(NAMA_KEMBAR, [kode_toko, names, kecuali]);
}

const TAG_KEMBAR = statement(`
  select n.urut::int as urut, b.kode_barcode
    from unnest($2::text[]) with ordinality n (tag, urut)
    join barang b on b.kode_toko = $1 and b.tag_id = n.tag and b.status in ('READY', 'TITIP')
                 and b.kode_barcode is distinct from $3`);

export const listTagKembar = (
  on: Sql,
  kode_toko: string,
  tags: readonly (string | null)[],
  kecuali: string | null,
): Promise<Kembar[]> => on.call<Kembar>(TAG_KEMBAR, [kode_toko, tags, kecuali]);
