import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { penjualanFakturReport } from '#areas/penjualan/contract/penjualan-faktur.report.ts';
import { TAMBAHAN } from '#areas/penjualan/rules/tambahan.ts';
import { kolomTambahan } from '#areas/penjualan/server/laporan/tambahan.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof penjualanFakturReport>;

/** Counted invoices with all their payments; a kind of payment keeps those that have one of it. */
export const penjualanFakturQuery = (saring: Saring, { kode_toko }: Ctx): Query => sql`
  select p.no_faktur_jual, p.tgl_system, p.nama_customer, p.kode_sales, p.input_by, p.qty, p.berat,
         p.sub_total as bruto,
         p.diskon_rp + p.kupon_rp as diskon, p.kupon_rp, ${kolomTambahan(TAMBAHAN)}, p.ppn_luar_rp as ppn,
         p.pph22_rp as pph22, p.pembulatan,
         p.pembulatan_tunai,
         p.grand_total,
         p.dp_rp, p.tukar_rp, coalesce(b.cash, 0) as cash, coalesce(b.debet, 0) as debet,
         coalesce(b.credit, 0) as credit,
         coalesce(b.transfer, 0) as transfer, coalesce(b.poin_rp, 0) as poin_rp, p.valid_by
    from nota_jual p
    left join (
      select no_dokumen, ${jumlah('CASH')} as cash, ${jumlah('DEBET')} as debet, ${jumlah('CREDIT')} as credit,
             ${jumlah('TRANSFER')} as transfer, ${jumlah('POIN')} as poin_rp
        from pembayaran
       where kode_toko = ${kode_toko} and tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
       group by no_dokumen) b on b.no_dokumen = p.no_faktur_jual
   where p.kode_toko = ${kode_toko} and p.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
     and p.status = 'DONE'
     ${same('p.kode_sales', saring.kode_sales)} ${same('p.input_by', saring.input_by)}
     ${same('p.valid_by', saring.valid_by)}
     ${
       saring.jenis_bayar === 'ALL'
         ? sql``
         : sql`and exists (
         select from pembayaran x
          where x.kode_toko = p.kode_toko and x.no_dokumen = p.no_faktur_jual and x.jenis = ${saring.jenis_bayar})`
     }
   order by p.tgl_system, p.no_faktur_jual`;

const jumlah = (jenis: string): Query =>
  sql`coalesce(sum(jumlah) filter (where jenis = ${jenis}), 0)::bigint`;
