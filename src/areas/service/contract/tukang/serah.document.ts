import { choice, day, gram, kode, optional, rupiah, text, yesNo } from '#kit/contract/field.ts';
import { sense } from '#kit/rules/sentence.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { laporan } from '#areas/buku/contract/register.ts';
import { serviceEvents } from '#areas/service/contract/service.event.ts';
import { emasList } from '#areas/service/contract/barang-service.fields.ts';
import { tukangMaster } from '#areas/service/contract/tukang.master.ts';

/** What gold is handed to a craftsman for: a repair, an order, or no job of its own. */
export const JENIS_KERJA = {
  SERVICE: 'Service',
  PESANAN: 'Pesanan',
  LEPAS: 'Emas lepas',
} as const;
const DI_TUKANG = ['lihat-services', 'transaksi-services'];
export const PESANAN_DI_TUKANG = ['lihat-pesanan', 'transaksi-pesanan'];

/**
 * Work and gold handed to a craftsman: pieces of a job with or without gold of the shop, or gold alone (D-36.5). Its
 * gold is on `tukang:<kode>` until it comes back by a KT.
 */
export const serahDocument = defineDocument({
  name: 'serah_tukang',
  title: 'Serah Tukang',
  noun: 'serah tukang',
  table: 'tukang_serah',
  key: 'no_serah',
  keyLabel: 'No Serah',
  api: 'serah-tukang',
  menu: [...DI_TUKANG, ...PESANAN_DI_TUKANG, 'master-tukang'],
  letters: { ST: 'Serah Tukang' },
  by: 'User',
  head: {
    jenis: choice('Jenis', JENIS_KERJA),
    no_dokumen: optional(kode('No Dokumen')),
    kode_tukang: kode('Tukang'),
    uraian: text(sense('Pekerjaan', 'service'), { min: 0 }),
    berat_barang: gram('Berat Barang'),
    berat: gram('Berat Emas'),
    murni: gram('Murni'),
    tgl_janji: optional(day('Janji Selesai')),
    keterangan: text('Keterangan', { min: 0 }),
  },
  inside: {
    modal: rupiah('Modal'),
    modal_tahu: yesNo('Modal Diketahui'),
    /** The part of its cost that pays for gold which the craftsman had used of his own. */
    modal_lunas: rupiah('Modal Emas Sendiri'),
    /** The state and the craftsman of the job before it. */
    dari_status: optional(text('Status')),
    dari_tukang: optional(kode('Tukang')),
    dari_tgl: optional(day('Tanggal')),
    /** The act that cancelled it, where no set of the book says so: it held no gold. */
    op_batal: optional(text('Op')),
    /** Its order ended: what it holds is gold without a job from then on. */
    dilepas: yesNo('Dilepas'),
  },
  joined: {
    nama_tukang: { of: text('Nama Tukang'), by: 'kode_tukang', column: 'nama', in: tukangMaster },
  },
  lines: {
    name: 'emas',
    label: 'Emas',
    table: 'tukang_serah_emas',
    head: {
      no_lot: text('No Lot'),
      kode_gudang: text('Gudang'),
      kadar: kadarPersen('Kadar'),
      berat: gram('Berat'),
      murni: gram('Murni'),
    },
    inside: { modal: rupiah('Modal') },
  },
  makes: {
    service: {
      call: 'POST service/:no_service/proses',
      summary: 'Serahkan service ke tukang',
      letters: 'ST',
      params: { no_service: kode('No Service', 14) },
      menu: DI_TUKANG,
      body: {
        kode_tukang: optional(kode('Tukang')),
        emas: optional(emasList(0)),
        keterangan: optional(text('Keterangan', { max: 200 })),
      },
      approvable: 'lateDay',
      audit: 'SERAH',
    },
    pesanan: {
      call: 'POST pesanan/:no_pesanan/proses',
      summary: 'Serahkan pesanan ke tukang',
      letters: 'ST',
      params: { no_pesanan: kode('No Pesanan', 14) },
      menu: PESANAN_DI_TUKANG,
      body: {
        kode_tukang: optional(kode('Tukang')),
        emas: optional(emasList(0)),
        keterangan: optional(text('Keterangan', { max: 200 })),
      },
      approvable: 'lateDay',
      audit: 'SERAH',
    },
    lepas: {
      call: 'POST tukang/:kode_tukang/emas',
      summary: 'Serahkan emas ke tukang',
      letters: 'ST',
      params: { kode_tukang: kode('Tukang', 20) },
      menu: ['master-tukang'],
      body: {
        emas: emasList(1),
        keterangan: optional(text('Keterangan', { max: 200 })),
      },
      approvable: 'lateDay',
      audit: 'SERAH',
    },
  },
  list: {
    filters: ['status', 'jenis', 'kode_tukang', 'no_dokumen'],
    sort: ['no_serah', 'input_date', 'berat'],
    search: ['no_serah', 'no_dokumen', 'kode_tukang', 'nama_tukang', 'keterangan', 'input_by'],
    sums: { berat: { of: 'berat' }, murni: { of: 'murni' } },
  },
  book: { kind: 'TUKANG', undone: 'BATAL_TUKANG', note: 'kode_tukang' },
  register: {
    amount: null,
    typed: ['keterangan'],
    weight: 'berat',
    found: { by: ['kode_tukang', 'no_dokumen'] },
    called: { batal: 'SERVICE', cetak: 'SERVICE' },
    opens: { XS: laporan('laporan-pekerjaan-tukang') },
  },
  cancel: {
    letters: 'XS',
    event: serviceEvents.BATAL_SERVICE,
    shows: ['no_serah', 'no_dokumen', 'kode_tukang', 'berat', 'murni', 'input_by'],
  },
  paper: {
    noun: 'bukti serah tukang',
    file: 'Serah',
    lines: ['nama_tukang', 'no_dokumen', 'uraian', 'berat_barang', 'tgl_janji', 'keterangan'],
    total: 'berat',
    totalLabel: 'EMAS DISERAHKAN',
    copies: ['LEMBAR TUKANG', 'LEMBAR TOKO'],
    sign: ['User', 'Tukang'],
  },
});
