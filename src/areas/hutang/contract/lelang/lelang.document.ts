import {
  choice,
  day,
  gram,
  int,
  kode,
  listOf,
  objectOf,
  optional,
  rupiah,
  status,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { over, setting } from '#areas/dokumen/contract/document-asks.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { BARANG_PALING_BANYAK } from '#areas/hutang/contract/hutang.fields.ts';
import { hutangEvents } from '#areas/hutang/contract/hutang.event.ts';
import { beratDitimbang, semuaJaminan } from '#areas/hutang/contract/lunas.document.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';

export const TUJUAN = { STOCK: 'Gudang pembelian', LEBUR: 'Langsung dilebur' } as const;

/** Whether a surplus was fetched, or may be (D-35.16). */
export const KELEBIHAN = {
  'TIDAK ADA': 'TIDAK ADA',
  'BELUM DIAMBIL': 'BELUM DIAMBIL',
  KEDALUWARSA: 'KEDALUWARSA',
  'SUDAH DIAMBIL': 'SUDAH DIAMBIL',
} as const;

/** What comes out where the goods are melted at once. */
export const hasilLebur = {
  berat: gram('Berat Hasil', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' }),
  kadar: kadarPersen('Kadar Hasil', {
    min: persen(1),
    minMessage: 'Kadar Tidak Boleh 0',
    max: persen(10_000),
  }),
  kode_gudang: optional(kode('Gudang Tujuan')),
};

/** What is decided of an auction; what is left out follows from the loan and from today's scrap price. */
const lelangTyped = {
  tujuan: choice('Tujuan', TUJUAN),
  hasil_lelang: optional(rupiah('Hasil Lelang', { min: rp(0) })),
  hasil: {
    ...optional(asField(objectOf(hasilLebur), 'Hasil lebur')),
    when: { field: 'tujuan', is: ['LEBUR'] },
  },
};

const kodeDitemukan = {
  urut: int('No', { min: 1, max: BARANG_PALING_BANYAK }),
  kode_kadar: optional(kode('Kode Kadar')),
  kode_group: optional(kode('Group')),
};
/** A piece as it is found again: weighed, with the codes that a shop's own goods need. */
const ditemukan = objectOf({ ...kodeDitemukan, berat: beratDitimbang });
/** The same before it is on the scale. */
const belumDitimbang = objectOf({ ...kodeDitemukan, berat: optional(beratDitimbang) });

/** The goods of a loan that was not redeemed become the shop's, at a value; what is left is the customer's (D-16.3). */
export const lelangDocument = defineDocument({
  name: 'lelang_hutang',
  title: 'Lelang Hutang',
  noun: 'lelang hutang',
  table: 'hutang_lelang',
  key: 'no_lelang',
  keyLabel: 'No Lelang',
  api: 'hutang/:induk/lelang',
  menu: ['lelang-hutang'],
  letters: { LG: 'Lelang Hutang' },
  by: 'User',
  on: { spec: hutangDocument.spec, from: 'AKTIF', to: 'LELANG' },
  head: {
    nama_customer: text('Customer'),
    tgl_jatuh_tempo: day('Jatuh Tempo'),
    hari_lewat: int('Hari Lewat'),
    tujuan: choice('Tujuan', TUJUAN),
    kode_gudang: kode('Gudang'),
    qty: int('Qty'),
    berat: gram('Berat'),
    murni: gram('Murni'),
    jumlah_hutang: rupiah('Pokok'),
    hari_bunga: int('Hari Bunga'),
    bunga_rp: rupiah('Bunga'),
    nilai_rosok: rupiah('Nilai Rosok'),
    hasil_lelang: rupiah('Hasil Lelang'),
    biaya: rupiah('Biaya Lelang'),
    kelebihan: rupiah('Kelebihan'),
    kekurangan: rupiah('Kekurangan'),
    batas_kelebihan: day('Batas Ambil Kelebihan'),
    berat_hasil: optional(gram('Berat Hasil')),
    kadar_hasil: optional(kadarPersen('Kadar Hasil')),
    murni_hasil: optional(gram('Murni Hasil')),
    keterangan: optional(text('Keterangan', { min: 0 })),
  },
  inside: {
    harga_rosok: rupiah('Harga Rosok'),
    dari_tgl: day('Bunga Dari'),
    /** The business day of its cancel, which may be a later one. */
    hari_batal: optional(day('Tanggal')),
  },
  found: {
    kelebihan_status: status('Status Kelebihan', KELEBIHAN),
    no_kelebihan: optional(kode('No Kelebihan')),
    tgl_kelebihan: optional(day('Tgl Diambil')),
  },
  lines: {
    name: 'detail_barang',
    label: 'Barang',
    table: 'hutang_lelang_barang',
    head: {
      nama_barang: text('Nama Barang'),
      kode_dept: text('Jenis'),
      kode_group: optional(text('Group')),
      kode_kadar: optional(text('Kode Kadar')),
      kadar: kadarPersen('Kadar'),
      berat: gram('Berat'),
      murni: gram('Murni'),
      /** What the scale said, stones and all; pieces that were auctioned before it was asked for have none. */
      ditimbang: optional(gram('Ditimbang')),
      foto: optional(text('Foto')),
      harga: rupiah('Nilai'),
      berat_hasil: optional(gram('Berat Hasil')),
      murni_hasil: optional(gram('Murni Hasil')),
    },
  },
  asks: {
    lelang: { event: hutangEvents.LELANG_HUTANG, when: 'always' },
    susut: {
      event: stockEvents.SUSUT_LEBIH,
      since: 2,
      when: {
        all: [
          { is: ['tujuan', 'LEBUR'] },
          over(
            { gap: ['murni', 'murni_hasil'] },
            { percentDown: ['murni', setting(stockParam.TOLERANSI_SUSUT_LEBUR)] },
          ),
        ],
      },
    },
  },
  makes: {
    lelang: {
      call: 'POST hutang/:induk/lelang',
      guards: ['fineness', 'weight'],
      summary: 'Lelang barang jaminan',
      letters: 'LG',
      body: {
        ...lelangTyped,
        barang: asField(listOf(ditemukan, semuaJaminan), 'Barang'),
        keterangan: optional(text('Keterangan', { max: 300 })),
      },
      quote: {
        tells: { perlu_peringatan: yesNo('Perlu Peringatan') },
        body: { barang: asField(listOf(belumDitimbang, semuaJaminan), 'Barang') },
      },
      audit: 'LELANG',
    },
  },
  list: {
    api: 'lelang-hutang',
    menu: ['lelang-hutang', 'lihat-hutang'],
    filters: ['status', 'tujuan'],
    states: ['KELEBIHAN', 'BELUM DIAMBIL', 'SUDAH DIAMBIL', 'KEDALUWARSA'],
    sort: ['no_lelang', 'input_date', 'hasil_lelang', 'kelebihan'],
    search: ['no_lelang', 'no_faktur_hutang', 'nama_customer', 'input_by'],
    sums: {
      qty: { of: 'qty' },
      jumlah_hutang: { of: 'jumlah_hutang' },
      bunga_rp: { of: 'bunga_rp' },
      hasil_lelang: { of: 'hasil_lelang' },
      biaya: { of: 'biaya' },
      kelebihan: { of: 'kelebihan' },
      kekurangan: { of: 'kekurangan' },
    },
  },
  register: {
    amount: 'hasil_lelang',
    unpaid: true,
    typed: ['keterangan'],
    weight: 'berat',
    customer: { name: 'nama_customer' },
    items: {
      table: 'hutang_lelang_barang',
      name: 'nama_barang',
      weight: 'berat',
      kadar: 'kadar',
    },
    called: { batal: 'LELANG HUTANG', cetak: 'HUTANG' },
  },
  book: { kind: 'LELANG', undone: 'BATAL_LELANG', note: 'nama_customer' },
  cancel: {
    letters: 'XG',
    event: hutangEvents.BATAL_LELANG_HUTANG,
    shows: [
      'no_lelang',
      'no_faktur_hutang',
      'nama_customer',
      'tujuan',
      'kode_gudang',
      'qty',
      'berat',
      'hasil_lelang',
      'kelebihan',
      'input_by',
    ],
    anyDay: true,
  },
  paper: {
    templat: 'BAYAR_HUTANG',
    noun: 'berita acara lelang',
    file: 'Lelang',
    lines: [
      'no_faktur_hutang',
      'nama_customer',
      'tgl_jatuh_tempo',
      'hari_lewat',
      'jumlah_hutang',
      'bunga_rp',
      'biaya',
      'kelebihan',
      'kekurangan',
    ],
    total: 'hasil_lelang',
    copies: ['LEMBAR CUSTOMER', 'LEMBAR TOKO'],
    sign: ['Petugas', 'Saksi'],
  },
});
