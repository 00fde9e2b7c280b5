import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Beside } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { ambilKertas, kertasOf } from '#areas/akses/server/kertas.ts';
import { readPetugas } from '#areas/buku/server/petugas.query.ts';
import type { notaCicilanEndpoint } from '#areas/cicilan/contract/nota-cicilan.api.ts';
import { nilaiCicilan } from '#areas/cicilan/rules/pesan-cicilan.ts';
import { cicilan } from '#areas/cicilan/server/cicilan.ts';
import { kataJadwal, suratCicilan } from '#areas/cicilan/rules/surat-cicilan.ts';
import { LEMBAR_SURAT } from '#areas/penjualan/contract/nota.api.ts';
import { potong } from '#areas/penjualan/server/nota.ts';
import { susunPesan } from '#areas/pesan/server/antre-pesan.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';
import { tokoSurat } from '#areas/service/server/toko-surat.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Baris = AnswerOf<typeof notaCicilanEndpoint>[number];

/** Print data and message of a contract: both sheets, or the customer's alone. The paper is counted (D-6.5). */
export async function readNotaCicilan(
  on: Sql,
  no: string,
  ctx: Ctx,
  satu = false,
): Promise<Beside<Baris[]>> {
  const surat = await cicilan.read(on, no, ctx);
  await ambilKertas(on, kertasOf(no, surat), ctx);
  const { kasir } = await readPetugas(on, surat, ctx);
  const kepala = {
    no_cicilan: surat.no_cicilan,
    tgl_system: surat.tgl_system,
    kasir,
    nama_customer: potong(surat.nama_customer),
    alamat_customer: potong(surat.alamat_customer),
    harga_tunai: surat.harga_tunai,
    tambahan: surat.tambahan,
    harga_jual: surat.harga_jual,
    dp_rp: surat.dp_rp,
    lama_bulan: surat.lama_bulan,
    angsuran: surat.angsuran,
    terbayar: surat.terbayar,
    sisa_rp: surat.keadaan.sisa_rp,
    jadwal: kataJadwal(surat, surat.jadwal).join('\n'),
    cetak_ke: surat.cetak_ke,
    syarat_ketentuan: (suratCicilan(surat, surat.jadwal).syarat ?? []).join('\n'),
    auto_cut: ctx.param(tokoParam.AUTO_CUT),
  };
  const lembar = satu ? (['CUSTOMER'] as const) : LEMBAR_SURAT;
  const nilai = nilaiCicilan(surat, await tokoSurat(on, no, ctx));
  return {
    data: lembar.flatMap((sheet) =>
      surat.barang.map(({ urut, nama_barang, kadar, berat, netto }) => ({
        ...kepala,
        lembar: sheet,
        urut,
        nama_barang: potong(nama_barang),
        kadar,
        berat,
        netto,
      })),
    ),
    template_wa: await susunPesan(on, 'NOTA_CICILAN', nilai, ctx),
  };
}
