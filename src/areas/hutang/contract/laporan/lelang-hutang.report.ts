import { choice, day, optional, status } from '#kit/contract/field.ts';
import { defineReport, rowText, semua, span, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { HUTANG } from '#areas/hutang/contract/laporan/gerbang.ts';
import { AREA_HUTANG, detailBarang, kolomCustomer } from '#areas/hutang/contract/laporan/kolom.ts';

/** Auctioned loans: what the gold was worth, and what that leaves the customer or costs the shop. */
export const lelangHutangReport = defineReport({
  no: 34,
  path: 'laporan-lelang-hutang',
  menu: {
    group: 'Laporan/Hutang',
    levels: ['MU'],
    answers: 'Hutang yang dilelang, hasil dan uang kelebihannya',
  },
  title: 'Laporan Lelang Hutang',
  area: AREA_HUTANG,
  api: 'GET hutang/report-lelang',
  gate: HUTANG,
  filters: {
    ...span,
    hasil: semua(choice('Hasil', ['LEBIH', 'KURANG', 'PAS'])),
    status_kelebihan: semua(
      choice('Kelebihan', { BELUM_DIAMBIL: 'BELUM DIAMBIL', SUDAH_DIAMBIL: 'SUDAH DIAMBIL' }),
    ),
  },
  columns: {
    bulan: rowText('Bulan'),
    no_faktur_hutang: rowText('No Hutang'),
    tgl_lelang: day('Tgl Lelang'),
    ...kolomCustomer,
    detail_barang: detailBarang('Barang'),
    berat: sumGram('Berat'),
    murni: sumGram('Murni'),
    pokok: sumRupiah('Pokok'),
    bunga: sumRupiah('Bunga'),
    biaya: sumRupiah('Biaya Lelang'),
    kewajiban: sumRupiah('Kewajiban'),
    hasil_lelang: sumRupiah('Hasil Lelang'),
    kelebihan: sumRupiah('Uang Kelebihan'),
    belum_diambil: sumRupiah('Kelebihan Belum Diambil'),
    kekurangan: sumRupiah('Kekurangan'),
    tgl_kelebihan: optional(day('Tgl Diambil')),
    batas_kelebihan: optional(day('Batas Ambil')),
    tujuan: status('Barang Ke', { STOCK: 'STOCK', LEBUR: 'LEBUR' }),
  },
  groups: ['bulan'],
  totals: [
    ...(['berat', 'murni', 'pokok', 'bunga', 'biaya', 'kewajiban', 'hasil_lelang'] as const),
    ...(['kelebihan', 'belum_diambil', 'kekurangan'] as const),
  ],
  band: [
    { of: 'hasil_lelang', label: 'Hasil lelang' },
    { of: 'belum_diambil', label: 'Kelebihan belum diambil' },
    { of: 'kekurangan', label: 'Kekurangan' },
  ],
  aside: [
    ...(['alamat_customer', 'no_hp', 'detail_barang', 'berat', 'murni', 'pokok'] as const),
    ...(['bunga', 'biaya', 'tgl_kelebihan', 'batas_kelebihan'] as const),
  ],
  sort: ['bulan', 'tgl_lelang', 'no_faktur_hutang'],
  control: { total: 'kewajiban', parts: ['pokok', 'bunga', 'biaya'] },
  drill: [{ column: 'no_faktur_hutang', to: 'dokumen' }],
  rowNoun: 'lelang',
});
