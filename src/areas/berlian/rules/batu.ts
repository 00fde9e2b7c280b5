import { formatGram, formatInt } from '#kit/rules/format.ts';
import {
  mg,
  minus,
  negate,
  plus,
  rp,
  scale,
  sum,
  type Miligram,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { takSerupa } from '#areas/berlian/rules/serupa.ts';
import { akunSupplier } from '#areas/buku/rules/akun.ts';
import { uang, type Baris } from '#areas/buku/rules/buku.ts';

/** What becomes of a stone (D-45.1). */
export const STATUS_BATU = {
  LEPAS: 'LEPAS',
  TERPASANG: 'TERPASANG',
  TERJUAL: 'TERJUAL',
  RETUR: 'RETUR',
  /** A count did not find it. */
  HILANG: 'HILANG',
  /** In gold that was bought back, until that is a piece again (D-45.7). */
  DIBELI: 'DIBELI',
  /** On its way to another shop, and there from its receipt on (D-45.8). */
  KIRIM: 'KIRIM',
} as const;
export type StatusBatu = keyof typeof STATUS_BATU;

/** What moves a stone in the book of stones (№ 83). */
export const GERAK_BATU = [
  'MASUK',
  'PASANG',
  'LEPAS',
  'JUAL',
  'BELI',
  'RETUR',
  'KIRIM',
  'HILANG',
] as const;
export type JenisGerak = (typeof GERAK_BATU)[number];

/** Why stones do not come in or go (D-45). */
export const TIDAK_BERLIAN = refusals({
  BERLIAN_TIDAK_ADA: {
    field: 'kode_berlian',
    message: 'Berlian {kode_berlian} Tidak Ditemukan',
  },
  BERLIAN_TIDAK_LEPAS: {
    field: 'kode_berlian',
    message: 'Berlian {kode_berlian} Tidak Tersedia, Keadaan {keadaan}',
  },
  BERLIAN_DUA_KALI: {
    field: 'kode_berlian',
    message: 'Berlian {kode_berlian} Disebut Dua Kali',
  },
  BUKAN_JENIS_BERLIAN: { field: 'kode_dept', message: 'Pilih Jenis Berlian' },
  SIFAT_TIDAK_ADA: { message: '{nama} {kode} Tidak Ditemukan' },
  SUPPLIER_TIDAK_ADA: { field: 'kode_supplier', message: 'Supplier Tidak Ditemukan' },
  GUDANG_BUKAN_TOKO: {
    field: 'kode_gudang',
    message: 'Berlian Lepas Hanya Disimpan Di Gudang Toko',
  },
  SERTIFIKAT_PARCEL: {
    field: 'no_sertifikat',
    message: 'Sertifikat Hanya Untuk Satu Butir',
  },
  LEMBAGA_KOSONG: { field: 'lembaga', message: 'Lembaga Sertifikat Tidak Boleh Kosong' },
  SERTIFIKAT_KOSONG: { field: 'no_sertifikat', message: 'No Sertifikat Tidak Boleh Kosong' },
  SERTIFIKAT_KEMBAR: {
    field: 'no_sertifikat',
    message: 'Sertifikat {lembaga} {no_sertifikat} Disebut Dua Kali',
  },
  SERTIFIKAT_DIPAKAI: {
    field: 'no_sertifikat',
    message: 'Sertifikat {lembaga} {no_sertifikat} Sudah Ada Di Berlian {kode_berlian}',
  },
  BERLIAN_TIDAK_DIPEGANG: {
    field: 'kode_berlian',
    message: 'Berlian {kode_berlian} Tidak Dipegang Toko, Keadaan {keadaan}',
  },
  FOTO_TANPA_SERTIFIKAT: {
    field: 'foto',
    message: 'Foto Sertifikat Hanya Untuk Berlian Bersertifikat',
  },
  SUPPLIER_LAIN: {
    field: 'kode_berlian',
    message: 'Berlian {kode_berlian} Bukan Dari Supplier Yang Sama',
  },
  TANPA_SUPPLIER: {
    field: 'kode_berlian',
    message: 'Berlian {kode_berlian} Tanpa Supplier, Tidak Dapat Diretur',
  },
  BAGIAN_SEPARUH: { field: 'butir', message: 'Carat Dan Butir Bagian Harus Diisi Berdua' },
  BAGIAN_LEBIH: {
    field: 'carat',
    message: 'Berlian {kode_berlian} Hanya {butir} Butir, {carat} ct',
  },
  BAGIAN_TIDAK_HABIS: {
    field: 'carat',
    message: 'Butir Terakhir Memakai Sisa {carat} ct Dan {butir} Butir',
  },
  HARGA_BERLIAN_BELUM_ADA: {
    field: 'kode_berlian',
    message: 'Harga Berlian {kode_berlian} Belum Diatur',
  },
  BERLIAN_BERGERAK: {
    message: 'Berlian {kode_berlian} Sudah Bergerak, Tidak Dapat Dibatalkan',
  },
});

/** What a stone is, no matter who has it. */
export type Sifat = {
  readonly shape: string | null;
  readonly color: string | null;
  readonly clarity: string | null;
  readonly cut_grade: string | null;
  readonly polish: string | null;
  readonly symmetry: string | null;
  readonly fluorescence: string | null;
};
type Sertifikat = { readonly lembaga: string | null; readonly no_sertifikat: string | null };
export type Ukuran = { readonly carat: Miligram; readonly butir: number };
/** A stone as a line, a nota or a buy-back writes it. */
type BatuDitulis = Sifat & Sertifikat & Ukuran & { readonly kode_berlian: string };

/** A stone or a parcel as the shop keeps it; its cost is null where no act told it. */
export type Batu = Sifat &
  Sertifikat &
  Ukuran & {
    readonly kode_berlian: string;
    readonly kode_dept: string;
    readonly kode_supplier: string | null;
    readonly konsinyasi: boolean;
    readonly harga_modal: Rupiah | null;
    readonly harga_jual: Rupiah | null;
    readonly kode_gudang: string | null;
    readonly status: StatusBatu;
    readonly kode_barcode: string | null;
    readonly no_pegang: string | null;
  };

/** A certificate is of one stone, and says who wrote it: unique are both together. */
export const periksaSertifikat = ({
  butir,
  lembaga,
  no_sertifikat,
}: Sertifikat & Pick<Ukuran, 'butir'>): Refusal[] =>
  gather(
    [butir > 1 && no_sertifikat !== null, TIDAK_BERLIAN.SERTIFIKAT_PARCEL],
    [no_sertifikat !== null && lembaga === null, TIDAK_BERLIAN.LEMBAGA_KOSONG],
    [lembaga !== null && no_sertifikat === null, TIDAK_BERLIAN.SERTIFIKAT_KOSONG],
  );

/** What keeps a stone from an act: its state, and of a loose one the sale that holds it until its money is there. */
export const keadaanBatu = ({
  status,
  no_pegang,
}: Pick<Batu, 'status' | 'no_pegang'>): string | null =>
  status === 'LEPAS' ? no_pegang && `DITAHAN ${no_pegang}` : status;

/** One text for a certificate, null where there is none. */
export const kunciSertifikat = ({ lembaga, no_sertifikat }: Sertifikat): string | null =>
  no_sertifikat === null ? null : `${lembaga ?? ''} ${no_sertifikat}`;

type Bagian = { readonly [K in keyof Ukuran]: Ukuran[K] | null };

/** Whether so much of a stone may be taken: all of it, or fewer stones of fewer carats. */
export function periksaBagian(
  batu: Ukuran & Pick<Batu, 'kode_berlian'>,
  { carat, butir }: Bagian,
): Refusal[] {
  if (carat === null && butir === null) return [];
  if (carat === null || butir === null) return [TIDAK_BERLIAN.BAGIAN_SEPARUH];
  const said = {
    kode_berlian: batu.kode_berlian,
    butir: formatInt(batu.butir),
    carat: formatGram(batu.carat),
  };
  if (carat > batu.carat || butir > batu.butir) return [fill(TIDAK_BERLIAN.BAGIAN_LEBIH, said)];
  return gather([
    (carat === batu.carat) !== (butir === batu.butir),
    fill(TIDAK_BERLIAN.BAGIAN_TIDAK_HABIS, said),
  ]);
}

type Harga = Pick<Batu, 'harga_modal' | 'harga_jual'>;

/**
 * A part of a parcel: cost and own price by carat, the last part the rest (D-45.4). `lain`: its stones are so much
 * heavier or lighter than those of the parcel that cost would stay behind, or go, with stones that were not weighed.
 */
export function ambilBagian(
  batu: Batu,
  { carat, butir }: Bagian,
): Ukuran &
  Harga & {
    readonly utuh: boolean;
    readonly lain: boolean;
  } {
  if (carat === null || butir === null || carat === batu.carat)
    return {
      carat: batu.carat,
      butir: batu.butir,
      harga_modal: batu.harga_modal,
      harga_jual: batu.harga_jual,
      utuh: true,
      lain: false,
    };
  const bagi = (rupiah: Rupiah | null) =>
    rupiah === null ? null : scale(rupiah, carat, batu.carat, 'half');
  const harga_modal = bagi(batu.harga_modal);
  // Less than half a rupiah is no price.
  const harga_jual = bagi(batu.harga_jual) || null;
  const lain = takSerupa(batu, { carat, butir });
  return { carat, butir, harga_modal, harga_jual, utuh: false, lain };
}

/** What is left of a parcel. */
export const sisaBagian = (batu: Batu, part: Ukuran & Harga): Ukuran & Harga => ({
  carat: minus(batu.carat, part.carat),
  butir: batu.butir - part.butir,
  harga_modal: kurang(batu.harga_modal, part.harga_modal),
  harga_jual: kurang(batu.harga_jual, part.harga_jual) || null,
});

/** Whether a part that comes back joins its parcel: where that lies loose, and is of the same owner. */
export const bisaGabung = (parcel: Batu, part: Batu): boolean =>
  keadaanBatu(parcel) === null && parcel.konsinyasi === part.konsinyasi;

/** A parcel that a part of it comes back to: what the part took is in it again. */
export const gabungBagian = (batu: Batu, part: Ukuran & Harga): Ukuran & Harga => ({
  carat: plus(batu.carat, part.carat),
  butir: batu.butir + part.butir,
  harga_modal: tambah(batu.harga_modal, part.harga_modal),
  harga_jual: tambah(batu.harga_jual, part.harga_jual),
});

const tambah = (all: Rupiah | null, part: Rupiah | null): Rupiah | null =>
  all === null && part === null ? null : plus(all ?? rp(0), part ?? rp(0));

const kurang = (all: Rupiah | null, part: Rupiah | null): Rupiah | null =>
  all === null ? null : minus(all, part ?? rp(0));

/** What a stone is worth in the book: nothing while it is the supplier's, or where its cost is not known. */
export const modalBuku = ({
  konsinyasi,
  harga_modal,
}: Pick<Batu, 'konsinyasi' | 'harga_modal'>): Rupiah =>
  konsinyasi ? rp(0) : (harga_modal ?? rp(0));

/** The account of a supplier of stones; suppliers of goods have accounts of their own (D-45.4). */
export const akunPemberi = (kode_supplier: string): string => akunSupplier(`BLN/${kode_supplier}`);

/** Stones bought of a supplier. */
export const bukuBerlian = (modal: Rupiah, kode_supplier: string): Baris[] => [
  uang('persediaan', modal),
  uang(akunPemberi(kode_supplier), negate(modal)),
];

export const jumlahBatu = (all: readonly Ukuran[]) => ({
  total_butir: all.reduce((total, one) => total + one.butir, 0),
  total_carat: sum([mg(0), ...all.map((one) => one.carat)]),
});

/** A stone as the line of a document keeps it. */
export const barisOf = (batu: BatuDitulis) => ({
  kode_berlian: batu.kode_berlian,
  carat: batu.carat,
  butir: batu.butir,
  shape: batu.shape,
  color: batu.color,
  clarity: batu.clarity,
  cut_grade: batu.cut_grade,
  polish: batu.polish,
  symmetry: batu.symmetry,
  fluorescence: batu.fluorescence,
  lembaga: batu.lembaga,
  no_sertifikat: batu.no_sertifikat,
});

/** What a stone is, without its size and its certificate. */
export const teksSifat = ({ shape, color, clarity, cut_grade }: Sifat): string =>
  [shape, color, clarity, cut_grade].filter((word) => word !== null).join(', ');

/** A stone in one line: what its paper says of it. */
export const teksBatu = ({ carat, butir, ...batu }: Ukuran & Sifat & Sertifikat): string =>
  [
    `${formatGram(carat)} ct`,
    ...(butir > 1 ? [`${formatInt(butir)} butir`] : []),
    ...[batu.shape, batu.color, batu.clarity, batu.cut_grade].filter((word) => word !== null),
    ...(batu.no_sertifikat === null ? [] : [`${batu.lembaga ?? ''} ${batu.no_sertifikat}`.trim()]),
  ].join(', ');
