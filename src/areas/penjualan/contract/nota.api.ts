import { defineEndpoint, type AnyEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  day,
  gram,
  int,
  kode,
  list,
  listOf,
  longText,
  objectOf,
  ofPerson,
  optional,
  persen,
  rupiah,
  text,
  yesNo,
  type Fields,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { sense } from '#kit/rules/sentence.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { LEMBAR } from '#areas/penjualan/rules/nota.ts';

export const barisNota = (label: string) => longText(label, { min: 0 });

/** Whose paper it is: what every sheet of any document of goods says on top. */
export const kepalaNota = {
  tgl_system: day('Tanggal'),
  kode_sales: kode('Kode Sales'),
  nama_sales: text('Sales', { max: 60 }),
  /** The name of who took or paid the money. */
  kasir: text('Kasir', { max: 60 }),
  nama_customer: barisNota('Nama Customer'),
  alamat_customer: ofPerson('ADDRESS', barisNota('Alamat Customer')),
};

/** How print data is asked for, and the message that goes with it. */
export const dataCetak = (nomor: string) =>
  ({
    query: { no: kode(nomor, 14) },
    extra: { template_wa: longText('Pesan', { max: 100_000 }) },
    // It is the customer's own paper.
    people: 'whole',
  }) as const;

/** The sheets of a slip: one goes with the customer, one stays with the goods. */
export const LEMBAR_SURAT = ['CUSTOMER', 'TOKO'] as const;

/** Print data of a slip of two sheets: that of the customer alone, and both. */
export function sheetCalls<F extends Fields>(of: {
  /** What its calls begin with. */
  readonly api: string;
  readonly keyLabel: string;
  /** What the slip is called: 'surat hutang'. */
  readonly paper: string;
  readonly rows: F;
  readonly right: AnyEndpoint['right'];
}) {
  const shapes = { ...dataCetak(of.keyLabel), answer: listOf(objectOf(of.rows)), right: of.right };
  return {
    one: defineEndpoint({
      ...shapes,
      call: `GET ${of.api}/get/bynota/single`,
      summary: `Data cetak ${of.paper}, lembar customer`,
    }),
    all: defineEndpoint({
      ...shapes,
      call: `GET ${of.api}/get/bynota`,
      summary: `Data cetak ${of.paper}, semua lembar`,
    }),
  };
}

/**
 * One piece on one sheet of any document of goods, its texts already cut at 20 characters to a line
 * and 5 lines (1§3, 1§9).
 */
export const notaIsi = {
  lembar: choice(sense('Lembar', 'nota'), LEMBAR),
  urut: int('Urut'),
  ...kepalaNota,
  kode_marketplace: barisNota('Marketplace'),
  kode_barcode: kode('Barcode'),
  nama_barang: barisNota('Nama Barang'),
  deskripsi: barisNota('Deskripsi'),
  deskripsi_jual: barisNota('Deskripsi Jual'),
  deskripsi_contoh: barisNota('Deskripsi Contoh'),
  kadar: kadarPersen('Kadar', { min: 0 }),
  berat: gram('Berat'),
  harga_per_gram: rupiah('Harga Per Gram'),
  ongkos: rupiah('Ongkos'),
  harga: rupiah('Harga'),
  diskon_rp: rupiah('Diskon'),
  netto: rupiah('Netto'),
  cetak_ke: int('Cetak Ke'),
  keterangan_nota: list('Keterangan Nota'),
  syarat_ketentuan: barisNota('Syarat Ketentuan'),
  auto_cut: yesNo('Potong Kertas'),
};

/** A coupon as the paper of the sale that issued it says it; whole on the first original alone (decision 1244). */
const kuponNota = objectOf({
  no_kupon: text('No Kupon'),
  nilai: optional(rupiah('Nilai')),
  persen: optional(persen('Persen')),
  minimal_belanja: rupiah('Minimal Belanja'),
  berlaku_sd: day('Berlaku Sampai'),
  kali_pakai: int('Kali Pakai'),
});
const kataBarang = objectOf({ kode_barcode: kode('Barcode'), deskripsi: barisNota('Deskripsi') });

/** What the paper of a sale says beyond its document: the act that prints it tells it to the counter. */
export const isiNotaFields = {
  kupon: asField(listOf(kuponNota), 'Kupon'),
  deskripsi: asField(listOf(kataBarang), 'Deskripsi'),
};

/** The address of the customer's page of a sale, a buy-back or a deposit: what its QR says (D-32.11). */
export const alamatNotaEndpoint = defineEndpoint({
  call: 'GET alamat-nota/:no',
  summary: 'Alamat halaman nota pelanggan',
  params: { no: kode('No Faktur', 14) },
  answer: {
    alamat: optional(ofPerson('HOUSE', text('Alamat', { max: 134 }))),
    /** Of a sale: for how many months its nota says that its goods are bought back. */
    bulan: optional(int('Bulan beli kembali pada nota')),
  },
  right: 'login',
});
