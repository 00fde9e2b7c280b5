import { day, ofPerson, optional, rupiah, status } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { defineReport, fullSpan, rowText, semua, sumGram } from '#kit/contract/report.ts';
import { saringKasir, saringValidasi } from '#areas/akses/contract/user.field.ts';
import { caraUji } from '#areas/barang/contract/cara-uji.field.ts';
import { saringBarang } from '#areas/barang/contract/saring-barang.ts';
import { saringKondisi } from '#areas/pembelian/contract/kolom-beli.ts';
import { asalNota } from '#areas/pembelian/contract/pembelian.fields.ts';
import { kolomBerat } from '#areas/stock/contract/saring-tempat.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';

/** One line of a counted buy-back; the gold of an exchange is marked. */
export const pembelianReport = defineReport({
  no: 15,
  path: 'laporan-pembelian',
  menu: {
    group: 'Laporan/Pembelian',
    levels: ['KASIR', 'SPV', 'MU'],
    answers: 'Emas yang dibeli dari customer, satu baris satu barang',
  },
  title: 'Laporan Pembelian',
  area: 'Pembelian',
  api: 'GET pembelian/report-detail',
  filters: {
    ...fullSpan,
    ...saringBarang,
    ...saringKondisi,
    asal_nota: semua(asalNota),
    ...saringSales,
    ...saringKasir,
    ...saringValidasi,
  },
  columns: {
    no_faktur_beli: rowText('No Faktur'),
    tgl_system: day('Tanggal'),
    nama_customer: rowText('Customer'),
    alamat_customer: ofPerson('ADDRESS', rowText('Alamat')),
    no_hp: optional(ofPerson('PHONE', rowText('No HP'))),
    nama_barang: rowText('Nama Barang'),
    kode_dept: rowText('Jenis'),
    kode_group: rowText('Group'),
    kadar: kadarPersen('Kadar'),
    cara_uji: caraUji(),
    kondisi: rowText('Kondisi'),
    asal_nota: asalNota,
    no_faktur_jual: optional(rowText('Nota Asal')),
    berat_nota: optional(sumGram('Berat Nota')),
    ...kolomBerat,
    harga_gram: rupiah('Harga/Gram'),
    harga: rupiah('Harga Beli'),
    tukar: optional(status('Tukar', ['TUKAR'])),
    jenis_bayar: rowText('Bayar'),
    kode_sales: rowText('Sales'),
    input_by: rowText('Kasir'),
  },
  groups: ['tgl_system', 'kondisi'],
  totals: ['berat_nota', 'qty', 'berat', 'murni', 'harga'],
  ratios: { harga_gram: { over: 'harga', under: 'berat', as: 'perGram' } },
  band: [
    { of: 'harga', label: 'Pembelian' },
    'berat',
    { of: 'harga_gram', label: 'Rata-rata per gram' },
  ],
  aside: [
    'alamat_customer',
    'no_hp',
    'kode_group',
    'cara_uji',
    'asal_nota',
    'no_faktur_jual',
    'berat_nota',
    'murni',
    'qty',
    'tukar',
    'kode_dept',
    'jenis_bayar',
    'input_by',
  ],
  sort: ['tgl_system', 'kondisi', 'no_faktur_beli'],
  distinct: { column: 'no_faktur_beli', rowNoun: 'faktur' },
  drill: [
    { column: 'no_faktur_beli', to: 'dokumen' },
    { column: 'no_faktur_jual', to: 'penjualan' },
  ],
  rowNoun: 'barang',
});
