import { sql, type Query } from '#kit/server/sql.ts';

/**
 * Columns of a piece that came otherwise than it was packed: whose act and day, which document, and both weights; of a
 * stone its carat and its stones (D-45.8).
 */
const BEDA = sql`t.kode_barcode, t.berat_kirim, t.berat,
  case when t.isi not in ('BARANG', 'BATU') then t.murni_kirim - t.murni end as murni_kurang,
  t.carat_kirim, t.carat_timbang as carat, coalesce(t.butir_kirim, t.batu_kirim) as butir_kirim,
  coalesce(t.butir, t.batu_hitung) as butir, t.temuan`;
/**
 * A piece by its weight and, of another server, by its stones; gold and stones where scale, test or eye are outside
 * their tolerance (D-44.9).
 */
const BERBEDA = sql`case t.isi when 'BARANG'
  then t.berat <> t.berat_kirim or coalesce(t.batu_hitung <> t.batu_kirim, false) else t.di_luar end`;

/** Pieces that this shop took in otherwise than they were packed, by the day of the receipt and who scanned them in. */
export const bedaDiterima = (kode_toko: string): Query => sql`
  select r.tgl_system, r.input_by, r.no_terima as no_dokumen, ${BEDA}
    from terima_kiriman r
    join terima_kiriman_isi t on t.kode_toko = r.kode_toko and t.no_terima = r.no_terima and ${BERBEDA}
   where r.kode_toko = ${kode_toko}`;

/**
 * Pieces of this shop's shipments that the other shop took in otherwise, by the day of this shop's half of the receipt
 * (a day that is closed says the same for ever) and who packed them.
 */
export const bedaDikirim = (kode_toko: string): Query => sql`
  select h.tgl_system, k.input_by, k.no_kirim as no_dokumen, ${BEDA}
    from barang_sampai h
    join kirim_barang k on k.kode_toko = h.kode_toko and k.no_kirim = h.no_kirim
    join terima_kiriman_isi t on t.kode_toko = h.tujuan and t.no_terima = h.no_terima and ${BERBEDA}
   where h.kode_toko = ${kode_toko}`;
