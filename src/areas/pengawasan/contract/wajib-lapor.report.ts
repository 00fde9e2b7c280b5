import { choice, day, int, list, ofPerson, optional, status } from '#kit/contract/field.ts';
import { defineReport, rowText, semua, span, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { bolehLapor } from '#areas/pengawasan/contract/pengawasan.gates.ts';

const STATUS = { BELUM: 'BELUM LAPOR', SUDAH: 'SUDAH LAPOR' };

/** Customers whose day reaches BATAS_LAPOR_TUNAI over all shops of the chain (D-32.10). */
export const wajibLaporReport = defineReport({
  no: 108,
  path: 'laporan-transaksi-wajib-lapor',
  menu: { group: 'Laporan/Pajak', levels: [], answers: 'Transaksi besar yang harus dilaporkan' },
  title: 'Laporan Transaksi Wajib Lapor',
  area: 'Pajak',
  api: 'GET pajak/report-wajib-lapor',
  gate: bolehLapor,
  filters: { ...span, status: semua(choice('Status', STATUS)) },
  freeSpan: 'status',
  columns: {
    status: status('Status', STATUS),
    tgl_system: day('Tanggal'),
    orang: rowText('Kunci'),
    nama_customer: rowText('Nama'),
    no_identitas: optional(ofPerson('IDENTITY', rowText('No Identitas'))),
    alamat_customer: optional(ofPerson('ADDRESS', rowText('Alamat'))),
    pekerjaan: optional(rowText('Pekerjaan')),
    jml_trx: int('Jml Transaksi'),
    jenis: list('Jenis'),
    no_dokumen: list('Dokumen'),
    berat: sumGram('Berat'),
    tunai: sumRupiah('Tunai'),
    non_tunai: sumRupiah('Non Tunai'),
    total: sumRupiah('Total'),
    batas_lapor: day('Batas Lapor'),
    tgl_lapor: optional(day('Tgl Lapor')),
    no_lapor: optional(rowText('No Laporan')),
    tanda: optional(status('Tanda', ['DATA KURANG', 'TERLAMBAT', 'TERLAMBAT, DATA KURANG'])),
  },
  hidden: ['orang'],
  groups: ['status'],
  totals: ['jml_trx', 'berat', 'tunai', 'non_tunai', 'total'],
  band: [{ rows: 'Customer' }, 'tunai', { of: 'total', label: 'Total transaksi' }],
  sort: ['status', 'tgl_system', 'nama_customer'],
  control: { total: 'total', parts: ['tunai', 'non_tunai'] },
  drill: [{ column: 'no_dokumen', to: 'dokumen' }],
  audited: true,
  rowNoun: 'customer',
});
