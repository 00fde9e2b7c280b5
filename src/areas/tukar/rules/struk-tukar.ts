import { cutLines, formatGram, formatInt, formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang, type Hari } from '#kit/rules/hari.ts';
import { negate, plus, type Rupiah } from '#kit/rules/quantity.ts';
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
import { barangBeli, type StrukBeli } from '#areas/pembelian/rules/struk-beli.ts';
import {
  angka,
  potongNota,
  syaratKetentuan,
  type NotaDokumen,
} from '#areas/penjualan/rules/nota.ts';
import type { Nilai } from '#areas/pesan/rules/isi-pesan.ts';
import { barisPesan, nilaiUmum, type TokoPesan } from '#areas/penjualan/rules/pesan-nota.ts';
import { labelBayar } from '#areas/uang/rules/label-bayar.ts';
import { kepalaStruk, type KepalaToko } from '#areas/toko/rules/struk-toko.ts';
import {
  catatanTemplat,
  cetakBawaan,
  salamTemplat,
  susunStruk,
  type Cetak,
} from '#areas/toko/rules/templat-nota.ts';
import { tentukanArah, type StatusTukar } from '#areas/tukar/rules/tukar.ts';

/** What of a ticket stands on its paper: both documents, and the money between them. */
export type StrukTukar = {
  readonly no_tukar: string;
  readonly tgl_system: Hari;
  readonly status: StatusTukar;
  readonly kode_sales: string;
  readonly input_by: string;
  readonly valid_by: string | null;
  readonly cetak_ke: number;
  readonly selisih: Rupiah;
  readonly penjualan: NotaDokumen;
  readonly pembelian: StrukBeli;
};

export type StrukTukarToko = KepalaToko & {
  readonly jam: string;
  /** The step that prices are rounded to. */
  readonly langkah: Rupiah;
  /** BULAN_BELI_KEMBALI, in the terms. */
  readonly bulan: number;
  /** Its template and paper; left out, a strip as it comes. */
  readonly cetak?: Cetak;
};

const SELISIH = {
  TAMBAH: 'Dibayar pelanggan',
  KURANG: 'Dibayar toko',
  PAS: 'Selisih',
} as const;

/** The difference as people say it: an amount and who pays it. */
export const labelSelisih = (selisih: Rupiah): string => SELISIH[tentukanArah(selisih)];
const besar = (selisih: Rupiah): Rupiah => (selisih < 0 ? negate(selisih) : selisih);

/** The paper of an exchange: gold out, gold in, the difference, how it was paid, two signatures. */
export const strukTukar = (tukar: StrukTukar, toko: StrukTukarToko): StrukSheet => ({
  name: tukar.no_tukar,
  lines: linesOf(tukar, toko, toko.cetak ?? cetakBawaan('TUKAR')),
});

const linesOf = (tukar: StrukTukar, toko: StrukTukarToko, cetak: Cetak): StrukLine[] =>
  susunStruk(
    {
      KEPALA: kepalaStruk(toko),
      TANDA: [
        rule('thick'),
        center('NOTA TUKAR TAMBAH', 'strong'),
        ...tanda(tukar).map((mark) => center(mark, 'strong')),
        GAP,
      ],
      DATA: siapa(tukar, toko),
      BARANG: [rule(), ...keluar(tukar.penjualan, toko), rule(), ...masuk(tukar.pembelian)],
      JUMLAH: [
        rule('thick'),
        {
          kind: 'total',
          left: labelSelisih(tukar.selisih),
          right: formatRupiah(besar(tukar.selisih)),
        },
        rule('thick'),
      ],
      BAYAR: bayar(tukar.penjualan),
      SYARAT: [
        words('Syarat dan ketentuan', 'strong'),
        words(syaratKetentuan(toko.bulan), 'small'),
        words('Pelanggan menyatakan emas yang ditukar miliknya dan diperoleh dengan sah.', 'small'),
      ],
      CATATAN: catatanTemplat(cetak.templat),
      TTD: [GAP, GAP, GAP, pair('Kasir', 'Pelanggan', 'small')],
      // While it waits the ticket is scanned; later the nota is what comes back.
      BARCODE: [GAP, { kind: 'barcode', code: dipindai(tukar) }],
      SALAM: salamTemplat(cetak.templat),
    },
    cetak,
  );

const dipindai = ({ status, no_tukar, penjualan }: StrukTukar): string =>
  status === 'OPEN' ? no_tukar : penjualan.no_faktur_jual;

/** What keeps it from being taken for a first, paid and valid nota. */
const tanda = ({ status, cetak_ke }: StrukTukar): string[] => [
  ...(status === 'CANC' ? ['BATAL'] : status === 'OPEN' ? ['BELUM DIBAYAR, BAWA KE KASIR'] : []),
  ...(cetak_ke > 1 ? [`SALINAN ${cetak_ke - 1}`] : []),
];

function siapa(tukar: StrukTukar, { jam }: StrukTukarToko): StrukLine[] {
  const { nama, alamat } = tukar.penjualan.customer;
  return [
    pair('No. tukar', tukar.no_tukar, 'strong'),
    pair('Tanggal', `${formatHariPanjang(tukar.tgl_system).split(', ')[1]}, ${jam}`),
    pair('Sales / kasir', `${tukar.kode_sales} / ${tukar.valid_by ?? tukar.input_by}`),
    ...pairLines('Pelanggan', [...cutLines(nama), ...cutLines(alamat)]),
  ];
}

const selang = (lines: readonly StrukLine[][]): StrukLine[] =>
  lines.flatMap((one, at) => (at > 0 ? [GAP, ...one] : one));

function keluar(jual: NotaDokumen, { langkah }: StrukTukarToko): StrukLine[] {
  return [
    pair('BARANG KELUAR', jual.no_faktur_jual, 'strong'),
    ...selang(jual.barang.map((one) => potongNota(one, langkah))),
    pair(`${jual.barang.length} barang, ${formatGram(jual.berat)} g`, formatInt(jual.sub_total)),
    ...angka('Diskon', negate(jual.diskon_rp)),
    ...angka('Kupon', negate(jual.kupon_rp)),
    ...angka('Admin', jual.admin),
    ...angka('Packing', jual.packing),
    ...angka('Ongkos kerja', jual.ongkos_kerja),
    ...angka('Pembulatan', jual.pembulatan),
    pair('Total penjualan', formatInt(jual.grand_total), 'strong'),
    ...angka('Titipan dipakai', negate(jual.dp_rp)),
  ];
}

const masuk = (beli: StrukBeli): StrukLine[] => [
  pair('EMAS MASUK', beli.no_faktur_beli, 'strong'),
  ...selang(beli.barang.map(barangBeli)),
  pair(`${beli.barang.length} barang, ${formatGram(beli.berat)} g`, ''),
  pair('Total pembelian', formatInt(beli.grand_total), 'strong'),
];

/** Money as it crossed the counter, whichever way. */
function bayar({ pembayaran, kembali }: NotaDokumen): StrukLine[] {
  if (pembayaran.length === 0) return [];
  const tunai = pembayaran.findLastIndex(({ jenis }) => jenis === 'CASH');
  return [
    ...pembayaran.map((one, at) =>
      pair(
        one.jumlah < 0 ? `${labelBayar(one)} dari toko` : labelBayar(one),
        formatInt(besar(at === tunai ? plus(one.jumlah, kembali) : one.jumlah)),
      ),
    ),
    ...(kembali > 0 ? [pair('Kembali', formatInt(kembali), 'strong')] : []),
    rule(),
  ];
}

/** The ticket as a message to the customer's phone (`template_wa`). */
export const nilaiTukar = (tukar: StrukTukar, toko: TokoPesan): Nilai => ({
  ...nilaiUmum(tukar.no_tukar, { ...tukar, customer: tukar.penjualan.customer }, toko),
  barang: barisPesan(tukar.penjualan.barang),
  emas_lama: barisPesan(tukar.pembelian.barang),
  total: formatRupiah(tukar.penjualan.grand_total),
  arah: labelSelisih(tukar.selisih),
  selisih: formatRupiah(besar(tukar.selisih)),
});
