import type { AnswerOf, InputOf } from '#kit/contract/endpoint.ts';
import { missing } from '#kit/server/problem.ts';
import type { Beside, Raw, Surroundings } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import type {
  notaTitipEndpoint,
  notaTitipPdfEndpoint,
} from '#areas/penjualan/contract/nota-titipan.api.ts';
import {
  notaTitipan,
  pesanTitipan,
  strukSetoran,
  syaratTitipan,
  type NotaTitipanToko,
} from '#areas/penjualan/rules/nota-titipan.ts';
import { lembarNota } from '#areas/penjualan/rules/nota.ts';
import { TIDAK_TITIP } from '#areas/penjualan/rules/titipan.ts';
import { alamatNota } from '#areas/penjualan/server/alamat-nota.ts';
import { bacaTitipan } from '#areas/penjualan/server/titipan/baca-titipan.ts';
import { kirimNota, potong, tokoNota } from '#areas/penjualan/server/nota.ts';
import { readDeskripsi } from '#areas/penjualan/server/nota.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { bacaCetak } from '#areas/toko/server/templat-nota.ts';

type Baris = AnswerOf<typeof notaTitipEndpoint>[number];

const tokoOf = async (
  on: Sql,
  saat: { input_date: string; valid_at: string | null },
  ctx: Ctx,
): Promise<NotaTitipanToko> => ({
  ...(await tokoNota(on, saat, ctx)),
  ditahan_persen: ctx.param.BATAL_TITIPAN_PERSEN,
});

/** Print data and message of a deposit: every sheet that the shop prints, or the customer's alone. */
export async function bacaNotaTitipan(
  on: Sql,
  no: string,
  ctx: Ctx,
  satu = false,
): Promise<Beside<Baris[]>> {
  const dokumen = await bacaTitipan(on, no, ctx);
  const toko = await tokoOf(on, dokumen, ctx);
  const codes = dokumen.barang.map(({ kode_barcode }) => kode_barcode);
  const deskripsi = await readDeskripsi(on, ctx.kode_toko, codes);
  const kepala = {
    no_titip: dokumen.no_titip,
    tgl_system: dokumen.tgl_system,
    kode_sales: dokumen.kode_sales,
    kasir: dokumen.valid_by ?? dokumen.input_by,
    nama_customer: potong(dokumen.customer.nama),
    alamat_customer: potong(dokumen.customer.alamat),
    kode_marketplace: '',
    deskripsi_jual: potong(dokumen.keterangan),
    deskripsi_contoh: '',
    harga_total: dokumen.harga_total,
    dp_rp: dokumen.dp_rp,
    sisa_rp: dokumen.sisa_rp,
    berlaku_sampai: dokumen.berlaku_sampai,
    cetak_ke: dokumen.cetak_ke,
    keterangan_nota: [...toko.keterangan],
    auto_cut: ctx.param.AUTO_CUT,
  };
  const lembar = satu ? (['PELANGGAN'] as const) : lembarNota(toko);
  return {
    data: lembar.flatMap((sheet) =>
      dokumen.barang.map(
        ({ kode_dept: _d, kode_group: _g, kode_kadar: _k, murni: _m, harga_jual: _j, ...one }) => ({
          ...kepala,
          ...one,
          lembar: sheet,
          nama_barang: potong(one.nama_barang),
          deskripsi: potong(deskripsi.get(one.kode_barcode) ?? null),
          syarat_ketentuan:
            sheet === 'PELANGGAN' ? syaratTitipan(dokumen, toko.ditahan_persen) : '',
        }),
      ),
    ),
    template_wa: pesanTitipan(dokumen, toko),
  };
}

/** The paper of a deposit, or of one of its further deposits. */
export async function notaTitipanPdf(
  on: Sql,
  { params, query }: InputOf<typeof notaTitipPdfEndpoint>,
  ctx: Ctx,
  around: Surroundings,
): Promise<Raw> {
  const dokumen = await bacaTitipan(on, params.no, ctx);
  const { lembar, no_bayar, ukuran } = query;
  const cetak = await bacaCetak(on, no_bayar === null ? 'TITIPAN' : 'SETORAN', ctx, ukuran);
  const { paper } = cetak;
  if (no_bayar === null) {
    const alamat_nota = await alamatNota(on, params.no, ctx, around);
    const toko = { ...(await tokoOf(on, dokumen, ctx)), cetak, alamat_nota };
    const sheets = notaTitipan(dokumen, toko);
    return kirimNota(sheets, { no: params.no, judul: 'Titipan', lembar, paper }, ctx);
  }
  const setoran = dokumen.setoran.find((one) => one.no_bayar === no_bayar);
  if (!setoran) throw missing(TIDAK_TITIP.SETORAN_TIDAK_ADA);
  const toko = await tokoOf(on, { input_date: setoran.input_date, valid_at: null }, ctx);
  const sheets = strukSetoran(dokumen, setoran, { ...toko, cetak });
  return kirimNota(sheets, { no: no_bayar, judul: 'Setor titipan', lembar, paper }, ctx);
}
