import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  day,
  instant,
  int,
  kode,
  list,
  listOf,
  objectOf,
  optional,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { pagingQuery } from '#kit/contract/paging.ts';
import { schemaOf } from '#kit/contract/schema.ts';
import { rp } from '#kit/rules/quantity.ts';
import { sense } from '#kit/rules/sentence.ts';

/** A value inside a sentence: as it is, or a word of ours (kit/rules/sentence.ts). */
const nilaiKata = z.union([z.string(), z.number(), z.strictObject({ word: z.string() })]);

const TUTUP = { menu: ['tutup-toko'] };
const words = { right: TUTUP, anyDay: true, key: 'required' } as const;

const pecahan = objectOf({
  nilai: rupiah('Pecahan', { min: rp(1) }),
  jumlah: int('Lembar', { min: 0, max: 1_000_000, minMessage: 'Lembar Tidak Boleh Kurang Dari 0' }),
});
const daftarPecahan = asField(
  listOf(pecahan, { min: 1, max: 50, minMessage: 'Pecahan Tidak Boleh Kosong' }),
  'Pecahan',
);
/** A drawer of a person is called by the user id, which may hold a dot. */
const laci = text('Laci', { max: 50, pattern: /^kas([_:][\w.-]+)?$/ });

/** What prevents closing; no balance of any drawer (D-20.4). */
export const ringkasanEndpoint = defineEndpoint({
  call: 'GET tutup-toko/ringkasan',
  summary: 'Kesiapan tutup toko',
  answer: {
    tgl_system: day('Tanggal'),
    status: choice('Status', ['OPEN', 'CLOSED']),
    siap: yesNo('Siap'),
    belum_validasi: asField(
      listOf(objectOf({ jenis: text('Jenis'), jumlah: int(sense('Jumlah', 'banyaknya')) })),
      'Belum Validasi',
    ),
    keranjang: asField(
      listOf(objectOf({ kode_barcode: kode('Barcode'), user_id: text('User') })),
      'Keranjang',
    ),
    baki_belum_timbang: list('Baki Belum Timbang'),
    /** Only where the shop counts its trays every day (OPNAME_GLOBAL_DAILY_MODULE). */
    baki_belum_opname: asField(schemaOf(z.optional(z.array(z.string()))), 'Baki Belum Opname'),
    invarian_rusak: int('Invarian Rusak'),
    /** Everything that prevents closing, in words, each with the part of the closing it belongs to. */
    halangan: asField(
      listOf(
        objectOf({
          bagian: text(sense('Bagian', 'laporan')),
          kata: text('Halangan'),
          isi: asField(schemaOf(z.record(z.string(), nilaiKata)), 'Isi'),
        }),
      ),
      'Halangan',
    ),
    /** The drawers to be counted: the till, that of loans where it is separate, and all others that hold money. */
    laci: list('Laci'),
    hitungan: asField(
      listOf(
        objectOf({
          ke: int(sense('Ke', 'nomor')),
          laci,
          input_by: text('Kasir'),
          input_date: instant('Waktu'),
        }),
      ),
      'Hitungan',
    ),
  },
  right: TUTUP,
});

/** Stores a count and only then tells what the book expected. */
export const hitungEndpoint = defineEndpoint({
  ...words,
  call: 'POST tutup-toko/hitung',
  summary: 'Simpan hitungan kas',
  approvable: true,
  body: { laci: optional(laci), pecahan: daftarPecahan },
  answer: {
    ke: int(sense('Ke', 'nomor')),
    laci,
    cash_fisik: rupiah('Cash Fisik'),
    cash_sistem: rupiah('Cash Sistem'),
    selisih: rupiah('Selisih'),
  },
  status: 201,
});

/** Counts of the day with their figures, for who made them and for SPV and above: the screen after a reload. */
export const hitunganEndpoint = defineEndpoint({
  call: 'GET tutup-toko/hitungan',
  summary: 'Hitungan kas hari ini',
  answer: listOf(
    objectOf({
      ke: int(sense('Ke', 'nomor')),
      laci,
      pecahan: asField(listOf(pecahan), 'Pecahan'),
      cash_fisik: rupiah('Cash Fisik'),
      cash_sistem: rupiah('Cash Sistem'),
      selisih: rupiah('Selisih'),
      input_by: text('Kasir'),
      input_date: instant('Waktu'),
      berlaku: yesNo('Berlaku'),
    }),
  ),
  right: TUTUP,
});

export const tutupTokoEndpoint = defineEndpoint({
  ...words,
  call: 'POST tutup-toko',
  summary: 'Tutup toko',
  heavy: true,
  approvable: true,
  body: { alasan_selisih: optional(text('Alasan Selisih', { min: 3, max: 500 })) },
  answer: {
    no_tutup: kode('No Tutup', 14),
    tgl_system: day('Tanggal'),
    tutup_by: text('Ditutup Oleh'),
    tutup_at: instant('Waktu'),
    selisih: rupiah('Selisih'),
    laporan: list('Laporan'),
    hash_audit: text('Hash Audit'),
  },
  status: 201,
});

export const bukaUlangEndpoint = defineEndpoint({
  ...words,
  call: 'POST tutup-toko/buka-ulang',
  summary: 'Buka ulang hari terakhir',
  approvable: true,
  body: { tgl_system: day('Tanggal'), alasan: text('Alasan', { min: 3, max: 500 }) },
  answer: { tgl_system: day('Tanggal'), status: choice('Status', ['OPEN', 'CLOSED']) },
});

/** The past closings, newest first; a day that was closed again is listed twice. */
export const daftarTutupEndpoint = defineEndpoint({
  call: 'GET tutup-toko',
  summary: 'Daftar tutup toko',
  query: pagingQuery(['tgl_system', 'tutup_at']),
  answer: listOf(
    objectOf({
      no_tutup: kode('No Tutup', 14),
      tgl_system: day('Tanggal'),
      ke: int(sense('Ke', 'nomor')),
      tutup_by: text('Ditutup Oleh'),
      tutup_at: instant('Waktu'),
      cash_sistem: rupiah('Cash Sistem'),
      cash_fisik: rupiah('Cash Fisik'),
      selisih: rupiah('Selisih'),
      alasan_selisih: optional(text('Alasan Selisih')),
      laporan: list('Laporan'),
      hash_audit: text('Hash Audit'),
    }),
  ),
  right: TUTUP,
  paged: true,
});
