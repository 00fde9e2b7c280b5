import { choice, day, kode, objectOf, optional, rupiah, text } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { rp } from '#kit/rules/quantity.ts';
import { over, setting } from '#areas/dokumen/contract/document-asks.ts';
import { daftar } from '#areas/buku/contract/register.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { uangEvents } from '#areas/uang/contract/uang.event.ts';
import { uangParam } from '#areas/uang/contract/uang.parameter.ts';
import { TIDAK_KIRIM } from '#areas/uang/rules/kirim.ts';

export const MENU_KIRIM = 'kirim-uang-pusat';
/** Where money lies that is sent, and where what arrives is put. */
export const TEMPAT_UANG = { CASH: 'Kas', TRANSFER: 'Bank' } as const;

/** One of those places: the drawer, or an account of the shop. */
export const tempatUang = (label: string) =>
  optional(
    asField(
      objectOf({
        jenis: choice('Jenis', TEMPAT_UANG),
        no_rekening: optional(kode('Rekening')),
      }),
      label,
    ),
  );

/** States of money on its way; what waits for validation here is nothing (D-41.7). */
export const STATUS_KIRIM = { OPEN: 'DI JALAN', DONE: 'DITERIMA', CANC: 'BATAL' } as const;

/** Money that leaves for another shop of the chain; it is on its way until the other has counted it (D-41.3). */
export const kirimDocument = defineDocument({
  name: 'kirim_uang',
  title: 'Kirim Uang',
  noun: 'kirim uang',
  table: 'kirim_uang',
  key: 'nota_kirim',
  keyLabel: 'Nota Kirim',
  api: 'kirim-uang',
  menu: [MENU_KIRIM],
  letters: { KU: 'Kirim Uang' },
  by: 'User',
  states: {
    OPEN: { name: STATUS_KIRIM.OPEN, next: ['DONE', 'CANC'] },
    DONE: { name: STATUS_KIRIM.DONE, next: [], says: TIDAK_KIRIM.SUDAH_DITERIMA },
    CANC: { name: STATUS_KIRIM.CANC, next: [] },
  },
  head: {
    /** Who hands it over: the user, unless another one is named. */
    sender: text('Pengirim', { max: 60 }),
    tujuan: kode('Tujuan', 3),
    nama_tujuan: text('Toko Tujuan', { max: 60 }),
    jumlah_rp: rupiah('Jumlah'),
    keterangan: text('Keterangan', { max: 200 }),
    /** The sender's own: a bag, a slip of the bank. */
    no_reff: optional(text('No Reff', { max: 40 })),
    dari: choice('Dari', TEMPAT_UANG),
    no_rekening: optional(kode('Rekening')),
    /** What the other shop looks it up by; it cannot be guessed (D-41.4). */
    nomor_referensi: kode('No Referensi', 8),
  },
  inside: {
    hari_batal: optional(day('Tanggal')),
    /** With what its sender sent on the day since somebody agreed to a sum; none on rows of before this was kept. */
    menjadi_rp: optional(rupiah('Menjadi')),
  },
  asks: {
    besar: {
      event: uangEvents.KIRIM_UANG_BESAR,
      when: {
        all: [
          // 0 is no limit.
          over(setting(uangParam.BATAS_KIRIM_UANG), { minus: ['jumlah_rp', 'jumlah_rp'] }),
          // One bag, or several of one person's day: slices pass no limit.
          {
            any: [
              over('jumlah_rp', setting(uangParam.BATAS_KIRIM_UANG)),
              over('menjadi_rp', setting(uangParam.BATAS_KIRIM_UANG)),
            ],
          },
        ],
      },
      message: 'Kirim uang {jumlah_rp}',
      shows: [
        'jumlah_rp',
        'menjadi_rp',
        { label: 'Batas', of: setting(uangParam.BATAS_KIRIM_UANG) },
        'nama_tujuan',
        'keterangan',
      ],
      reason: 'keterangan',
    },
  },
  makes: {
    kirim: {
      call: 'POST kirim-uang',
      summary: 'Kirim uang ke toko lain',
      letters: 'KU',
      body: {
        sender: optional(text('Pengirim', { max: 60 })),
        nominal: rupiah('Nominal', { min: rp(1), minMessage: 'Nominal Tidak Boleh Kosong' }),
        destination: optional(kode('Tujuan', 3)),
        /** The same, as the record calls it (1§3). */
        tujuan: optional(kode('Tujuan', 3)),
        keterangan: text('Keterangan', { max: 200 }),
        no_reff: optional(text('No Reff', { max: 40 })),
        dari: tempatUang('Dari'),
      },
      audit: 'KIRIM_UANG',
    },
  },
  list: {
    api: 'kirim-uang/daftar',
    filters: ['status'],
    sort: ['nota_kirim', 'input_date', 'jumlah_rp'],
    search: ['nota_kirim', 'nomor_referensi', 'no_reff', 'sender', 'keterangan', 'nama_tujuan'],
    sums: {
      jumlah_rp: { of: 'jumlah_rp' },
      di_jalan: { of: 'jumlah_rp', when: { status: 'OPEN' } },
    },
  },
  pays: 'chain',
  book: { kind: 'KIRIM_UANG', undone: 'BATAL_KIRIM_UANG', note: 'keterangan' },
  register: {
    amount: 'jumlah_rp',
    typed: ['sender', 'keterangan', 'no_reff'],
    out: true,
    opens: { KU: daftar(MENU_KIRIM) },
  },
  cancel: {
    letters: 'XU',
    event: uangEvents.BATAL_KIRIM_UANG,
    shows: ['nota_kirim', 'jumlah_rp', 'nama_tujuan', 'tgl_system', 'sender', 'keterangan'],
    anyDay: true,
  },
  paper: {
    noun: 'bukti kirim uang',
    file: 'Kirim Uang',
    sheet: 'bukti',
    lines: ['nama_tujuan', 'sender', 'keterangan', 'no_reff', 'nomor_referensi'],
    total: 'jumlah_rp',
    sign: ['Pengirim', 'Penerima'],
  },
});
