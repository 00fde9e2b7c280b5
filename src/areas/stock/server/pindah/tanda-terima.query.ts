import type { FiltersOf } from '#kit/contract/report.ts';
import type { Database } from '#kit/server/database.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { tandaTerimaReport } from '#areas/stock/contract/tanda-terima.report.ts';
import { namaTempat } from '#areas/stock/rules/pindah.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof tandaTerimaReport>;

/** The lines of one move with each piece's photo of now. */
export const tandaTerimaQuery = ({ no_pindah }: Saring, { kode_toko }: Ctx): Query => sql`
  select i.tgl_system, i.kode_barcode, i.nama_barang as keterangan, i.berat, i.size, 1 as qty, i.harga_jual,
         b.gambar -> 0 ->> 'gambar_path' as gambar
    from pindah_isi i join barang b on b.kode_toko = i.kode_toko and b.kode_barcode = i.kode_barcode
   where i.kode_toko = ${kode_toko} and i.no_pindah = ${no_pindah} order by i.urut`;

type Head = {
  kode_gudang: string;
  kode_baki: string | null;
  words: string[];
  status: string;
};

/** The text below the title: where to, when, by whom, and that it was cancelled. */
export async function catatanTandaTerima(
  db: Database,
  { no_pindah }: Saring,
  { kode_toko }: Ctx,
): Promise<string | undefined> {
  const head = await db.maybe(sql<Head>`
    select kode_gudang, kode_baki, array[tgl_system::text, input_by, keterangan] as words, status
      from pindah where kode_toko = ${kode_toko} and no_pindah = ${no_pindah}`);
  if (!head) return undefined;
  const words = [`Ke ${namaTempat(head)}`, ...head.words, head.status === 'CANC' ? 'BATAL' : ''];
  return words.filter(Boolean).join(' · ');
}
