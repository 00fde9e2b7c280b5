import { cutLines, formatGram, formatInt, formatKadar, formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang, type Hari } from '#kit/rules/hari.ts';
import {
  minus,
  plus,
  priceOf,
  sum,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import {
  center,
  GAP,
  pair,
  pairLines,
  rule,
  words,
  type StrukLine,
  type StrukSheet,
} from '#kit/rules/struk.ts';
import { kepalaStruk, kodeStruk, type KepalaToko } from '#areas/toko/rules/struk-toko.ts';
import {
  catatanTemplat,
  cetakBawaan,
  salamTemplat,
  susunStruk,
  type Cetak,
} from '#areas/toko/rules/templat-nota.ts';
import { labelBayar } from '#areas/uang/rules/label-bayar.ts';
import type { JenisBayar } from '#areas/uang/rules/pembayaran.ts';
import type { StatusPenjualan } from '#areas/penjualan/rules/penjualan.ts';

/** A piece as its nota tells it. */
export type NotaBarang = {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kadar: Persen;
  readonly berat: Miligram;
  readonly harga_per_gram: Rupiah;
  readonly harga_jual: Rupiah;
  readonly ongkos: Rupiah;
  readonly harga: Rupiah;
  readonly diskon_rp: Rupiah;
  /** Taken off by table. */
  readonly potongan_rp?: Rupiah;
};

export type NotaBayar = {
  readonly jenis: JenisBayar;
  readonly kode_bank: string | null;
  readonly jumlah: Rupiah;
  readonly fee: Rupiah;
};

/** What of a sale stands on its paper; `GET penjualan/{no}` has all of it. */
export type NotaDokumen = {
  readonly no_faktur_jual: string;
  readonly tgl_system: Hari;
  readonly status: StatusPenjualan;
  readonly kode_sales: string;
  readonly input_by: string;
  readonly valid_by: string | null;
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
  readonly berat: Miligram;
  readonly sub_total: Rupiah;
  readonly diskon_rp: Rupiah;
  readonly kupon_rp: Rupiah;
  readonly admin: Rupiah;
  readonly packing: Rupiah;
  readonly ongkos_kerja: Rupiah;
  readonly pembulatan: Rupiah;
  readonly grand_total: Rupiah;
  readonly dp_rp: Rupiah;
  readonly tukar_rp: Rupiah;
  readonly pembayaran: readonly NotaBayar[];
  readonly kembali: Rupiah;
};

/** What the shop says of itself and how it wants its paper. */
export type NotaToko = KepalaToko & {
  /** HH:mm on the shop's clock when the sale was made. */
  readonly jam: string;
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

/** The paper of a sale, one sheet or two (1§9, D-30). Its words are the shop's own, in Indonesian. */
export const notaPenjualan = (dokumen: NotaDokumen, toko: NotaToko): StrukSheet[] =>
  lembarNota(toko).map((lembar) => ({ name: lembar, lines: sheetOf(dokumen, toko, lembar) }));

const sheetOf = (dokumen: NotaDokumen, toko: NotaToko, lembar: Lembar): StrukLine[] => {
  const cetak = toko.cetak ?? cetakBawaan('PENJUALAN');
  return susunStruk(
    {
      KEPALA: kepalaStruk(toko),
      TANDA: tanda(dokumen, toko, lembar),
      DATA: siapa(dokumen, toko),
      BARANG: [
        rule(),
        ...dokumen.barang.flatMap((one, at) => [
          ...(at > 0 ? [GAP] : []),
          ...potongNota(one, toko.langkah),
        ]),
        rule(),
      ],
      JUMLAH: jumlah(dokumen),
      BAYAR: bayar(dokumen),
      SYARAT: lembar === 'PELANGGAN' ? syarat(syaratKetentuan(toko.bulan)) : [],
      ...kaki(dokumen.no_faktur_jual, toko.keterangan, cetak),
      BARCODE: kodeLembar(dokumen.no_faktur_jual, toko, lembar),
    },
    cetak,
  );
};

/** Which sheet this is, and whatever keeps it from being taken for a first, paid and valid nota. */
function tanda(
  { status, cetak_ke }: NotaDokumen,
  { rangkap }: NotaToko,
  lembar: Lembar,
): StrukLine[] {
  const marks = [
    ...(rangkap ? [`LEMBAR ${lembar}`] : []),
    ...(status === 'CANC' ? ['BATAL'] : status === 'OPEN' ? ['BELUM DIBAYAR, BAWA KE KASIR'] : []),
    ...(cetak_ke > 1 ? [`SALINAN ${cetak_ke - 1}`] : []),
  ];
  return [
    rule('thin'),
    ...(marks.length > 0 ? [...marks.map((mark) => center(mark, 'strong')), rule('thin')] : []),
  ];
}

function siapa(dokumen: NotaDokumen, toko: NotaToko): StrukLine[] {
  const { kode_customer, nama, alamat, jenis } = dokumen.customer;
  return [
    pair('No. nota', dokumen.no_faktur_jual, 'strong'),
    pair('Tanggal', `${formatHariPanjang(dokumen.tgl_system).split(', ')[1]}, ${toko.jam}`),
    pair('Sales / kasir', `${dokumen.kode_sales} / ${dokumen.valid_by ?? dokumen.input_by}`),
    ...pairLines('Pelanggan', [...cutLines(nama), ...cutLines(alamat)]),
    ...(jenis === 'MEMBER' && kode_customer ? [pair('Member', kode_customer)] : []),
    ...(dokumen.keterangan ? pairLines('Keterangan', cutLines(dokumen.keterangan)) : []),
  ];
}

/** A piece explains its price: gold, ongkos and rounding where they make it, else the price as it is fixed. */
export function potongNota(one: NotaBarang, langkah: Rupiah): StrukLine[] {
  const [nama, ...lanjut] = cutLines(one.nama_barang).map((line) => line.trim());
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
    pair(nama ?? '', formatInt(one.harga), 'strong'),
    ...lanjut.map((line) => words(line, 'strong')),
    pair(`${one.kode_barcode}, kadar ${formatKadar(one.kadar)}`, `${formatGram(one.berat)} g`),
    ...dari,
    ...angka('Ongkos', one.ongkos, 'small'),
    ...(terurai ? angka('Pembulatan', sisa, 'small') : []),
    ...angka('Diskon', minus(0 as Rupiah, one.diskon_rp), 'small'),
    ...angka('Potongan', minus(0 as Rupiah, one.potongan_rp ?? (0 as Rupiah)), 'small'),
  ];
}

/** A figure beside its word; nothing where there is none. */
export const angka = (label: string, rupiah: Rupiah, look?: 'small'): StrukLine[] =>
  rupiah === 0 ? [] : [pair(label, formatInt(rupiah), look)];

function jumlah(dokumen: NotaDokumen): StrukLine[] {
  const kurang = (rupiah: Rupiah): Rupiah => minus(0 as Rupiah, rupiah);
  return [
    pair(
      `${dokumen.barang.length} barang, ${formatGram(dokumen.berat)} g`,
      formatInt(dokumen.sub_total),
    ),
    ...angka('Diskon', kurang(dokumen.diskon_rp)),
    ...angka('Kupon', kurang(dokumen.kupon_rp)),
    ...angka('Admin', dokumen.admin),
    ...angka('Packing', dokumen.packing),
    ...angka('Ongkos kerja', dokumen.ongkos_kerja),
    ...angka('Pembulatan', dokumen.pembulatan),
    rule('thick'),
    { kind: 'total', left: 'Total', right: formatRupiah(dokumen.grand_total) },
    rule('thick'),
    ...angka('Titipan dipakai', kurang(dokumen.dp_rp)),
    ...angka('Tukar emas', kurang(dokumen.tukar_rp)),
  ];
}

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

export const syarat = (text: string): StrukLine[] => [
  words('Syarat dan ketentuan', 'strong'),
  words(text, 'small'),
];

/** The end of a paper for customers: the shop's remarks, its small print, its number, its thanks. */
export const kaki = (no: string, keterangan: readonly string[], { templat }: Cetak) => ({
  KETERANGAN: keterangan.map((line) => words(line, 'small')),
  CATATAN: catatanTemplat(templat),
  BARCODE: kodeStruk(no, null),
  SALAM: salamTemplat(templat),
});

/** The QR is the customer's: the shop's own sheet does without. */
export const kodeLembar = (no: string, toko: KepalaToko, lembar: Lembar): StrukLine[] =>
  kodeStruk(no, lembar === 'PELANGGAN' ? toko.alamat_nota : null);
