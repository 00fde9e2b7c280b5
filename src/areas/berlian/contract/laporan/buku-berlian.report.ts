import { choice, cost, day, int, optional, ref, rupiah, status } from '#kit/contract/field.ts';
import { alone, defineReport, rowText, semua, span, sumRupiah } from '#kit/contract/report.ts';
import { sense } from '#kit/rules/sentence.ts';
import { supplierBerlianMaster } from '#areas/barang/contract/supplier-berlian.master.ts';
import { jumlahCt } from '#areas/berlian/contract/berlian.fields.ts';
import { BERLIAN } from '#areas/berlian/contract/berlian.gates.ts';
import { GERAK_BATU } from '#areas/berlian/rules/batu.ts';

/** Each movement of a stone or parcel, between what the shop held of it before and after (№ 83). */
export const bukuBerlianReport = defineReport({
  no: 83,
  path: 'laporan-buku-berlian',
  menu: {
    group: 'Laporan/Berlian',
    at: 10,
    levels: ['MU'],
    answers: 'Berlian yang masuk, terpasang, terjual, dan diretur',
  },
  title: 'Laporan Buku Berlian',
  area: 'Berlian',
  api: 'GET berlian/report-buku',
  gate: BERLIAN,
  filters: {
    ...span,
    kode_supplier: semua(ref('Supplier', supplierBerlianMaster, 'nama')),
    jenis: semua(choice(sense('Mutasi', 'barang'), GERAK_BATU)),
  },
  columns: {
    tgl_system: optional(day('Tanggal')),
    jenis: status(sense('Mutasi', 'barang'), [...GERAK_BATU, 'SALDO AWAL', 'SALDO AKHIR']),
    no_dokumen: optional(rowText('No Dokumen')),
    kode_berlian: rowText('Kode'),
    no_sertifikat: optional(rowText('Sertifikat')),
    shape: optional(rowText('Shape')),
    carat: alone(jumlahCt('Carat')),
    butir: alone(int('Butir')),
    color: optional(rowText('Color')),
    clarity: optional(rowText('Clarity')),
    cut_grade: optional(rowText('Cut')),
    kode_barcode: optional(rowText('Barang')),
    masuk_ct: optional(jumlahCt('Masuk ct')),
    keluar_ct: optional(jumlahCt('Keluar ct')),
    saldo_ct: alone(jumlahCt('Saldo ct')),
    harga_ct: cost(optional(alone(rupiah('Harga/ct')))),
    nilai: cost(optional(sumRupiah('Nilai'))),
  },
  groups: ['kode_berlian'],
  totals: ['masuk_ct', 'keluar_ct', 'nilai'],
  band: ['masuk_ct', 'keluar_ct'],
  sort: ['kode_berlian'],
  balance: { column: 'jenis', values: ['SALDO AWAL', 'SALDO AKHIR'] },
  drill: [
    { column: 'no_dokumen', to: 'dokumen' },
    { column: 'kode_barcode', to: 'barang' },
  ],
  rowNoun: 'mutasi',
});
