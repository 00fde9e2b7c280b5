import { day, list, optional } from '#kit/contract/field.ts';
import { defineReport, rowText, span, sumGram, sumRupiah } from '#kit/contract/report.ts';
import * as kolom from '#areas/cicilan/contract/laporan/kolom.ts';

/** Auctioned contracts: what was paid, what the goods fetched, what that leaves the customer. */
export const lelangCicilanReport = defineReport({
  no: 41,
  path: 'laporan-lelang-cicilan',
  menu: {
    group: 'Laporan/Cicilan',
    levels: ['MU'],
    answers: 'Cicilan yang dilelang, hasil dan uang kelebihannya',
  },
  title: 'Laporan Lelang Cicilan',
  area: kolom.AREA_CICILAN,
  api: 'GET cicilan/report-lelang',
  gate: kolom.CICILAN,
  filters: span,
  columns: {
    bulan: rowText('Bulan'),
    no_cicilan: rowText('No Cicilan'),
    tgl_lelang: day('Tgl Lelang'),
    ...kolom.kolomCustomer,
    detail_barang: list('Barang'),
    berat: sumGram('Berat'),
    harga_jual: sumRupiah('Harga Cicilan'),
    sudah_bayar: sumRupiah('Sudah Dibayar'),
    sisa: sumRupiah('Sisa'),
    biaya: sumRupiah('Biaya'),
    hasil_lelang: sumRupiah('Hasil Lelang'),
    kelebihan: sumRupiah('Kelebihan'),
    kekurangan: sumRupiah('Kekurangan'),
    tgl_kelebihan: optional(day('Tgl Diambil')),
  },
  groups: ['bulan'],
  totals: [
    ...(['berat', 'harga_jual', 'sudah_bayar', 'sisa', 'biaya'] as const),
    ...(['hasil_lelang', 'kelebihan', 'kekurangan'] as const),
  ],
  band: [
    { of: 'hasil_lelang', label: 'Hasil lelang' },
    { of: 'kelebihan', label: 'Kelebihan' },
    { of: 'kekurangan', label: 'Kekurangan' },
  ],
  aside: ['alamat_customer', 'no_hp', 'detail_barang', 'biaya', 'tgl_kelebihan'],
  sort: ['bulan', 'tgl_lelang', 'no_cicilan'],
  control: { total: 'harga_jual', parts: ['sudah_bayar', 'sisa'] },
  drill: [{ column: 'no_cicilan', to: 'dokumen' }],
  rowNoun: 'lelang',
});
