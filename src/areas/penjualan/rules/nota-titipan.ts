import { cutLines, formatGram, formatInt, percentText } from '#kit/rules/format.ts';
import type { Hari } from '#kit/rules/hari.ts';
import {
  minus,
  negate,
  rp,
  sum,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { pair, pairLines, rule, type StrukLine, type StrukSheet } from '#kit/rules/struk.ts';
import {
  angka,
  BELUM_DIBAYAR,
  dataNota,
  deret,
  orangNota,
  susunNota,
  syarat,
  tandaTipis,
  tanggal,
  totalNota,
  type NotaBarangToko,
} from '#areas/toko/rules/nota.ts';
import {
  keteranganNota,
  kodeLembar,
  lembaran,
  type NotaBayar,
  type NotaToko,
} from '#areas/penjualan/rules/nota.ts';
import { potongNota, type NotaBarang } from '#areas/penjualan/rules/potong-nota.ts';
import type { StatusTitipan } from '#areas/penjualan/rules/titipan.ts';
import { labelBayar } from '#areas/uang/rules/label-bayar.ts';

export type NotaSetoran = {
  readonly no_bayar: string;
  readonly tgl_system: Hari;
  readonly jumlah: Rupiah;
  readonly dp_sesudah: Rupiah;
  readonly kembali: Rupiah;
  readonly status: 'DONE' | 'CANC';
  readonly cetak_ke: number;
  readonly pembayaran: readonly NotaBayar[];
};

/** What the paper of a deposit shows. */
export type NotaTitipan = {
  readonly no_titip: string;
  readonly tgl_system: Hari;
  readonly status: StatusTitipan;
  readonly cetak_ke: number;
  readonly customer: { readonly nama: string; readonly alamat: string };
  readonly barang: readonly NotaBarang[];
  readonly berat: Miligram;
  readonly harga_total: Rupiah;
  readonly dp_awal: Rupiah;
  readonly dp_rp: Rupiah;
  readonly sisa_rp: Rupiah;
  readonly berlaku_sampai: Hari;
  /** What of the money stays with the shop if it is cancelled, as it was when the deposit was taken. */
  readonly batal_persen: Persen;
  readonly pembayaran: readonly NotaBayar[];
  readonly kembali: Rupiah;
  readonly setoran: readonly NotaSetoran[];
  readonly no_faktur_jual: string | null;
  readonly batal: {
    readonly refund_rp: Rupiah;
    readonly ditahan_rp: Rupiah;
    readonly pembulatan_tunai?: Rupiah;
  } | null;
};

export type NotaTitipanToko = NotaToko & Pick<NotaBarangToko, 'petugas'>;

/** The paper of a deposit, one sheet or two: what is held, at which price until when, what was paid. */
export const notaTitipan = (dokumen: NotaTitipan, toko: NotaTitipanToko): StrukSheet[] =>
  lembaran(toko, (lembar) =>
    susunNota('TITIPAN', dokumen.no_titip, toko, {
      TANDA: tandaTipis({
        judul: 'NOTA TITIPAN',
        lembar: toko.rangkap && lembar,
        batal: dokumen.status === 'CANC',
        cetak_ke: dokumen.cetak_ke,
      }),
      DATA: [
        ...dataNota('No. titipan', dokumen.no_titip, dokumen.tgl_system, toko),
        ...orangNota('Pelanggan', dokumen.customer),
      ],
      BARANG: [rule(), ...deret(dokumen.barang, (one) => potongNota(one, toko.langkah))],
      JUMLAH: totalNota(`Total ${formatGram(dokumen.berat)} g`, dokumen.harga_total),
      BAYAR: [...uangnya(dokumen), rule()],
      SYARAT: lembar === 'PELANGGAN' ? syarat(syaratTitipan(dokumen)) : [],
      KETERANGAN: keteranganNota(toko.keterangan),
      BARCODE: kodeLembar(dokumen.no_titip, toko, lembar),
    }),
  );

/** The paper of one further deposit: money alone, and what is still owed after it. */
export const strukSetoran = (
  dokumen: NotaTitipan,
  setoran: NotaSetoran,
  toko: NotaTitipanToko,
): StrukSheet[] =>
  lembaran(toko, (lembar) =>
    susunNota(
      'SETORAN',
      dokumen.no_titip,
      { ...toko, alamat_nota: null },
      {
        TANDA: tandaTipis({
          judul: 'BUKTI SETOR TITIPAN',
          lembar: toko.rangkap && lembar,
          batal: setoran.status === 'CANC',
          cetak_ke: setoran.cetak_ke,
        }),
        DATA: [
          pair('No. setoran', setoran.no_bayar, 'strong'),
          pair('No. titipan', dokumen.no_titip),
          pair('Tanggal', `${tanggal(setoran.tgl_system)}, ${toko.jam}`),
          ...pairLines('Kasir', cutLines(toko.petugas.kasir)),
          ...orangNota('Pelanggan', dokumen.customer),
        ],
        JUMLAH: totalNota('Setoran', setoran.jumlah),
        BAYAR: [
          ...bayar(setoran.pembayaran, setoran.kembali),
          pair('Uang titip sekarang', formatInt(setoran.dp_sesudah)),
          pair('Sisa', formatInt(minus(dokumen.harga_total, setoran.dp_sesudah)), 'strong'),
        ],
      },
    ),
  );

/** Money as it crossed the counter: what was booked of the cash is less by the change. */
function bayar(pembayaran: readonly NotaBayar[], kembali: Rupiah): StrukLine[] {
  const fee = sum(pembayaran.map((one) => one.fee));
  return [
    ...pembayaran.map((one) => pair(labelBayar(one), formatInt(one.jumlah))),
    ...angka('Kembali', kembali),
    ...angka('Biaya kartu, di luar total', fee),
    ...(pembayaran.length > 0 ? [rule()] : []),
  ];
}

function uangnya(dokumen: NotaTitipan): StrukLine[] {
  const { dp_awal, dp_rp, sisa_rp, setoran, batal, no_faktur_jual, status } = dokumen;
  if (status === 'OPEN') return [BELUM_DIBAYAR];
  return [
    ...bayar(dokumen.pembayaran, dokumen.kembali),
    pair('Uang titip', formatInt(dp_awal)),
    ...setoran
      .filter((one) => one.status === 'DONE')
      .map((one) => pair(`Setor ${tanggal(one.tgl_system)}`, formatInt(one.jumlah))),
    ...(setoran.length > 0 ? [pair('Jumlah uang titip', formatInt(dp_rp))] : []),
    ...(batal
      ? [
          ...angka('Pembulatan tunai', negate(batal.pembulatan_tunai ?? rp(0))),
          pair(
            'Dikembalikan',
            formatInt(minus(batal.refund_rp, batal.pembulatan_tunai ?? rp(0))),
            'strong',
          ),
          ...angka('Ditahan toko', batal.ditahan_rp),
        ]
      : [pair('Sisa', formatInt(sisa_rp), 'strong')]),
    ...(no_faktur_jual ? [pair('Diambil dengan nota', no_faktur_jual)] : []),
  ];
}

/**
 * The customer's own sheet says until when the price holds, that the higher price counts after it (D-51.9), and what a
 * cancellation costs.
 */
export const syaratTitipan = ({
  berlaku_sampai,
  batal_persen,
}: Pick<NotaTitipan, 'berlaku_sampai' | 'batal_persen'>): string =>
  [
    `Harga berlaku sampai ${tanggal(berlaku_sampai)};`,
    'sesudahnya berlaku harga yang lebih tinggi antara harga ini dan harga hari pengambilan.',
    'Barang diambil dengan membawa nota ini.',
    batal_persen > 0
      ? `Bila batal, ${percentText(batal_persen)} uang titip ditahan toko.`
      : 'Bila batal, uang titip dikembalikan.',
  ].join(' ');
