import { cutLines, formatGram, formatInt, formatKadar, formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang, type Hari } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
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
import type { Nilai } from '#areas/pesan/rules/isi-pesan.ts';
import { barisPesan, nilaiUmum, type TokoPesan } from '#areas/penjualan/rules/pesan-nota.ts';
import type { JenisBayar } from '#areas/uang/rules/pembayaran.ts';
import type { StatusPembelian } from '#areas/pembelian/rules/pembelian.ts';

/** What of a buy-back stands on its paper. */
export type StrukBeli = {
  readonly no_faktur_beli: string;
  readonly tgl_system: Hari;
  readonly status: StatusPembelian;
  readonly kode_sales: string;
  readonly input_by: string;
  readonly valid_by: string | null;
  readonly cetak_ke: number;
  readonly customer: { readonly nama: string; readonly alamat: string };
  readonly barang: readonly {
    readonly nama_barang: string;
    readonly no_faktur_jual: string | null;
    readonly kadar: Persen;
    readonly berat: Miligram;
    readonly harga_per_gram: Rupiah;
    readonly potongan: Rupiah;
    readonly kondisi: string | null;
    readonly harga: Rupiah;
  }[];
  readonly berat: Miligram;
  readonly grand_total: Rupiah;
  readonly pembayaran: readonly {
    readonly jenis: JenisBayar;
    readonly kode_bank: string | null;
    readonly jumlah: Rupiah;
  }[];
};

export type StrukBeliToko = KepalaToko & { readonly jam: string };

/** The strip of a buy-back: what came in, what it weighed, what was paid, two signatures. */
export const strukBeli = (beli: StrukBeli, toko: StrukBeliToko): StrukSheet => ({
  name: beli.no_faktur_beli,
  lines: linesOf(beli, toko, toko.cetak ?? cetakBawaan('PEMBELIAN')),
});

const linesOf = (beli: StrukBeli, toko: StrukBeliToko, cetak: Cetak): StrukLine[] =>
  susunStruk(
    {
      KEPALA: kepalaStruk(toko),
      TANDA: [
        rule('thick'),
        center('NOTA PEMBELIAN', 'strong'),
        ...tanda(beli).map((mark) => center(mark, 'strong')),
        GAP,
      ],
      DATA: [
        pair('No. nota', beli.no_faktur_beli, 'strong'),
        pair('Tanggal', `${formatHariPanjang(beli.tgl_system).split(', ')[1]}, ${toko.jam}`),
        pair('Sales / kasir', `${beli.kode_sales} / ${beli.valid_by ?? beli.input_by}`),
        ...pairLines('Penjual', [
          ...cutLines(beli.customer.nama),
          ...cutLines(beli.customer.alamat),
        ]),
      ],
      BARANG: [
        rule(),
        ...beli.barang.flatMap((one, at) => [...(at > 0 ? [GAP] : []), ...barangBeli(one)]),
        rule(),
      ],
      JUMLAH: [
        pair(`${beli.barang.length} barang`, `${formatGram(beli.berat)} g`),
        { kind: 'total', left: 'Dibayar', right: formatRupiah(beli.grand_total) },
        rule('thick'),
      ],
      BAYAR: beli.pembayaran.map(({ jenis, kode_bank, jumlah }) =>
        pair(jenis === 'CASH' ? 'Tunai' : `Transfer ${kode_bank ?? ''}`, formatInt(jumlah)),
      ),
      SYARAT: [
        GAP,
        words('Penjual menyatakan barang ini miliknya dan diperoleh dengan sah.', 'small'),
      ],
      CATATAN: catatanTemplat(cetak.templat),
      TTD: [GAP, GAP, GAP, pair('Kasir', 'Penjual', 'small')],
      BARCODE: kodeStruk(beli.no_faktur_beli, toko.alamat_nota),
      SALAM: salamTemplat(cetak.templat),
    },
    cetak,
  );

/** What keeps it from being taken for a first, paid and valid nota. */
const tanda = ({ status, cetak_ke }: StrukBeli): string[] => [
  ...(status === 'CANC' ? ['BATAL'] : status === 'OPEN' ? ['BELUM DIBAYAR, BAWA KE KASIR'] : []),
  ...(cetak_ke > 1 ? [`SALINAN ${cetak_ke - 1}`] : []),
];

/** A bought piece on paper. */
export function barangBeli(one: StrukBeli['barang'][number]): StrukLine[] {
  const [nama, ...lanjut] = cutLines(one.nama_barang).map((line) => line.trim());
  return [
    pair(nama ?? '', formatInt(one.harga), 'strong'),
    ...lanjut.map((line) => words(line, 'strong')),
    pair(`Kadar ${formatKadar(one.kadar)}`, `${formatGram(one.berat)} g`),
    pair('Harga per gram', formatInt(one.harga_per_gram), 'small'),
    ...(one.potongan > 0
      ? [pair(`Potongan ${one.kondisi ?? ''}`.trim(), `-${formatInt(one.potongan)}/g`, 'small')]
      : []),
    ...(one.no_faktur_jual ? [pair('Nota asal', one.no_faktur_jual, 'small')] : []),
  ];
}

/** The nota as a message to the seller's phone (`template_wa`). */
export const nilaiBeli = (beli: StrukBeli, toko: TokoPesan): Nilai => ({
  ...nilaiUmum(beli.no_faktur_beli, beli, toko),
  barang: barisPesan(beli.barang),
  total: formatRupiah(beli.grand_total),
});
