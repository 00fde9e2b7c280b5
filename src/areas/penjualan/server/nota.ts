import type { AnswerOf, InputOf } from '#kit/contract/endpoint.ts';
import { cutLines } from '#kit/rules/format.ts';
import type { StrukPaper, StrukSheet } from '#kit/rules/struk.ts';
import { localTime } from '#kit/server/clock.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Beside, Raw, Surroundings } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { ambilKertas, cetakKertas, kertasOf } from '#areas/akses/server/kertas.ts';
import { tentukanPembulatan } from '#areas/barang/rules/harga-barang.ts';
import type {
  cetakJualEndpoint,
  notaEndpoint,
  notaPdfEndpoint,
} from '#areas/penjualan/contract/nota.api.ts';
import {
  lembarNota,
  notaPenjualan,
  syaratKetentuan,
  type Lembar,
  type NotaToko,
} from '#areas/penjualan/rules/nota.ts';
import { nilaiNota } from '#areas/penjualan/rules/pesan-nota.ts';
import { alamatNota, tokoPesan } from '#areas/penjualan/server/alamat-nota.ts';
import { bacaPenjualan } from '#areas/penjualan/server/baca-penjualan.ts';
import type { DokumenPenjualan } from '#areas/penjualan/server/dokumen-penjualan.ts';
import { listKeteranganNota, readDeskripsi } from '#areas/penjualan/server/nota.query.ts';
import { susunPesan } from '#areas/pesan/server/antre-pesan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { kirimStruk } from '#areas/toko/server/struk.ts';
import { bacaCetak } from '#areas/toko/server/templat-nota.ts';

type Baris = AnswerOf<typeof notaEndpoint>[number];

/** Print data and message of a sale: every sheet that the shop prints, or the customer's alone. */
export async function bacaNota(
  on: Sql,
  no: string,
  ctx: Ctx,
  satu = false,
): Promise<Beside<Baris[]>> {
  const dokumen = await bacaPenjualan(on, no, ctx);
  await ambilKertas(on, kertasOf(no, dokumen), ctx);
  const [toko, deskripsi] = await Promise.all([
    tokoNota(on, dokumen, ctx),
    readDeskripsi(
      on,
      ctx.kode_toko,
      dokumen.barang.map(({ kode_barcode }) => kode_barcode),
    ),
  ]);
  const lembar = satu ? (['PELANGGAN'] as const) : lembarNota(toko);
  return {
    data: lembar.flatMap((one) => barisNota(one, { dokumen, toko, deskripsi }, ctx)),
    template_wa: await susunPesan(
      on,
      'NOTA_PENJUALAN',
      nilaiNota(dokumen, await tokoPesan(on, no, ctx)),
      ctx,
    ),
  };
}

/** The paper itself. With two sheets, one may be asked for alone. */
export async function notaPdf(
  on: Sql,
  { params, query }: InputOf<typeof notaPdfEndpoint>,
  ctx: Ctx,
  around: Surroundings,
): Promise<Raw> {
  const dokumen = await bacaPenjualan(on, params.no, ctx);
  const alamat_nota = await alamatNota(on, params.no, ctx, around);
  const cetak = await bacaCetak(on, 'PENJUALAN', ctx, query.ukuran);
  await ambilKertas(on, kertasOf(params.no, dokumen), ctx);
  const sheets = notaPenjualan(dokumen, {
    ...(await tokoNota(on, dokumen, ctx)),
    ...{ cetak, alamat_nota },
  });
  const { lembar } = query;
  return kirimNota(sheets, { no: params.no, judul: 'Nota', lembar, paper: cetak.paper }, ctx);
}

/** What the counter asks before its own printer prints the nota. */
export const cetakNotaJual = async (
  tx: Tx,
  { params: { no } }: InputOf<typeof cetakJualEndpoint>,
  ctx: Ctx,
) => cetakKertas(tx, kertasOf(no, await bacaPenjualan(tx, no, ctx)), ctx);

type Diminta = {
  no: string;
  judul: string;
  lembar: Lembar | null;
  paper: StrukPaper;
};

/** Sheets as a PDF: all of them, or the one that was asked for. */
export function kirimNota(
  sheets: readonly StrukSheet[],
  { no, judul, lembar, paper }: Diminta,
  ctx: Ctx,
): Promise<Raw> {
  const asked = sheets.filter(({ name }) => lembar === null || name === lembar);
  return kirimStruk(
    asked.length > 0 ? asked : sheets.slice(0, 1),
    { title: `${judul} ${no}`, name: `${judul.toUpperCase()} ${no}`, paper },
    ctx,
  );
}

/** What the shop puts on the paper of a document of that moment. */
export async function tokoNota(
  on: Sql,
  dokumen: Pick<DokumenPenjualan, 'input_date'>,
  ctx: Ctx,
): Promise<NotaToko> {
  return {
    nama_toko: ctx.toko.nama_toko,
    alamat_toko: ctx.toko.alamat_toko,
    no_whatsapp: ctx.toko.no_whatsapp,
    jam: localTime(dokumen.input_date, ctx.toko.zona).slice(11),
    rangkap: ctx.moduls.has('NOTA_RANGKAP_MODULE'),
    bulan: ctx.param.BULAN_BELI_KEMBALI,
    langkah: tentukanPembulatan(ctx.moduls, ctx.param.PEMBULATAN).langkah,
    keterangan: await listKeteranganNota(on, ctx.kode_toko),
  };
}

type Isi = { dokumen: DokumenPenjualan; toko: NotaToko; deskripsi: ReadonlyMap<string, string> };

/** Cut as the paper is, so that any printer of the shell puts the same words in the same places. */
export const potong = (text: string | null): string =>
  cutLines(text ?? '')
    .map((line) => line.trim())
    .join('\n');

function barisNota(lembar: Lembar, { dokumen, toko, deskripsi }: Isi, ctx: Ctx): Baris[] {
  const kepala = {
    lembar,
    no_faktur_jual: dokumen.no_faktur_jual,
    tgl_system: dokumen.tgl_system,
    kode_sales: dokumen.kode_sales,
    kasir: dokumen.valid_by ?? dokumen.input_by,
    nama_customer: potong(dokumen.customer.nama),
    alamat_customer: potong(dokumen.customer.alamat),
    kode_marketplace: dokumen.marketplace ?? '',
    deskripsi_jual: potong(dokumen.keterangan),
    deskripsi_contoh: '',
    grand_total: dokumen.grand_total,
    cetak_ke: dokumen.cetak_ke,
    keterangan_nota: [...toko.keterangan],
    syarat_ketentuan: lembar === 'PELANGGAN' ? syaratKetentuan(toko.bulan) : '',
    auto_cut: ctx.param.AUTO_CUT,
  };
  return dokumen.barang.map((one) => ({
    ...kepala,
    urut: one.urut,
    kode_barcode: one.kode_barcode,
    nama_barang: potong(one.nama_barang),
    deskripsi: potong(deskripsi.get(one.kode_barcode) ?? null),
    kadar: one.kadar,
    berat: one.berat,
    harga_per_gram: one.harga_per_gram,
    ongkos: one.ongkos,
    harga: one.harga,
    diskon_rp: one.diskon_rp,
    netto: one.netto,
  }));
}
