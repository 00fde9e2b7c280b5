import type { AnswerOf, InputOf } from '#kit/contract/endpoint.ts';
import { cutLines } from '#kit/rules/format.ts';
import { localTime } from '#kit/server/clock.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Beside, Raw, Surroundings } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { ambilKertas, cetakKertas, kertasOf } from '#areas/akses/server/kertas.ts';
import { alamatNota, tokoPesan } from '#areas/penjualan/server/alamat-nota.ts';
import { susunPesan } from '#areas/pesan/server/antre-pesan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { kirimStruk } from '#areas/toko/server/struk.ts';
import { bacaCetak } from '#areas/toko/server/templat-nota.ts';
import type {
  cetakBeliEndpoint,
  notaBeliEndpoint,
  notaBeliPdfEndpoint,
} from '#areas/pembelian/contract/nota-beli.api.ts';
import { nilaiBeli, strukBeli } from '#areas/pembelian/rules/struk-beli.ts';
import { bacaPembelian } from '#areas/pembelian/server/baca-pembelian.ts';

type Baris = AnswerOf<typeof notaBeliEndpoint>[number];
const potong = (words: string): string =>
  cutLines(words)
    .map((line) => line.trim())
    .join('\n');

/** Print data and message of a buy-back. */
export async function bacaNotaBeli(on: Sql, no: string, ctx: Ctx): Promise<Beside<Baris[]>> {
  const dokumen = await bacaPembelian(on, no, ctx);
  await ambilKertas(on, kertasOf(no, dokumen), ctx);
  const data = dokumen.barang.map((one) => ({
    urut: one.urut,
    no_faktur_beli: no,
    tgl_system: dokumen.tgl_system,
    kode_sales: dokumen.kode_sales,
    kasir: dokumen.valid_by ?? dokumen.input_by,
    nama_customer: potong(dokumen.customer.nama),
    alamat_customer: potong(dokumen.customer.alamat),
    nama_barang: potong(one.nama_barang),
    no_faktur_jual: one.no_faktur_jual,
    kadar: one.kadar,
    berat: one.berat,
    kondisi: one.kondisi,
    harga_per_gram: one.harga_per_gram,
    potongan: one.potongan,
    harga: one.harga,
    grand_total: dokumen.grand_total,
    cetak_ke: dokumen.cetak_ke,
    auto_cut: ctx.param.AUTO_CUT,
  }));
  return {
    data,
    template_wa: await susunPesan(
      on,
      'NOTA_PEMBELIAN',
      nilaiBeli(dokumen, await tokoPesan(on, no, ctx)),
      ctx,
    ),
  };
}

/** What the counter asks before its own printer prints the paper. */
export const cetakNotaBeli = async (
  tx: Tx,
  { params: { no } }: InputOf<typeof cetakBeliEndpoint>,
  ctx: Ctx,
) => cetakKertas(tx, kertasOf(no, await bacaPembelian(tx, no, ctx)), ctx);

export async function notaBeliPdf(
  on: Sql,
  { params, query }: InputOf<typeof notaBeliPdfEndpoint>,
  ctx: Ctx,
  around: Surroundings,
): Promise<Raw> {
  const dokumen = await bacaPembelian(on, params.no, ctx);
  const cetak = await bacaCetak(on, 'PEMBELIAN', ctx, query.ukuran);
  await ambilKertas(on, kertasOf(params.no, dokumen), ctx);
  const sheet = strukBeli(dokumen, {
    ...ctx.toko,
    cetak,
    jam: localTime(dokumen.input_date, ctx.toko.zona).slice(11),
    alamat_nota: await alamatNota(on, params.no, ctx, around),
  });
  const title = `Nota Pembelian ${params.no}`;
  return kirimStruk([sheet], { title, name: `NOTA ${params.no}`, paper: cetak.paper }, ctx);
}
