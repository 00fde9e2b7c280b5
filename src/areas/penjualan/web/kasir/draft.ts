import { setelanOf } from '#areas/toko/contract/read-param.ts';
import type { BodyOf } from '#kit/contract/endpoint.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { sum, type Rupiah } from '#kit/rules/quantity.ts';
import type { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import type { BarisDraft, DraftJual } from '#areas/penjualan/rules/draft-jual.ts';
import type { Pengambil } from '#areas/penjualan/rules/milik.ts';
import { TANPA_BATU } from '#areas/penjualan/rules/penjualan.ts';
import { pilihTambahan, TAMBAHAN_KOSONG } from '#areas/penjualan/rules/tambahan.ts';
import { bagianOf, type Bagian, type BatuDiMeja } from '#areas/penjualan/web/batu/batu.ts';
import type { BatuDijual } from '#areas/berlian/contract/berlian.api.ts';
import type { Barang } from '#areas/stock/contract/barang.api.ts';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';
import { aturanPajakOf } from '#areas/penjualan/contract/pajak/aturan-pajak.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import type { Person } from '#kit/web/base/person.tsx';

type BodyJual = BodyOf<typeof penjualanDocument.makes.jual>;
export type Platform = NonNullable<BodyJual['platform']>;

/** Counts up from scan to scan: answers may come in another order. */
type Dipindai = { readonly urut?: number };

/** A piece in the basket, as the stock answered it, with whatever was typed over it. */
export type Baris = BarisDraft & {
  readonly barang: Barang;
  /** Its price moved while it lay here: what it was. */
  readonly dulu?: Rupiah | undefined;
  /** Why the server will not have it. */
  readonly tolak?: string;
  /** The deposit that holds it: its price is agreed, and no basket locks it. */
  readonly titip?: string;
  /** A loose stone in place of a piece: no basket locks it. */
  readonly batu?: BatuDijual;
} & Dipindai;

/** A deposit that this sale fetches, with what was paid on it. */
export type Diambil = { readonly no_titip: string; readonly dp_rp: Rupiah };

export type Customer = {
  readonly kode_customer: string | null;
  readonly nama: string | null;
  readonly alamat: string | null;
  readonly no_hp: string | null;
  /** Agrees to be written to: a tick that is off until somebody sets it (D-51.12). */
  readonly setuju_promo: boolean | null;
  /** What a known one is to the shop; it is not sent. */
  readonly jenis?: JenisCustomer;
  readonly pengusaha?: boolean;
  readonly bebas_pph22_sampai?: Hari | null;
};
/** What the body of a document has of its customer. */
type CustomerBody = Omit<Customer, 'jenis' | 'pengusaha' | 'bebas_pph22_sampai'>;
export type JenisCustomer = 'UMUM' | 'MEMBER' | 'RESELLER';

/** A piece that was asked for and has not come yet. */
export type Antre = {
  readonly kode_barcode: string;
  /** Of a loose stone: how much of it. */
  readonly bagian?: Bagian;
} & Dipindai &
  Partial<Diketik>;
type Diketik = Pick<Baris, 'berat' | 'harga_per_gram' | 'ongkos' | 'diskon' | 'potongan'>;

/** A sale as far as it was typed. */
export type Draft = Omit<DraftJual, 'baris'> & {
  readonly baris: readonly Baris[];
  readonly antre: readonly Antre[];
  readonly customer: Customer;
  readonly keterangan: string | null;
  /** The code of the coupon that was shown. */
  readonly kupon: string | null;
  readonly pembayaran: readonly Bayar[];
  /** The Idempotency-Key under which it was sent, as long as no answer has come (D-6.2). */
  readonly kunci: string | null;
  /** Deposits that are fetched with it, whole. */
  readonly titipan: readonly Diambil[];
  /** Who fetches them: the slip's QR, or name and number. */
  readonly pengambil: Pengambil;
  /** Old gold that is taken in against it, as its own area typed it; null for a sale alone. */
  readonly tukar: readonly object[] | null;
  /** Who brings it, beyond the customer: the number of his identity card and its photo. */
  readonly penjual: { readonly no_ktp: string | null; readonly foto: string | null };
};
export const TANPA_IDENTITAS: Draft['penjual'] = { no_ktp: null, foto: null };

export const TANPA_CUSTOMER: CustomerBody = {
  kode_customer: null,
  nama: null,
  alamat: null,
  no_hp: null,
  setuju_promo: null,
};
const TANPA_PENGAMBIL: Pengambil = { kode_nota: null, diambil_oleh: null, no_ktp: null };
export const DRAFT_KOSONG: Draft = {
  baris: [],
  antre: [],
  customer: TANPA_CUSTOMER,
  diskon: { persen: null, rupiah: null },
  ...TAMBAHAN_KOSONG,
  keterangan: null,
  kupon: null,
  pembayaran: [],
  kunci: null,
  titipan: [],
  pengambil: TANPA_PENGAMBIL,
  tukar: null,
  penjual: TANPA_IDENTITAS,
};

export const kodeOf = ({ barang }: Baris): string => barang.kode_barcode;
const BARU = { berat: null, harga_per_gram: null, ongkos: null, diskon: null, potongan: null };

/** At the end of the queue; a piece that is in it already keeps its place. */
export const antrekan = (draft: Draft, one: Antre): Draft => {
  const lain = draft.antre.filter(({ kode_barcode }) => kode_barcode !== one.kode_barcode);
  const di = draft.antre.findIndex(({ kode_barcode }) => kode_barcode === one.kode_barcode);
  const urut = draft.antre[di]?.urut ?? urutBaru(draft);
  return { ...draft, antre: lain.toSpliced(di < 0 ? lain.length : di, 0, { ...one, urut }) };
};

const urutBaru = ({ baris, antre }: Draft): number =>
  Math.max(0, ...[...baris, ...antre].map(({ urut = 0 }) => urut)) + 1;

export const buangAntre = (draft: Draft, kode: string): Draft => ({
  ...draft,
  antre: draft.antre.filter(({ kode_barcode }) => kode_barcode !== kode),
});

/**
 * The piece has come: it takes its place in the table, as it was scanned, with what was typed for it. One that
 * lies there already, named by its tag this time, keeps its place and its discounts.
 */
export function masukkan(
  draft: Draft,
  { kode_barcode, bagian: _, ...diketik }: Antre,
  barang: Barang,
  batu?: BatuDijual,
): Draft {
  const urut =
    draft.antre.find((one) => one.kode_barcode === kode_barcode)?.urut ?? urutBaru(draft);
  const rest = buangAntre(draft, kode_barcode);
  if (
    kode_barcode !== barang.kode_barcode &&
    rest.baris.some((one) => kodeOf(one) === barang.kode_barcode)
  )
    return rest;
  const { baris } = buangBaris(rest, barang.kode_barcode);
  const di = baris.findIndex((one) => (one.urut ?? 0) > urut);
  const baru = { ...BARU, ...diketik, barang, urut, ...(batu && { batu }) };
  return { ...rest, baris: baris.toSpliced(di < 0 ? baris.length : di, 0, baru) };
}

export const buangBaris = (draft: Draft, kode: string): Draft => ({
  ...draft,
  baris: draft.baris.filter((one) => kodeOf(one) !== kode),
});

/** All goods of a deposit are fetched at once, so that none of them leaves the table alone. */
export const lepasTitipan = (draft: Draft, no: string): Draft => ({
  ...draft,
  baris: draft.baris.filter(({ titip }) => titip !== no),
  titipan: draft.titipan.filter(({ no_titip }) => no_titip !== no),
});

export const jumlahDp = ({ titipan }: Draft): Rupiah => sum(titipan.map(({ dp_rp }) => dp_rp));

export const ubahBaris = (draft: Draft, kode: string, part: Partial<Baris>): Draft => ({
  ...draft,
  baris: draft.baris.map((one) => (kodeOf(one) === kode ? { ...one, ...part } : one)),
});

/** The piece as the stock knows it now; a price that moved is shown until the sale is made. */
export const segarkanBaris = (draft: Draft, barang: Barang): Draft => ({
  ...draft,
  baris: draft.baris.map((one) => {
    if (kodeOf(one) !== barang.kode_barcode) return one;
    const lama = one.barang.harga_hari_ini;
    const dulu = lama !== null && lama !== barang.harga_hari_ini ? { dulu: one.dulu ?? lama } : {};
    return { ...one, ...dulu, barang, tolak: undefined };
  }),
});

/** A stone of the counter as the shop knows it now, or as another part of its parcel. */
export const pasangBatu = (draft: Draft, { batu, barang }: BatuDiMeja): Draft => {
  const kode = batu.kode_berlian;
  const lama = draft.baris.find((one) => kodeOf(one) === kode)?.batu;
  // Another part has another price: only that of the same part moved.
  return lama?.carat === batu.carat && lama.butir === batu.butir
    ? ubahBaris(segarkanBaris(draft, barang), kode, { batu })
    : ubahBaris(draft, kode, { batu, barang, dulu: undefined, tolak: undefined });
};

/** Puts refusals at their lines ('barang.0.diskon'); answers those that belong to no line. */
export function tolakBaris<E extends { path: string; message: string }>(
  draft: Draft,
  errors: readonly E[],
): { draft: Draft; lain: E[] } {
  const atLine = (index: number) =>
    errors.filter(({ path }) => path === `barang.${index}` || path.startsWith(`barang.${index}.`));
  const baris = draft.baris.map((one, index) => {
    const [first] = atLine(index);
    return first ? { ...one, tolak: first.message } : one;
  });
  return {
    draft: { ...draft, baris },
    lain: errors.filter(({ path }) => !/^barang\.\d/.test(path)),
  };
}

type Selebihnya = {
  kode_sales: string;
  platform: Platform | null;
  pembayaran: readonly Bayar[] | null;
};

/** What goes to the server: only what was typed, so that the rest is the server's own word. */
export const bodyJual = (draft: Draft, { kode_sales, platform, pembayaran }: Selebihnya) => ({
  kode_sales,
  customer: bodyCustomer(draft.customer),
  barang: draft.baris.map(barisBody),
  diskon: draft.diskon,
  ...pilihTambahan(draft),
  platform,
  kupon: draft.kupon,
  titipan: draft.titipan.length > 0 ? draft.titipan.map(({ no_titip }) => no_titip) : null,
  ...(draft.titipan.length > 0 ? (draft.pengambil ?? TANPA_PENGAMBIL) : TANPA_PENGAMBIL),
  pembayaran: pembayaran && [...pembayaran],
  keterangan: draft.keterangan,
});

/** A weight that was typed keeps the ongkos that the counter showed for it. */
const barisBody = ({
  barang,
  batu,
  berat,
  harga_per_gram,
  ongkos,
  diskon,
  potongan,
}: Baris): BodyJual['barang'][number] => {
  const kurang = { diskon, potongan: potongan ?? null };
  if (batu) {
    const tanpaEmas = { kode_barcode: null, berat: null, harga_per_gram: null, ongkos: null };
    return { ...tanpaEmas, kode_berlian: batu.kode_berlian, ...bagianOf(batu), ...kurang };
  }
  return {
    kode_barcode: barang.kode_barcode,
    ...TANPA_BATU,
    berat,
    harga_per_gram,
    ongkos: ongkos ?? (berat === null ? null : barang.ongkos),
    ...kurang,
  };
};

/** The sums of a shop's rules as the session tells them, in the code's own units. */
export function aturanJual(person: Pick<Person, 'moduls' | 'told'>) {
  const setelan = setelanOf(person);
  const told = setelan.param;
  return {
    bulat: pembulatanOf(setelan),
    pembulatan: told(barangParam.PEMBULATAN),
    tabel_berat: told(barangParam.PEMBULATAN_BERAT),
    tunggu: told(penjualanParam.VALIDASI_PENJUALAN),
    /** Tax rules for a buyer who pays PPh 22, or does not. */
    pajak: (pph22: boolean) => aturanPajakOf(told, pph22),
    batas: {
      diskon: {
        kasir: told(penjualanParam.BATAS_DISKON_KASIR),
        spv: told(penjualanParam.BATAS_DISKON_SPV),
        mu: told(penjualanParam.BATAS_DISKON_MU),
      },
      naikHarga: told(penjualanParam.BATAS_NAIK_HARGA_PERSEN),
      toleransiBerat: told(stockParam.TOLERANSI_BERAT_JUAL),
    },
  };
}
export type AturanKasir = ReturnType<typeof aturanJual>;

/** A card says itself who it is; of a person who is not known yet, what was typed. */
export const bodyCustomer = ({
  kode_customer,
  nama,
  alamat,
  no_hp,
  setuju_promo,
}: Customer): CustomerBody =>
  kode_customer
    ? { ...TANPA_CUSTOMER, kode_customer }
    : { kode_customer, nama, alamat, no_hp, setuju_promo };
