import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { Database } from '#kit/server/database.ts';
import type { buktiTerimaReport } from '#areas/terima/contract/bukti-terima.report.ts';
import type { batalTerimaReport, terimaReport } from '#areas/terima/contract/terima.report.ts';
import { findDocument } from '#areas/dokumen/server/document.table.ts';
import { terimaDocument } from '#areas/terima/contract/terima.document.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Masa = { tgl_from: string; tgl_to: string };
type Saring = Masa & { kode_dept: string };

type Status = 'DONE' | 'CANC';

const baris = (saring: Saring, kode_toko: string, status: Status): Query => sql`
  from penerimaan p join penerimaan_lot l on l.kode_toko = p.kode_toko and l.no_terima = p.no_terima
  left join jenis j on j.kode_toko = l.kode_toko and j.kode_dept = l.kode_dept
 where ${dalam(saring, kode_toko, status)} ${same('l.kode_dept', saring.kode_dept)}`;

const dalam = ({ tgl_from, tgl_to }: Masa, kode_toko: string, status: Status): Query => sql`
  p.kode_toko = ${kode_toko} and p.status = ${status}
   and p.tgl_system between ${tgl_from}::date and ${tgl_to}::date`;

/** The same lots kadar by kadar: of each delivery by its internal number, or of each supplier. */
export const internQuery =
  (per: 'faktur' | 'supplier', status: Status) =>
  (masa: Masa, { kode_toko }: Ctx): Query => {
    const kunci =
      per === 'faktur'
        ? sql`coalesce(p.no_intern, '') as no_intern, p.kode_supplier, p.tgl_system as tanggal`
        : sql`p.kode_supplier`;
    const murni = status === 'DONE' ? sql`, sum(l.murni)::bigint as murni` : sql``;
    const nomor = per === 'faktur' ? sql`1, 2, 3, 4` : sql`1, 2`;
    return sql`
      select ${kunci}, l.persen as kadar, sum(l.qty)::int as qty, sum(l.berat_bruto)::bigint as berat_bruto,
             sum(l.berat)::bigint as berat, sum(l.label_berat)::bigint as berat_input,
             sum(l.berat - l.label_berat)::bigint as selisih ${murni}
        from penerimaan p join penerimaan_lot l on l.kode_toko = p.kode_toko and l.no_terima = p.no_terima
       where ${dalam(masa, kode_toko, status)}
       group by ${nomor} order by ${nomor}`;
  };

export const terimaQuery = (
  saring: FiltersOf<typeof terimaReport>,
  { kode_toko }: Ctx,
): Query => sql`
  select p.no_terima, p.tgl_system, p.kode_supplier, l.kode_group, coalesce(j.nama, l.kode_dept) as jenis, l.qty,
         l.berat
  ${baris(saring, kode_toko, 'DONE')} ${same('p.kode_supplier', saring.kode_supplier)}
   order by p.tgl_system, p.no_terima, l.urut`;

export const batalTerimaQuery = (
  saring: FiltersOf<typeof batalTerimaReport>,
  { kode_toko }: Ctx,
): Query => sql`
  select p.no_terima, l.kode_group, coalesce(j.nama, l.kode_dept) as jenis, l.qty, l.berat
  ${baris(saring, kode_toko, 'CANC')}
   order by p.no_terima, l.urut`;

/** The lots of one delivery. */
export const buktiTerimaQuery = (
  { no_terima }: FiltersOf<typeof buktiTerimaReport>,
  { kode_toko }: Ctx,
): Query => sql`
  select coalesce(j.nama, l.kode_dept) as jenis, l.kode_group, l.persen as kadar, l.qty, l.berat_bruto,
         l.berat_nota, l.berat, l.berat - l.berat_nota as selisih, l.label_qty, l.label_berat
    from penerimaan_lot l left join jenis j on j.kode_toko = l.kode_toko and j.kode_dept = l.kode_dept
   where l.kode_toko = ${kode_toko} and l.no_terima = ${no_terima} order by l.persen, l.urut`;

/** The text below the title of the paper. */
export async function catatanTerima(
  db: Database,
  { no_terima }: FiltersOf<typeof buktiTerimaReport>,
  { kode_toko }: Ctx,
): Promise<string | undefined> {
  const head = await findDocument(db, terimaDocument.spec, kode_toko, no_terima);
  if (!head) return undefined;
  const words = [no_terima, head.kode_supplier, head.no_intern, head.kode_gudang, head.tgl_system];
  return [...words, head.input_by, head.keterangan, head.status === 'CANC' ? 'BATAL' : '']
    .filter(Boolean)
    .join(' · ');
}
