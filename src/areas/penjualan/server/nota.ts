import { cutLines } from '#kit/rules/format.ts';
import type { StrukPaper, StrukSheet } from '#kit/rules/struk.ts';
import { localTime } from '#kit/server/clock.ts';
import type { Raw } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import type { NotaRowOf } from '#areas/dokumen/contract/document-types.ts';
import type {
  DokumenPenjualan,
  penjualanDocument,
} from '#areas/penjualan/contract/penjualan.document.ts';
import { teksKupon, tutupKupon, type KuponNota } from '#areas/penjualan/rules/kupon-nota.ts';
import { teksBatuNota } from '#areas/penjualan/rules/batu-nota.ts';
import {
  denganIsi,
  lembarNota,
  notaPenjualan,
  syaratKetentuan,
  type IsiNota,
  type Lembar,
  type NotaDokumen,
  type NotaToko,
} from '#areas/penjualan/rules/nota.ts';
import { nilaiNota } from '#areas/penjualan/rules/pesan-nota.ts';
import { alamatNota, tokoPesan } from '#areas/penjualan/server/alamat-nota.ts';
import {
  findBulanNota,
  listKataBarang,
  listKeteranganNota,
  listKuponNota,
} from '#areas/penjualan/server/nota.query.ts';
import { susunPesan } from '#areas/pesan/server/antre-pesan.ts';
import type { Petugas } from '#areas/toko/rules/nota.ts';
import type { Cetak } from '#areas/toko/rules/templat-nota.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { kirimStruk } from '#areas/toko/server/struk.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';

type Baris = NotaRowOf<typeof penjualanDocument.spec>;
type Cetakan = 'urut' | 'berat' | 'kadar' | 'harga_per_gram' | 'ongkos' | 'harga' | 'diskon_rp';
/** What the paper of a sale and its print data show. */
export type DokumenNota = Omit<NotaDokumen, 'barang' | keyof Perlu> &
  Perlu & {
    /** Of a sale through a marketplace alone. */
    readonly marketplace?: DokumenPenjualan['marketplace'];
    /** Of half of an exchange. */
    readonly tukar?: unknown;
    readonly barang: readonly (NotaDokumen['barang'][number] &
      Pick<DokumenPenjualan['barang'][number], Cetakan | 'netto'>)[];
  };
type Perlu = Pick<
  DokumenPenjualan,
  | 'input_date'
  | 'kode_sales'
  | 'ppn_rp'
  | 'ppn_luar_rp'
  | 'pph22_rp'
  | 'npwp'
  | 'no_seri_pajak'
  | 'qty'
>;

/** The nota of a sale: one sheet or two, a row of print data for each piece on each, its message. */
export const notaJual = {
  jenis: 'PENJUALAN',
  judul: 'Nota',
  rows: async (
    on: Sql,
    dokumen: DokumenNota,
    { petugas, single }: { petugas: Petugas; single: boolean },
    ctx: Ctx,
  ): Promise<Baris[]> => {
    const [toko, { kupon, deskripsi }] = await Promise.all([
      tokoNota(on, dokumen, ctx),
      isiJual(on, dokumen, ctx),
    ]);
    const kata = new Map(deskripsi.map((one) => [one.kode_barcode, one.deskripsi]));
    const lembar = single ? (['PELANGGAN'] as const) : lembarNota(toko);
    const isi = { dokumen, petugas, toko, kupon, deskripsi: kata };
    return lembar.flatMap((one) => barisNota(one, isi, ctx));
  },
  sheets: async (
    on: Sql,
    dokumen: DokumenNota,
    paper: { cetak: Cetak; petugas: Petugas },
    ctx: Ctx,
  ): Promise<StrukSheet[]> => {
    const alamat_nota = await alamatNota(on, dokumen.no_faktur_jual, ctx);
    return notaPenjualan(denganIsi(dokumen, await isiJual(on, dokumen, ctx)), {
      ...(await tokoNota(on, dokumen, ctx)),
      ...paper,
      alamat_nota,
    });
  },
  printed: (on: Sql, dokumen: DokumenNota, ctx: Ctx): Promise<IsiNota> => isiJual(on, dokumen, ctx),
  message: async (on: Sql, dokumen: DokumenNota, ctx: Ctx): Promise<string> => {
    const toko = await tokoPesan(on, dokumen.no_faktur_jual, ctx);
    return susunPesan(on, 'NOTA_PENJUALAN', nilaiNota(dokumen, toko), ctx);
  },
} as const;

/** An exchange has its own paper: of its sale alone no sheet says a coupon whole. */
const isiJual = (on: Sql, dokumen: DokumenNota, ctx: Ctx): Promise<IsiNota> =>
  readIsiNota(on, { ...dokumen, asli: dokumen.cetak_ke === 1 && !dokumen.tukar }, ctx);

type Ditulis = {
  readonly no_faktur_jual: string;
  readonly barang: readonly { readonly kode_barcode: string }[];
  /** The first original: what is printed later has the end of each coupon's number only (decision 1244). */
  readonly asli: boolean;
};

/** What the paper of a sale says beyond its document: the words of its pieces, the coupons that it issued. */
export async function readIsiNota(
  on: Sql,
  { no_faktur_jual, barang, asli }: Ditulis,
  { kode_toko }: Ctx,
): Promise<IsiNota> {
  const codes = barang.map(({ kode_barcode }) => kode_barcode);
  const [kupon, deskripsi] = await Promise.all([
    listKuponNota(on, kode_toko, no_faktur_jual),
    listKataBarang(on, kode_toko, codes),
  ]);
  return { kupon: asli ? kupon : tutupKupon(kupon), deskripsi };
}

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
    rangkap: ctx.modul(penjualanModul.NOTA_RANGKAP_MODULE),
    bulan: await findBulanNota(on, ctx.kode_toko, dokumen.input_date),
    langkah: pembulatanOf(ctx).langkah,
    keterangan: await listKeteranganNota(on, ctx.kode_toko),
  };
}

type Isi = {
  dokumen: DokumenNota;
  petugas: Petugas;
  toko: NotaToko;
  kupon: readonly KuponNota[];
  deskripsi: ReadonlyMap<string, string>;
};

/** Cut as the paper is, so that any printer of the shell puts the same words in the same places. */
export const potong = (text: string | null): string =>
  cutLines(text ?? '')
    .map((line) => line.trim())
    .join('\n');

function barisNota(
  lembar: Lembar,
  { dokumen, petugas, toko, kupon, deskripsi }: Isi,
  ctx: Ctx,
): Baris[] {
  const kepala = {
    lembar,
    no_faktur_jual: dokumen.no_faktur_jual,
    tgl_system: dokumen.tgl_system,
    kode_sales: dokumen.kode_sales,
    nama_sales: petugas.sales,
    kasir: petugas.kasir,
    nama_customer: potong(dokumen.customer.nama),
    alamat_customer: potong(dokumen.customer.alamat),
    kode_marketplace: dokumen.marketplace?.kode_marketplace ?? '',
    deskripsi_jual: potong(dokumen.keterangan),
    deskripsi_contoh: '',
    grand_total: dokumen.grand_total,
    ppn_rp: dokumen.ppn_rp,
    ppn_luar_rp: dokumen.ppn_luar_rp,
    pph22_rp: dokumen.pph22_rp,
    npwp: dokumen.npwp,
    no_seri_pajak: dokumen.no_seri_pajak,
    cetak_ke: dokumen.cetak_ke,
    kupon: (lembar === 'PELANGGAN' ? kupon : tutupKupon(kupon)).map(teksKupon),
    keterangan_nota: [...toko.keterangan],
    syarat_ketentuan: lembar === 'PELANGGAN' ? syaratKetentuan(toko.bulan) : '',
    auto_cut: ctx.param(tokoParam.AUTO_CUT),
  };
  return dokumen.barang.map((one) => ({
    ...kepala,
    urut: one.urut,
    kode_barcode: one.kode_barcode,
    nama_barang: potong(one.nama_barang),
    batu: teksBatuNota(one),
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
