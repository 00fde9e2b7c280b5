import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { LotAda } from '#areas/sepuhan/server/lot-sepuhan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A bought piece of a lot: as it was bought, and as its receipt took it in. */
export type BarangLot = {
  /** The shop that bought it: this one, or a branch that sent it here. */
  readonly kode_toko: string;
  readonly no_dokumen: string;
  readonly urut_dokumen: number;
  readonly nama_barang: string;
  /** The BELI warehouse that it came from. */
  readonly kode_gudang: string;
  readonly kadar: Persen;
  readonly berat: Miligram;
  readonly murni: Miligram;
  readonly modal: Rupiah;
  readonly berat_hasil: Miligram;
  readonly murni_hasil: Miligram;
  /** Fine gold of the weight that its receipt found, and so with what the scale missed; what a test might miss. */
  readonly murni_timbang: Miligram;
  readonly murni_asal: Miligram;
  readonly batas: Persen | null;
  /** Null at receipts from before this was recorded. */
  readonly modal_hilang: Rupiah | null;
  readonly barcode_asal: string | null;
  readonly kode_dept: string;
  readonly kode_group: string;
  readonly kode_kadar: string;
  readonly kondisi: string | null;
  readonly foto: string[];
  /** The shop is on another server: its masters are not here, and this is what its list says that its code means. */
  readonly jauh: boolean;
  readonly persen_kode: Persen | null;
};

/**
 * The bought pieces of a lot: those that the lines of its step name, and where a line names none, those of the lot that
 * it took, back to the receipt, at this shop or at the branch that sent it (D-44.9). What another lot of the same step
 * was bought as is not among them. A bar is no piece.
 */
export const listBarangLot = (
  on: Sql,
  { no_lot }: Pick<LotAda, 'no_lot'>,
  { kode_toko }: Pick<Ctx, 'kode_toko'>,
): Promise<BarangLot[]> =>
  on.many(sql<BarangLot>`
    with recursive jejak as (
      select ${kode_toko}::text as kode_toko, ${no_lot}::text as no_lot, null::text as no_dokumen, null::text as sumber,
             0 as urut
      union
      select x.*
        from jejak j
        join lot l on l.kode_toko = j.kode_toko and l.no_lot = j.no_lot
       cross join lateral (
         select b.kode_toko, b.no_lot, b.no_dokumen, b.no_sepuhan, b.urut
           from sepuhan s
           join sepuhan_baris b on b.kode_toko = s.kode_toko and b.no_sepuhan = s.no_sepuhan
           left join lot d on d.kode_toko = b.kode_toko and d.no_lot = b.no_lot
          where s.kode_toko = l.kode_toko and s.no_sepuhan = l.no_dokumen and coalesce(b.kadar_uji, b.kadar) = l.persen
            and case s.langkah
               when 'TERIMA' then b.asal = l.asal
               when 'TERIMA CUCI' then b.kode_barcode is null and d.asal = l.asal and b.kode_gudang = l.kode_gudang
               when 'LEBUR' then false
               else d.asal = l.asal and b.kode_gudang = l.kode_gudang and b.kelas is not distinct from l.kelas
                and b.kode_tukang is not distinct from l.kode_tukang and b.proses is not distinct from l.proses end
         union all
         select i.kode_toko, i.no_lot, i.no_dokumen, t.no_terima, t.urut
           from terima_kiriman_isi t
           join kirim_barang_isi i on i.kode_toko = t.asal and i.no_kirim = t.no_kirim
            and i.kode_barcode = t.kode_barcode
          where t.kode_toko = l.kode_toko and t.no_terima = l.no_dokumen and t.isi in ('BELI', 'LOT')
            and coalesce(t.kadar_uji, t.persen) = l.persen) x
       where j.no_dokumen is null
    )
    select x.*, t.server_sendiri as jauh, e.nama_barang, e.barcode_asal, e.kode_dept, e.kode_group, e.kode_kadar,
           e.kondisi, e.foto
      from jejak j
     cross join lateral (
       select b.kode_toko, b.no_dokumen, b.urut_dokumen, b.kode_gudang, b.kadar, b.berat, b.murni, b.modal,
              b.berat_hasil, b.murni_hasil, b.murni_timbang, b.murni_asal, p.batas, b.modal_hilang,
              null::int as persen_kode
         from sepuhan p
         join sepuhan_baris b on b.kode_toko = p.kode_toko and b.no_sepuhan = p.no_sepuhan
        where p.kode_toko = j.kode_toko and p.no_sepuhan = j.sumber and b.urut = j.urut
       union all
       select i.kode_toko, i.no_dokumen, i.urut_dokumen, i.dari_gudang, t.persen, t.berat_kirim, t.murni_kirim,
              t.harga_modal, t.berat, t.murni, t.murni_timbang, t.murni_asal, t.batas, t.modal_hilang,
              (d.barang ->> 'persen_kode')::int
         from terima_kiriman_isi t
         join kirim_barang_isi i on i.kode_toko = t.asal and i.no_kirim = t.no_kirim
          and i.kode_barcode = t.kode_barcode
         left join kiriman_jauh_isi d on d.kode_toko = i.kode_toko and d.no_kirim = i.no_kirim
          and d.kode_barcode = i.kode_barcode
        where t.kode_toko = substr(j.sumber, 3, 3) and t.no_terima = j.sumber and t.urut = j.urut) x
      join toko t on t.kode_toko = x.kode_toko
      join v_emas_beli e on e.kode_toko = x.kode_toko and e.no_faktur_beli = x.no_dokumen and e.urut = x.urut_dokumen
     order by j.sumber, j.urut`);
