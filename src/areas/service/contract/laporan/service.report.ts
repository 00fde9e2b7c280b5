import {
  choice,
  day,
  instant,
  int,
  ofPerson,
  optional,
  ref,
  status,
} from '#kit/contract/field.ts';
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
import { tukangMaster } from '#areas/service/contract/tukang.master.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';

/** States of a job as the report asks for them; BELUM DIAMBIL are all that are still here, whatever their day. */
export const STATUS_SERVICE = {
  OPEN: 'BELUM VALIDASI',
  VALID: 'VALID',
  DITERIMA: 'DITERIMA',
  PROSES: 'DI TUKANG',
  SELESAI: 'SELESAI',
  DIAMBIL: 'DIAMBIL',
  CANC: 'BATAL',
} as const;
export const BELUM_DIAMBIL = 'BELUM_DIAMBIL';

export const saringTukang = { kode_tukang: semua(ref('Tukang', tukangMaster, 'nama')) };

/** Pieces of customers: what is done to each, where it is, what it weighs before and after (№ 25). */
export const serviceReport = defineReport({
  no: 25,
  path: 'laporan-service',
  menu: {
    group: 'Laporan/Service',
    at: 10,
    levels: ['SPV', 'MU'],
    answers: 'Barang service: pekerjaan, berat, di mana, dan sisa bayarnya',
  },
  title: 'Laporan Service',
  area: 'Service',
  api: 'GET service/report',
  filters: {
    ...span,
    status: semua(choice('Status', { ...STATUS_SERVICE, [BELUM_DIAMBIL]: 'BELUM DIAMBIL' })),
    dasar_tanggal: picked(
      choice('Dasar Tanggal', {
        TERIMA: 'TGL TERIMA',
        SELESAI: 'TGL SELESAI',
        AMBIL: 'TGL AMBIL',
      }),
    ),
    ...saringTukang,
    ...saringSales,
  },
  columns: {
    status: status('Status', STATUS_SERVICE),
    no_service: rowText('No Service'),
    tgl_system: day('Tgl Terima'),
    nama_customer: rowText('Customer'),
    alamat_customer: ofPerson('ADDRESS', rowText('Alamat')),
    no_hp: optional(ofPerson('PHONE', rowText('No HP'))),
    nama_barang: rowText('Barang'),
    deskripsi: rowText('Pekerjaan'),
    berat_terima: sumGram('Berat Terima'),
    berat_selesai: optional(sumGram('Berat Selesai')),
    selisih_berat: optional(sumGram('Selisih')),
    tambah_emas: sumGram('Tambah Emas'),
    kode_tukang: optional(rowText('Tukang')),
    ongkos: sumRupiah('Ongkos'),
    dp_rp: sumRupiah('DP'),
    sisa_rp: sumRupiah('Sisa'),
    tgl_janji: day('Janji Selesai'),
    tgl_selesai: optional(day('Tgl Selesai')),
    tgl_ambil: optional(day('Tgl Ambil')),
    lama_hari: alone(int('Hari')),
    kode_sales: rowText('Sales'),
    input_by: rowText('Kasir'),
    tgl_batal: optional(instant('Tgl Batal')),
    batal_by: optional(rowText('Dibatalkan')),
    alasan: optional(rowText('Alasan')),
  },
  groups: ['status'],
  totals: [
    'berat_terima',
    'berat_selesai',
    'selisih_berat',
    'tambah_emas',
    'ongkos',
    'dp_rp',
    'sisa_rp',
  ],
  band: [
    { of: 'ongkos', label: 'Ongkos' },
    { of: 'sisa_rp', label: 'Sisa' },
    { distinct: 'no_service', label: 'Service' },
  ],
  aside: [
    'alamat_customer',
    'no_hp',
    'selisih_berat',
    'kode_sales',
    'input_by',
    'tgl_batal',
    'batal_by',
    'alasan',
  ],
  sort: ['status', 'tgl_system', 'no_service'],
  distinct: { column: 'no_service', rowNoun: 'service' },
  drill: [{ column: 'no_service', to: 'dokumen' }],
  rowNoun: 'barang',
});
