import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { analisisHargaReport } from '#areas/stock/contract/laporan/analisis-harga.report.ts';
import type { kelompokBarangReport } from '#areas/stock/contract/laporan/kelompok-barang.report.ts';
import type { tambahBarangReport } from '#areas/stock/contract/laporan/tambah-barang.report.ts';
import { aturanHarga } from '#areas/stock/server/tampil-barang.ts';
import { urutHarga } from '#areas/stock/server/urut-harga.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A name stays together with its sizes, whatever leads. */
const URUT_KELOMPOK: Readonly<Record<string, Query>> = {
  NAMA: sql``,
  'JUMLAH TERBANYAK': sql`sum(count(*)) over (partition by nama_barang) desc,`,
  'BERAT TERBANYAK': sql`sum(sum(berat)) over (partition by nama_barang) desc,`,
};

/** Pieces in stock by name, or by name and size. */
export const kelompokBarangQuery = (
  {
    kode_dept,
    group_by,
    filter,
    sort_by,
    tgl_from,
    tgl_to,
  }: FiltersOf<typeof kelompokBarangReport>,
  { kode_toko }: Ctx,
): Query => {
  const size = group_by === 'NAMA BARANG' ? sql`null::text` : sql`coalesce(size, '-')`;
  const datang =
    tgl_from && tgl_to ? sql`and tgl_terima between ${tgl_from}::date and ${tgl_to}::date` : sql``;
  return sql`
  select nama_barang, ${size} as size, sum(berat)::bigint as berat, count(*)::int as jumlah
    from barang where kode_toko = ${kode_toko} and status in ('READY', 'TITIP') ${same('status', filter)}
         ${same('kode_dept', kode_dept)} ${datang}
   group by 1, 2 order by ${URUT_KELOMPOK[sort_by] ?? sql``} 1, 2`;
};

/** Pieces in stock by what they cost now. */
export const analisisHargaQuery = (
  { kode_dept, sort_by }: FiltersOf<typeof analisisHargaReport>,
  ctx: Ctx,
): Query => {
  const { key, around } = urutHarga(ctx.kode_toko, aturanHarga(ctx));
  const arah = sort_by === 'HARGA TERENDAH' ? sql`asc` : sql`desc`;
  return sql`
  select *, case when harga_jual is not null then (harga_jual * 2000 + berat) / (berat * 2) end as harga_gram
    from (select b.kode_barcode, b.kode_group, b.kode_dept, b.kode_intern, b.nama_barang, b.berat,
                 (${key})::bigint as harga_jual
            from barang b ${around}
           where b.kode_toko = ${ctx.kode_toko} and b.status in ('READY', 'TITIP')
             ${same('b.kode_dept', kode_dept)}) s
   order by harga_jual ${arah} nulls last, kode_barcode`;
};

/**
 * Pieces by the day on which they came, with the act that brought them. No piece is recorded before
 * its day has come, so the histories since the first day hold them all: read once
 * (barang_kejadian_hari), each piece folded into a line. The life of a re-tagged one begins with its
 * buy-back, and only its second step is the tray; an act cancelled that day counts as none. A tray or
 * warehouse that is asked for is where a piece was put then, wherever it is now. Prices are
 * looked up for the groups of these pieces: else all pieces of the shop would be read for them.
 */
export const tambahBarangQuery = (
  saring: FiltersOf<typeof tambahBarangReport>,
  ctx: Ctx,
): Query => {
  const { key, around } = urutHarga(ctx.kode_toko, aturanHarga(ctx), sql`potong`);
  return sql`
  with datang as materialized (
    select kode_barcode, case when dibeli then jenis2 else jenis1 end as jenis,
           case when dibeli then ke2 else ke1 end as ke, case when dibeli then user2 else user1 end as user_id,
           (case when dibeli then ke2 else ke1 end) similar to '(baki|gudang):%' as di_toko
      from (select kode_barcode, bool_or(seq = 1 and jenis in ('BELI', 'SEPUHAN')) as dibeli,
                   min(ke) filter (where seq = 1) as ke1, min(ke) filter (where seq = 2) as ke2,
                   min(jenis) filter (where seq = 1) as jenis1, min(jenis) filter (where seq = 2) as jenis2,
                   min(user_id) filter (where seq = 1) as user1, min(user_id) filter (where seq = 2) as user2
              from barang_kejadian
             where kode_toko = ${ctx.kode_toko} and tgl_system >= ${saring.tgl_from}::date
               and (seq <= 2 or jenis in ('BATAL_RETAG', 'BATAL_SORTIR', 'BATAL_TERIMA'))
             group by 1
            having bool_or(seq = 1) and not bool_or(jenis in ('BATAL_RETAG', 'BATAL_SORTIR', 'BATAL_TERIMA')
              or (seq = 1 and jenis = 'TERIMA_KIRIM'))) l
  ), potong as materialized (
    select b.kode_toko, b.kode_barcode, b.nama_barang, b.kode_dept, b.kode_group, b.kode_kadar, b.kode_bandrol, b.kadar,
           b.persen, b.berat, b.murni, b.berat_asli, b.harga_modal, b.harga_jual, b.harga_atribut, b.ongkos,
           b.berat_atribut, b.berlian,
           b.kategori_harga, b.tgl_terima, t.ke, t.jenis, t.user_id
      from barang b
      join datang t on t.kode_barcode = b.kode_barcode and t.di_toko
     cross join lateral (select split_part(split_part(t.ke, ':', 2), '/', 1) as gudang,
       nullif(split_part(t.ke, '/', 2), '') as baki) d
     where b.kode_toko = ${ctx.kode_toko}
       and b.tgl_terima between ${saring.tgl_from}::date and ${saring.tgl_to}::date
       ${same('b.kode_dept', saring.kode_dept)} ${same('b.kode_group', saring.kode_group)}
       ${same('b.kode_kadar', saring.kadar)}
       ${same('d.gudang', saring.kode_gudang)} ${same('d.baki', saring.kode_baki)}
  )
  select s.*, case when modal > 0 and harga_jual is not null
              then persen_dari(harga_jual - modal, modal) end as markup
    from (
    select b.tgl_terima as tgl_masuk, b.kode_barcode, b.nama_barang, b.kode_dept, b.kode_group, b.kadar,
           nullif(split_part(b.ke, '/', 2), '') as kode_baki, 1 as qty, b.berat, b.murni, b.berat_asli,
           b.harga_modal as modal, (${key})::bigint as harga_jual,
           case b.jenis when 'TERIMA' then 'TERIMA SUPPLIER' when 'RETAG' then 'DARI PEMBELIAN'
             when 'SORTIR' then 'DARI SEPUHAN' else 'INPUT BARU' end as sumber, l.no_terima, b.user_id as input_by
      from potong b ${around}
      left join penerimaan_label l on l.kode_toko = b.kode_toko and l.kode_barcode = b.kode_barcode) s
   where true ${same('sumber', saring.sumber)} ${same('input_by', saring.input_by)}
   order by tgl_masuk, kode_baki nulls first, kode_barcode`;
};
