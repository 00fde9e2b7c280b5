import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Beside } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { ambilKertas, kertasOf } from '#areas/akses/server/kertas.ts';
import { readPetugas } from '#areas/buku/server/petugas.query.ts';
import { LEMBAR_SURAT } from '#areas/penjualan/contract/nota.api.ts';
import { potong } from '#areas/penjualan/server/nota.ts';
import { susunPesan } from '#areas/pesan/server/antre-pesan.ts';
import type { notaServiceEndpoint } from '#areas/service/contract/nota-service.api.ts';
import { nilaiService } from '#areas/service/rules/pesan-service.ts';
import { service } from '#areas/service/server/terima-service.ts';
import { tokoSurat } from '#areas/service/server/toko-surat.ts';
import { suratService } from '#areas/service/rules/surat-service.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';

type Baris = AnswerOf<typeof notaServiceEndpoint>[number];

/** Print data and message of a slip: both sheets, or the customer's alone. The paper is counted (D-6.5). */
export async function readNotaService(
  on: Sql,
  no: string,
  ctx: Ctx,
  satu = false,
): Promise<Beside<Baris[]>> {
  const surat = await service.read(on, no, ctx);
  await ambilKertas(on, kertasOf(no, surat), ctx);
  const { kasir } = await readPetugas(on, surat, ctx);
  const kepala = {
    no_service: surat.no_service,
    tgl_system: surat.tgl_system,
    kasir,
    nama_customer: potong(surat.nama_customer),
    alamat_customer: potong(surat.alamat_customer),
    total: surat.ongkos,
    dp_rp: surat.dp_rp,
    tgl_janji: surat.tgl_janji,
    cetak_ke: surat.cetak_ke,
    syarat_ketentuan: (suratService(surat).syarat ?? []).join('\n'),
    auto_cut: ctx.param(tokoParam.AUTO_CUT),
  };
  const lembar = satu ? (['CUSTOMER'] as const) : LEMBAR_SURAT;
  return {
    data: lembar.flatMap((sheet) =>
      surat.barang.map(({ urut, nama_barang, deskripsi, kadar, berat, ongkos }) => ({
        ...kepala,
        lembar: sheet,
        urut,
        nama_barang: potong(nama_barang),
        deskripsi: potong(deskripsi),
        kadar,
        berat,
        ongkos,
      })),
    ),
    template_wa: await susunPesan(
      on,
      'NOTA_SERVICE',
      nilaiService(surat, await tokoSurat(on, no, ctx)),
      ctx,
    ),
  };
}
