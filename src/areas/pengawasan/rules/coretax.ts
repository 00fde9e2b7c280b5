import type { Hari } from '#kit/rules/hari.ts';
import type { Persen, Rupiah } from '#kit/rules/quantity.ts';
import { formatPersen } from '#kit/rules/format.ts';
import { fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { KELAS_PAJAK, type KelasPajak } from '#areas/penjualan/rules/pajak.ts';

/** The tax office takes so many invoices in a file. */
export const FAKTUR_PER_BERKAS = 1000;

/** The two files of a month: invoices to entrepreneurs, and sales to consumers, who get none. */
export const BERKAS_CORETAX = ['faktur', 'digunggung'] as const;
export type BerkasCoretax = (typeof BERKAS_CORETAX)[number];

export const TIDAK_CORETAX = refusals({
  NPWP_TOKO_KOSONG: { message: 'NPWP Toko Belum Diisi Di Setting Sistem, Kelompok Pajak' },
  BAGIAN_TIDAK_ADA: { field: 'bagian', message: 'Berkas Bulan Ini Hanya {n} Bagian' },
});

/** Who sells, as the portal names a shop. */
export type Penjual = { readonly npwp: string; readonly nitku: string };
/** A class of an invoice, as № 106 tells it. */
export type BarisCoretax = {
  readonly no_faktur_jual: string;
  readonly tgl_system: Hari;
  readonly kelas: KelasPajak;
  readonly nama_customer: string;
  readonly alamat_customer: string;
  readonly npwp: string | null;
  readonly tarif: Persen;
  readonly dpp: Rupiah;
  readonly ppn: Rupiah;
};

/** The portal gets a number of 15 figures with a 0 before it. */
export const npwp16 = (npwp: string): string => npwp.padStart(16, '0');
/** A place of business; the head office of a taxpayer has six noughts. */
export const nitkuOf = (npwp: string, nitku = ''): string => nitku || `${npwp16(npwp)}000000`;

export const periksaBerkas = (
  { npwp }: Penjual,
  { bagian, banyak }: { bagian: number; banyak: number },
): Refusal[] =>
  gather(
    [npwp === '', TIDAK_CORETAX.NPWP_TOKO_KOSONG],
    [bagian > Math.max(1, banyak), fill(TIDAK_CORETAX.BAGIAN_TIDAK_ADA, { n: banyak })],
  );

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escape = (value: string): string =>
  value.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign]!).replaceAll(/\p{Cc}/gu, ' ');

type Isi = string | number | readonly Node[];
type Node = readonly [name: string, isi: Isi];

function print([name, isi]: Node, depth: number): string {
  const pad = '  '.repeat(depth);
  if (typeof isi === 'number') return `${pad}<${name}>${isi}</${name}>`;
  if (typeof isi === 'string')
    return isi === '' ? `${pad}<${name}/>` : `${pad}<${name}>${escape(isi)}</${name}>`;
  return [`${pad}<${name}>`, ...isi.map((one) => print(one, depth + 1)), `${pad}</${name}>`].join(
    '\n',
  );
}

const XSI = 'http://www.w3.org/2001/XMLSchema-instance';
const berkas = (root: string, schema: string, isi: readonly Node[]): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<${root} xmlns:xsi="${XSI}" xsi:noNamespaceSchemaLocation="${schema}">`,
    ...isi.map((one) => print(one, 1)),
    `</${root}>`,
    '',
  ].join('\n');

/** Goods are A, services are B. */
const jenisOf = (kelas: KelasPajak): 'A' | 'B' => (kelas === 'JASA' ? 'B' : 'A');
const jumlah = (rows: readonly BarisCoretax[], of: 'dpp' | 'ppn'): number =>
  rows.reduce((all, one) => all + one[of], 0);

/**
 * Invoices to entrepreneurs (TaxInvoiceBulk). Code 05: tax of a certain size. One line for each class; the pieces are
 * on the nota that `RefDesc` names.
 */
export function fakturKeluaran(rows: readonly BarisCoretax[], penjual: Penjual): string {
  const faktur = [...Map.groupBy(rows, (one) => one.no_faktur_jual).values()];
  return berkas('TaxInvoiceBulk', 'TaxInvoice.xsd', [
    ['TIN', npwp16(penjual.npwp)],
    ['ListOfTaxInvoice', faktur.map((one) => ['TaxInvoice', fakturOf(one, penjual)] as const)],
  ]);
}

function fakturOf(rows: readonly BarisCoretax[], penjual: Penjual): readonly Node[] {
  const [head] = rows;
  if (!head) return [];
  const tin = npwp16(head.npwp ?? '');
  return [
    ['TaxInvoiceDate', head.tgl_system],
    ['TaxInvoiceOpt', 'Normal'],
    ['TrxCode', '05'],
    ['AddInfo', ''],
    ['CustomDoc', ''],
    ['CustomDocMonthYear', ''],
    ['RefDesc', head.no_faktur_jual],
    ['FacilityStamp', ''],
    ['SellerIDTKU', nitkuOf(penjual.npwp, penjual.nitku)],
    ['BuyerTin', tin],
    ['BuyerDocument', 'TIN'],
    ['BuyerCountry', 'IDN'],
    ['BuyerDocumentNumber', '-'],
    ['BuyerName', head.nama_customer || '-'],
    ['BuyerAdress', head.alamat_customer || '-'],
    ['BuyerEmail', ''],
    ['BuyerIDTKU', nitkuOf(tin)],
    ['ListOfGoodService', rows.map((one) => ['GoodService', barisOf(one)] as const)],
  ];
}

const barisOf = ({ kelas, tarif, dpp, ppn }: BarisCoretax): readonly Node[] => [
  ['Opt', jenisOf(kelas)],
  ['Code', '000000'],
  ['Name', KELAS_PAJAK[kelas]],
  ['Unit', 'UM.0033'],
  ['Price', dpp],
  ['Qty', 1],
  ['TotalDiscount', 0],
  ['TaxBase', dpp],
  ['OtherTaxBase', dpp],
  ['VATRate', formatPersen(tarif)],
  ['VAT', ppn],
  ['STLGRate', 0],
  ['STLG', 0],
];

const TANPA_NOMOR = '0000000000000000';

/** Sales to consumers of a month (RetailInvoiceBulk), for the row of the return that adds them up. */
export function digunggung(
  rows: readonly BarisCoretax[],
  penjual: Penjual,
  { tahun, bulan }: { readonly tahun: number; readonly bulan: number },
): string {
  const faktur = [
    ...Map.groupBy(rows, (one) => `${one.no_faktur_jual} ${jenisOf(one.kelas)}`).values(),
  ];
  return berkas('RetailInvoiceBulk', 'schema.xsd', [
    ['TIN', npwp16(penjual.npwp)],
    ['TaxPeriodMonth', bulan],
    ['TaxPeriodYear', tahun],
    ['ListOfRetailInvoice', faktur.map((one) => ['RetailInvoice', eceranOf(one)] as const)],
  ]);
}

function eceranOf(rows: readonly BarisCoretax[]): readonly Node[] {
  const [head] = rows;
  if (!head) return [];
  return [
    ['TrxCode', 'Normal'],
    ['BuyerName', head.nama_customer || '-'],
    ['BuyerIdOpt', head.npwp ? 'NIK' : 'NPWP'],
    ['BuyerIdNumber', head.npwp ?? TANPA_NOMOR],
    ['GoodServiceOpt', jenisOf(head.kelas)],
    ['SerialNo', head.no_faktur_jual],
    ['TransactionDate', head.tgl_system],
    ['TaxBaseSellingPrice', jumlah(rows, 'dpp')],
    ['OtherTaxBaseSellingPrice', jumlah(rows, 'dpp')],
    ['VAT', jumlah(rows, 'ppn')],
    ['STLG', 0],
    ['Info', ''],
  ];
}
