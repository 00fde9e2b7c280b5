import { sql, type Query } from '#kit/server/sql.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';

/** A piece `b` that is priced by its weight: it has no price of its own and no label. */
export const TANPA_HARGA_TETAP = sql`
  b.harga_jual = 0 and (b.kategori_harga is distinct from 'BANDROL' or b.kode_bandrol is null)`;

/**
 * A sold line `l` that is priced by its weight: of such a piece, not at a price that was agreed to before, or of goods
 * without a barcode, which no piece is.
 */
export const SEGRAM = sql`(l.kode_barcode = '-' or (l.no_titip is null and ${TANPA_HARGA_TETAP}))`;

/** Stones `s` of the line `l` that the shop's parameters price: sold loose, or set in the piece (D-45.3). */
export const BERLIAN_TERJUAL = sql`(s.harga_jual is null and (s.kode_berlian = l.kode_barcode
  or s.kode_barcode = l.kode_barcode and s.no_pegang = l.no_faktur_jual))`;

/**
 * Lines `p` whose price of that moment a deposit holds for days and a contract for months, with their piece `b` (D-28,
 * D-38.1). Goods of a contract that leave at once are a sale. What waits for its validation holds none yet; what was
 * ended since did.
 */
export const DIPEGANG = sql`
  (select t.kode_toko, t.no_titip as no, l.urut, t.input_by, t.tgl_system, t.input_date, l.kode_barcode, l.kode_group,
          l.kode_kadar, l.persen, l.berat, l.harga_per_gram, l.harga_id, l.harga_hari, l.harga
     from titipan t
     join titipan_barang l on l.kode_toko = t.kode_toko and l.no_titip = t.no_titip
    where t.status <> 'OPEN' and (t.status <> 'CANC' or t.no_batal is not null)
   union all
   select c.kode_toko, c.no_cicilan, l.urut, c.input_by, c.tgl_system, c.input_date, l.kode_barcode, l.kode_group,
          l.kode_kadar, l.persen, l.berat, l.harga_per_gram, l.harga_id, l.harga_hari, l.harga
     from cicilan c
     join cicilan_barang l on l.kode_toko = c.kode_toko and l.no_cicilan = c.no_cicilan
    where c.serah = 'LUNAS') p
    join barang b on b.kode_toko = p.kode_toko and b.kode_barcode = p.kode_barcode`;

/**
 * Gold that a repair added, charged at the price of the day when it is fetched: `p` the pick-up, `l` the piece, `k` the
 * code that priced it (D-37.4).
 */
export const EMAS_SERVICE = sql`
  service_ambil p
  join service_barang l on l.kode_toko = p.kode_toko and l.no_service = p.no_service and l.tambah_emas > 0
 cross join lateral (
   select k.kode_kadar from kadar k
    where k.kode_toko = p.kode_toko and k.is_active
    order by k.persen > l.kadar, case when k.persen > l.kadar then k.persen else -k.persen end, k.kode_kadar
    limit 1) k`;

/** Every price of pure gold of the shop with the one before it (D-9.1). */
export const hargaGlobal = (kode_toko: string): Query => sql`
  select berlaku_dari, (value #>> '{}')::bigint as kini,
         lag((value #>> '{}')::bigint) over (order by berlaku_dari, id) as lalu
    from parameter_toko
   where kode_toko = ${kode_toko} and key = ${barangParam.PARAMETER_HARGA_EMAS_GLOBAL_VALUE.key}`;
