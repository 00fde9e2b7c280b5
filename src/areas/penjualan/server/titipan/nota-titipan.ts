import type { AnswerOf, InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { missing } from '#kit/server/problem.ts';
import type { Beside, Raw } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { ambilKertas, kertasOf, cetakKertas } from '#areas/akses/server/kertas.ts';
import { readPetugas } from '#areas/buku/server/petugas.query.ts';
import type {
  cetakTitipEndpoint,
  notaTitipEndpoint,
  notaTitipPdfEndpoint,
} from '#areas/penjualan/contract/titipan/titipan.api.ts';
import type { TitipanDokumen } from '#areas/penjualan/contract/titipan/titipan.document.ts';
import {
  notaTitipan,
  strukSetoran,
  syaratTitipan,
  type NotaTitipanToko,
} from '#areas/penjualan/rules/nota-titipan.ts';
import { nilaiTitipan } from '#areas/penjualan/rules/pesan-nota.ts';
import { denganKata, lembarNota } from '#areas/penjualan/rules/nota.ts';
import { TIDAK_TITIP } from '#areas/penjualan/rules/titipan.ts';
import { alamatNota, tokoPesan } from '#areas/penjualan/server/alamat-nota.ts';
import { titipan } from '#areas/penjualan/server/titipan/titipan.ts';
import { kirimNota, potong, tokoNota } from '#areas/penjualan/server/nota.ts';
import { listKataBarang } from '#areas/penjualan/server/nota.query.ts';
import { susunPesan } from '#areas/pesan/server/antre-pesan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { readCetak } from '#areas/toko/server/templat-nota.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';

type Baris = AnswerOf<typeof notaTitipEndpoint>[number];

const tokoOf = async (
  on: Sql,
  saat: { input_date: string; kode_sales?: string; input_by: string; valid_by?: string | null },
  ctx: Ctx,
): Promise<NotaTitipanToko> => ({
  ...(await tokoNota(on, saat, ctx)),
  petugas: await readPetugas(on, saat, ctx),
});

const kataOf = (on: Sql, { barang }: Pick<TitipanDokumen, 'barang'>, { kode_toko }: Ctx) =>
  listKataBarang(
    on,
    kode_toko,
    barang.map(({ kode_barcode }) => kode_barcode),
  );

/** Print data and message of a deposit: every sheet that the shop prints, or the customer's alone. */
export async function readNotaTitipan(
  on: Sql,
  no: string,
  ctx: Ctx,
  satu = false,
): Promise<Beside<Baris[]>> {
  const dokumen = await titipan.read(on, no, ctx);
  await ambilKertas(on, kertasOf(no, dokumen), ctx);
  const toko = await tokoOf(on, dokumen, ctx);
  const barang = denganKata(dokumen.barang, await kataOf(on, dokumen, ctx));
  const kepala = {
    no_titip: dokumen.no_titip,
    tgl_system: dokumen.tgl_system,
    kode_sales: dokumen.kode_sales,
    nama_sales: toko.petugas.sales,
    kasir: toko.petugas.kasir,
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
    auto_cut: ctx.param(tokoParam.AUTO_CUT),
  };
  const lembar = satu ? (['PELANGGAN'] as const) : lembarNota(toko);
  return {
    data: lembar.flatMap((sheet) =>
      barang.map(
        ({ kode_dept: _d, kode_group: _g, kode_kadar: _k, murni: _m, harga_jual: _j, ...one }) => ({
          ...kepala,
          ...one,
          lembar: sheet,
          nama_barang: potong(one.nama_barang),
          deskripsi: potong(one.deskripsi),
          syarat_ketentuan: sheet === 'PELANGGAN' ? syaratTitipan(dokumen) : '',
        }),
      ),
    ),
    template_wa: await susunPesan(
      on,
      'NOTA_TITIPAN',
      nilaiTitipan(dokumen, await tokoPesan(on, no, ctx)),
      ctx,
    ),
  };
}

type Dokumen = TitipanDokumen;
type Setoran = Dokumen['setoran'][number];

function cariSetoran({ setoran }: Dokumen, no_bayar: string | null): Setoran | null {
  if (no_bayar === null) return null;
  const found = setoran.find((one) => one.no_bayar === no_bayar);
  if (!found) throw missing(TIDAK_TITIP.SETORAN_TIDAK_ADA);
  return found;
}

/** A further deposit has its own paper, which is void as soon as the deposit is. */
const kertasTitip = (dokumen: Dokumen, setoran: Setoran | null) =>
  setoran === null
    ? kertasOf(dokumen.no_titip, dokumen)
    : kertasOf(setoran.no_bayar, { ...setoran, status: dokumen.status, batal: dokumen.batal });

/** What the counter asks before its own printer prints the paper. */
export async function cetakNotaTitipan(
  tx: Tx,
  { params, body }: InputOf<typeof cetakTitipEndpoint>,
  ctx: Ctx,
) {
  const dokumen = await titipan.read(tx, params.no, ctx);
  const setoran = cariSetoran(dokumen, body.no_bayar);
  const printed = await cetakKertas(tx, kertasTitip(dokumen, setoran), ctx);
  const petugas = await readPetugas(tx, setoran ?? dokumen, ctx);
  return { ...printed, petugas, deskripsi: setoran ? [] : await kataOf(tx, dokumen, ctx) };
}

/** The paper of a deposit, or of one of its further deposits. */
export async function notaTitipanPdf(
  on: Sql,
  { params, query }: InputOf<typeof notaTitipPdfEndpoint>,
  ctx: Ctx,
): Promise<Raw> {
  const dokumen = await titipan.read(on, params.no, ctx);
  const { lembar, no_bayar, ...asked } = query;
  const cetak = await readCetak(on, no_bayar === null ? 'TITIPAN' : 'SETORAN', ctx, asked);
  const { paper } = cetak;
  const setoran = cariSetoran(dokumen, no_bayar);
  await ambilKertas(on, kertasTitip(dokumen, setoran), ctx);
  if (setoran === null) {
    const alamat_nota = await alamatNota(on, params.no, ctx);
    const toko = { ...(await tokoOf(on, dokumen, ctx)), cetak, alamat_nota };
    const barang = denganKata(dokumen.barang, await kataOf(on, dokumen, ctx));
    const sheets = notaTitipan({ ...dokumen, barang }, toko);
    return kirimNota(sheets, { no: params.no, judul: 'Titipan', lembar, paper }, ctx);
  }
  const toko = await tokoOf(on, setoran, ctx);
  const sheets = strukSetoran(dokumen, setoran, { ...toko, cetak });
  return kirimNota(sheets, { no: setoran.no_bayar, judul: 'Setor titipan', lembar, paper }, ctx);
}
