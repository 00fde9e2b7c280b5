import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Beside } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { ambilKertas, kertasOf } from '#areas/akses/server/kertas.ts';
import { readPetugas } from '#areas/buku/server/petugas.query.ts';
import type { notaHutangEndpoint } from '#areas/hutang/contract/nota-hutang.api.ts';
import { nilaiHutang } from '#areas/hutang/rules/pesan-hutang.ts';
import { hutang } from '#areas/hutang/server/hutang.ts';
import { hutangParam } from '#areas/hutang/contract/hutang.parameter.ts';
import { suratHutang } from '#areas/hutang/rules/surat-hutang.ts';
import { LEMBAR_SURAT } from '#areas/penjualan/contract/nota.api.ts';
import { potong } from '#areas/penjualan/server/nota.ts';
import { susunPesan } from '#areas/pesan/server/antre-pesan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';

type Baris = AnswerOf<typeof notaHutangEndpoint>[number];

/** Print data and message of a ticket: both sheets, or the customer's alone. The paper is counted (D-6.5). */
export async function readNotaHutang(
  on: Sql,
  no: string,
  ctx: Ctx,
  satu = false,
): Promise<Beside<Baris[]>> {
  const surat = await hutang.read(on, no, ctx);
  await ambilKertas(on, kertasOf(no, surat), ctx);
  const petugas = await readPetugas(on, surat, ctx);
  const izin = ctx.param(hutangParam.NO_IZIN_GADAI);
  const kepala = {
    no_faktur_hutang: surat.no_faktur_hutang,
    tgl_system: surat.tgl_system,
    kasir: petugas.kasir,
    nama_customer: potong(surat.nama_customer),
    alamat_customer: potong(surat.alamat_customer),
    jumlah_hutang: surat.jumlah_hutang,
    bunga: surat.bunga,
    cara_bunga: surat.cara_bunga,
    admin: surat.admin,
    dibayar: surat.dibayar,
    tgl_jatuh_tempo: surat.tgl_jatuh_tempo,
    duplikat_ke: surat.duplikat_ke,
    cetak_ke: surat.cetak_ke,
    syarat_ketentuan: (suratHutang(surat, izin).syarat ?? []).join('\n'),
    auto_cut: ctx.param(tokoParam.AUTO_CUT),
  };
  const lembar = satu ? (['CUSTOMER'] as const) : LEMBAR_SURAT;
  return {
    data: lembar.flatMap((sheet) =>
      surat.detail_barang.map(({ urut, nama_barang, kadar, cara_uji, berat, taksiran }) => ({
        ...kepala,
        lembar: sheet,
        urut,
        nama_barang: potong(nama_barang),
        kadar,
        cara_uji,
        berat,
        taksiran,
      })),
    ),
    template_wa: await susunPesan(on, 'NOTA_HUTANG', nilaiHutang(surat, ctx.toko), ctx),
  };
}
