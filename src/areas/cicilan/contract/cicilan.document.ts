import {
  choice,
  day,
  gram,
  int,
  kode,
  listOf,
  longText,
  objectOf,
  ofPerson,
  optional,
  persen,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { asField, phoneTold } from '#kit/contract/field-more.ts';
import { rp } from '#kit/rules/quantity.ts';
import { sense } from '#kit/rules/sentence.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import type { DocumentOf } from '#areas/dokumen/contract/document-types.ts';
import { hari } from '#areas/buku/contract/register.ts';
import { JENIS_CUSTOMER, noHp, noKtp } from '#areas/customer/contract/customer.api.ts';
import { cicilanEvents } from '#areas/cicilan/contract/cicilan.event.ts';
import { cicilanModul } from '#areas/cicilan/contract/cicilan.modul.ts';
import { TIDAK_CICILAN } from '#areas/cicilan/rules/cicilan.ts';
import { pengambil } from '#areas/penjualan/contract/pengambil.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { pembayaranDiminta, pembayaranJadi } from '#areas/uang/contract/pembayaran.ts';
import { salesMaster } from '#areas/toko/contract/sales.master.ts';

export const MENU_CICILAN = ['transaksi-cicilan', 'lihat-cicilan'];
const none = { min: rp(0) };

/** When the goods leave the shop. */
export const SERAH = { LUNAS: 'Setelah lunas', AWAL: 'Di awal' } as const;

/** A piece that is bought in instalments: at its stock weight, at the price that is agreed now, as in a deposit. */
export const barangCicilan = listOf(
  objectOf({
    kode_barcode: kode('Barcode'),
    harga_per_gram: optional(rupiah('Harga Per Gram', none)),
    ongkos: optional(rupiah('Ongkos', none)),
    diskon: optional(rupiah('Diskon', none)),
  }),
  { min: 1, max: 200, minMessage: 'Barang Tidak Boleh Kosong' },
);

/** Who buys: with identity where the goods leave before they are paid. */
const pembeli = objectOf({
  kode_customer: optional(kode('Kode Customer')),
  nama: optional(text('Nama Customer', { max: 100 })),
  alamat: optional(ofPerson('ADDRESS', text('Alamat Customer', { max: 200 }))),
  no_hp: optional(noHp()),
  no_ktp: optional(noKtp()),
  setuju_promo: optional(yesNo('Setuju Promo')),
});

/** An instalment beside what was paid of it. */
export const angsuran = {
  ke: int(sense('Ke', 'nomor')),
  jatuh_tempo: day('Jatuh Tempo'),
  jumlah: rupiah('Angsuran'),
  terbayar: rupiah('Terbayar'),
  sisa: rupiah('Sisa'),
};

/** Where a contract is today. */
const keadaan = {
  sisa_rp: rupiah('Sisa'),
  ke: text(sense('Ke', 'nomor')),
  berikut_tgl: optional(day('Jatuh Tempo Berikut')),
  berikut_rp: optional(rupiah('Angsuran Berikut')),
  tunggakan: rupiah('Tunggakan'),
  lewat_hari: int('Lewat'),
};
/** As rows of every kind of document have it; a contract never waits, so that no person validated it (D-38.1). */
const validasi = { valid_by: optional(text(sense('Validasi', 'oleh'), { max: 40 })) };

/** A piece sold in instalments; it waits in the shop until it is paid unless it is handed over at once (D-17, D-38). */
export const cicilanDocument = defineDocument({
  name: 'cicilan',
  title: 'Cicilan',
  noun: 'cicilan',
  table: 'cicilan',
  key: 'no_cicilan',
  keyLabel: 'No Cicilan',
  api: 'cicilan',
  menu: [...MENU_CICILAN, 'lelang-cicilan'],
  letters: { CC: 'Cicilan' },
  by: 'Kasir',
  states: {
    AKTIF: { name: 'AKTIF', next: ['LUNAS', 'LELANG', 'CANC'] },
    LUNAS: { name: 'LUNAS', next: ['AKTIF'], says: TIDAK_CICILAN.CICILAN_LUNAS },
    LELANG: { name: 'LELANG', next: ['AKTIF'], says: TIDAK_CICILAN.CICILAN_LELANG },
    CANC: { name: 'BATAL', next: [], says: TIDAK_CICILAN.CICILAN_BATAL },
  },
  acts: true,
  head: {
    kode_sales: kode('Sales'),
    kode_customer: optional(kode('Kode Customer')),
    nama_customer: text('Customer'),
    alamat_customer: ofPerson('ADDRESS', text('Alamat', { min: 0 })),
    no_hp: optional(phoneTold('No HP')),
    qty: int('Qty'),
    berat: gram('Berat'),
    sub_total: rupiah('Sub Total'),
    diskon_rp: rupiah('Diskon'),
    harga_tunai: rupiah('Harga Tunai'),
    persen: persen('Tambahan Persen'),
    tambahan: rupiah('Tambahan'),
    harga_jual: rupiah('Harga Cicilan'),
    dp_rp: rupiah('DP'),
    lama_bulan: int(sense('Bulan', 'lamanya')),
    angsuran: rupiah('Angsuran'),
    terbayar: rupiah('Terbayar'),
    tgl_akhir: day('Angsuran Terakhir'),
    serah: choice('Barang Diserahkan', SERAH),
    /** As the shop had it on the day of the contract: what a cancel keeps, when and at what cost it is auctioned. */
    batal_persen: persen('Ditahan Saat Batal'),
    tenggang_hari: int('Tenggang (Hari)'),
    biaya_lelang_persen: persen('Biaya Lelang Persen'),
    masa_kelebihan: int('Masa Kelebihan (Bulan)'),
    no_faktur_jual: optional(kode('No Faktur')),
    tgl_lunas: optional(day('Tgl Lunas')),
    keterangan: optional(text('Keterangan', { min: 0 })),
    pembulatan_tunai: rupiah('Pembulatan Tunai'),
    refund_rp: optional(rupiah('Dikembalikan')),
    ditahan_rp: optional(rupiah('Ditahan')),
  },
  inside: {
    jenis_customer: choice('Jenis', JENIS_CUSTOMER),
    no_ktp: optional(ofPerson('IDENTITY', text('No KTP'))),
    kembali: rupiah('Kembalian'),
    /** The step that its sums were rounded to, for the fee of the sale at the hand-over. */
    langkah: rupiah('Kelipatan'),
    /** The business day of its cancel, which may be a later one. */
    hari_batal: optional(day('Tanggal')),
    refund_jenis: optional(choice('Jenis Bayar', ['CASH', 'TRANSFER'])),
    refund_rekening: optional(kode('Rekening')),
    /** How much of what went back in cash came by card (D-51.6). */
    kartu_kembali_rp: optional(rupiah('Dari Kartu')),
    /** Who fetched the refund, and who had to agree that it was another. */
    batal_oleh: optional(text('Diterima Oleh', { max: 100 })),
    batal_ktp: optional(ofPerson('IDENTITY', text('No KTP'))),
    setuju_pemilik: optional(choice('Persetujuan', ['SPV', 'OWN'])),
  },
  joined: {
    nama_sales: { of: text('Sales'), by: 'kode_sales', column: 'nama', in: salesMaster },
  },
  found: { ...keadaan, ...validasi },
  lines: {
    name: 'barang',
    label: 'Barang',
    table: 'cicilan_barang',
    head: {
      kode_barcode: kode('Barcode'),
      nama_barang: text('Nama Barang'),
      kode_dept: kode('Jenis'),
      kode_group: kode('Group'),
      kode_kadar: kode('Kode Kadar'),
      kadar: kadarPersen('Kadar'),
      berat: gram('Berat'),
      murni: gram('Murni'),
      harga_per_gram: rupiah('Harga Per Gram'),
      harga_jual: rupiah('Harga Jual'),
      ongkos: rupiah('Ongkos'),
      harga: rupiah('Harga'),
      diskon_rp: rupiah('Diskon'),
      netto: rupiah('Netto'),
    },
    inside: {
      kode_kategori: text('Kategori'),
      persen: kadarPersen('Persen'),
      berat_asli: gram('Berat Asli'),
      harga_id: optional(int('Harga')),
      harga_modal: optional(rupiah('Modal')),
      kode_gudang: text('Gudang'),
      kode_baki: optional(text('Baki')),
      /** What it should have cost: who had to agree is worked out again from it (I-21). */
      harga_komputer: optional(rupiah('Harga')),
      harga_hari: optional(rupiah('Harga')),
      berlian: yesNo('Berlian'),
      op: optional(text('No')),
    },
    search: ['kode_barcode', 'nama_barang'],
  },
  parts: {
    pembayaran: asField(pembayaranJadi, 'Pembayaran'),
    jadwal: asField(listOf(objectOf(angsuran)), 'Jadwal'),
    keadaan: asField(objectOf(keadaan), 'Keadaan'),
  },
  /** Its middle hidden, at every level: enough to compare it with the card at the counter. */
  tells: { no_ktp: optional(ofPerson('IDENTITY', text('No KTP'))), ...validasi },
  /** Goods that leave with their contract are lent to the customer: a superior agrees to it once (D-38.3). */
  asks: {
    // By its lines: they keep the act of the contract, whatever is paid on it later.
    awal: { event: cicilanEvents.CICILAN_DI_AWAL, each: 'line', when: { is: ['serah', 'AWAL'] } },
  },
  makes: {
    cicil: {
      call: 'POST cicilan',
      guards: ['fineness'],
      summary: 'Simpan cicilan baru',
      letters: 'CC',
      gate: modul(cicilanModul.CICILAN_MODULE),
      menu: ['transaksi-cicilan'],
      body: {
        kode_sales: kode('Kode Sales'),
        customer: asField(pembeli, 'Customer'),
        bulan: int('Lama (Bulan)', { min: 1, max: 120 }),
        barang: asField(barangCicilan, 'Barang'),
        /** The price that the counter showed: a contract of another one is refused (HARGA_BERUBAH). */
        harga_jual: optional(rupiah('Harga Cicilan', none)),
        pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')),
        keterangan: optional(longText('Keterangan', { max: 500 })),
      },
      audit: 'CICIL',
    },
  },
  list: {
    filters: ['status', 'kode_sales', 'kode_customer'],
    states: ['TUNGGAK'],
    sort: ['no_cicilan', 'input_date', 'nama_customer', 'harga_jual', 'tgl_akhir'],
    search: ['no_cicilan', 'nama_customer', 'no_hp', 'kode_customer'],
    sums: {
      batal: { cancelled: true },
      qty: { of: 'qty' },
      berat: { of: 'berat' },
      harga_jual: { of: 'harga_jual' },
      dp_rp: { of: 'dp_rp' },
      terbayar: { of: 'terbayar' },
      /** What running contracts owe. */
      sisa_rp: { of: 'harga_jual', less: ['dp_rp', 'terbayar'], when: { status: 'AKTIF' } },
    },
  },
  pays: 'customer',
  book: { kind: 'CICIL', undone: 'BATAL_CICIL', note: 'nama_customer' },
  register: {
    amount: 'harga_jual',
    typed: ['nama_customer', 'alamat_customer', 'keterangan', 'batal_oleh'],
    paid: 'dp_rp',
    weight: 'berat',
    sales: 'kode_sales',
    customer: {
      name: 'nama_customer',
      code: 'kode_customer',
      address: 'alamat_customer',
      phone: 'no_hp',
    },
    found: { by: ['nama_customer', 'no_hp', 'kode_customer'], lives: ['AKTIF'] },
    items: {
      table: 'cicilan_barang',
      name: 'nama_barang',
      weight: 'berat',
      kadar: 'kadar',
      same: 'kode_barcode',
    },
    called: { batal: 'CICILAN', cetak: 'CICILAN', riwayat: 'CICILAN' },
    opens: { XC: hari('laporan-cicilan') },
  },
  cancel: {
    letters: 'XC',
    event: cicilanEvents.BATAL_CICILAN,
    menu: ['lihat-cicilan'],
    body: {
      /** From the drawer when left out, else from this account. */
      no_rekening: optional(kode('No Rekening')),
      ...pengambil,
    },
    shows: ['no_cicilan', 'nama_customer', 'harga_jual', 'dp_rp', 'terbayar', 'input_by'],
    guards: ['payout', 'owner'],
    anyDay: true,
    afterActs: true,
  },
  paper: {
    templat: 'CICILAN',
    noun: 'surat cicilan',
    file: 'Cicilan',
    lines: [
      'nama_customer',
      'alamat_customer',
      'harga_tunai',
      'tambahan',
      'harga_jual',
      'lama_bulan',
      'angsuran',
      'serah',
    ],
    total: 'dp_rp',
    totalLabel: 'DP DITERIMA',
    copies: ['LEMBAR CUSTOMER', 'LEMBAR TOKO'],
    sign: ['Kasir', 'Customer'],
  },
});

export type CicilanDokumen = DocumentOf<typeof cicilanDocument.spec>;
