import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { stockBarangReport } from '#areas/stock/contract/stock-barang.report.ts';
import { aturanHarga } from '#areas/stock/server/tampil-barang.ts';
import { urutHarga } from '#areas/stock/server/urut-harga.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof stockBarangReport>;

/** Pieces as they are now; a piece without a price of its own shows what it would cost today. */
export function stockBarangQuery(saring: Saring, ctx: Ctx): Query {
  const { key, around } = urutHarga(ctx.kode_toko, aturanHarga(ctx));
  return sql`
    select s.*, case when harga_jual is not null then (harga_jual * 2000 + berat) / (berat * 2) end as harga_gram
      from (
      select b.kode_barcode, b.nama_barang, b.kode_dept, b.kode_group, b.kadar, b.kode_intern,
             b.kode_gudang, b.kode_baki,
             1 as qty, b.berat, b.murni, b.berat_asli, b.size, (${key})::bigint as harga_jual, b.harga_modal as modal,
             b.tgl_terima as tgl_masuk, ${ctx.hari}::date - b.tgl_terima as umur_hari, b.kode_supplier,
             b.gambar -> 0 ->> 'gambar_path' as gambar, b.status
        from barang b ${around}
       where b.kode_toko = ${ctx.kode_toko}
         and ${berstatus(saring.status)}
         and not (b.status = 'KIRIM' and left(b.no_pegang, 2) = 'SB')
         ${same('b.kode_dept', saring.kode_dept)} ${same('b.kode_group', saring.kode_group)}
         ${same('b.kode_kadar', saring.kadar)}
         ${same('b.kode_gudang', saring.kode_gudang)} ${same('b.kode_baki', saring.kode_baki)} ${bertag(saring.tag)}) s
     order by kode_gudang, kode_baki, ${URUT[saring.sort_by]}`;
}

const URUT = {
  kode_barcode: sql`kode_barcode`,
  nama_barang: sql`nama_barang, kode_barcode`,
  kode_toko: sql`kode_barcode`,
};

/** SERVICE is a piece of the shop that lies in a warehouse of that kind: it stays READY there (decision 1052). */
function berstatus(status: Saring['status']): Query {
  if (status === 'SERVICE')
    return sql`b.status = 'READY' and exists (
      select from gudang g where g.kode_toko = b.kode_toko and g.kode_gudang = b.kode_gudang and g.jenis = 'SERVICE')`;
  return sql`b.status = any(${status === 'SEMUA FISIK' ? ['READY', 'TITIP'] : [status]}::text[])`;
}

const bertag = (tag: Saring['tag']): Query =>
  tag === 'ALL'
    ? sql``
    : tag === 'BERTAG'
      ? sql`and b.tag_id is not null`
      : sql`and b.tag_id is null`;
