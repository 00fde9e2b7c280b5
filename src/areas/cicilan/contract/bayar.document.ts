import { day, int, kode, optional, ofPerson, choice, rupiah, text } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { sense } from '#kit/rules/sentence.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { bukuEvents } from '#areas/buku/contract/buku.event.ts';
import { hari } from '#areas/buku/contract/register.ts';
import { cicilanDocument } from '#areas/cicilan/contract/cicilan.document.ts';
import { cicilanEvents } from '#areas/cicilan/contract/cicilan.event.ts';
import { pengambil } from '#areas/penjualan/contract/pengambil.ts';
import { pembayaranDiminta, pembayaranJadi } from '#areas/uang/contract/pembayaran.ts';

/** What a payment is: instalments, or the whole rest, early or not. */
export const JENIS_BAYAR_CICILAN = {
  ANGSURAN: 'ANGSURAN',
  PELUNASAN: sense('PELUNASAN', 'cicilan'),
} as const;

/** Money towards a contract; the whole rest hands the goods over by a sale in the same act (D-38.2). */
export const bayarCicilanDocument = defineDocument({
  name: 'bayar_cicilan',
  title: 'Bayar Cicilan',
  noun: 'bayar cicilan',
  table: 'cicilan_bayar',
  key: 'no_bayar',
  keyLabel: 'No Bayar',
  api: 'cicilan/:induk/bayar',
  menu: ['transaksi-cicilan', 'lihat-cicilan'],
  letters: { AC: 'Bayar Cicilan' },
  by: 'Kasir',
  on: { spec: cicilanDocument.spec, from: 'AKTIF', ends: 'LUNAS' },
  head: {
    nama_customer: text('Customer'),
    jenis: choice('Jenis', JENIS_BAYAR_CICILAN),
    /** Which instalment it begins to pay, and when that was due. */
    ke: int(sense('Ke', 'nomor')),
    jatuh_tempo: day('Jatuh Tempo'),
    jumlah: rupiah('Dibayar'),
    sisa_sebelum: rupiah('Sisa Sebelum'),
    sisa_sesudah: rupiah('Sisa'),
    kembali: rupiah('Kembalian'),
    pembulatan_tunai: rupiah('Pembulatan Tunai'),
    no_faktur_jual: optional(kode('No Faktur')),
    diambil_oleh: pengambil.diambil_oleh,
  },
  inside: {
    no_ktp: optional(ofPerson('IDENTITY', text('No KTP'))),
    setuju_pemilik: optional(choice('Persetujuan', ['SPV', 'OWN'])),
  },
  parts: { pembayaran: asField(pembayaranJadi, 'Pembayaran') },
  /** The last payment hands goods over: another person than the customer is agreed to (D-51.9). */
  asks: { lain: { event: bukuEvents.MILIK_LAIN, when: { is: ['setuju_pemilik', 'SPV'] } } },
  makes: {
    bayar: {
      call: 'POST cicilan/:induk/bayar',
      guards: ['owner'],
      summary: 'Bayar cicilan, sebagian atau semuanya',
      letters: 'AC',
      body: {
        pembayaran: asField(pembayaranDiminta, 'Pembayaran'),
        ...pengambil,
      },
      audit: 'BAYAR_CICILAN',
    },
  },
  list: {
    api: 'bayar-cicilan',
    filters: ['status', 'jenis'],
    sort: ['no_bayar', 'input_date', 'jumlah'],
    search: ['no_bayar', 'no_cicilan', 'nama_customer', 'input_by'],
    sums: { jumlah: { of: 'jumlah' } },
  },
  book: { kind: 'CICIL', undone: 'BATAL_CICIL', note: 'nama_customer' },
  register: {
    amount: 'jumlah',
    typed: ['nama_customer', 'diambil_oleh'],
    customer: { name: 'nama_customer' },
    called: { batal: 'CICILAN', cetak: 'CICILAN' },
    opens: { XA: hari('laporan-pembayaran-cicilan') },
  },
  cancel: {
    letters: 'XA',
    event: cicilanEvents.BATAL_BAYAR_CICILAN,
    shows: [
      'no_bayar',
      'no_cicilan',
      'nama_customer',
      'jumlah',
      'sisa_sebelum',
      'sisa_sesudah',
      'no_faktur_jual',
      'input_by',
    ],
    late: true,
  },
  paper: {
    templat: 'BAYAR_CICILAN',
    noun: 'bukti bayar cicilan',
    file: 'Bayar Cicilan',
    lines: [
      'no_cicilan',
      'nama_customer',
      'jenis',
      'ke',
      'jatuh_tempo',
      'sisa_sesudah',
      'no_faktur_jual',
    ],
    total: 'jumlah',
    coins: 'MASUK',
    sign: ['Kasir', 'Customer'],
  },
});
