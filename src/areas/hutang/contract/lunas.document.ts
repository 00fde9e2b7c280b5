import {
  choice,
  day,
  gram,
  instant,
  int,
  kode,
  list,
  listOf,
  longText,
  objectOf,
  ofPerson,
  optional,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { mg, rp } from '#kit/rules/quantity.ts';
import { sense } from '#kit/rules/sentence.ts';
import { bukuEvents } from '#areas/buku/contract/buku.event.ts';
import { over } from '#areas/dokumen/contract/document-asks.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { gesekEvents } from '#areas/gesek/contract/gesek.event.ts';
import { BUNGA_KURANG } from '#areas/hutang/contract/bunga.document.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { BARANG_PALING_BANYAK } from '#areas/hutang/contract/hutang.fields.ts';
import { hutangEvents } from '#areas/hutang/contract/hutang.event.ts';
import { dicocokkan, yangDatang } from '#areas/hutang/contract/yang-datang.ts';
import { TIDAK_HUTANG } from '#areas/hutang/rules/hutang.ts';
import { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import {
  pembayaranDiminta,
  pembayaranJadi,
  uangDisepakati,
} from '#areas/uang/contract/pembayaran.ts';

/** What the scale says of a pledged piece. */
export const beratDitimbang = gram('Berat', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' });

/** The goods of a loan weighed again, piece by piece, before its redemption is cancelled. */
export const barangDitimbang = asField(
  listOf(
    objectOf({
      urut: int('No', { min: 1, max: BARANG_PALING_BANYAK }),
      berat: beratDitimbang,
    }),
    { max: BARANG_PALING_BANYAK },
  ),
  'Barang ditimbang',
);

/** Redeemed, or its goods sold to the shop instead (D-35.17). */
export const JENIS_LUNAS = { TEBUS: 'Penebusan', PUTUS: 'Beli putus' } as const;
/** Short enough for a line of the paper (1§9). */
const ARAH = { MASUK: 'Terima dari customer', KELUAR: 'Bayar ke customer' } as const;

/** All goods of a loan: none is left out. */
export const semuaJaminan = {
  min: 1,
  max: BARANG_PALING_BANYAK,
  minMessage: 'Barang Tidak Boleh Kosong',
};
const piecePutus = {
  urut: int('No', { min: 1, max: BARANG_PALING_BANYAK }),
  kode_group: optional(kode('Group')),
  kondisi: optional(kode('Kondisi')),
  harga: optional(rupiah('Harga', { min: rp(0) })),
};

/** A pledged piece as it is sold: weighed, with the codes of the shop's own goods, at its price. */
const barangPutus = asField(
  listOf(objectOf({ ...piecePutus, berat: beratDitimbang }), semuaJaminan),
  'Barang',
);
/** The same before it lay on the scale: the ticket says what it would come to. */
const barangHitung = asField(
  listOf(objectOf({ ...piecePutus, berat: optional(beratDitimbang) }), semuaJaminan),
  'Barang',
);

/** What a quote tells of each piece: its price today, and what is agreed. */
const hargaPutus = asField(
  listOf(
    objectOf({
      urut: int('No'),
      harga_per_gram: rupiah('Harga Per Gram'),
      harga_tawar: rupiah('Harga Ditawarkan'),
      harga: rupiah('Harga'),
    }),
  ),
  'Barang',
);

/** Agreed now, moved when its money came; until then the money is kept on it. */
const WAITS = {
  status: 'TUNGGU',
  audit: 'SIMPAN',
  part: 'pembayaran',
  keeps: 'bayar',
} as const;

/**
 * A loan paid back with its interest: the gold goes back to the customer (D-16.3), or is sold to the shop
 * by the buy-back that it names (D-35.17).
 */
export const lunasDocument = defineDocument({
  name: 'hutang_lunas',
  title: 'Pelunasan',
  noun: 'pelunasan',
  table: 'hutang_lunas',
  key: 'no_lunas',
  keyLabel: 'No Pelunasan',
  api: 'hutang/:induk/pelunasan',
  menu: ['transaksi-hutang', 'lihat-hutang', 'batal-hutang-lunas', 'validasi-pelunasan-hutang'],
  letters: { LH: 'Pelunasan' },
  by: 'Kasir',
  on: { spec: hutangDocument.spec, from: 'AKTIF', to: 'LUNAS', waits: 'TUNGGU' },
  states: {
    DONE: { name: 'SELESAI', next: ['CANC'] },
    TUNGGU: { name: 'MENUNGGU VALIDASI', next: ['DONE', 'CANC'], rejected: 'TOLAK_PELUNASAN' },
    CANC: { name: 'BATAL', next: [] },
  },
  head: {
    nama_customer: text('Customer'),
    kode_sales_lunas: optional(kode('Sales')),
    dari_tgl: day('Bunga Dari'),
    lama_pinjam: int(sense('Hari', 'lamanya')),
    hari_bunga: int('Hari Bunga'),
    jumlah_hutang: rupiah('Jumlah Hutang'),
    bunga_terhitung: rupiah('Bunga Terhitung'),
    bunga_rp: rupiah('Bunga'),
    total_bayar: rupiah('Total Bayar'),
    kembali: rupiah('Kembalian'),
    pembulatan_tunai: rupiah('Pembulatan Tunai'),
    jenis: choice('Jenis', JENIS_LUNAS),
    no_faktur_beli: optional(kode('Faktur Beli')),
    harga_beli: rupiah('Harga Beli'),
    arah: choice('Arah', ARAH),
    jumlah: rupiah('Selisih'),
    valid_by: optional(text(sense('Validasi', 'oleh'), { max: 40 })),
    diambil_oleh: yangDatang.diambil_oleh,
    kartu_kembali_rp: optional(rupiah('Dari Kartu')),
  },
  inside: {
    ...dicocokkan,
    tunggu: yesNo('Menunggu Validasi'),
    /** The money that was agreed, until its validation brings it. */
    bayar: uangDisepakati,
    valid_at: optional(instant('Waktu Validasi')),
  },
  parts: { pembayaran: asField(pembayaranJadi, 'Pembayaran') },
  tells: { no_ktp: optional(ofPerson('IDENTITY', text('KTP Yang Datang'))) },
  asks: {
    /** Cash that came by card within seven days; of a credit card the owner's (I-21 by `v_kartu_kembali`). */
    kartu: {
      event: gesekEvents.GESEK_TUNAI,
      when: over('kartu_kembali_rp', { minus: ['kartu_kembali_rp', 'kartu_kembali_rp'] }),
    },
    kurang: BUNGA_KURANG,
    /** Without the borrower's own number by an owner (D-51.7). */
    putus: {
      event: hutangEvents.BELI_PUTUS,
      when: {
        all: [{ is: ['jenis', 'PUTUS'] }, { same: ['setuju_pemilik', 'setuju_pemilik'] }],
      },
      owner: { is: ['setuju_pemilik', 'OWN'] },
    },
    milik: {
      event: bukuEvents.MILIK_LAIN,
      when: {
        all: [{ is: ['jenis', 'TEBUS'] }, { same: ['setuju_pemilik', 'setuju_pemilik'] }],
      },
      owner: { is: ['setuju_pemilik', 'OWN'] },
    },
  },
  makes: {
    lunas: {
      menu: ['transaksi-hutang', 'lihat-hutang'],
      call: 'POST hutang/:induk/pelunasan',
      summary: 'Pelunasan hutang',
      letters: 'LH',
      body: {
        kode_sales: optional(kode('Kode Sales')),
        bunga_rp: optional(rupiah('Bunga', { min: rp(0) })),
        ...yangDatang,
        pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')),
      },
      quote: true,
      guards: ['owner'],
      audit: 'PELUNASAN',
      waits: WAITS,
    },
    putus: {
      menu: ['transaksi-hutang', 'lihat-hutang'],
      call: 'POST hutang/:induk/beli-putus',
      guards: ['fineness', 'weight', 'evidence', 'payout', 'owner', 'plausible'],
      summary: 'Beli putus barang jaminan',
      letters: 'LH',
      body: {
        kode_sales: optional(kode('Kode Sales')),
        barang: barangPutus,
        bunga_rp: optional(rupiah('Bunga', { min: rp(0) })),
        ...yangDatang,
        foto: optional(list('Foto')),
        pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')),
        keterangan: optional(longText('Keterangan', { max: 500 })),
      },
      quote: { tells: { detail_barang: hargaPutus }, body: { barang: barangHitung } },
      inner: { no_faktur_beli: pembelianDocument.spec },
      audit: 'BELI_PUTUS',
      waits: WAITS,
    },
  },
  steps: {
    /** Its money has come: the goods are handed over (D-35.13). Several are taken in one by `validate-pelunasan`. */
    validasi: {
      body: { user_id: text('User Id', { max: 40 }) },
      from: 'TUNGGU',
      to: 'DONE',
      parent: 'LUNAS',
      again: TIDAK_HUTANG.LUNAS_SUDAH_VALIDASI,
      audit: 'VALIDASI',
    },
  },
  list: {
    api: 'pelunasan',
    filters: ['status', 'jenis'],
    sort: ['no_lunas', 'input_date', 'total_bayar'],
    search: ['no_lunas', 'no_faktur_hutang', 'nama_customer', 'input_by'],
    sums: {
      jumlah_hutang: { of: 'jumlah_hutang' },
      bunga_rp: { of: 'bunga_rp' },
      total_bayar: { of: 'total_bayar' },
      harga_beli: { of: 'harga_beli' },
    },
  },
  pays: 'customer',
  book: { kind: 'LUNAS', undone: 'BATAL_LUNAS', note: 'nama_customer' },
  register: {
    amount: 'jumlah',
    out: { by: 'arah', is: 'KELUAR' },
    salesEnd: 'kode_sales_lunas',
    weightOfParent: true,
    validated: { by: 'valid_by', at: 'valid_at' },
    customer: { name: 'nama_customer' },
    called: { batal: 'PELUNASAN', cetak: 'HUTANG', validasi: 'PELUNASAN HUTANG' },
  },
  cancel: {
    guards: ['weight'],
    letters: 'XL',
    event: hutangEvents.BATAL_HUTANG_LUNAS,
    body: { barang: optional(barangDitimbang) },
    shows: [
      'no_lunas',
      'no_faktur_hutang',
      'nama_customer',
      'jumlah_hutang',
      'bunga_rp',
      'total_bayar',
      'no_faktur_beli',
      'input_by',
    ],
    late: true,
  },
  paper: {
    templat: 'BAYAR_HUTANG',
    noun: 'bukti pelunasan',
    file: 'Pelunasan',
    lines: [
      'no_faktur_hutang',
      'nama_customer',
      'jumlah_hutang',
      'dari_tgl',
      'hari_bunga',
      'bunga_rp',
    ],
    total: 'jumlah',
    coins: 'arah',
    sign: ['Kasir', 'Customer'],
  },
});
