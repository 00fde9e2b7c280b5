import { cutLines, formatGram, formatInt, formatKadar, formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang, type Hari } from '#kit/rules/hari.ts';
import { minus, sum, type Miligram, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import {
  center,
  GAP,
  pair,
  pairLines,
  rule,
  type StrukLine,
  type StrukSheet,
} from '#kit/rules/struk.ts';
import {
  angka,
  kaki,
  kodeLembar,
  lembarNota,
  potongNota,
  syarat,
  type Lembar,
  type NotaBarang,
  type NotaBayar,
  type NotaToko,
} from '#areas/penjualan/rules/nota.ts';
import type { StatusTitipan } from '#areas/penjualan/rules/titipan.ts';
import { labelBayar } from '#areas/uang/rules/label-bayar.ts';
import { kepalaStruk } from '#areas/toko/rules/struk-toko.ts';
import { cetakBawaan, susunStruk } from '#areas/toko/rules/templat-nota.ts';

export type NotaSetoran = {
  readonly no_bayar: string;
  readonly tgl_system: Hari;
  readonly jumlah: Rupiah;
  readonly dp_sesudah: Rupiah;
  readonly kembali: Rupiah;
  readonly status: 'DONE' | 'CANC';
  readonly input_by: string;
  readonly cetak_ke: number;
  readonly pembayaran: readonly NotaBayar[];
};

/** What of a deposit stands on its paper. */
export type NotaTitipan = {
  readonly no_titip: string;
  readonly tgl_system: Hari;
  readonly status: StatusTitipan;
  readonly kode_sales: string;
  readonly input_by: string;
  readonly valid_by: string | null;
  readonly cetak_ke: number;
  readonly customer: { readonly nama: string; readonly alamat: string };
  readonly barang: readonly NotaBarang[];
  readonly berat: Miligram;
  readonly harga_total: Rupiah;
  readonly dp_awal: Rupiah;
  readonly dp_rp: Rupiah;
  readonly sisa_rp: Rupiah;
  readonly berlaku_sampai: Hari;
  readonly pembayaran: readonly NotaBayar[];
  readonly kembali: Rupiah;
  readonly setoran: readonly NotaSetoran[];
  readonly no_faktur_jual: string | null;
  readonly batal: { readonly refund_rp: Rupiah; readonly ditahan_rp: Rupiah } | null;
};

export type NotaTitipanToko = NotaToko & { readonly ditahan_persen: Persen };

/** A day without the name of its weekday. */
export const tanggal = (hari: Hari): string => formatHariPanjang(hari).split(', ')[1] ?? hari;

/** The paper of a deposit, one sheet or two: what is held, at which price until when, what was paid. */
export const notaTitipan = (dokumen: NotaTitipan, toko: NotaTitipanToko): StrukSheet[] =>
  lembarNota(toko).map((lembar) => ({ name: lembar, lines: titipanOf(dokumen, toko, lembar) }));

function titipanOf(dokumen: NotaTitipan, toko: NotaTitipanToko, lembar: Lembar): StrukLine[] {
  const cetak = toko.cetak ?? cetakBawaan('TITIPAN');
  const isTerms = lembar === 'PELANGGAN';
  return susunStruk(
    {
      KEPALA: kepalaStruk(toko),
      TANDA: tanda('NOTA TITIPAN', dokumen, { ...toko, batal: dokumen.status === 'CANC' }, lembar),
      DATA: [
        pair('No. titipan', dokumen.no_titip, 'strong'),
        pair('Tanggal', `${tanggal(dokumen.tgl_system)}, ${toko.jam}`),
        pair('Sales / kasir', `${dokumen.kode_sales} / ${dokumen.valid_by ?? dokumen.input_by}`),
        ...pelanggan(dokumen),
      ],
      BARANG: [
        rule(),
        ...dokumen.barang.flatMap((one, at) => [
          ...(at > 0 ? [GAP] : []),
          ...potongNota(one, toko.langkah),
        ]),
      ],
      JUMLAH: total(`Total ${formatGram(dokumen.berat)} g`, dokumen.harga_total),
      BAYAR: [...uangnya(dokumen), rule()],
      SYARAT: isTerms ? syarat(syaratTitipan(dokumen, toko.ditahan_persen)) : [],
      ...kaki(dokumen.no_titip, toko.keterangan, cetak),
      BARCODE: kodeLembar(dokumen.no_titip, toko, lembar),
    },
    cetak,
  );
}

const total = (left: string, rupiah: Rupiah): StrukLine[] => [
  rule('thick'),
  { kind: 'total', left, right: formatRupiah(rupiah) },
  rule('thick'),
];

/** The paper of one further deposit: money alone, and what is still owed after it. */
export const strukSetoran = (
  dokumen: NotaTitipan,
  setoran: NotaSetoran,
  toko: NotaTitipanToko,
): StrukSheet[] =>
  lembarNota(toko).map((lembar) => ({
    name: lembar,
    lines: setoranOf(dokumen, setoran, toko, lembar),
  }));

function setoranOf(
  dokumen: NotaTitipan,
  setoran: NotaSetoran,
  toko: NotaTitipanToko,
  lembar: Lembar,
): StrukLine[] {
  const cetak = toko.cetak ?? cetakBawaan('SETORAN');
  const batal = setoran.status === 'CANC';
  return susunStruk(
    {
      KEPALA: kepalaStruk(toko),
      TANDA: tanda('BUKTI SETOR TITIPAN', setoran, { ...toko, batal }, lembar),
      DATA: [
        pair('No. setoran', setoran.no_bayar, 'strong'),
        pair('No. titipan', dokumen.no_titip),
        pair('Tanggal', `${tanggal(setoran.tgl_system)}, ${toko.jam}`),
        pair('Kasir', setoran.input_by),
        ...pelanggan(dokumen),
      ],
      JUMLAH: total('Setoran', setoran.jumlah),
      BAYAR: [
        ...bayar(setoran.pembayaran, setoran.kembali),
        pair('Uang titip sekarang', formatInt(setoran.dp_sesudah)),
        pair('Sisa', formatInt(minus(dokumen.harga_total, setoran.dp_sesudah)), 'strong'),
      ],
      ...kaki(dokumen.no_titip, [], cetak),
    },
    cetak,
  );
}

function tanda(
  judul: string,
  { cetak_ke }: { cetak_ke: number },
  { rangkap, batal }: NotaToko & { batal: boolean },
  lembar: Lembar,
): StrukLine[] {
  const marks = [
    judul,
    ...(rangkap ? [`LEMBAR ${lembar}`] : []),
    ...(batal ? ['BATAL'] : []),
    ...(cetak_ke > 1 ? [`SALINAN ${cetak_ke - 1}`] : []),
  ];
  return [rule('thin'), ...marks.map((mark) => center(mark, 'strong')), rule('thin')];
}

const pelanggan = ({ customer }: NotaTitipan): StrukLine[] =>
  pairLines('Pelanggan', [...cutLines(customer.nama), ...cutLines(customer.alamat)]);

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
  if (status === 'OPEN') return [center('BELUM DIBAYAR, BAWA KE KASIR', 'strong')];
  return [
    ...bayar(dokumen.pembayaran, dokumen.kembali),
    pair('Uang titip', formatInt(dp_awal)),
    ...setoran
      .filter((one) => one.status === 'DONE')
      .map((one) => pair(`Setor ${tanggal(one.tgl_system)}`, formatInt(one.jumlah))),
    ...(setoran.length > 0 ? [pair('Jumlah uang titip', formatInt(dp_rp))] : []),
    ...(batal
      ? [
          pair('Dikembalikan', formatInt(batal.refund_rp), 'strong'),
          ...angka('Ditahan toko', batal.ditahan_rp),
        ]
      : [pair('Sisa', formatInt(sisa_rp), 'strong')]),
    ...(no_faktur_jual ? [pair('Diambil dengan nota', no_faktur_jual)] : []),
  ];
}

/** The customer's own sheet says until when the price holds and what a cancellation costs. */
export const syaratTitipan = (
  { berlaku_sampai }: Pick<NotaTitipan, 'berlaku_sampai'>,
  ditahan_persen: Persen,
): string =>
  [
    `Harga berlaku sampai ${tanggal(berlaku_sampai)}; sesudahnya mengikuti harga hari pengambilan.`,
    'Barang diambil dengan membawa nota ini.',
    ditahan_persen > 0
      ? `Bila batal, ${formatKadar(ditahan_persen)} uang titip ditahan toko.`
      : 'Bila batal, uang titip dikembalikan.',
  ].join(' ');
