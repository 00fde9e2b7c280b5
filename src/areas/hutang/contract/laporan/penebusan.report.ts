import { choice, day, int, ofPerson, optional, persen, status, text } from '#kit/contract/field.ts';
import { alone, defineReport, rowText, sortedBy, span, sumRupiah } from '#kit/contract/report.ts';
import { HUTANG } from '#areas/hutang/contract/laporan/gerbang.ts';
import { AREA_HUTANG, detailBarang } from '#areas/hutang/contract/laporan/kolom.ts';

/** Loans paid back, with what the money cost (2§3). */
export const penebusanReport = defineReport({
  no: 28,
  path: 'laporan-penebusan-detail',
  menu: {
    group: 'Laporan/Hutang',
    levels: ['MU'],
    answers: 'Hutang yang ditebus: lama, pokok dan bunganya',
  },
  title: 'Laporan Penebusan Detail',
  area: AREA_HUTANG,
  api: 'GET hutang/report-penebusan-detail',
  gate: HUTANG,
  filters: {
    ...span,
    no_pinjam: optional(text('No Pinjam', { max: 14 })),
    sort_by: sortedBy(
      choice('Urutkan', {
        tgl_hutang: 'Tanggal Hutang',
        tgl_lunas: 'Tanggal Lunas',
        no_faktur_hutang: 'Faktur Hutang',
      }),
    ),
  },
  columns: {
    no_faktur_hutang: rowText('No Faktur'),
    nama_customer: rowText('Customer'),
    alamat_customer: ofPerson('ADDRESS', rowText('Alamat')),
    detail_barang: detailBarang('Barang'),
    tgl_hutang: day('Tgl Hutang'),
    lama_pinjam: alone(int('Lama (hari)')),
    tgl_lunas: day('Tgl Lunas'),
    kode_sales: optional(rowText('Sales')),
    jumlah_hutang: sumRupiah('Pokok'),
    bunga_pinjam: persen('Bunga Pinjam %'),
    bunga: optional(persen('Bunga %', { max: 1e9 })),
    bunga_rp: sumRupiah('Bunga Rp'),
    total_bayar: sumRupiah('Total Bayar'),
    tanda: optional(status('Tanda', ['BUNGA DIBAYAR SEBAGIAN', 'BELI PUTUS'])),
  },
  totals: ['jumlah_hutang', 'bunga_rp', 'total_bayar'],
  band: [
    { of: 'total_bayar', label: 'Penebusan' },
    { of: 'bunga_rp', label: 'Bunga' },
    { rows: 'Hutang ditebus' },
  ],
  aside: ['alamat_customer', 'tgl_hutang', 'bunga_pinjam', 'kode_sales'],
  sort: ['tgl_hutang', 'no_faktur_hutang'],
  control: { total: 'total_bayar', parts: ['jumlah_hutang', 'bunga_rp'] },
  drill: [{ column: 'no_faktur_hutang', to: 'dokumen' }],
  paper: { excel: false },
  messages: {
    empty: 'Data Yang Anda Cari Tidak Ada',
    failed: 'Terjadi Kesalahan Saat Request Data',
  },
  rowNoun: 'hutang',
});
