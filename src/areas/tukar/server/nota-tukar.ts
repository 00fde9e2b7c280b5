import type { AnswerOf, InputOf } from '#kit/contract/endpoint.ts';
import { cutLines } from '#kit/rules/format.ts';
import { localTime } from '#kit/server/clock.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Beside, Raw } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { ambilKertas, cetakKertas, kertasOf } from '#areas/akses/server/kertas.ts';
import { tentukanPembulatan } from '#areas/barang/rules/harga-barang.ts';
import { susunPesan } from '#areas/pesan/server/antre-pesan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { kirimStruk } from '#areas/toko/server/struk.ts';
import { bacaCetak } from '#areas/toko/server/templat-nota.ts';
import type {
  cetakTukarEndpoint,
  notaTukarEndpoint,
  notaTukarPdfEndpoint,
} from '#areas/tukar/contract/nota-tukar.api.ts';
import { nilaiTukar, strukTukar } from '#areas/tukar/rules/struk-tukar.ts';
import { bacaTukar } from '#areas/tukar/server/baca-tukar.ts';

type Baris = AnswerOf<typeof notaTukarEndpoint>[number];
const potong = (words: string): string =>
  cutLines(words)
    .map((line) => line.trim())
    .join('\n');

/** Print data and message of a ticket. */
export async function bacaNotaTukar(on: Sql, no: string, ctx: Ctx): Promise<Beside<Baris[]>> {
  const tiket = await bacaTukar(on, no, ctx);
  await ambilKertas(on, kertasOf(no, tiket), ctx);
  const { penjualan, pembelian } = tiket;
  const kepala = {
    no_tukar: no,
    tgl_system: tiket.tgl_system,
    kode_sales: tiket.kode_sales,
    kasir: tiket.valid_by ?? tiket.input_by,
    nama_customer: potong(penjualan.customer.nama),
    alamat_customer: potong(penjualan.customer.alamat),
    grand_total: tiket.grand_total,
    dp_rp: tiket.dp_rp,
    tukar_rp: tiket.tukar_rp,
    selisih: tiket.selisih,
    kembali: tiket.kembali,
    cetak_ke: tiket.cetak_ke,
    auto_cut: ctx.param.AUTO_CUT,
  };
  const isi = ({ urut, nama_barang, kode_barcode, kadar, berat, harga_per_gram }: Isi) => ({
    ...{ urut, nama_barang: potong(nama_barang), kode_barcode, kadar, berat, harga_per_gram },
  });
  const data: Baris[] = [
    ...penjualan.barang.map((one) => ({
      ...kepala,
      ...isi(one),
      bagian: 'JUAL' as const,
      no_faktur: tiket.no_faktur_jual,
      harga: one.netto,
    })),
    ...pembelian.barang.map((one) => ({
      ...kepala,
      ...isi(one),
      bagian: 'BELI' as const,
      no_faktur: tiket.no_faktur_beli,
      harga: one.harga,
    })),
  ];
  return {
    data,
    template_wa: await susunPesan(on, 'NOTA_TUKAR', nilaiTukar(tiket, ctx.toko), ctx),
  };
}

type Isi = Pick<
  Baris,
  'urut' | 'nama_barang' | 'kode_barcode' | 'kadar' | 'berat' | 'harga_per_gram'
>;

/** What the counter asks before its own printer prints the paper. */
export const cetakNotaTukar = async (
  tx: Tx,
  { params: { no } }: InputOf<typeof cetakTukarEndpoint>,
  ctx: Ctx,
) => cetakKertas(tx, kertasOf(no, await bacaTukar(tx, no, ctx)), ctx);

export async function notaTukarPdf(
  on: Sql,
  { params, query }: InputOf<typeof notaTukarPdfEndpoint>,
  ctx: Ctx,
): Promise<Raw> {
  const tiket = await bacaTukar(on, params.no, ctx);
  const cetak = await bacaCetak(on, 'TUKAR', ctx, query.ukuran);
  await ambilKertas(on, kertasOf(params.no, tiket), ctx);
  const sheet = strukTukar(tiket, {
    ...ctx.toko,
    cetak,
    jam: localTime(tiket.input_date, ctx.toko.zona).slice(11),
    langkah: tentukanPembulatan(ctx.moduls, ctx.param.PEMBULATAN).langkah,
    bulan: ctx.param.BULAN_BELI_KEMBALI,
  });
  const title = `Nota Tukar Tambah ${params.no}`;
  return kirimStruk([sheet], { title, name: `NOTA ${params.no}`, paper: cetak.paper }, ctx);
}
