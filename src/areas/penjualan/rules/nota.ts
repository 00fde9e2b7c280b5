import { cutLines, formatGram, formatInt } from '#kit/rules/format.ts';
import type { Hari } from '#kit/rules/hari.ts';
import {
  mg,
  minus,
  negate,
  plus,
  priceOf,
  rp,
  sum,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { pair, pairLines, rule, words, type StrukLine, type StrukSheet } from '#kit/rules/struk.ts';
import {
  angka,
  dataNota,
  deret,
  jumlahBarang,
  kadarBerat,
  namaBarang,
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
import { batuDiNota, type BatuTerjual } from '#areas/penjualan/rules/batu-nota.ts';
import type { BarisGrosir } from '#areas/penjualan/rules/grosir/grosir.ts';
import { barangGrosir } from '#areas/penjualan/rules/grosir/nota-grosir.ts';
import type { StatusPenjualan } from '#areas/penjualan/rules/penjualan.ts';
import { TAMBAHAN, type Tambahan } from '#areas/penjualan/rules/tambahan.ts';

/** A piece as its nota tells it. */
export type NotaBarang = {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  /** By which wholesale puts it on the paper. */
  readonly kode_group?: string;
  readonly kadar: Persen;
  readonly berat: Miligram;
  readonly harga_per_gram: Rupiah;
  readonly harga_jual: Rupiah;
  readonly ongkos: Rupiah;
  readonly harga: Rupiah;
  readonly diskon_rp: Rupiah;
  /** Taken off by table. */
  readonly potongan_rp?: Rupiah;
  /** Of a loose stone: its carats, and how many stones they are. */
  readonly kode_berlian?: string | null;
  readonly carat?: Miligram | null;
  readonly butir?: number | null;
  /** Those that were set in the piece when it was sold. */
  readonly batu?: readonly BatuTerjual[] | null;
};

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

/** Letters of a name to a line (1§9). */
const HURUF_NAMA = 20;

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
      SYARAT: lembar === 'PELANGGAN' ? syarat(syaratKetentuan(toko.bulan)) : [],
      KETERANGAN: keteranganNota(toko.keterangan),
      BARCODE: kodeLembar(dokumen.no_faktur_jual, toko, lembar),
    }),
  );

/** Of an entrepreneur: his number, and that of the tax invoice once it is there. */
export const pajakNota = ({ npwp, no_seri_pajak }: NotaDokumen): StrukLine[] => [
  ...(npwp ? [pair('NPWP', npwp)] : []),
  ...(no_seri_pajak ? [pair('No. faktur pajak', no_seri_pajak)] : []),
];

/** Who bought, his numbers, his points, and what was remarked. */
export const pelanggan = (dokumen: NotaDokumen): StrukLine[] => {
  const { customer, keterangan, poin } = dokumen;
  return [
    ...orangNota('Pelanggan', customer),
    ...pajakNota(dokumen),
    ...(customer.jenis === 'MEMBER' && customer.kode_customer
      ? [pair('Member', customer.kode_customer)]
      : []),
    ...(poin ? [pair('Poin didapat', formatInt(poin))] : []),
    ...(keterangan ? pairLines('Keterangan', cutLines(keterangan)) : []),
  ];
};

const barangNota = ({ grosir, barang }: NotaDokumen, langkah: Rupiah): StrukLine[] =>
  grosir ? barangGrosir(grosir, barang) : deret(barang, (one) => potongNota(one, langkah));

/** A piece explains its price: gold, ongkos and rounding where they make it, else the price as it is fixed. */
export function potongNota(one: NotaBarang, langkah: Rupiah): StrukLine[] {
  if (one.kode_berlian) return batuNota(one);
  const nilai = priceOf(one.harga_per_gram, one.berat, 'half');
  const sisa = minus(one.harga_jual, nilai);
  const terurai = Math.abs(sisa) < Math.max(langkah, 1);
  const dari = terurai
    ? [
        pair(
          `${formatGram(one.berat)} g × ${formatInt(one.harga_per_gram)}`,
          formatInt(nilai),
          'small',
        ),
      ]
    : [pair('Harga barang', formatInt(one.harga_jual), 'small')];
  return [
    ...namaBarang(one.nama_barang, one.harga),
    kadarBerat(`${one.kode_barcode}, kadar`, one),
    ...batuDiNota(one),
    ...dari,
    ...angka('Ongkos', one.ongkos, 'small'),
    ...(terurai ? angka('Pembulatan', sisa, 'small') : []),
    ...angka('Diskon', negate(one.diskon_rp), 'small'),
    ...(one.potongan_rp ? angka('Potongan', negate(one.potongan_rp), 'small') : []),
  ];
}

/** A loose stone: what it is with its certificate, its code, its carats. */
const batuNota = (one: NotaBarang): StrukLine[] => [
  ...namaUtuh(one.nama_barang, one.harga),
  pair(
    [
      one.kode_barcode,
      ...((one.butir ?? 1) > 1 ? [`${formatInt(one.butir ?? 1)} butir`] : []),
    ].join(', '),
    `${formatGram(one.carat ?? mg(0))} ct`,
  ),
  pair('Harga berlian', formatInt(one.harga_jual), 'small'),
  ...angka('Diskon', negate(one.diskon_rp), 'small'),
  ...(one.potongan_rp ? angka('Potongan', negate(one.potongan_rp), 'small') : []),
];

/** Whole words to a line: the number of a certificate is not cut. */
function namaUtuh(nama: string, harga: Rupiah): StrukLine[] {
  const lines: string[] = [];
  for (const kata of nama.split(' ')) {
    const lagi = `${lines.at(-1) ?? ''} ${kata}`.trim();
    if (lines.length > 0 && lagi.length <= HURUF_NAMA) lines.splice(-1, 1, lagi);
    else lines.push(kata);
  }
  const [first = '', ...lanjut] = lines;
  return [pair(first, formatInt(harga), 'strong'), ...lanjut.map((line) => words(line, 'strong'))];
}

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
