import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql } from '#kit/server/sql.ts';
import type { LotAda } from '#areas/sepuhan/server/lot-sepuhan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A bought piece of a lot: as it was bought, and as its receipt took it in. */
export type BarangLot = {
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
  /** Null at receipts of before that was told. */
  readonly modal_hilang: Rupiah | null;
  readonly barcode_asal: string | null;
  readonly kode_dept: string;
  readonly kode_group: string;
  readonly kode_kadar: string;
  readonly kondisi: string | null;
  readonly foto: string[];
};

/**
 * The bought pieces of a lot: those that the lines of its step name, and where a line names none, those of the lot that
 * it took, back to the receipt. What another lot of the same step was bought as is not among them. A bar is no piece.
 */
export const listBarangLot = (
  tx: Tx,
  { no_lot }: Pick<LotAda, 'no_lot'>,
  { kode_toko }: Ctx,
): Promise<BarangLot[]> =>
  tx.many(sql<BarangLot>`
    with recursive jejak as (
      select ${no_lot}::text as no_lot, null::text as no_dokumen, null::text as no_sepuhan, 0 as urut
      union
      select b.no_lot, b.no_dokumen, b.no_sepuhan, b.urut
        from jejak j
        join lot l on l.kode_toko = ${kode_toko} and l.no_lot = j.no_lot
        join sepuhan s on s.kode_toko = l.kode_toko and s.no_sepuhan = l.no_dokumen
        join sepuhan_baris b on b.kode_toko = s.kode_toko and b.no_sepuhan = s.no_sepuhan
        left join lot d on d.kode_toko = b.kode_toko and d.no_lot = b.no_lot
       where j.no_dokumen is null and coalesce(b.kadar_uji, b.kadar) = l.persen
         and case s.langkah
               when 'TERIMA' then b.asal = l.asal
               when 'TERIMA CUCI' then b.kode_barcode is null and d.asal = l.asal and b.kode_gudang = l.kode_gudang
               when 'LEBUR' then false
               else d.asal = l.asal and b.kode_gudang = l.kode_gudang and b.kelas is not distinct from l.kelas
                and b.kode_tukang is not distinct from l.kode_tukang and b.proses is not distinct from l.proses end
    )
    select b.no_dokumen, b.urut_dokumen, e.nama_barang, b.kode_gudang, b.kadar, b.berat, b.murni, b.modal,
           b.berat_hasil, b.murni_hasil, b.murni_timbang, b.murni_asal, p.batas, b.modal_hilang, e.barcode_asal,
           e.kode_dept, e.kode_group, e.kode_kadar, e.kondisi, e.foto
      from jejak j
      join sepuhan p on p.kode_toko = ${kode_toko} and p.no_sepuhan = j.no_sepuhan
      join sepuhan_baris b on b.kode_toko = ${kode_toko} and b.no_sepuhan = j.no_sepuhan and b.urut = j.urut
      join v_emas_beli e on e.kode_toko = b.kode_toko and e.no_faktur_beli = b.no_dokumen
       and e.urut = b.urut_dokumen
     order by b.no_sepuhan, b.urut`);
