import { conflictIf, invariant } from '#kit/server/problem.ts';
import { statement, callOne, type Many, type Sql, type Statement } from '#kit/server/sql.ts';
import { refusals } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import { akunTempat } from '#areas/buku/rules/akun.ts';
import { HARGA_LATERAL } from '#areas/barang/server/harga.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { bisaKe, type Berlian, type StatusBarang, type Tempat } from '#areas/stock/rules/barang.ts';

const TIDAK = refusals({
  BARANG_BERUBAH: { message: 'Barang Sudah Diubah Oleh Akun Lain, Silahkan Muat Ulang' },
});

/** A piece as a sale needs it: itself, its kadar's label, and all that makes its price of now. */
export type BarangJual = {
  kode_barcode: string;
  nama_barang: string;
  deskripsi: string | null;
  kode_kategori: string;
  kode_dept: string;
  kode_group: string;
  kode_kadar: string;
  label_kadar: string;
  /** The figure of the piece (D-1.2) and the true fineness at entry. */
  kadar: Persen;
  persen: Persen;
  berat: Miligram;
  berat_asli: Miligram;
  berat_atribut: Miligram;
  murni: Miligram;
  /** Its own way to a price, else its group's; null: by the shop's parameter. */
  kategori_harga: 'GRAM' | 'POTONG' | 'BANDROL' | null;
  kode_bandrol: string | null;
  harga_bandrol: Rupiah | null;
  /** The price family of its group (D-33.3). */
  kode_kelompok: string | null;
  /** Fixed price; 0: by the price of the day. */
  harga_jual: Rupiah;
  /** Its own labour charge; null: by the master's row beside it. */
  ongkos: Rupiah | null;
  ongkos_master: { cara: 'PER_GRAM' | 'PER_POTONG'; tarif: Rupiah; minimal: Rupiah } | null;
  harga_atribut: Rupiah;
  /** What its stones cost together; null where it has none (D-45.3). */
  harga_batu?: Rupiah | null;
  /** Those of them that have no price, and count nothing in it; null where each has one. */
  batu_tanpa_harga?: string | null;
  harga_modal: Rupiah | null;
  /** The price per gram of now, and the row it comes from; no row where it is the global price (D-9.1). */
  harga_id: number | null;
  harga_per_gram: Rupiah | null;
  kode_gudang: string;
  kode_baki: string | null;
  status: StatusBarang;
  no_pegang: string | null;
  dokumen_perolehan: 'FAKTUR_PAJAK' | 'KONSUMEN' | 'TIDAK_ADA';
  jenis_berlian: boolean;
  berlian: Berlian[];
  /** Who holds it in a basket now; an expired lock is none (D-8.5). */
  keranjang: { user_id: string; sampai: string } | null;
};

/** Rows of ongkos `o` for a piece `b` without a charge of its own, the most specific first (D-9.2). */
export const ONGKOS_COCOK = `
  o.kode_toko = b.kode_toko and o.is_active
    and (o.kode_dept is null or o.kode_dept = b.kode_dept) and (o.kode_group is null or o.kode_group = b.kode_group)
  order by (o.kode_group is not null) desc, (o.kode_dept is not null) desc, o.id`;

/**
 * The codes are behind a `select`: of a bare parameter PostgreSQL reckons one row for one code where the kept plan
 * reckons ten, and so plans this statement of nine tables again at every call, ten times what it takes to run.
 */
const JUAL = `
  select b.kode_barcode, b.nama_barang, b.deskripsi, b.kode_kategori, b.kode_dept, b.kode_group, b.kode_kadar,
         k.label as label_kadar, b.kadar, b.persen, b.berat, b.berat_asli, b.berat_atribut, b.murni,
         coalesce(b.kategori_harga, g.kategori_harga) as kategori_harga, b.kode_bandrol, p.harga as harga_bandrol,
         g.kode_kelompok,
         b.harga_jual, b.ongkos,
         case when o.cara is null then null
              else jsonb_build_object('cara', o.cara, 'tarif', o.tarif, 'minimal', o.minimal) end as ongkos_master,
         b.harga_atribut,
         case when b.berlian <> '[]' then harga_batu_barang(b.kode_toko, b.berlian) end as harga_batu,
         case when b.berlian <> '[]' then batu_tanpa_harga(b.kode_toko, b.berlian) end as batu_tanpa_harga,
         b.harga_modal, h.harga_id, h.harga_per_gram, b.kode_gudang, b.kode_baki, b.status,
         b.no_pegang, b.dokumen_perolehan, j.berlian as jenis_berlian, b.berlian,
         case when x.user_id is null then null
              else jsonb_build_object('user_id', x.user_id, 'sampai', x.sampai) end as keranjang
    from barang b
    join kadar k on k.kode_toko = b.kode_toko and k.kode_kadar = b.kode_kadar
    join jenis j on j.kode_toko = b.kode_toko and j.kode_dept = b.kode_dept
    join group_barang g on g.kode_toko = b.kode_toko and g.kode_group = b.kode_group
    left join bandrol p on p.kode_toko = b.kode_toko and p.kode_bandrol = b.kode_bandrol
    left join keranjang x on x.kode_toko = b.kode_toko and x.kode_barcode = b.kode_barcode and x.sampai > waktu()
    ${HARGA_LATERAL}
    left join lateral (select cara, tarif, minimal from ongkos o where ${ONGKOS_COCOK} limit 1) o on b.ongkos is null
   where b.kode_toko = $1 and b.kode_barcode = any((select $2::text[])::text[])
   order by b.kode_barcode`;
/** A lock of the pieces of many acts of a shop is one statement, too: all in one order, each of one act alone. */
export const piecesByMany = (lock: Statement): Many => ({
  statement: lock,
  ofOneShop: true,
  gather: (all) => [all[0]?.[0], all.flatMap(([, codes]) => codes)],
  share: (rows, _, [, codes]) =>
    rows.filter(({ kode_barcode }) => (codes as unknown[]).includes(kode_barcode)),
  claims: ([, codes]) => (codes as unknown[]).map((code) => `barang ${String(code)}`),
});
const LOCK_ONE = statement(`${JUAL} for update of b`);
const LOCK = statement(LOCK_ONE.text, piecesByMany(LOCK_ONE));
const FIND_JUAL = statement(JUAL);

/**
 * Locks pieces in barcode order, so that two documents never wait for each other in a circle, and
 * reads in the same statement all that their prices and rules need. Unknown codes have no row.
 */
export const lockBarangJual = (
  tx: Tx,
  kode_toko: string,
  codes: readonly string[],
): Promise<BarangJual[]> => tx.call<BarangJual>(LOCK, [kode_toko, codes]);

/** The same of pieces that no act holds: what they would cost now. */
export const findBarangJual = (
  on: Sql,
  kode_toko: string,
  codes: readonly string[],
): Promise<BarangJual[]> => on.call<BarangJual>(FIND_JUAL, [kode_toko, codes]);

/** One step in the life of a piece: from a state it must still be in, to a state and a place. */
export type Perpindahan = {
  kode_barcode: string;
  dari_status: StatusBarang;
  ke_status: StatusBarang;
  /** What happened, for its history: JUAL, BATAL_JUAL, TAHAN, ... */
  jenis: string;
  no_bukti: string | null;
  /** The document that now holds or took it; null for a piece that is free. */
  no_pegang: string | null;
  /** Stays in its tray, arrives at a place, or leaves for an account of the book ('pelanggan', 'titip'). */
  ke: 'TETAP' | Tempat | { readonly akun: string };
};

const MOVE = statement('select pindah_barang($1, $2::jsonb, $3::date, $4, $5::uuid) as jumlah');

/** Moves many pieces at once and writes their history; all, or the act is refused. Who shows one hears of it. */
export async function moveBarang(
  tx: Tx,
  langkah: readonly Perpindahan[],
  ctx: Pick<Ctx, 'kode_toko' | 'hari' | 'user_id' | 'op'>,
): Promise<void> {
  if (langkah.length === 0) return;
  const { jumlah } = await callOne<{ jumlah: number }>(tx, MOVE, [
    ctx.kode_toko,
    langkahJson(langkah),
    ctx.hari,
    ctx.user_id,
    ctx.op,
  ]);
  conflictIf(jumlah !== langkah.length, TIDAK.BARANG_BERUBAH);
  const changed = langkah.filter(({ dari_status, ke_status }) => dari_status !== ke_status);
  if (changed.length > 0)
    tx.ring('keranjang', { kode_barcode: changed.map(({ kode_barcode }) => kode_barcode) });
}

/** The steps as `pindah_barang` takes them, each one allowed by the paths of a piece. */
export function langkahJson(langkah: readonly Perpindahan[]): string {
  for (const { kode_barcode, dari_status, ke_status } of langkah)
    invariant(
      bisaKe(dari_status, ke_status),
      `${kode_barcode} may not go from ${dari_status} to ${ke_status}`,
    );
  return JSON.stringify(langkah.map(toRow));
}

/** `akun` is set where the piece changes its place; `kode_gudang` only where it arrives at one of ours. */
function toRow({ ke, ...step }: Perpindahan): object {
  if (ke === 'TETAP') return step;
  if ('akun' in ke) return { ...step, akun: ke.akun };
  return { ...step, akun: akunTempat(ke.kode_gudang, ke.kode_baki), ...ke };
}
