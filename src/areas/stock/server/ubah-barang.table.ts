import { sql, statement } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { Berlian } from '#areas/stock/rules/barang.ts';
import type { Isi } from '#areas/stock/rules/ubah-barang.ts';
import type { Gambar } from '#areas/stock/contract/barang.api.ts';
import { piecesByMany } from '#areas/stock/server/barang.table.ts';
import { PIECE, type BarangRow } from '#areas/stock/server/barang.query.ts';

const LOCK_ONE = statement(`
  select ${PIECE},
         (select jenis from gudang g where g.kode_toko = b.kode_toko and g.kode_gudang = b.kode_gudang) as jenis_gudang,
         (select user_id from barang_kejadian e where e.kode_toko = b.kode_toko and e.kode_barcode = b.kode_barcode
           order by seq desc limit 1) as oleh
    from barang b where b.kode_toko = $1 and b.kode_barcode = any($2) order by b.kode_barcode for update of b`);
const LOCK = statement(LOCK_ONE.text, piecesByMany(LOCK_ONE));

/** A piece held until the commit, with the kind of its warehouse and who acted on it last. */
export type BarangTerkunci = BarangRow & { jenis_gudang: string; oleh: string };

/** Pieces held until the commit, in barcode order, so that two acts never wait in a circle. */
export const lockBarangSemua = (
  tx: Tx,
  kode_toko: string,
  codes: readonly string[],
): Promise<BarangTerkunci[]> => tx.call<BarangTerkunci>(LOCK, [kode_toko, codes]);

export const lockBarang = async (tx: Tx, kode_toko: string, kode_barcode: string) =>
  (await lockBarangSemua(tx, kode_toko, [kode_barcode]))[0];

export type IsiPenuh = Isi & {
  readonly gambar: readonly Gambar[];
  readonly berlian: readonly Berlian[];
};

/** What of a piece can be changed, as it is now. */
export const isiOf = ({ kategori_sendiri, ...row }: BarangRow): IsiPenuh => ({
  nama_barang: row.nama_barang,
  kode_intern: row.kode_intern,
  deskripsi: row.deskripsi,
  size: row.size,
  kondisi: row.kondisi,
  tag_id: row.tag_id,
  kode_supplier: row.kode_supplier,
  kode_kategori: row.kode_kategori,
  kode_dept: row.kode_dept,
  kode_group: row.kode_group,
  kode_kadar: row.kode_kadar,
  kadar: row.kadar,
  persen: row.persen,
  berat: row.berat,
  berat_asli: row.berat_asli,
  berat_atribut: row.berat_atribut,
  berat_label: row.berat_label,
  murni: row.murni,
  atribut: row.atribut,
  kategori_harga: kategori_sendiri,
  kode_bandrol: row.kode_bandrol,
  harga_jual: row.harga_jual,
  ongkos: row.ongkos,
  harga_atribut: row.harga_atribut,
  harga_modal: row.harga_modal,
  dokumen_perolehan: row.dokumen_perolehan,
  gambar: row.gambar,
  berlian: row.berlian,
});

/** Writes what a piece is now; its place and state are another's to change. Who shows it hears of it. */
export async function saveIsi(
  tx: Tx,
  kode_barcode: string,
  isi: IsiPenuh,
  ctx: Ctx,
): Promise<void> {
  await tx.run(sql`
    update barang set nama_barang = ${isi.nama_barang}, kode_intern = ${isi.kode_intern}, deskripsi = ${isi.deskripsi},
           size = ${isi.size}, kondisi = ${isi.kondisi}, tag_id = ${isi.tag_id}, kode_supplier = ${isi.kode_supplier},
           kode_kategori = ${isi.kode_kategori}, kode_dept = ${isi.kode_dept}, kode_group = ${isi.kode_group},
           kode_kadar = ${isi.kode_kadar}, kadar = ${isi.kadar}, persen = ${isi.persen}, berat = ${isi.berat},
           berat_asli = ${isi.berat_asli}, berat_atribut = ${isi.berat_atribut}, berat_label = ${isi.berat_label},
           murni = ${isi.murni}, atribut = ${isi.atribut}, kategori_harga = ${isi.kategori_harga},
           kode_bandrol = ${isi.kode_bandrol}, harga_jual = ${isi.harga_jual}, ongkos = ${isi.ongkos},
           harga_atribut = ${isi.harga_atribut}, harga_modal = ${isi.harga_modal},
           dokumen_perolehan = ${isi.dokumen_perolehan}, gambar = ${JSON.stringify(isi.gambar)}::jsonb,
           berlian = ${JSON.stringify(isi.berlian)}::jsonb, op = ${ctx.op}::uuid
     where kode_toko = ${ctx.kode_toko} and kode_barcode = ${kode_barcode}`);
  tx.ring('keranjang', { kode_barcode: [kode_barcode] });
}

type Langkah = { kode_barcode: string; berat_sebelum?: number; berat: number };

/** A step in the life of pieces that stay where they are and weigh or hold something else. */
export const saveKejadianBanyak = (
  tx: Tx,
  langkah: readonly Langkah[],
  { jenis, no_bukti }: { jenis: string; no_bukti: string },
  ctx: Ctx,
): Promise<number> =>
  tx.run(sql`
    insert into barang_kejadian (kode_toko, kode_barcode, seq, tgl_system, waktu, jenis, no_bukti, dari_status,
      ke_status, dari, ke, berat_sebelum, berat, user_id, op)
    select e.kode_toko, e.kode_barcode, e.seq + 1, ${ctx.hari}::date, waktu(), ${jenis}, ${no_bukti},
           e.ke_status, e.ke_status, e.ke, e.ke, coalesce(x.berat_sebelum, x.berat), x.berat, ${ctx.user_id},
           ${ctx.op}::uuid
      from jsonb_to_recordset(${JSON.stringify(langkah)}::jsonb)
             as x (kode_barcode text, berat_sebelum bigint, berat bigint)
      join lateral (select * from barang_kejadian e
                     where e.kode_toko = ${ctx.kode_toko} and e.kode_barcode = x.kode_barcode
                     order by seq desc limit 1) e on true`);
