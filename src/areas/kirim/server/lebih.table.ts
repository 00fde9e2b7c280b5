import type { Hari } from '#kit/rules/hari.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import type { KeadaanLebih } from '#areas/kirim/rules/lebih.ts';

export type Lebih = {
  readonly kode_barcode: string;
  readonly nama_barang: string | null;
  readonly tgl_system: Hari;
  readonly input_by: string;
  readonly keterangan: string;
  readonly no_kirim: string | null;
  readonly keadaan: KeadaanLebih;
  readonly serah_by: string | null;
};

/** The shipment that sent a scan `l` after all. */
const SUSULAN: Query = sql`
  (select min(k.no_kirim) from kirim_barang k
     join kirim_barang_isi i on i.kode_toko = k.kode_toko and i.no_kirim = k.no_kirim
    where k.kode_toko = l.asal and k.no_kirim_asal = l.no_kirim and k.status <> 'CANC'
      and i.kode_barcode = l.kode_barcode)`;
/** The ways home of a scan `l`: handed over, and there. */
const PULANG: Query = sql`
  left join kiriman_lebih_pulang s on s.asal = l.asal and s.no_kirim = l.no_kirim and s.kode_barcode = l.kode_barcode
    and s.langkah = 'SERAH'
  left join kiriman_lebih_pulang p on p.asal = l.asal and p.no_kirim = l.no_kirim and p.kode_barcode = l.kode_barcode
    and p.langkah = 'TIBA'`;

/** Scans beyond the list of a shipment, each with what became of it. */
export const listLebih = (on: Sql, asal: string, no_kirim: string): Promise<Lebih[]> =>
  on.many(sql<Lebih>`
    select l.kode_barcode,
           coalesce(b.nama_barang, 'Berlian ' || to_char(s2.carat / 1000.0, 'FM999,990.000') || ' ct') as nama_barang,
           l.tgl_system, l.input_by, l.keterangan, x.no_kirim, s.input_by as serah_by,
           case when p.op is not null then 'KEMBALI' when x.no_kirim is not null then 'SUSULAN'
             when s.op is not null then 'DISERAHKAN' else 'BELUM' end as keadaan
      from kiriman_lebih l
      left join barang b on b.kode_toko = l.asal and b.kode_barcode = l.kode_barcode
      left join berlian s2 on s2.kode_toko = l.asal and s2.kode_berlian = l.kode_barcode ${PULANG}
     cross join lateral (select ${SUSULAN} as no_kirim) x
     where l.asal = ${asal} and l.no_kirim = ${no_kirim} order by l.input_date, l.kode_barcode`);

/** Scans that are neither shipped after their shipment nor home, of a shop's shipments and of those to it. */
export const lebihTerbuka = (kode_toko: string): Query => sql`
  select l.no_kirim, l.kode_barcode, l.tgl_system
    from kiriman_lebih l ${PULANG}
   where (l.asal = ${kode_toko} or l.kode_toko = ${kode_toko}) and p.op is null and ${SUSULAN} is null`;
