import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import { customerBody } from '#areas/customer/web/customer-body.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import type { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { ECER, TANPA_BATU } from '#areas/penjualan/rules/penjualan.ts';
import { TAMBAHAN_KOSONG } from '#areas/penjualan/rules/tambahan.ts';
import type { JenisCustomer, Platform } from '#areas/penjualan/web/kasir/draft.ts';
import type { Barang } from '#areas/stock/contract/barang.api.ts';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';

type JualBody = BodyOf<typeof penjualanDocument.spec, 'jual'>;

/** Pieces that were scanned, what their groups weigh or how many they are, and who buys them. */
export type GrosirDraft = {
  readonly pieces: readonly { readonly barang: Barang }[];
  /** By group. */
  readonly berat: Readonly<Record<string, Miligram | null>>;
  readonly qty: Readonly<Record<string, number | null>>;
  readonly kode_customer: string | null;
  readonly jenis: JenisCustomer | null;
  readonly nama: string | null;
  readonly alamat: string | null;
  readonly no_hp: string | null;
  readonly setuju_promo: boolean | null;
  readonly diskon_rp: Rupiah | null;
  readonly keterangan: string | null;
  readonly kunci: string | null;
};

export const EMPTY_GROSIR: GrosirDraft = {
  pieces: [],
  berat: {},
  qty: {},
  kode_customer: null,
  jenis: null,
  nama: null,
  alamat: null,
  no_hp: null,
  setuju_promo: null,
  diskon_rp: null,
  keterangan: null,
  kunci: null,
};

export const isEmptyGrosir = ({ pieces, nama, no_hp }: GrosirDraft): boolean =>
  pieces.length === 0 && !nama && !no_hp;

export const kodeOf = ({ barang }: GrosirDraft['pieces'][number]): string => barang.kode_barcode;

/** The groups of what lies on the form, in the order of the first scan of each. */
export const groupsOf = ({ pieces }: Pick<GrosirDraft, 'pieces'>): string[] => [
  ...new Set(pieces.map(({ barang }) => barang.kode_group)),
];

/** What was typed of each group; a group of which nothing was typed is left out. */
export const typedOf = (draft: Pick<GrosirDraft, 'pieces' | 'berat' | 'qty'>) =>
  groupsOf(draft).flatMap((kode_group) => {
    const [berat, qty] = [draft.berat[kode_group] ?? null, draft.qty[kode_group] ?? null];
    return berat === null && qty === null ? [] : [{ kode_group, berat, qty }];
  });

export const diskonOf = ({ diskon_rp }: Pick<GrosirDraft, 'diskon_rp'>) =>
  diskon_rp ? { persen: null, rupiah: diskon_rp } : null;

const TANPA_HARGA = {
  berat: null,
  harga_per_gram: null,
  ongkos: null,
  diskon: null,
  potongan: null,
} as const;

type Selebihnya = {
  readonly kode_sales: string;
  readonly platform: Platform;
  /** Null while the cashier takes the money later. */
  readonly pembayaran: Bayar[] | null;
};

export function bodyGrosir(
  draft: GrosirDraft,
  { kode_sales, platform, pembayaran }: Selebihnya,
): JualBody {
  const { keterangan } = draft;
  return {
    ...ECER,
    jenis: 'GROSIR',
    grosir: typedOf(draft),
    kode_sales,
    customer: customerBody(draft),
    barang: draft.pieces.map((one) => ({
      kode_barcode: kodeOf(one),
      ...TANPA_HARGA,
      ...TANPA_BATU,
    })),
    diskon: diskonOf(draft),
    ...TAMBAHAN_KOSONG,
    platform,
    kupon: null,
    titipan: null,
    kode_nota: null,
    diambil_oleh: null,
    no_ktp: null,
    pembayaran,
    keterangan,
  };
}
