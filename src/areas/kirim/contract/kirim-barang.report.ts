import { choice, cost, day, int, optional, ref, status } from '#kit/contract/field.ts';
import { alike } from '#kit/contract/later.ts';
import { onlyIf } from '#kit/contract/field-more.ts';
import {
  alone,
  defineReport,
  picked,
  rowText,
  semua,
  span,
  sumGram,
  sumRupiah,
} from '#kit/contract/report.ts';
import type { Field } from '#kit/contract/field.ts';
import { sense } from '#kit/rules/sentence.ts';
import {
  bolehKirim,
  MENU_KIRIM_SEMUA,
  STATUS_KIRIMAN,
} from '#areas/kirim/contract/kirim-barang.document.ts';
import { kolomBarang, kolomBerat } from '#areas/stock/contract/saring-tempat.ts';
import { tokoMaster } from '#areas/toko/contract/toko.master.ts';

const TAMPILAN = ['PER KIRIMAN', 'PER BARANG'] as const;
const perBarang = <T>(of: Field<T>) => onlyIf('tampilan', 'PER BARANG', of);

/** Every shipment of this shop, or every piece of them; a cancelled one is shown and adds nothing. */
export const kirimBarangReport = defineReport({
  no: 86,
  path: 'laporan-kirim-barang',
  menu: {
    group: 'Laporan/Kirim Barang',
    at: 10,
    levels: ['SPV', 'MU'],
    answers: 'Barang yang dikirim ke toko lain, dan yang masih di jalan',
  },
  also: MENU_KIRIM_SEMUA,
  title: 'Laporan Kirim Barang',
  area: 'Kirim barang',
  api: 'GET kirim-barang/report',
  gate: bolehKirim,
  filters: {
    ...span,
    tujuan: semua(ref('Tujuan', tokoMaster, 'nama_toko')),
    status: semua(choice('Status', STATUS_KIRIMAN)),
    tampilan: picked(choice(sense('Tampilan', 'laporan'), TAMPILAN)),
  },
  columns: {
    no_kirim: rowText('No Kirim'),
    tgl_system: day('Tanggal'),
    asal: rowText('Asal'),
    tujuan: rowText('Tujuan'),
    ...kolomBerat,
    /** Of stones, which have no gold (D-45.8). */
    carat: optional(alike(sumGram('Carat'), { unit: 'ct' })),
    butir: optional(int('Butir')),
    modal: cost(optional(sumRupiah('Modal'))),
    harga_jual: optional(sumRupiah('Nilai Jual')),
    input_by: rowText('Pengirim'),
    tgl_terima: optional(day('Tgl Terima')),
    terima_by: optional(rowText('Penerima')),
    umur_hari: alone(int('Hari di Jalan')),
    status: status('Status', STATUS_KIRIMAN),
    /** Longer on its way than anybody drives. */
    tanda: optional(status('Tanda', { LAMA: 'LEBIH 3 HARI' })),
    kode_barcode: perBarang(kolomBarang.kode_barcode),
    nama_barang: perBarang(kolomBarang.nama_barang),
    kode_dept: perBarang(kolomBarang.kode_dept),
    kode_group: perBarang(kolomBarang.kode_group),
    kadar: perBarang(kolomBarang.kadar),
    berat_asli: perBarang(sumGram('Emas')),
    keterangan: perBarang(rowText('Keterangan')),
  },
  groups: ['tujuan'],
  totals: ['qty', 'berat', 'murni', 'carat', 'butir', 'modal', 'harga_jual', 'berat_asli'],
  band: [{ of: 'qty', label: 'Barang' }, 'berat', 'harga_jual'],
  sort: ['tujuan', 'tgl_system', 'no_kirim'],
  closing: [{ title: 'Per Status', by: 'status', sums: ['qty', 'berat', 'murni'] }],
  drill: [
    { column: 'no_kirim', to: 'dokumen' },
    { column: 'kode_barcode', to: 'barang' },
  ],
  rowNoun: 'baris',
});
