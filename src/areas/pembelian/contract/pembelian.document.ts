import {
  choice,
  gram,
  instant,
  int,
  kode,
  list,
  objectOf,
  ofPerson,
  optional,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { caraUji } from '#areas/barang/contract/cara-uji.field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { asField, phoneTold } from '#kit/contract/field-more.ts';
import { sense } from '#kit/rules/sentence.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import type { DocumentOf } from '#areas/dokumen/contract/document-types.ts';
import { hari } from '#areas/buku/contract/register.ts';
import { JENIS_CUSTOMER } from '#areas/customer/contract/customer.api.ts';
import { tuntutanBaris } from '#areas/pembelian/contract/pembelian.asks.ts';
import {
  barisBeli,
  barisDihitung,
  beliBody,
  penjualJadi,
} from '#areas/pembelian/contract/pembelian.fields.ts';
import { pembelianEvents } from '#areas/pembelian/contract/pembelian.event.ts';
import { TIDAK_BELI } from '#areas/pembelian/rules/periksa-pembelian.ts';
import { barisNota, kepalaNota } from '#areas/penjualan/contract/nota.api.ts';
import { pembayaranDiminta, pembayaranJadi } from '#areas/uang/contract/pembayaran.ts';

const VALIDASI = ['validasi-jual-beli', 'validasi-penjualan'];
const uang = { pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')) };

/** Gold bought back: by our nota, another's or none, paid at once or by the cashier later (D-13). */
export const pembelianDocument = defineDocument({
  name: 'pembelian',
  title: 'Pembelian',
  noun: 'pembelian',
  table: 'pembelian',
  key: 'no_faktur_beli',
  keyLabel: 'No Faktur',
  api: 'pembelian',
  menu: [
    'transaksi-pembelian',
    'lihat-pembelian',
    'batal-pembelian',
    'hancur-pembelian',
    ...VALIDASI,
  ],
  letters: { PB: 'Pembelian' },
  by: 'Kasir',
  states: {
    OPEN: { name: 'BELUM VALIDASI', next: ['DONE', 'CANC'], rejected: 'TOLAK' },
    DONE: { name: 'SELESAI', next: ['CANC'], says: TIDAK_BELI.SUDAH_VALIDASI },
    CANC: { name: 'BATAL', next: [], says: TIDAK_BELI.SUDAH_BATAL },
  },
  head: {
    kode_sales: kode('Sales'),
    kode_customer: optional(kode('Kode Customer')),
    nama_customer: text('Penjual', { min: 0 }),
    qty: int('Qty'),
    berat: gram('Berat'),
    grand_total: rupiah('Total'),
    pembulatan_tunai: rupiah('Pembulatan Tunai'),
    no_tukar: optional(kode('No Tukar')),
    /** The redemption that it is the other half of: pledged goods sold to the shop (D-35.17). */
    no_lunas: optional(kode('No Pelunasan')),
    /** The sale through a marketplace whose parcel came back (D-48.3). */
    no_jual_retur: optional(kode('No Penjualan Retur')),
    valid_by: optional(text(sense('Validasi', 'oleh'), { max: 40 })),
    cetak_ke: int('Cetak Ke'),
  },
  inside: {
    alamat_customer: ofPerson('ADDRESS', text('Alamat')),
    no_hp: optional(phoneTold('No HP')),
    no_ktp: optional(ofPerson('IDENTITY', text('No KTP'))),
    foto_identitas: optional(ofPerson('PICTURE', text('Foto Identitas'))),
    jenis_customer: choice('Jenis', JENIS_CUSTOMER),
    keterangan: text('Keterangan'),
    foto: list('Foto'),
    valid_at: optional(instant('Waktu Validasi')),
  },
  lines: {
    name: 'barang',
    label: 'Barang',
    table: 'pembelian_barang',
    head: barisBeli,
    inside: {
      kode_kelompok: optional(kode(sense('Kelompok', 'harga'))),
      harga_emas: optional(rupiah('Harga Emas')),
      harga_murni: optional(rupiah('Harga Murni')),
      harga_wajar: optional(rupiah('Nilai Murni Menurut Kadar')),
      batu_hilang: optional(text('Hilang Di')),
      batu_dijual: optional(text('Dijual')),
      batu_lain: optional(text('Batu dibeli orang lain')),
      batu_sisa: optional(text('Tidak kembali di')),
      batu_ganti: optional(text('Mungkin sudah masuk')),
      batu_beda: optional(text('Rata-rata batu')),
      kode_gudang: kode('Gudang'),
      op: text('No'),
    },
    found: {
      status_stock: choice('Di Gudang', [
        'OPEN',
        'BELI',
        'RETAG',
        'HANCUR',
        'SEPUHAN',
        'KIRIM',
        'BATAL',
      ]),
      barcode_baru: optional(kode('Barcode Baru')),
    },
    search: ['nama_barang', 'kode_barcode', 'no_faktur_jual'],
  },
  parts: {
    pembayaran: asField(pembayaranJadi, 'Pembayaran'),
    /** The sale on the same ticket (D-14.1). */
    tukar: optional(
      asField(objectOf({ no_tukar: kode('No Tukar'), no_faktur_jual: kode('No Faktur') }), 'Tukar'),
    ),
  },
  tells: {
    customer: asField(penjualJadi, 'Penjual'),
    keterangan: text('Keterangan', { min: 0, max: 500 }),
    foto: list('Foto'),
    valid_at: optional(instant('Waktu Validasi')),
  },
  within: {
    no_tukar: { cancel: TIDAK_BELI.BAGIAN_TUKAR, step: TIDAK_BELI.VALIDASI_TUKAR },
    no_lunas: { cancel: TIDAK_BELI.BAGIAN_PUTUS, step: TIDAK_BELI.VALIDASI_PUTUS },
    no_jual_retur: { cancel: TIDAK_BELI.BAGIAN_RETUR, step: TIDAK_BELI.SUDAH_VALIDASI },
  },
  asks: tuntutanBaris,
  makes: {
    beli: {
      call: 'POST pembelian',
      guards: ['fineness', 'weight', 'evidence', 'payout', 'plausible'],
      summary: 'Simpan pembelian',
      letters: 'PB',
      body: beliBody,
      menu: ['transaksi-pembelian'],
      audit: 'BELI',
      quote: {
        // An exchange makes a buy-back inside its own act, and may take off by a table of its own.
        menu: ['transaksi-pembelian', 'transaksi-penjualan'],
        summary: 'Hitung harga pembelian',
        needs: ['barang'],
        body: { tukar: optional(yesNo('Tukar')) },
        data: barisDihitung,
      },
      waits: {
        status: 'OPEN',
        audit: 'SIMPAN',
        booked: { status: 'DONE', audit: 'BELI', stamps: ['valid_at'] },
      },
    },
  },
  steps: {
    validasi: {
      call: 'POST pembelian/:no/validasi',
      summary: 'Validasi pembelian',
      body: uang,
      menu: VALIDASI,
      from: 'OPEN',
      to: 'DONE',
      again: TIDAK_BELI.SUDAH_VALIDASI,
      audit: 'VALIDASI',
      guards: ['payout', 'waited'],
    },
  },
  list: {
    filters: ['status', 'kode_sales'],
    sort: ['no_faktur_beli', 'input_date', 'nama_customer', 'grand_total', 'berat'],
    search: ['no_faktur_beli', 'nama_customer', 'no_hp'],
    sums: {
      batal: { cancelled: true },
      qty: { of: 'qty' },
      berat: { of: 'berat' },
      grand_total: { of: 'grand_total' },
    },
  },
  pays: 'customer',
  book: { kind: 'BELI', undone: 'BATAL_BELI', note: 'nama_customer' },
  register: {
    amount: 'grand_total',
    typed: ['nama_customer', 'alamat_customer', 'keterangan'],
    out: true,
    weight: 'berat',
    sales: 'kode_sales',
    customer: {
      name: 'nama_customer',
      code: 'kode_customer',
      address: 'alamat_customer',
      phone: 'no_hp',
    },
    note: 'keterangan',
    found: { by: ['nama_customer', 'no_hp', 'kode_customer'] },
    rejected: true,
    within: 'no_tukar',
    validated: { by: 'valid_by', at: 'valid_at' },
    // A piece has no barcode there, its name is used instead.
    items: {
      table: 'pembelian_barang',
      name: 'nama_barang',
      weight: 'berat',
      kadar: 'kadar',
      same: 'nama_barang',
    },
    called: { batal: 'PEMBELIAN', cetak: 'PEMBELIAN', validasi: 'PEMBELIAN', riwayat: 'BELI' },
    opens: { BB: hari('laporan-batal-pembelian') },
  },
  cancel: {
    letters: 'BB',
    event: pembelianEvents.BATAL_PEMBELIAN,
    menu: ['batal-pembelian', ...VALIDASI],
    shows: ['no_faktur_beli', 'grand_total'],
    yesterday: TIDAK_BELI.BELI_KEMARIN,
    late: true,
  },
  nota: {
    noun: 'pembelian',
    called: 'nota pembelian',
    menu: ['transaksi-pembelian', 'lihat-pembelian', 'batal-pembelian', 'validasi-jual-beli'],
    reprint: ['lihat-pembelian', 'transaksi-pembelian'],
    /** Its texts are cut at 20 characters to a line (1§9). */
    rows: {
      urut: int('Urut'),
      no_faktur_beli: kode('No Faktur', 14),
      ...kepalaNota,
      nama_barang: barisNota('Nama Barang'),
      no_faktur_jual: optional(kode('No Nota')),
      kadar: kadarPersen('Kadar'),
      cara_uji: caraUji(),
      berat: gram('Berat'),
      kondisi: optional(kode('Kondisi')),
      batu: optional(text('Batu')),
      harga_per_gram: rupiah('Harga Per Gram'),
      potongan: rupiah('Potongan Per Gram'),
      harga: rupiah('Harga'),
      grand_total: rupiah('Total'),
      cetak_ke: int('Cetak Ke'),
      auto_cut: yesNo('Potong Kertas'),
    },
  },
});

export type DokumenBeli = DocumentOf<typeof pembelianDocument.spec>;
