import { int, kode, ref, status } from '#kit/contract/field.ts';
import { alone, defineReport, rowText, semua, span, sumRupiah } from '#kit/contract/report.ts';
import { sense } from '#kit/rules/sentence.ts';
import { aksesorisMaster } from '#areas/stock/contract/aksesoris.master.ts';

/** Every accessory over a period: what there was, came, was taken or sold with, and is left. */
export const aksesorisReport = defineReport({
  no: 77,
  path: 'laporan-stock-aksesoris',
  menu: {
    group: 'Laporan/Barang',
    at: 150,
    levels: ['SPV', 'MU'],
    answers: 'Kotak, pita dan aksesoris: sisa dan yang harus dibeli',
  },
  title: 'Laporan Stock Aksesoris',
  area: 'Barang',
  api: 'GET aksesoris/report-stock',
  filters: { ...span, kode_aksesoris: semua(ref('Aksesoris', aksesorisMaster, 'nama_aksesoris')) },
  columns: {
    kode_aksesoris: rowText('Kode'),
    nama_aksesoris: rowText('Nama'),
    awal: int('Awal'),
    tambah: int(sense('Tambah', 'sudah')),
    ambil: int(sense('Ambil', 'sudah')),
    jual: int('Dipakai Jual'),
    akhir: int('Akhir'),
    minimum: alone(int('Minimum')),
    nilai: sumRupiah('Nilai'),
    keadaan: status('Keadaan', { CUKUP: 'CUKUP', KURANG: 'KURANG DARI MINIMUM' }),
  },
  totals: ['awal', 'tambah', 'ambil', 'jual', 'akhir', 'nilai'],
  stands: [{ columns: ['awal', 'akhir', 'nilai'] }],
  band: [{ of: 'nilai', label: 'Nilai aksesoris' }, { of: 'akhir', label: 'Sisa' }, 'jual'],
  sort: ['kode_aksesoris'],
  drill: [{ column: 'kode_aksesoris', to: 'aksesoris' }],
  rowNoun: 'aksesoris',
});

/** The paper of one act, signed by who gave and who took. */
export const buktiAksesorisReport = defineReport({
  no: 77,
  path: 'tambah-dan-ambil-stock-aksesoris',
  title: 'Bukti Aksesoris',
  area: 'Barang',
  api: 'GET stock-aksesoris-bukti',
  filters: { no_aksesoris: kode('No Aksesoris', 14) },
  columns: {
    kode_aksesoris: rowText('Kode'),
    nama_aksesoris: rowText('Nama'),
    qty: int('Qty'),
  },
  totals: ['qty'],
  band: [{ of: 'qty', label: sense('Jumlah', 'banyaknya') }, { rows: 'Macam aksesoris' }],
  sort: ['kode_aksesoris'],
  messages: { empty: 'Data Tidak Tersedia' },
  paper: { portrait: true, signatures: ['Menyerahkan', 'Menerima'] },
  rowNoun: 'aksesoris',
});
