import type { FiltersOf } from '#kit/contract/report.ts';
import { formatGram, percentText } from '#kit/rules/format.ts';
import type { Miligram, Persen } from '#kit/rules/quantity.ts';
import type { Database } from '#kit/server/database.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { buktiHancurBeliReport } from '#areas/pembelian/contract/bukti-hancur-beli.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof buktiHancurBeliReport>;

/** The pieces of one melting. */
export const buktiHancurBeliQuery = ({ no_hancur }: Saring, { kode_toko }: Ctx): Query => sql`
  select i.no_faktur_beli, b.nama_barang, b.kadar, 1 as qty, b.berat, b.murni, i.berat_hasil, i.murni_hasil,
         b.berat - i.berat_hasil as susut
    from hancur_pembelian_isi i
    join v_emas_beli b on b.kode_toko = i.kode_toko and b.no_faktur_beli = i.no_faktur_beli and b.urut = i.urut
   where i.kode_toko = ${kode_toko} and i.no_hancur = ${no_hancur} order by i.no_faktur_beli, i.urut`;

type Head = {
  berat_hasil: Miligram;
  kadar_hasil: Persen;
  kode_gudang: string;
  words: string[];
  status: string;
};

/** What is below the title: the lot, where it lies, who did it and why. */
export async function catatanBuktiBeli(
  db: Database,
  { no_hancur }: Saring,
  { kode_toko }: Ctx,
): Promise<string | undefined> {
  const head = await db.maybe(sql<Head>`
    select berat_hasil, kadar_hasil, kode_gudang, array[tgl_system::text, input_by, alasan] as words, status
      from hancur_pembelian where kode_toko = ${kode_toko} and no_hancur = ${no_hancur}`);
  if (!head) return undefined;
  const { berat_hasil, kadar_hasil, kode_gudang, words, status } = head;
  const lot = `${formatGram(berat_hasil)} g kadar ${percentText(kadar_hasil)} ke ${kode_gudang}`;
  return [no_hancur, lot, ...words, status === 'CANC' ? 'BATAL' : ''].filter(Boolean).join(' · ');
}
