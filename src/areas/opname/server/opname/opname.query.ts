import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { buktiOpnameReport, opnameReport } from '#areas/opname/contract/opname.report.ts';
import { formatPersen } from '#kit/rules/format.ts';
import { shareOf } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Database } from '#kit/server/database.ts';
import { findNoOpname } from '#areas/opname/server/opname/opname.table.ts';
import { namaTempat } from '#areas/stock/rules/pindah.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const ISI = sql`kode_barcode, nama_barang, kode_dept, kode_group, kadar, kode_baki, baki_fisik, qty, berat, murni,
         berat_fisik, berat_fisik - berat as selisih, hasil, scan_at, input_by`;

/** Pieces of finished counts; those that moved while the count went on stand apart. */
export const opnameQuery = (
  saring: FiltersOf<typeof opnameReport>,
  { kode_toko }: Ctx,
): Query => sql`
  select no_opname, tgl_system, ${ISI} ${dihitung(saring, kode_toko)} ${same('hasil', saring.hasil)}
   order by no_opname, hasil, kode_barcode nulls last, kode, nama_barang`;

const dihitung = (saring: FiltersOf<typeof opnameReport>, kode_toko: string): Query => sql`
  from v_opname_hasil
 where kode_toko = ${kode_toko} and status = 'SELESAI' and tipe = ${saring.tipe}
   and tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
   ${same('kode_gudang', saring.kode_gudang)} ${same('kode_baki', saring.kode_baki)}`;

/**
 * What should have been there, and how much of it was found, each piece by its last count; what moved
 * meanwhile counts as neither.
 */
export async function ringkasOpname(
  db: Database,
  saring: FiltersOf<typeof opnameReport>,
  { kode_toko }: Ctx,
): Promise<string | undefined> {
  const { harus, ketemu, hilang, lebih } = await db.one(sql<Record<Ringkas, number>>`
    select coalesce(sum(qty) filter (where hasil not in ('LEBIH', 'BERGERAK')), 0)::int as harus,
           coalesce(sum(qty) filter (where hasil not in ('LEBIH', 'BERGERAK', 'HILANG')), 0)::int as ketemu,
           coalesce(sum(qty) filter (where hasil = 'HILANG'), 0)::int as hilang,
           coalesce(sum(qty) filter (where hasil = 'LEBIH'), 0)::int as lebih
      from (select distinct on (${YANG}) qty, hasil ${dihitung(saring, kode_toko)}
             order by ${YANG}, no_opname desc) terakhir`);
  if (harus === 0 && lebih === 0) return undefined;
  const persen = harus > 0 ? formatPersen(shareOf(ketemu, harus, 'half')) : '-';
  return sentence(
    'Seharusnya {harus} barang: ketemu {ketemu} ({persen}%), hilang {hilang}, lebih {lebih}',
    { harus, ketemu, persen, hilang, lebih },
  );
}
/** A piece is its barcode; of a lot each count has its own. */
const YANG = sql`coalesce(kode_barcode, no_opname || '/' || kode || '/' || nama_barang)`;
type Ringkas = 'harus' | 'ketemu' | 'hilang' | 'lebih';

/** The lines of one finished count, also of one that was cancelled since. */
export const buktiOpnameQuery = (
  { no_opname }: FiltersOf<typeof buktiOpnameReport>,
  { kode_toko }: Ctx,
): Query => sql`
  select ${ISI} from v_opname_hasil where kode_toko = ${kode_toko} and no_opname = ${no_opname}
   order by hasil, kode_barcode nulls last, kode, nama_barang`;

const JENIS = { BARANG: '', PENERIMAAN: 'Penerimaan', BERLIAN: 'Berlian' } as const;

/** The note below the title of the paper. */
export async function catatanOpname(
  db: Database,
  { no_opname }: FiltersOf<typeof buktiOpnameReport>,
  { kode_toko }: Ctx,
): Promise<string | undefined> {
  const head = await findNoOpname(db, kode_toko, no_opname);
  if (!head) return undefined;
  const words = [no_opname, JENIS[head.tipe], namaTempat(head), head.kode_dept, head.tgl_system];
  return [...words, `Mulai ${head.mulai_by}`, head.status === 'BATAL' ? 'BATAL' : '']
    .filter(Boolean)
    .join(' · ');
}
