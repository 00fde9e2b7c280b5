import { choice, cost, day, optional, persen, ref, status } from '#kit/contract/field.ts';
import { defineReport, rowText, semua, span, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { saringTukang } from '#areas/service/contract/laporan/saring-service.ts';
import { SEPUHAN } from '#areas/sepuhan/contract/sepuhan.gates.ts';

export const JENIS_TERIMA = { SEPUHAN: 'SEPUHAN', CUCIAN: 'CUCIAN' } as const;
const ASAL = ['PEMBELIAN', 'STOCK', 'LELANG', 'CABANG', 'MANUAL'] as const;

/** Each line of gold that was taken in for refining, or that came back from washing (№ 79). */
export const terimaSepuhanReport = defineReport({
  no: 79,
  path: 'laporan-terima-sepuhan',
  menu: {
    group: 'Laporan/Sepuhan',
    at: 10,
    levels: ['SPV', 'MU'],
    answers: 'Emas yang diterima untuk disepuh, susut dan ujinya',
  },
  title: 'Laporan Terima Sepuhan',
  area: 'Sepuhan',
  api: 'GET sepuhan/report-terima',
  gate: SEPUHAN,
  filters: {
    ...span,
    jenis: semua(choice('Jenis', JENIS_TERIMA)),
    kadar: semua(ref('Kadar', kadarMaster, 'label')),
    ...saringTukang,
    asal: semua(choice('Asal', ASAL)),
  },
  columns: {
    no_sepuhan: rowText('No Sepuhan'),
    tgl_system: day('Tanggal'),
    jenis: status('Jenis', JENIS_TERIMA),
    asal: rowText('Asal'),
    no_dokumen: optional(rowText('Dokumen Asal')),
    nama_barang: optional(rowText('Barang')),
    kode_tukang: optional(rowText('Tukang')),
    kadar: kadarPersen('Kadar Nota'),
    kadar_uji: optional(kadarPersen('Kadar Uji')),
    berat_kirim: sumGram('Berat Asal'),
    berat: sumGram('Berat Terima'),
    susut: sumGram('Susut'),
    susut_persen: persen('Susut %', { max: 1e9 }),
    murni: sumGram('Murni'),
    selisih_murni: sumGram('Selisih Murni'),
    ongkos: optional(sumRupiah('Ongkos')),
    harga: cost(optional(sumRupiah('Harga Beli'))),
  },
  groups: ['jenis', 'kadar'],
  totals: ['berat_kirim', 'berat', 'susut', 'murni', 'selisih_murni', 'ongkos', 'harga'],
  ratios: { susut_persen: { over: 'susut', under: 'berat_kirim', as: 'percent' } },
  band: [
    { of: 'berat', label: 'Berat diterima' },
    'susut',
    { of: 'selisih_murni', label: 'Selisih murni' },
  ],
  aside: ['kode_tukang', 'ongkos', 'asal'],
  sort: ['jenis', 'kadar', 'tgl_system', 'no_sepuhan'],
  drill: [
    { column: 'no_sepuhan', to: 'dokumen' },
    { column: 'no_dokumen', to: 'dokumen' },
  ],
  rowNoun: 'baris',
});
