import {
  choice,
  day,
  gram,
  instant,
  int,
  kode,
  listOf,
  objectOf,
  ofPerson,
  optional,
  persen,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { caraUji } from '#areas/barang/contract/cara-uji.field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { asField, phoneTold } from '#kit/contract/field-more.ts';
import { sense } from '#kit/rules/sentence.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { hutangDihitung } from '#areas/hutang/contract/hitung.fields.ts';
import { tuntutanHutang } from '#areas/hutang/contract/hutang.asks.ts';
import {
  akta,
  CARA_BUNGA,
  jaminanList,
  JENIS_HUTANG,
  peminjam,
  syaratTyped,
} from '#areas/hutang/contract/hutang.fields.ts';
import { hutangEvents } from '#areas/hutang/contract/hutang.event.ts';
import { TIDAK_HUTANG } from '#areas/hutang/rules/hutang.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { pembayaranDiminta, pembayaranJadi } from '#areas/uang/contract/pembayaran.ts';
import { hutangModul } from '#areas/hutang/contract/hutang.modul.ts';

/** Money lent on gold that the shop keeps until it is paid back (D-16.1). */
export const hutangDocument = defineDocument({
  name: 'hutang',
  title: 'Hutang',
  noun: 'hutang',
  table: 'hutang',
  key: 'no_faktur_hutang',
  keyLabel: 'No Hutang',
  api: 'hutang',
  menu: ['transaksi-hutang', 'lihat-hutang', 'validasi-hutang'],
  letters: { HT: 'Hutang' },
  by: 'Kasir',
  states: {
    AKTIF: { name: 'AKTIF', next: ['TUNGGU', 'LUNAS', 'REMAJA', 'LELANG', 'CANC'] },
    OPEN: { name: 'BELUM VALIDASI', next: ['AKTIF', 'CANC'], rejected: 'TOLAK_HUTANG' },
    /** Its redemption waits for the person who takes the money; the goods stay (D-16.4). */
    TUNGGU: { name: 'MENUNGGU VALIDASI', next: ['AKTIF', 'LUNAS'] },
    LUNAS: { name: 'LUNAS', next: ['AKTIF'] },
    REMAJA: { name: 'DIPERBARUI', next: ['AKTIF'] },
    LELANG: { name: 'LELANG', next: ['AKTIF'] },
    CANC: { name: 'BATAL', next: [] },
  },
  acts: true,
  head: {
    kode_sales: optional(kode('Sales')),
    kode_customer: optional(kode('Kode Customer')),
    nama_customer: text('Customer'),
    alamat_customer: ofPerson('ADDRESS', text('Alamat', { min: 0 })),
    no_hp: optional(phoneTold('No HP')),
    qty: int('Qty'),
    berat: gram('Berat'),
    taksiran: rupiah('Taksiran'),
    plafond: rupiah('Plafond'),
    jumlah_hutang: syaratTyped.jumlah_hutang,
    bunga: persen('Bunga Per Bulan'),
    cara_bunga: choice('Cara Bunga', CARA_BUNGA),
    lama_bulan: int('Lama (bulan)'),
    admin: rupiah('Admin'),
    dibayar: rupiah('Dibayarkan'),
    pembulatan_tunai: rupiah('Pembulatan Tunai'),
    tgl_jatuh_tempo: day('Jatuh Tempo'),
    bunga_dibayar_sampai: day('Bunga Dibayar Sampai'),
    /** What its ticket promises of an auction, as the shop had it on the day of the loan. */
    tenggang_lelang: int('Tenggang (Hari)'),
    biaya_lelang_persen: persen('Biaya Lelang Persen'),
    masa_kelebihan: int('Masa Kelebihan (Bulan)'),
    keterangan: optional(text('Keterangan', { min: 0 })),
    jenis: choice('Jenis', JENIS_HUTANG),
    no_hutang_lama: optional(kode('Hutang Lama')),
    valid_by: optional(text(sense('Validasi', 'oleh'), { max: 40 })),
    duplikat_ke: int('Duplikat'),
  },
  inside: {
    /** The fine gold of its pieces together: what it would fetch as scrap is asked of all loans at once. */
    murni: gram('Murni'),
    no_ktp: optional(ofPerson('IDENTITY', text('No KTP'))),
    foto_customer: optional(ofPerson('PICTURE', text('Foto Identitas'))),
    /** What the masters said when it was made. */
    /** The principal that it renews, which is not measured against the ceiling again (D-35.4); 0 for a new one. */
    pokok_lama: rupiah('Pokok lama'),
    bunga_tabel: persen('Bunga menurut tabel'),
    admin_tabel: rupiah('Admin menurut parameter'),
    hari_minimal: int('Hari bunga paling sedikit'),
    /** Who had to agree to the principal, by the level of the person who made the loan (D-51.6). */
    setuju_pokok: optional(choice('Persetujuan pokok', ['SPV', 'OWN'])),
    /** How long a loan lasts without anybody's consent, that day. */
    lama_tabel: int('Lama menurut parameter'),
    langkah_bunga: rupiah('Kelipatan pembulatan bunga'),
    /** Its due date is counted from the first, by the months paid after the second (D-35.8, D-35.10). */
    dasar_tempo: day('Dasar Jatuh Tempo'),
    mulai_bunga: day('Bunga Mulai'),
    tunggu: yesNo('Menunggu Validasi'),
    valid_at: optional(instant('Waktu Validasi')),
  },
  lines: {
    name: 'detail_barang',
    label: 'Barang jaminan',
    table: 'hutang_barang',
    head: {
      nama_barang: text('Nama Barang'),
      kode_dept: text('Jenis'),
      kode_group: optional(text('Group')),
      kode_kadar: optional(text('Kode Kadar')),
      kadar: kadarPersen('Kadar'),
      cara_uji: caraUji(),
      berat: gram('Berat'),
      berat_bersih: gram('Berat Bersih'),
      kondisi: optional(text('Kondisi')),
      foto: optional(text('Foto')),
      harga_per_gram: optional(rupiah('Harga Per Gram')),
      taksiran: rupiah('Taksiran'),
      plafond: rupiah('Plafond'),
    },
    inside: { murni: gram('Murni') },
  },
  parts: {
    pembayaran: asField(pembayaranJadi, 'Pembayaran'),
    /** What was done with it, in order: what ended it is the last one that was not cancelled. */
    akta: asField(listOf(objectOf(akta)), 'Akta'),
  },
  /** Its middle hidden for every reader: enough to see that the card at the counter is the one of the ticket. */
  tells: {
    no_ktp: optional(ofPerson('IDENTITY', text('No KTP'))),
    foto_customer: optional(ofPerson('PICTURE', text('Foto Identitas'))),
  },
  asks: tuntutanHutang,
  makes: {
    hutang: {
      call: 'POST hutang',
      guards: ['fineness', 'evidence', 'payout', 'plausible'],
      summary: 'Simpan hutang baru',
      letters: 'HT',
      gate: modul(hutangModul.HUTANG_MODULE),
      menu: ['transaksi-hutang'],
      body: {
        kode_sales: optional(kode('Kode Sales')),
        customer: asField(peminjam, 'Customer'),
        detail_barang: jaminanList,
        ...syaratTyped,
        pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')),
        keterangan: optional(text('Keterangan', { max: 300 })),
      },
      audit: 'HUTANG',
      quote: {
        summary: 'Hitung taksiran, plafond dan bunga hutang baru',
        needs: ['detail_barang'],
        tells: hutangDihitung,
        body: { bunga: optional(syaratTyped.bunga) },
      },
      waits: { status: 'OPEN', audit: 'SIMPAN' },
    },
  },
  steps: {
    validasi: {
      call: 'POST hutang/:no/validasi',
      summary: 'Validasi hutang baru',
      body: { pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')) },
      menu: ['validasi-hutang'],
      from: 'OPEN',
      to: 'AKTIF',
      again: TIDAK_HUTANG.SUDAH_VALIDASI,
      audit: 'VALIDASI',
      guards: ['payout', 'waited'],
    },
  },
  list: {
    filters: ['status', 'kode_sales', 'kode_customer'],
    sort: ['no_faktur_hutang', 'input_date', 'tgl_jatuh_tempo', 'jumlah_hutang'],
    search: ['no_faktur_hutang', 'nama_customer', 'alamat_customer', 'input_by'],
    sums: {
      qty: { of: 'qty' },
      berat: { of: 'berat' },
      jumlah_hutang: { of: 'jumlah_hutang' },
    },
  },
  pays: 'customer',
  book: { kind: 'PINJAM', undone: 'BATAL_PINJAM', note: 'nama_customer' },
  register: {
    amount: 'jumlah_hutang',
    typed: ['keterangan'],
    out: true,
    weight: 'berat',
    sales: 'kode_sales',
    customer: {
      name: 'nama_customer',
      code: 'kode_customer',
      address: 'alamat_customer',
      phone: 'no_hp',
    },
    found: {
      by: ['nama_customer', 'no_hp', 'kode_customer'],
      lives: ['OPEN', 'AKTIF', 'TUNGGU'],
    },
    validated: { by: 'valid_by', at: 'valid_at' },
    items: { table: 'hutang_barang', name: 'nama_barang', weight: 'berat', kadar: 'kadar' },
    called: { batal: 'HUTANG', cetak: 'HUTANG', validasi: 'HUTANG', riwayat: 'HUTANG' },
  },
  cancel: {
    letters: 'XH',
    event: hutangEvents.BATAL_HUTANG,
    shows: [
      'no_faktur_hutang',
      'nama_customer',
      'jumlah_hutang',
      'dibayar',
      'qty',
      'berat',
      'input_by',
    ],
    late: true,
  },
  paper: {
    templat: 'HUTANG',
    noun: 'surat hutang',
    file: 'Hutang',
    lines: [
      'nama_customer',
      'alamat_customer',
      'taksiran',
      'jumlah_hutang',
      'bunga',
      'cara_bunga',
      'lama_bulan',
      'admin',
      'tgl_jatuh_tempo',
    ],
    total: 'dibayar',
    coins: 'KELUAR',
    totalLabel: 'DIBAYARKAN',
    copies: ['LEMBAR CUSTOMER', 'LEMBAR TOKO'],
    sign: ['Kasir', 'Customer'],
  },
});
