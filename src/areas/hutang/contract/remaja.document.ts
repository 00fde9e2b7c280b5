import { choice, day, int, kode, optional, persen, rupiah, text } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { sense } from '#kit/rules/sentence.ts';
import { bukuEvents } from '#areas/buku/contract/buku.event.ts';
import { over } from '#areas/dokumen/contract/document-asks.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { gesekEvents } from '#areas/gesek/contract/gesek.event.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { syaratTyped } from '#areas/hutang/contract/hutang.fields.ts';
import { hutangEvents } from '#areas/hutang/contract/hutang.event.ts';
import { dicocokkan, yangDatang } from '#areas/hutang/contract/yang-datang.ts';
import { pembayaranDiminta, pembayaranJadi } from '#areas/uang/contract/pembayaran.ts';

const MENU = ['transaksi-hutang', 'lihat-hutang'];
/** Which way the difference goes. */
const ARAH = { MASUK: 'Terima dari customer', KELUAR: 'Bayar ke customer' } as const;
const syarat = {
  jumlah_hutang: syaratTyped.jumlah_hutang,
  bunga: syaratTyped.bunga,
  lama_bulan: syaratTyped.lama_bulan,
  admin: syaratTyped.admin,
};

/** A loan renewed: closed, and opened again on the same goods with another principal or term (D-35.10). */
export const remajaDocument = defineDocument({
  name: 'hutang_remaja',
  title: 'Peremajaan',
  noun: 'peremajaan',
  table: 'hutang_remaja',
  key: 'no_remaja',
  keyLabel: 'No Peremajaan',
  api: 'hutang/:induk/peremajaan',
  menu: MENU,
  letters: { RH: 'Peremajaan' },
  by: 'Kasir',
  on: { spec: hutangDocument.spec, from: 'AKTIF', to: 'REMAJA' },
  head: {
    nama_customer: text('Customer'),
    no_hutang_baru: kode('Hutang Baru', 14),
    dari_tgl: day('Bunga Dari'),
    lama_pinjam: int(sense('Hari', 'lamanya')),
    hari_bunga: int('Hari Bunga'),
    jumlah_lama: rupiah('Pokok Lama'),
    // Interest of what is lent more, for the days that the old loan is paid ahead; it is in `bunga_rp`.
    hari_tambahan: int('Hari Bunga Tambahan'),
    bunga_tambahan: rupiah('Bunga Tambahan'),
    bunga_terhitung: rupiah('Bunga Terhitung'),
    bunga_rp: rupiah('Bunga'),
    admin: rupiah('Admin'),
    jumlah_hutang: rupiah('Pokok Baru'),
    arah: choice('Arah', ARAH),
    jumlah: rupiah('Selisih'),
    kembali: rupiah('Kembalian'),
    pembulatan_tunai: rupiah('Pembulatan Tunai'),
    tgl_jatuh_tempo: day('Jatuh Tempo'),
    diambil_oleh: yangDatang.diambil_oleh,
    kartu_kembali_rp: optional(rupiah('Dari Kartu')),
  },
  inside: dicocokkan,
  parts: { pembayaran: asField(pembayaranJadi, 'Pembayaran') },
  asks: {
    /** Cash that came by card within seven days; of a credit card the owner's (I-21 by `v_kartu_kembali`). */
    kartu: {
      event: gesekEvents.GESEK_TUNAI,
      when: over('kartu_kembali_rp', { minus: ['kartu_kembali_rp', 'kartu_kembali_rp'] }),
    },
    milik: {
      event: bukuEvents.MILIK_LAIN,
      when: { same: ['setuju_pemilik', 'setuju_pemilik'] },
      owner: { is: ['setuju_pemilik', 'OWN'] },
    },
  },
  makes: {
    remaja: {
      call: 'POST hutang/:induk/peremajaan',
      summary: 'Peremajaan hutang',
      letters: 'RH',
      body: {
        ...syarat,
        ...yangDatang,
        pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')),
      },
      inner: { no_hutang_baru: hutangDocument.spec },
      quote: {
        tells: {
          plafond: rupiah('Plafond'),
          bunga: persen('Bunga Per Bulan'),
          lama_bulan: int('Lama (bulan)'),
        },
      },
      audit: 'PEREMAJAAN',
      guards: ['payout', 'owner'],
    },
  },
  list: {
    api: 'peremajaan',
    filters: ['status'],
    sort: ['no_remaja', 'input_date', 'jumlah_hutang'],
    search: ['no_remaja', 'no_faktur_hutang', 'no_hutang_baru', 'nama_customer', 'input_by'],
    sums: {
      jumlah_lama: { of: 'jumlah_lama' },
      jumlah_hutang: { of: 'jumlah_hutang' },
      bunga_rp: { of: 'bunga_rp' },
    },
  },
  pays: 'customer',
  book: { kind: 'REMAJA', undone: 'BATAL_REMAJA', note: 'nama_customer' },
  register: {
    amount: 'jumlah',
    out: { by: 'arah', is: 'KELUAR' },
    weightOfParent: true,
    customer: { name: 'nama_customer' },
    called: { batal: 'HUTANG', cetak: 'HUTANG' },
  },
  cancel: {
    letters: 'XR',
    event: hutangEvents.BATAL_HUTANG,
    shows: [
      'no_remaja',
      'no_faktur_hutang',
      'no_hutang_baru',
      'nama_customer',
      'jumlah_lama',
      'jumlah_hutang',
      'bunga_tambahan',
      'bunga_rp',
      'arah',
      'jumlah',
      'input_by',
    ],
    late: true,
  },
  paper: {
    templat: 'BAYAR_HUTANG',
    noun: 'bukti peremajaan',
    file: 'Peremajaan',
    lines: [
      'no_faktur_hutang',
      'no_hutang_baru',
      'nama_customer',
      'jumlah_lama',
      'dari_tgl',
      'hari_bunga',
      'hari_tambahan',
      'bunga_tambahan',
      'bunga_rp',
      'admin',
      'jumlah_hutang',
      'tgl_jatuh_tempo',
      'arah',
    ],
    total: 'jumlah',
    coins: 'arah',
    sign: ['Kasir', 'Customer'],
  },
});
