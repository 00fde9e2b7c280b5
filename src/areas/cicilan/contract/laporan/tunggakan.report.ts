import { day, int, optional } from '#kit/contract/field.ts';
import { alone, defineReport, mustDay, rowText, sumGram, sumRupiah } from '#kit/contract/report.ts';
import * as kolom from '#areas/cicilan/contract/laporan/kolom.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';

/** Contracts with an instalment that is due and not paid whole on a day. */
export const tunggakanCicilanReport = defineReport({
  no: 40,
  path: 'laporan-tunggakan-cicilan',
  menu: {
    group: 'Laporan/Cicilan',
    levels: ['SPV', 'MU'],
    answers: 'Siapa yang menunggak cicilan, berapa dan sejak kapan',
  },
  title: 'Laporan Tunggakan Cicilan',
  area: kolom.AREA_CICILAN,
  api: 'GET cicilan/report-tunggakan',
  gate: kolom.CICILAN,
  filters: { per_tanggal: mustDay('Per Tanggal'), ...saringSales },
  columns: {
    kelas: kolom.kelas,
    no_cicilan: rowText('No Cicilan'),
    ...kolom.kolomCustomer,
    jml_tunggak: int('Kali Tunggak'),
    tunggakan: sumRupiah('Tunggakan'),
    tertua: day('Tertua'),
    lewat_hari: alone(int('Lewat')),
    sisa: sumRupiah('Sisa Kontrak'),
    berat: sumGram('Berat'),
    bayar_terakhir: optional(day('Bayar Terakhir')),
    tgl_ingat: optional(day('Diingatkan')),
    kode_sales: rowText('Sales'),
  },
  groups: ['kelas'],
  totals: ['jml_tunggak', 'tunggakan', 'sisa', 'berat'],
  band: [
    { of: 'tunggakan', label: 'Tunggakan' },
    { of: 'sisa', label: 'Sisa kontrak' },
    { rows: 'Kontrak' },
  ],
  aside: ['alamat_customer', 'berat', 'bayar_terakhir', 'tgl_ingat', 'kode_sales'],
  sort: ['tertua', 'no_cicilan'],
  drill: [{ column: 'no_cicilan', to: 'dokumen' }],
  rowNoun: 'kontrak',
});
