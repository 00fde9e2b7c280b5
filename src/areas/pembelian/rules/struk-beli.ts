import { formatGram, formatInt, formatRupiah } from '#kit/rules/format.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { minus, negate, type Miligram, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import { GAP, pair, rule, words, type StrukLine, type StrukSheet } from '#kit/rules/struk.ts';
import {
  angka,
  dataNota,
  deret,
  kadarBerat,
  namaBarang,
  orangNota,
  susunNota,
  tandaTangan,
  tandaTebal,
  type NotaBarangToko,
} from '#areas/toko/rules/nota.ts';
import type { Nilai } from '#areas/pesan/rules/isi-pesan.ts';
import { kodeLembar, lembaran, type Lembar } from '#areas/penjualan/rules/nota.ts';
import { barisPesan, nilaiUmum, type TokoPesan } from '#areas/penjualan/rules/pesan-nota.ts';
import type { CaraUji } from '#areas/barang/rules/cara-uji.ts';
import type { JenisBayar } from '#areas/uang/rules/pembayaran.ts';
import type { StatusPembelian } from '#areas/pembelian/rules/pembelian.ts';

/** What the paper of a buy-back shows. */
export type StrukBeli = {
  readonly no_faktur_beli: string;
  readonly tgl_system: Hari;
  readonly status: StatusPembelian;
  readonly cetak_ke: number;
  readonly customer: { readonly nama: string; readonly alamat: string };
  readonly barang: readonly {
    readonly nama_barang: string;
    readonly no_faktur_jual: string | null;
    readonly kadar: Persen;
    /** By what it was found, where that was said. */
    readonly cara_uji?: CaraUji | null;
    readonly berat: Miligram;
    readonly harga_per_gram: Rupiah;
    readonly potongan: Rupiah;
    readonly kondisi: string | null;
    readonly harga: Rupiah;
    /** Its stones, each with its price (D-45.7); goods without a barcode have none. */
    readonly batu?: string | null;
  }[];
  /** Pieces, where a line holds several. */
  readonly qty?: number;
  readonly berat: Miligram;
  readonly grand_total: Rupiah;
  readonly pembulatan_tunai: Rupiah;
  readonly pembayaran: readonly {
    readonly jenis: JenisBayar;
    readonly kode_bank: string | null;
    readonly jumlah: Rupiah;
  }[];
};

/** NOTA_RANGKAP_MODULE: a sheet for the seller and one for the shop. */
type StrukBeliToko = NotaBarangToko & { readonly rangkap: boolean };

/** The strip of a buy-back, one sheet or two (1§9): what came in, what it weighed, what was paid, two signatures. */
export const strukBeli = (beli: StrukBeli, toko: StrukBeliToko): StrukSheet[] =>
  lembaran(toko, (lembar) => linesOf(beli, toko, lembar));

const linesOf = (beli: StrukBeli, toko: StrukBeliToko, lembar: Lembar): StrukLine[] =>
  susunNota('PEMBELIAN', beli.no_faktur_beli, toko, {
    TANDA: tandaTebal({
      judul: 'NOTA PEMBELIAN',
      lembar: toko.rangkap && lembar,
      batal: beli.status === 'CANC',
      belum: beli.status === 'OPEN',
      cetak_ke: beli.cetak_ke,
    }),
    DATA: [
      ...dataNota('No. nota', beli.no_faktur_beli, beli.tgl_system, toko),
      ...orangNota('Penjual', beli.customer),
    ],
    BARANG: [rule(), ...deret(beli.barang, barangBeli), rule()],
    JUMLAH: [
      pair(`${beli.qty ?? beli.barang.length} barang`, `${formatGram(beli.berat)} g`),
      ...uraian(beli),
      { kind: 'total', left: 'Dibayar', right: formatRupiah(dibayar(beli)) },
      rule('thick'),
    ],
    BAYAR: beli.pembayaran.map(({ jenis, kode_bank, jumlah }) =>
      pair(jenis === 'CASH' ? 'Tunai' : `Transfer ${kode_bank ?? ''}`, formatInt(jumlah)),
    ),
    SYARAT: [
      GAP,
      words('Penjual menyatakan barang ini miliknya dan diperoleh dengan sah.', 'small'),
    ],
    TTD: tandaTangan('Kasir', 'Penjual'),
    BARCODE: kodeLembar(beli.no_faktur_beli, toko, lembar),
  });

/** What the seller gets: coins may make a little more or less of the sum (D-51.1). */
const dibayar = ({ grand_total, pembulatan_tunai }: StrukBeli): Rupiah =>
  minus(grand_total, pembulatan_tunai);
const uraian = ({ grand_total, pembulatan_tunai }: StrukBeli): StrukLine[] =>
  pembulatan_tunai === 0
    ? []
    : [
        pair('Jumlah', formatInt(grand_total)),
        ...angka('Pembulatan tunai', negate(pembulatan_tunai)),
      ];

/** A bought piece on paper. */
export const barangBeli = (one: StrukBeli['barang'][number]): StrukLine[] => [
  ...namaBarang(one.nama_barang, one.harga),
  kadarBerat('Kadar', one),
  ...(one.cara_uji ? [pair('Cara uji', one.cara_uji, 'small')] : []),
  pair('Harga per gram', formatInt(one.harga_per_gram), 'small'),
  ...(one.potongan > 0
    ? [pair(`Potongan ${one.kondisi ?? ''}`.trim(), `-${formatInt(one.potongan)}/g`, 'small')]
    : []),
  ...(one.batu ? one.batu.split('; ').map((batu) => words(`Batu ${batu}`, 'small')) : []),
  ...(one.no_faktur_jual ? [pair('Nota asal', one.no_faktur_jual, 'small')] : []),
];

/** The nota as a message to the seller's phone (`template_wa`). */
export const nilaiBeli = (beli: StrukBeli, toko: TokoPesan): Nilai => ({
  ...nilaiUmum(beli.no_faktur_beli, beli, toko),
  barang: barisPesan(beli.barang),
  total: formatRupiah(beli.grand_total),
});
