import { day, instant, int, ofPerson, optional, status } from '#kit/contract/field.ts';
import { defineReport, rowText, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { AREA_HUTANG } from '#areas/hutang/contract/laporan/kolom.ts';
import { OPNAME } from '#areas/hutang/contract/opname/opname-hutang.api.ts';

export const HASIL_OPNAME = {
  KETEMU: 'DITEMUKAN',
  HILANG: 'TIDAK DITEMUKAN',
  KELUAR: 'SUDAH KELUAR',
} as const;

/** The tables of the count that runs, as they are now: the paper of the screen (2§9). */
export const cetakOpnameHutangReport = defineReport({
  no: 36,
  path: 'stock-opname-hutang',
  title: 'Stock Opname Hutang',
  area: AREA_HUTANG,
  api: 'GET opname-hutang/cetak',
  gate: OPNAME,
  filters: {},
  columns: {
    no_hutang: rowText('No Hutang'),
    tgl_hutang: day('Tanggal'),
    nama_customer: rowText('Customer'),
    alamat_customer: ofPerson('ADDRESS', rowText('Alamat')),
    qty: int('Qty'),
    berat: sumGram('Berat'),
    jumlah_hutang: sumRupiah('Jumlah Hutang'),
    hasil: status('Hasil', HASIL_OPNAME),
    dipindai_at: optional(instant('Scan')),
    dipindai_by: optional(rowText('User')),
  },
  groups: ['hasil'],
  totals: ['qty', 'berat', 'jumlah_hutang'],
  sort: ['hasil', 'no_hutang'],
  band: [{ rows: 'Hutang' }, 'berat', 'jumlah_hutang'],
  messages: { empty: 'Data Tidak Tersedia' },
  paper: { file: 'PRINT STOCK OPNAME HUTANG', signatures: ['Petugas', 'SPV'] },
  rowNoun: 'hutang',
});
