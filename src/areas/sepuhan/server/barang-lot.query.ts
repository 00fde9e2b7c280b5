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
  /** Null at receipts of before that was told. */
  readonly modal_hilang: Rupiah | null;
  readonly barcode_asal: string | null;
  readonly kode_dept: string;
  readonly kode_group: string;
  readonly kode_kadar: string;
  readonly kondisi: string | null;
  readonly foto: string[];
};

/** The bought pieces that its step put into this lot, as far as its lines name them, in their order. */
export const listBarangLot = (
  tx: Tx,
  { no_dokumen, asal, persen, kelas, kode_tukang, proses }: LotAda,
  { kode_toko }: Ctx,
): Promise<BarangLot[]> =>
  tx.many(sql<BarangLot>`
    select b.no_dokumen, b.urut_dokumen, e.nama_barang, b.kode_gudang, b.kadar, b.berat, b.murni, b.modal,
           b.berat_hasil, b.murni_hasil, b.modal_hilang, e.barcode_asal, e.kode_dept, e.kode_group, e.kode_kadar,
           e.kondisi, e.foto
      from sepuhan s
      join sepuhan_baris b on b.kode_toko = s.kode_toko and b.no_sepuhan = s.no_sepuhan
      join v_emas_beli e on e.kode_toko = b.kode_toko and e.no_faktur_beli = b.no_dokumen
       and e.urut = b.urut_dokumen
     where s.kode_toko = ${kode_toko} and s.no_sepuhan = ${no_dokumen}
       and case s.langkah when 'TERIMA' then b.asal = ${asal} when 'TERIMA CUCI' then b.kode_barcode is null
             else b.kelas is not distinct from ${kelas} and b.kode_tukang is not distinct from ${kode_tukang}
              and b.proses is not distinct from ${proses} end
       and coalesce(b.kadar_uji, b.kadar) = ${persen}
     order by b.urut`);
