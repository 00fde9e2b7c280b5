import { cutLines, formatInt } from '#kit/rules/format.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { minus, negate, plus, rp, sum, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import { pair, pairLines, rule, words, type StrukLine, type StrukSheet } from '#kit/rules/struk.ts';
import {
  angka,
  dataNota,
  deret,
  jumlahBarang,
  orangNota,
  susunNota,
  syarat,
  tandaTipis,
  totalNota,
  type NotaBarangToko,
  type NotaToko as Toko,
} from '#areas/toko/rules/nota.ts';
import { kodeStruk, type KepalaToko } from '#areas/toko/rules/struk-toko.ts';
import { labelBayar } from '#areas/uang/rules/label-bayar.ts';
import type { JenisBayar } from '#areas/uang/rules/pembayaran.ts';
import type { BarisGrosir } from '#areas/penjualan/rules/grosir/grosir.ts';
import { barangGrosir } from '#areas/penjualan/rules/grosir/nota-grosir.ts';
import { kuponDiNota, tutupKupon, type KuponNota } from '#areas/penjualan/rules/kupon-nota.ts';
import { potongNota, type NotaBarang } from '#areas/penjualan/rules/potong-nota.ts';
import type { StatusPenjualan } from '#areas/penjualan/rules/penjualan.ts';
import { TAMBAHAN, type Tambahan } from '#areas/penjualan/rules/tambahan.ts';

export type NotaBayar = {
  readonly jenis: JenisBayar;
  readonly kode_bank: string | null;
  readonly jumlah: Rupiah;
  readonly fee: Rupiah;
};

/** What the paper of a sale shows; `GET penjualan/{no}` has all of it. */
export type NotaDokumen = Tambahan & {
  readonly no_faktur_jual: string;
  readonly tgl_system: Hari;
  readonly status: StatusPenjualan;
  readonly cetak_ke: number;
  readonly customer: {
    readonly kode_customer: string | null;
    readonly nama: string;
    readonly alamat: string;
    readonly jenis: string;
  };
  /** What was said about the sale at the counter; mostly nothing. */
  readonly keterangan: string;
  readonly barang: readonly NotaBarang[];
  /** Pieces, where a line holds several. */
  readonly qty?: number;
  readonly berat: Miligram;
  readonly sub_total: Rupiah;
  readonly diskon_rp: Rupiah;
  readonly kupon_rp: Rupiah;
  readonly pembulatan: Rupiah;
  /** Tax as the document keeps it; none where the shop keeps none. */
  readonly ppn_rp?: Rupiah;
  readonly ppn_luar_rp?: Rupiah;
  readonly pph22_rp?: Rupiah;
  readonly npwp?: string | null;
  readonly no_seri_pajak?: string | null;
  readonly pembulatan_tunai?: Rupiah;
  readonly grand_total: Rupiah;
  readonly dp_rp: Rupiah;
  readonly tukar_rp: Rupiah;
  readonly pembayaran: readonly NotaBayar[];
  readonly kembali: Rupiah;
  /** Points that it gave its member. */
  readonly poin?: number;
  /** Coupons that it issued, their numbers whole on the first original alone. */
  readonly kupon_nota?: readonly KuponNota[];
  /** Of a sale through a marketplace. */
  readonly marketplace?: { readonly nama: string; readonly no_order: string } | null;
  /** Of wholesale: what was weighed or counted of each group. */
  readonly grosir?: readonly BarisGrosir[] | null;
};

/** What the shop says of itself and how it wants its paper. */
export type NotaToko = Toko & {
  /** NOTA_RANGKAP_MODULE: a sheet for the customer and one for the shop. */
  readonly rangkap: boolean;
  /** BULAN_BELI_KEMBALI, in the terms. */
  readonly bulan: number;
  /** The step prices are rounded to: what a line may differ by and still be called rounding. */
  readonly langkah: Rupiah;
  /** The lines of small print of master keterangan nota, in their order. */
  readonly keterangan: readonly string[];
};

export const LEMBAR = ['PELANGGAN', 'TOKO'] as const;
export type Lembar = (typeof LEMBAR)[number];

export const lembarNota = ({ rangkap }: Pick<NotaToko, 'rangkap'>): readonly Lembar[] =>
  rangkap ? LEMBAR : ['PELANGGAN'];

/** One sheet or two of a paper of the counter, each from its parts. */
export const lembaran = (
  toko: Pick<NotaToko, 'rangkap'>,
  lines: (lembar: Lembar) => StrukLine[],
): StrukSheet[] => lembarNota(toko).map((lembar) => ({ name: lembar, lines: lines(lembar) }));

/** The paper of a sale, one sheet or two (1§9, D-30). Its words are the shop's own, in Indonesian. */
export const notaPenjualan = (
  dokumen: NotaDokumen,
  toko: NotaToko & Pick<NotaBarangToko, 'petugas'>,
): StrukSheet[] =>
  lembaran(toko, (lembar) =>
    susunNota('PENJUALAN', dokumen.no_faktur_jual, toko, {
      TANDA: tandaTipis({
        lembar: toko.rangkap && lembar,
        batal: dokumen.status === 'CANC',
        belum: dokumen.status === 'OPEN',
        cetak_ke: dokumen.cetak_ke,
      }),
      DATA: [
        ...dataNota('No. nota', dokumen.no_faktur_jual, dokumen.tgl_system, toko),
        ...pelanggan(dokumen),
      ],
      BARANG: [rule(), ...barangNota(dokumen, toko.langkah), rule()],
      JUMLAH: [
        ...uraian(dokumen),
        ...totalNota('Total', dokumen.grand_total),
        ...ppnTermasuk(dokumen),
        ...angka('Titipan dipakai', negate(dokumen.dp_rp)),
        ...angka('Tukar emas', negate(dokumen.tukar_rp)),
        ...angka('Pembulatan tunai', dokumen.pembulatan_tunai ?? rp(0)),
      ],
      BAYAR: bayar(dokumen),
      KUPON: kuponLembar(dokumen, lembar),
      SYARAT: lembar === 'PELANGGAN' ? syarat(syaratKetentuan(toko.bulan)) : [],
      KETERANGAN: keteranganNota(toko.keterangan),
      BARCODE: kodeLembar(dokumen.no_faktur_jual, toko, lembar),
    }),
  );

/** The customer's own sheet says the whole numbers, the shop's none. */
export const kuponLembar = ({ kupon_nota = [] }: NotaDokumen, lembar: Lembar): StrukLine[] =>
  kuponDiNota(lembar === 'PELANGGAN' ? kupon_nota : tutupKupon(kupon_nota));

/** What the act that prints a nota tells beside its document. */
export type IsiNota = {
  readonly kupon: KuponNota[];
  readonly deskripsi: KataBarang[];
};
export type KataBarang = { readonly kode_barcode: string; readonly deskripsi: string };

/** Pieces with what the stock says of them. */
export function denganKata<B extends { readonly kode_barcode: string }>(
  barang: readonly B[],
  deskripsi: readonly KataBarang[],
): (B & { deskripsi: string })[] {
  const kata = new Map(deskripsi.map((one) => [one.kode_barcode, one.deskripsi]));
  return barang.map((one) => ({ ...one, deskripsi: kata.get(one.kode_barcode) ?? '' }));
}

/** A document with the words of its pieces and the coupons that it issued. */
export const denganIsi = <
  B extends { readonly kode_barcode: string },
  D extends { readonly barang: readonly B[] },
>(
  dokumen: D & { readonly barang: readonly B[] },
  { kupon, deskripsi }: IsiNota,
) => ({ ...dokumen, kupon_nota: kupon, barang: denganKata(dokumen.barang, deskripsi) });

/** Of an entrepreneur: his number, and that of the tax invoice once it is there. */
export const pajakNota = ({ npwp, no_seri_pajak }: NotaDokumen): StrukLine[] => [
  ...(npwp ? [pair('NPWP', npwp)] : []),
  ...(no_seri_pajak ? [pair('No. faktur pajak', no_seri_pajak)] : []),
];

/** Who bought, his numbers, his points, and what was remarked. */
export const pelanggan = (dokumen: NotaDokumen): StrukLine[] => {
  const { customer, keterangan, poin, marketplace } = dokumen;
  return [
    ...orangNota('Pelanggan', customer),
    ...pajakNota(dokumen),
    ...(customer.jenis === 'MEMBER' && customer.kode_customer
      ? [pair('Member', customer.kode_customer)]
      : []),
    ...(poin ? [pair('Poin didapat', formatInt(poin))] : []),
    ...(marketplace
      ? [
          ...pairLines('Marketplace', cutLines(marketplace.nama)),
          ...pairLines('No. order', cutLines(marketplace.no_order)),
        ]
      : []),
    ...(keterangan ? pairLines('Keterangan', cutLines(keterangan)) : []),
  ];
};

const barangNota = ({ grosir, barang }: NotaDokumen, langkah: Rupiah): StrukLine[] =>
  grosir ? barangGrosir(grosir, barang) : deret(barang, (one) => potongNota(one, langkah));

/** What a sum of pieces becomes a total by, in the order in which it is said. */
export const uraian = (dokumen: NotaDokumen): StrukLine[] => [
  pair(jumlahBarang(dokumen.barang, dokumen.berat, dokumen.qty), formatInt(dokumen.sub_total)),
  ...angka('Diskon', negate(dokumen.diskon_rp)),
  ...angka('Kupon', negate(dokumen.kupon_rp)),
  ...TAMBAHAN.flatMap(({ kunci, nama }) => angka(nama, dokumen[kunci])),
  ...angka('PPN', dokumen.ppn_luar_rp ?? rp(0)),
  ...angka('PPh 22', dokumen.pph22_rp ?? rp(0)),
  ...angka('Pembulatan', dokumen.pembulatan),
];

/** What of the total is PPN where prices include it. */
export const ppnTermasuk = ({ ppn_rp, ppn_luar_rp }: NotaDokumen): StrukLine[] =>
  angka('Termasuk PPN', minus(ppn_rp ?? rp(0), ppn_luar_rp ?? rp(0)), 'small');

/** Money as it crossed the counter: what was booked of the cash is less by the change. */
function bayar({ pembayaran, kembali }: NotaDokumen): StrukLine[] {
  if (pembayaran.length === 0) return [];
  const tunai = pembayaran.findLastIndex(({ jenis }) => jenis === 'CASH');
  const fee = sum(pembayaran.map((one) => one.fee));
  return [
    ...pembayaran.map((one, at) =>
      pair(labelBayar(one), formatInt(at === tunai ? plus(one.jumlah, kembali) : one.jumlah)),
    ),
    ...(kembali > 0 ? [pair('Kembali', formatInt(kembali), 'strong')] : []),
    ...angka('Biaya kartu, di luar total', fee),
    rule(),
  ];
}

/** The terms belong to the customer's sheet alone (1§9). */
export const syaratKetentuan = (bulan: number): string =>
  [
    `Barang dapat dijual kembali ke toko kami dengan membawa nota ini dalam ${bulan} bulan,`,
    'dengan harga menurut kadar, berat timbang dan kondisi saat itu.',
    'Ongkos dan pembulatan tidak dikembalikan.',
    'Tanpa nota atau barang rusak dikenai potongan.',
  ].join(' ');

/** The shop's small print of master keterangan nota. */
export const keteranganNota = (lines: readonly string[]): StrukLine[] =>
  lines.map((line) => words(line, 'small'));

/** The QR is the customer's: the shop's own sheet does without. */
export const kodeLembar = (no: string, toko: KepalaToko, lembar: Lembar): StrukLine[] =>
  kodeStruk(no, lembar === 'PELANGGAN' ? toko.alamat_nota : null);
