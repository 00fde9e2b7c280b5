import { formatInt, formatRupiah } from '#kit/rules/format.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { negate, plus, rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { pair, rule, type StrukLine, type StrukSheet } from '#kit/rules/struk.ts';
import { barangBeli, type StrukBeli } from '#areas/pembelian/rules/struk-beli.ts';
import {
  keteranganNota,
  kodeLembar,
  kuponLembar,
  lembaran,
  pelanggan,
  ppnTermasuk,
  syaratKetentuan,
  uraian,
  type Lembar,
  type NotaDokumen,
} from '#areas/penjualan/rules/nota.ts';
import { potongNota } from '#areas/penjualan/rules/potong-nota.ts';
import type { Nilai } from '#areas/pesan/rules/isi-pesan.ts';
import { barisPesan, nilaiUmum, type TokoPesan } from '#areas/penjualan/rules/pesan-nota.ts';
import { labelBayar } from '#areas/uang/rules/label-bayar.ts';
import {
  angka,
  dataNota,
  deret,
  jumlahBarang,
  susunNota,
  syarat,
  tandaTangan,
  tandaTebal,
  totalNota,
  type NotaBarangToko,
} from '#areas/toko/rules/nota.ts';
import { tentukanArah, type StatusTukar } from '#areas/tukar/rules/tukar.ts';

/** What the paper of a ticket shows: both documents, and the money between them. */
export type StrukTukar = {
  readonly no_tukar: string;
  readonly tgl_system: Hari;
  readonly status: StatusTukar;
  readonly cetak_ke: number;
  readonly selisih: Rupiah;
  readonly penjualan: NotaDokumen;
  readonly pembelian: StrukBeli;
};

export type StrukTukarToko = NotaBarangToko & {
  /** NOTA_RANGKAP_MODULE: a sheet for the customer and one for the shop. */
  readonly rangkap: boolean;
  /** The step that prices are rounded to. */
  readonly langkah: Rupiah;
  /** BULAN_BELI_KEMBALI, in the terms. */
  readonly bulan: number;
  /** The lines of small print of master keterangan nota, in their order. */
  readonly keterangan: readonly string[];
};

const SELISIH = {
  TAMBAH: 'Dibayar pelanggan',
  KURANG: 'Dibayar toko',
  PAS: 'Selisih',
} as const;

/** The difference as people say it: an amount and who pays it. */
export const labelSelisih = (selisih: Rupiah): string => SELISIH[tentukanArah(selisih)];
const besar = (selisih: Rupiah): Rupiah => (selisih < 0 ? negate(selisih) : selisih);

/** What is paid, whichever way: coins may make a little more or less of the difference (D-51.1). */
export const hitungDibayar = (tukar: Pick<StrukTukar, 'selisih' | 'penjualan'>): Rupiah =>
  plus(besar(tukar.selisih), bulat(tukar));
const bulat = ({ selisih, penjualan }: Pick<StrukTukar, 'selisih' | 'penjualan'>): Rupiah => {
  const tunai = penjualan.pembulatan_tunai ?? rp(0);
  return selisih < 0 ? negate(tunai) : tunai;
};

/** The paper of an exchange, one sheet or two (1§9): gold out, gold in, the difference, how it was paid, signatures. */
export const strukTukar = (tukar: StrukTukar, toko: StrukTukarToko): StrukSheet[] =>
  lembaran(toko, (lembar) => linesOf(tukar, toko, lembar));

const MILIKNYA = 'Pelanggan menyatakan emas yang ditukar miliknya dan diperoleh dengan sah.';

const linesOf = (tukar: StrukTukar, toko: StrukTukarToko, lembar: Lembar): StrukLine[] =>
  susunNota('TUKAR', tukar.no_tukar, toko, {
    TANDA: tandaTebal({
      judul: 'NOTA TUKAR TAMBAH',
      lembar: toko.rangkap && lembar,
      batal: tukar.status === 'CANC',
      belum: tukar.status === 'OPEN',
      cetak_ke: tukar.cetak_ke,
    }),
    DATA: [
      ...dataNota('No. tukar', tukar.no_tukar, tukar.tgl_system, toko),
      ...pelanggan(tukar.penjualan),
    ],
    BARANG: [
      rule(),
      // On a form beside one another, so that an exchange of some pieces is one page.
      { kind: 'columns', left: keluar(tukar.penjualan, toko), right: masuk(tukar.pembelian) },
      rule(),
    ],
    JUMLAH: [
      ...angka('Pembulatan tunai', bulat(tukar)),
      ...totalNota(labelSelisih(tukar.selisih), hitungDibayar(tukar)),
    ],
    BAYAR: bayar(tukar.penjualan),
    KUPON: kuponLembar(tukar.penjualan, lembar),
    SYARAT:
      lembar === 'PELANGGAN' ? syarat(syaratKetentuan(toko.bulan), MILIKNYA) : syarat(MILIKNYA),
    KETERANGAN: keteranganNota(toko.keterangan),
    TTD: tandaTangan('Kasir', 'Pelanggan'),
    // While it waits the ticket is scanned; later the nota is what comes back.
    BARCODE: kodeLembar(dipindai(tukar), toko, lembar),
  });

const dipindai = ({ status, no_tukar, penjualan }: StrukTukar): string =>
  status === 'OPEN' ? no_tukar : penjualan.no_faktur_jual;

const keluar = (jual: NotaDokumen, { langkah }: StrukTukarToko): StrukLine[] => [
  pair('BARANG KELUAR', jual.no_faktur_jual, 'strong'),
  ...deret(jual.barang, (one) => potongNota(one, langkah)),
  ...uraian(jual),
  pair('Total penjualan', formatInt(jual.grand_total), 'strong'),
  ...ppnTermasuk(jual),
  ...angka('Titipan dipakai', negate(jual.dp_rp)),
];

const masuk = (beli: StrukBeli): StrukLine[] => [
  pair('EMAS MASUK', beli.no_faktur_beli, 'strong'),
  ...deret(beli.barang, barangBeli),
  pair(jumlahBarang(beli.barang, beli.berat), ''),
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
    ...angka('Biaya kartu, di luar total', sum(pembayaran.map(({ fee }) => fee))),
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
