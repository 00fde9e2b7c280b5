import { choice, gram, kode, ofPerson, optional, rupiah, text } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { bukuEvents } from '#areas/buku/contract/buku.event.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { pajakDokumen } from '#areas/penjualan/contract/pajak/pajak.fields.ts';
import { pengambilService } from '#areas/service/contract/pengambil.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { serviceEvents } from '#areas/service/contract/service.event.ts';
import { pembayaranDiminta, pembayaranJadi } from '#areas/uang/contract/pembayaran.ts';

const MENU = ['transaksi-services', 'lihat-services'];
/** Which way the rest goes: a DP above what the work cost is paid back. */
const ARAH = { MASUK: 'Terima dari customer', KELUAR: 'Bayar ke customer' } as const;

/** A repaired piece fetched and paid: work, added gold at the day's price, less the DP (D-37.4). */
export const ambilServiceDocument = defineDocument({
  name: 'service_ambil',
  title: 'Ambil Service',
  noun: 'ambil service',
  table: 'service_ambil',
  key: 'no_ambil',
  keyLabel: 'No Ambil',
  api: 'service/:induk/ambil',
  menu: MENU,
  letters: { SA: 'Ambil Service' },
  by: 'Kasir',
  on: { spec: serviceDocument.spec, from: 'SELESAI', to: 'DIAMBIL' },
  head: {
    nama_customer: text('Customer', { min: 0 }),
    kode_sales: kode('Sales'),
    berat: gram('Berat'),
    ongkos: rupiah('Ongkos'),
    tambah_emas: gram('Tambah Emas'),
    /** The gold that went in at the selling prices of the day, and what rounding the total adds to it. */
    emas_rp: rupiah('Harga Emas'),
    /** PPN of the whole, and the part of it that joins the total (D-41.8); none while the shop keeps no tax. */
    ppn_rp: optional(pajakDokumen.ppn_rp),
    ppn_luar_rp: optional(pajakDokumen.ppn_luar_rp),
    total: rupiah('Total'),
    dp_rp: rupiah('DP'),
    arah: choice('Arah', ARAH),
    jumlah: rupiah('Sisa'),
    kembali: rupiah('Kembalian'),
    pembulatan_tunai: rupiah('Pembulatan Tunai'),
    diambil_oleh: pengambilService.diambil_oleh,
  },
  inside: {
    no_ktp: optional(ofPerson('IDENTITY', text('No KTP'))),
    setuju_pemilik: optional(choice('Persetujuan pemilik', ['SPV'])),
    modal_emas: rupiah('Modal Emas'),
    /** How much of what went back in cash came by card (D-51.6). */
    kartu_kembali_rp: optional(rupiah('Dari Kartu')),
    pajak: pajakDokumen.pajak,
  },
  parts: { pembayaran: asField(pembayaranJadi, 'Pembayaran') },
  asks: {
    /** Money out of the drawer for a DP that may have come by card or transfer: as a job given back (D-37.4). */
    kembali: { event: serviceEvents.BATAL_SERVICE, when: { is: ['arah', 'KELUAR'] } },
    milik: { event: bukuEvents.MILIK_LAIN, when: { is: ['setuju_pemilik', 'SPV'] } },
  },
  makes: {
    ambil: {
      call: 'POST service/:induk/ambil',
      guards: ['owner', 'payout'],
      summary: 'Ambil barang service',
      letters: 'SA',
      body: {
        ...pengambilService,
        pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')),
      },
      quote: true,
      audit: 'AMBIL',
    },
  },
  list: {
    api: 'ambil-service',
    filters: ['status'],
    sort: ['no_ambil', 'input_date', 'total'],
    search: ['no_ambil', 'no_service', 'nama_customer', 'input_by'],
    sums: { ongkos: { of: 'ongkos' }, emas_rp: { of: 'emas_rp' }, total: { of: 'total' } },
  },
  pays: 'customer',
  book: { kind: 'SERVICE', undone: 'BATAL_SERVICE', note: 'nama_customer' },
  register: {
    amount: 'jumlah',
    typed: ['nama_customer', 'diambil_oleh'],
    out: { by: 'arah', is: 'KELUAR' },
    weight: 'berat',
    sales: 'kode_sales',
    customer: { name: 'nama_customer' },
    called: { batal: 'SERVICE', cetak: 'SERVICE' },
  },
  cancel: {
    letters: 'BV',
    event: serviceEvents.BATAL_SERVICE,
    shows: ['no_ambil', 'no_service', 'nama_customer', 'total', 'jumlah', 'berat', 'input_by'],
    late: true,
  },
  paper: {
    templat: 'BAYAR_SERVICE',
    noun: 'bukti ambil service',
    file: 'AmbilService',
    lines: [
      'no_service',
      'nama_customer',
      'diambil_oleh',
      'ongkos',
      'tambah_emas',
      'emas_rp',
      'ppn_luar_rp',
      'total',
      'ppn_rp',
      'dp_rp',
    ],
    total: 'jumlah',
    coins: 'arah',
    sign: ['Kasir', 'Customer'],
  },
});
