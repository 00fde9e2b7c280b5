import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { hutangReport } from '#areas/hutang/contract/laporan/hutang.report.ts';
import { detailBarang } from '#areas/hutang/server/laporan/hidup.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof hutangReport>;

/** Loans given in a period, a renewal with what it paid out beside the old loan; above the ceiling is marked. */
export const hutangQuery = (saring: Saring, { kode_toko }: Ctx): Query => sql`
  with h as (
    select h.*, lama.bunga_rp as bunga_lama_rp,
           case h.jenis when 'BARU' then h.dibayar
                else h.jumlah_hutang - lama.pokok - lama.bunga_rp - h.admin end as uang_keluar
      from hutang h
      left join v_hutang_tutup lama on lama.kode_toko = h.kode_toko and lama.no_faktur_hutang = h.no_hutang_lama
     where h.kode_toko = ${kode_toko} and h.status not in ('OPEN', 'CANC')
       and h.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
       ${same('h.kode_sales', saring.kode_sales)} ${same('h.input_by', saring.input_by)}
  )
  select h.no_faktur_hutang, h.tgl_system as tgl_hutang, h.jenis, h.no_hutang_lama, h.nama_customer,
    h.alamat_customer, tulis_nomor(h.no_hp) as no_hp,
         ${detailBarang('h')} as detail_barang, h.berat as berat_total, h.murni, h.plafond,
         h.jumlah_hutang, persen_dari(h.jumlah_hutang, h.plafond) as plafond_persen, h.bunga,
         h.lama_bulan, h.tgl_jatuh_tempo as jatuh_tempo, h.bunga_lama_rp, h.admin, h.uang_keluar, h.status,
         h.kode_sales, h.input_by, case when h.jumlah_hutang > h.plafond then 'LEWAT PLAFOND' end as tanda
    from h where true ${same('h.jenis', saring.jenis)}
   order by h.tgl_system, h.jenis, h.no_faktur_hutang`;
