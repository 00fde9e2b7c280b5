import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  day,
  gram,
  instant,
  int,
  kadarPersen,
  kode,
  list,
  listOf,
  longText,
  objectOf,
  optional,
  persen,
  rupiah,
  status,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { asField, nomor } from '#kit/contract/field-more.ts';
import { documentQuery } from '#kit/contract/paging.ts';
import { mg, persen as per, rp } from '#kit/rules/quantity.ts';
import {
  alasanBatal,
  alasanCetakUlang,
  jejakBuku,
  pembatalan,
} from '#areas/buku/contract/dokumen.ts';
import { JENIS_CUSTOMER, noHp } from '#areas/customer/contract/customer.api.ts';
import { STATUS_PEMBELIAN } from '#areas/pembelian/rules/pembelian.ts';
import { pembayaranDiminta, pembayaranJadi } from '#areas/uang/contract/pembayaran.ts';

const MELIHAT_PEMBELIAN = [
  'transaksi-pembelian',
  'lihat-pembelian',
  'batal-pembelian',
  'hancur-pembelian',
  'validasi-jual-beli',
  'validasi-penjualan',
];
const none = { min: rp(0) };
const kadarUji = () =>
  kadarPersen('Kadar', {
    max: per(10_000),
    maxMessage: 'Kadar Persen Tidak Boleh Lebih Dari 100, Pilih Kode Kadar Dari Daftar',
  });
const berat = (label: string) => gram(label, { min: mg(1), minMessage: 'Berat Tidak Boleh 0' });

export const asalNota = choice('Asal Nota', {
  NOTA_SENDIRI: 'Nota sendiri',
  CABANG_LAIN: 'Cabang lain',
  TOKO_LAIN: 'Toko lain',
  TANPA_NOTA: 'Tanpa nota',
  ROSOK: 'Rosok',
});

/**
 * A line as the counter sends it; what the nota knows may be left out, and so may the offered price.
 * A number (or barcode) that this server knows is that nota, whatever `asal_nota` says.
 */
const barisDiminta = listOf(
  objectOf({
    asal_nota: asalNota,
    no_faktur_jual: optional(nomor('No Nota')),
    kode_barcode: optional(nomor('Barcode')),
    tgl_nota: optional(day('Tanggal Nota')),
    nama_barang: optional(text('Nama Barang', { max: 100 })),
    kode_dept: optional(kode('Jenis')),
    kode_group: optional(kode('Group')),
    kadar: optional(kadarUji()),
    berat_nota: optional(berat('Berat Nota')),
    berat: berat('Berat'),
    kondisi: optional(kode('Kondisi')),
    harga_nota: optional(rupiah('Harga Nota', none)),
    harga_per_gram: optional(rupiah('Harga Per Gram', none)),
    potongan: optional(rupiah('Potongan Per Gram', none)),
    harga: optional(rupiah('Harga', none)),
  }),
  { min: 1, max: 100, minMessage: 'Barang Tidak Boleh Kosong' },
);

const noKtp = () =>
  text('No KTP', { min: 16, max: 16, typed: 'digitsOnly', message: 'No KTP Harus 16 Angka' });

/** Who sells: as every document's customer, with identity and its photo where they are required. */
const penjual = objectOf({
  kode_customer: optional(kode('Kode Customer')),
  nama: optional(text('Nama Penjual', { max: 100 })),
  alamat: optional(text('Alamat Penjual', { max: 200 })),
  no_hp: optional(noHp()),
  no_ktp: optional(noKtp()),
  foto: optional(text('Foto Identitas', { max: 100 })),
});

export const beliBody = {
  kode_sales: kode('Kode Sales'),
  customer: asField(penjual, 'Penjual'),
  barang: asField(barisDiminta, 'Barang'),
  foto: optional(list('Foto')),
  pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')),
  keterangan: optional(longText('Keterangan', { max: 500 })),
};

/** A row of the list of buy-backs (http.md). */
export const pembelianRow = {
  no_faktur_beli: kode('No Faktur'),
  tgl_system: day('Tanggal'),
  input_date: instant('Waktu'),
  status: status('Status', { OPEN: 'BELUM VALIDASI', DONE: 'SELESAI', CANC: 'BATAL' }),
  kode_sales: kode('Sales'),
  kode_customer: optional(kode('Kode Customer')),
  nama_customer: text('Penjual', { min: 0 }),
  qty: int('Qty'),
  berat: gram('Berat'),
  grand_total: rupiah('Total'),
  no_tukar: optional(kode('No Tukar')),
  no_lunas: optional(kode('No Pelunasan')),
  input_by: text('Kasir', { max: 40 }),
  valid_by: optional(text('Validasi', { max: 40 })),
  cetak_ke: int('Cetak Ke'),
};

const hargaBaris = {
  harga_nota: optional(rupiah('Harga Nota')),
  harga_hari: rupiah('Harga Beli Hari Ini'),
  harga_per_gram: rupiah('Harga Per Gram'),
  potongan: rupiah('Potongan Per Gram'),
  harga_hari_ini: rupiah('Harga Hari Ini'),
  harga_dasar_nota: optional(rupiah('Harga Menurut Nota')),
  rugi_persen: persen('Rugi Nota'),
  harga_tawar: rupiah('Harga Ditawarkan'),
  harga: rupiah('Harga'),
};

const baris = {
  urut: int('No'),
  asal_nota: asalNota,
  no_faktur_jual: optional(kode('No Nota')),
  kode_barcode: optional(kode('Barcode')),
  tgl_nota: optional(day('Tanggal Nota')),
  nama_barang: text('Nama Barang'),
  kode_dept: kode('Jenis'),
  kode_group: kode('Group'),
  kode_kadar: kode('Kode Kadar'),
  kadar: kadarPersen('Kadar'),
  kadar_nota: optional(kadarPersen('Kadar Nota')),
  berat_nota: optional(gram('Berat Nota')),
  berat: gram('Berat'),
  murni: gram('Murni'),
  kondisi: optional(kode('Kondisi')),
  ...hargaBaris,
};

const barisDokumen = {
  ...baris,
  status_stock: choice('Di Gudang', ['OPEN', 'BELI', 'RETAG', 'HANCUR', 'SEPUHAN', 'BATAL']),
  barcode_baru: optional(kode('Barcode Baru')),
};

const customer = objectOf({
  kode_customer: optional(kode('Kode Customer')),
  nama: text('Nama', { min: 0 }),
  alamat: text('Alamat', { min: 0 }),
  no_hp: optional(text('No HP', { min: 0 })),
  no_ktp: optional(text('No KTP', { min: 0 })),
  foto: optional(text('Foto Identitas')),
  jenis: choice('Jenis', JENIS_CUSTOMER),
});

/** The ticket of an exchange, and the sale that stands beside the buy-back on it (D-14.1). */
const pasangan = objectOf({ no_tukar: kode('No Tukar'), no_faktur_jual: kode('No Faktur') });

/** The whole document: what 201 answers, and what GET pembelian/{no} does. */
export const pembelianDokumen = objectOf({
  ...pembelianRow,
  customer: asField(customer, 'Penjual'),
  keterangan: text('Keterangan', { min: 0, max: 500 }),
  foto: list('Foto'),
  valid_at: optional(instant('Waktu Validasi')),
  tukar: optional(asField(pasangan, 'Tukar')),
  batal: optional(asField(objectOf(pembatalan), 'Batal')),
  barang: asField(listOf(objectOf(barisDokumen)), 'Barang'),
  pembayaran: asField(pembayaranJadi, 'Pembayaran'),
  ...jejakBuku,
});

const no = { no: kode('No Faktur', 14) };
const disetujui = { approvable: true, key: 'required' } as const;

export const beliEndpoint = defineEndpoint({
  call: 'POST pembelian',
  summary: 'Simpan pembelian',
  ...disetujui,
  body: beliBody,
  answer: pembelianDokumen,
  right: { menu: ['transaksi-pembelian'] },
  status: 201,
});

/** What would be offered for these lines: both prices of each, before anything is saved. */
export const hitungBeliEndpoint = defineEndpoint({
  call: 'POST pembelian/hitung',
  summary: 'Hitung harga pembelian',
  body: {
    barang: beliBody.barang,
    /** For an exchange, which may take off by a table of its own. */
    tukar: optional(yesNo('Tukar')),
  },
  answer: listOf(objectOf({ ...baris, umur_hari: optional(int('Umur Nota')) })),
  right: { menu: ['transaksi-pembelian', 'transaksi-penjualan'] },
  readOnly: true,
});

const barisNota = {
  asal_nota: asalNota,
  no_faktur_jual: kode('No Nota'),
  tgl_nota: day('Tanggal Nota'),
  kode_barcode: kode('Barcode'),
  nama_barang: text('Nama Barang'),
  kode_dept: kode('Jenis'),
  kode_group: kode('Group'),
  kode_kadar: kode('Kode Kadar'),
  kadar: kadarPersen('Kadar'),
  berat: gram('Berat Nota'),
  harga_nota: rupiah('Harga Nota'),
  nama_customer: text('Customer', { min: 0 }),
  no_hp: optional(text('No HP', { min: 0 })),
  no_faktur_beli: optional(kode('Sudah Dibeli')),
};

/** What a nota of any shop of this server knows: by its number or its ticket's, or by a piece's barcode (D-13.1). */
export const cariNotaEndpoint = defineEndpoint({
  call: 'GET pembelian/nota',
  summary: 'Cari nota penjualan untuk dibeli kembali',
  query: { q: nomor('No Nota Atau Barcode', 20) },
  answer: listOf(objectOf(barisNota)),
  right: { menu: ['transaksi-pembelian', 'transaksi-penjualan'] },
});

export const validasiBeliEndpoint = defineEndpoint({
  call: 'POST pembelian/:no/validasi',
  summary: 'Validasi pembelian',
  params: no,
  body: { pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')) },
  answer: pembelianDokumen,
  right: { menu: ['validasi-jual-beli', 'validasi-penjualan'] },
  key: 'required',
  anyDay: true,
});

export const batalBeliEndpoint = defineEndpoint({
  call: 'POST pembelian/:no/batal',
  summary: 'Batal pembelian',
  ...disetujui,
  params: no,
  body: alasanBatal,
  answer: pembelianDokumen,
  right: { menu: ['batal-pembelian', 'validasi-jual-beli', 'validasi-penjualan'] },
  anyDay: true,
});

export const cetakUlangBeliEndpoint = defineEndpoint({
  call: 'POST pembelian/:no/cetak-ulang',
  summary: 'Cetak ulang pembelian',
  approvable: true,
  params: no,
  body: alasanCetakUlang,
  answer: { no_faktur_beli: kode('No Faktur'), cetak_ke: int('Cetak Ke') },
  right: { menu: ['lihat-pembelian', 'transaksi-pembelian'] },
});

export const pembelianEndpoint = defineEndpoint({
  call: 'GET pembelian/:no',
  summary: 'Satu pembelian',
  params: no,
  answer: pembelianDokumen,
  right: { menu: MELIHAT_PEMBELIAN },
});

export const daftarPembelianEndpoint = defineEndpoint({
  call: 'GET pembelian',
  summary: 'Daftar pembelian',
  query: documentQuery(
    ['no_faktur_beli', 'input_date', 'nama_customer', 'grand_total', 'berat'],
    STATUS_PEMBELIAN,
  ),
  answer: listOf(objectOf(pembelianRow)),
  extra: {
    total: asField(
      objectOf({
        ...{ batal: int('Batal'), qty: int('Qty'), berat: gram('Berat') },
        grand_total: rupiah('Total'),
      }),
      'Total',
    ),
  },
  right: { menu: MELIHAT_PEMBELIAN },
  paged: true,
});
