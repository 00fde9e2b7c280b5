import { cost, kode, optional } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { defineReport, rowText, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { level } from '#kit/rules/gate.ts';
import { sense } from '#kit/rules/sentence.ts';

/** The paper of one mass change: every piece before and after, signed by who did it and who allowed it. */
export const buktiUbahReport = defineReport({
  no: 64,
  path: 'update-profit-barang',
  also: ['update-kadar'],
  title: 'Bukti Update Barang',
  area: 'Barang',
  api: 'GET update-barang-bukti',
  gate: level('DEV', 'SU', 'OWN', 'MU', 'SPV'),
  filters: { no_ubah: kode('No Update', 14) },
  columns: {
    kode_barcode: rowText('Barcode'),
    nama_barang: rowText('Nama Barang'),
    tempat: rowText('Tempat'),
    berat: sumGram('Berat'),
    persen_dari: kadarPersen('Kadar'),
    persen_ke: kadarPersen('Kadar Baru'),
    murni_dari: sumGram('Murni'),
    murni_ke: sumGram('Murni Baru'),
    ongkos_dari: optional(sumRupiah('Ongkos')),
    ongkos_ke: optional(sumRupiah('Ongkos Baru')),
    modal_dari: cost(optional(sumRupiah('Modal'))),
    modal_ke: cost(optional(sumRupiah('Modal Baru'))),
  },
  totals: ['berat', 'murni_dari', 'murni_ke', 'ongkos_dari', 'ongkos_ke', 'modal_dari', 'modal_ke'],
  band: [{ rows: 'Barang' }, 'berat', 'modal_ke'],
  sort: ['kode_barcode'],
  messages: { empty: 'Data Tidak Tersedia' },
  paper: { signatures: ['Petugas', sense('Pemilik', 'toko')] },
  rowNoun: 'barang',
});
