import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatGram, percentText } from '#kit/rules/format.ts';
import type { Beside } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { ambilKertas, kertasOf } from '#areas/akses/server/kertas.ts';
import { readPetugas } from '#areas/buku/server/petugas.query.ts';
import { LEMBAR_SURAT } from '#areas/penjualan/contract/nota.api.ts';
import { potong } from '#areas/penjualan/server/nota.ts';
import { susunPesan } from '#areas/pesan/server/antre-pesan.ts';
import type { notaPesananEndpoint } from '#areas/service/contract/pesanan/nota-pesanan.api.ts';
import { nilaiPesanan } from '#areas/service/rules/pesanan/pesan-pesanan.ts';
import { pesanan } from '#areas/service/server/pesanan/pesanan.ts';
import { syaratPesanan } from '#areas/service/rules/pesanan/surat-pesanan.ts';
import { tokoSurat } from '#areas/service/server/toko-surat.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';

type Baris = AnswerOf<typeof notaPesananEndpoint>[number];

/** Print data and message of a slip: both sheets, or the customer's alone. The paper is counted (D-6.5). */
export async function readNotaPesanan(
  on: Sql,
  no: string,
  ctx: Ctx,
  satu = false,
): Promise<Beside<Baris[]>> {
  const surat = await pesanan.read(on, no, ctx);
  await ambilKertas(on, kertasOf(no, surat), ctx);
  const contoh = surat.contoh
    .map((one) => `${one.nama_barang} ${formatGram(one.berat)} g ${percentText(one.kadar)}`)
    .join(', ');
  const { kasir } = await readPetugas(on, surat, ctx);
  const kepala = {
    no_pesanan: surat.no_pesanan,
    tgl_system: surat.tgl_system,
    kasir,
    nama_customer: potong(surat.nama_customer),
    alamat_customer: potong(surat.alamat_customer),
    deskripsi_contoh: potong(contoh),
    total_harga: surat.total_harga,
    dp_rp: surat.dp_rp,
    tgl_janji: surat.tgl_janji,
    cetak_ke: surat.cetak_ke,
    syarat_ketentuan: syaratPesanan(surat, surat.kunci, surat.contoh.length).join('\n'),
    auto_cut: ctx.param(tokoParam.AUTO_CUT),
  };
  const lembar = satu ? (['CUSTOMER'] as const) : LEMBAR_SURAT;
  return {
    data: lembar.flatMap((sheet) =>
      surat.barang.map(({ urut, deskripsi, kadar, berat, harga_per_gram, ongkos, harga }) => ({
        ...kepala,
        lembar: sheet,
        urut,
        deskripsi: potong(deskripsi),
        kadar,
        berat,
        harga_per_gram,
        ongkos,
        harga,
      })),
    ),
    template_wa: await susunPesan(
      on,
      'NOTA_PESANAN',
      nilaiPesanan(surat, await tokoSurat(on, no, ctx)),
      ctx,
    ),
  };
}
