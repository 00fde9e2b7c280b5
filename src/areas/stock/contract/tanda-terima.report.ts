import { day, int, kode, optional, rupiah } from '#kit/contract/field.ts';
import { photo } from '#kit/contract/field-picture.ts';
import { defineReport, rowText, sumGram } from '#kit/contract/report.ts';

/** The paper of one move (2§2): upright, each piece with its photo of 20 mm, signed by both sides. */
export const tandaTerimaReport = defineReport({
  no: 71,
  path: 'lihat-pindah-barang',
  also: ['pindah-barang', 'pindah-barang-satu-baki'],
  title: 'Tanda Terima',
  area: 'Barang',
  api: 'GET pindahbarang/cetak-ulang/by-no-pindah',
  filters: { no_pindah: kode('No Pindah', 14) },
  columns: {
    tgl_system: day('Tanggal'),
    kode_barcode: rowText('Barcode'),
    keterangan: rowText('Keterangan'),
    berat: sumGram('Berat'),
    size: optional(rowText('Size')),
    qty: int('Qty'),
    harga_jual: optional(rupiah('Harga Jual')),
    gambar: photo('Gambar'),
  },
  totals: ['berat', 'qty', 'harga_jual'],
  band: [{ rows: 'Barang' }, 'berat', 'harga_jual'],
  sort: ['kode_barcode'],
  messages: { empty: 'Data Tidak Tersedia' },
  paper: {
    portrait: true,
    file: { pdf: 'BUKTI PINDAH BARANG', xlsx: 'TANDA_TERIMA' },
    signatures: ['Pengirim', 'Penerima'],
    rowPhoto: { column: 'gambar', mm: 20 },
  },
  rowNoun: 'barang',
});
