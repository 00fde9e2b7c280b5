import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  day,
  instant,
  kode,
  listOf,
  objectOf,
  optional,
  rupiah,
  status,
  text,
  yesNo,
  type ValuesOf,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { mustDayText } from '#kit/contract/paging.ts';
import { hasilToko } from '#areas/toko/contract/hasil-toko.ts';
import { rp } from '#kit/rules/quantity.ts';
import {
  MENU_KIRIM,
  STATUS_KIRIM,
  TEMPAT_UANG,
  tempatUang,
} from '#areas/uang/contract/kirim.document.ts';

export const MENU_TERIMA = 'terima-uang-kas';
const MENU_LAPORAN = ['laporan-kirim-uang-pusat', 'laporan-kirim-terima-uang', MENU_KIRIM];
const toko = { kode_toko: kode('Kode Toko', 3), nama_toko: text('Toko', { max: 60 }) };
const wide = { min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER } as const;

/** Shops that this one may send money to: head office for a branch, every other one for head office (D-41.3). */
export const tujuanKirimEndpoint = defineEndpoint({
  call: 'GET kirim-uang/tujuan',
  summary: 'Toko yang dapat dikirimi uang',
  answer: listOf(objectOf(toko)),
  right: { menu: [MENU_KIRIM] },
});

/** What the receiver counted. */
const terima = {
  no_terima: kode('No Terima', 14),
  jumlah_diterima: rupiah('Jumlah Diterima'),
  selisih: rupiah('Selisih', wide),
  ke: choice('Ke', TEMPAT_UANG),
  no_rekening: optional(kode('Rekening')),
  terima_by: text('Diterima Oleh', { max: 40 }),
  tgl_terima: day('Tgl Terima'),
  waktu_terima: instant('Waktu'),
};

/** Money sent to this shop, as the person who holds its paper finds it (1§3). */
export const kirimanMasuk = {
  nota_kirim: kode('Nota Kirim', 14),
  nomor_referensi: kode('No Referensi', 8),
  tgl_system: day('Tanggal'),
  asal: kode('Asal', 3),
  nama_asal: text('Toko Asal', { max: 60 }),
  sender: text('Pengirim', { max: 60 }),
  input_by: text('User', { max: 40 }),
  tujuan: kode('Tujuan', 3),
  jumlah_rp: rupiah('Jumlah'),
  keterangan: text('Keterangan', { max: 200 }),
  no_reff: optional(text('No Reff', { max: 40 })),
  /** A bag of cash goes into the receiver's drawer. */
  dari: choice('Dari', TEMPAT_UANG),
  status: status('Status', STATUS_KIRIM),
  terima: optional(asField(objectOf(terima), 'Diterima')),
};
export type KirimanMasuk = ValuesOf<typeof kirimanMasuk>;

/** The same as it is looked up: head office may have a receipt that an older copy of this book lost (decision 1205). */
const kirimanDicari = { ...kirimanMasuk, belum_di_buku: yesNo('Belum Di Buku') };
export type KirimanDicari = ValuesOf<typeof kirimanDicari>;

/** Any text: what is no number answers as a number that is none (D-41.4). */
const referensi = { nomor_referensi: text('No Referensi', { max: 200 }) };

/** Looks a reference number up before the money is counted; ten misses in ten minutes wait (D-41.4). */
export const cariKirimanEndpoint = defineEndpoint({
  call: 'GET kirim-uang/:nomor_referensi',
  summary: 'Cari kiriman uang dengan nomor referensinya',
  params: referensi,
  answer: objectOf(kirimanDicari),
  right: { menu: [MENU_TERIMA] },
});

/** What was counted, rupiah; left out: what was sent. Another sum asks SELISIH_KAS (D-41.5). */
export const dihitung = { jumlah_diterima: optional(rupiah('Jumlah Diterima', { min: rp(0) })) };
const RECEPTION = {
  params: referensi,
  body: { ...dihitung, ke: tempatUang('Ke') },
  answer: objectOf(kirimanMasuk),
  right: { menu: [MENU_TERIMA] },
  approvable: true,
  key: 'required',
} as const;

/** Money that arrived is counted and taken in, once (D-41.5). */
export const terimaUangEndpoint = defineEndpoint({
  ...RECEPTION,
  call: 'POST kirim-uang/:nomor_referensi/reception',
  summary: 'Terima uang kiriman',
});
/** The same, as the requirement says it too (1§7, D-32.2). */
export const terimaUangPutEndpoint = defineEndpoint({
  ...RECEPTION,
  call: 'PUT kirim-uang/:nomor_referensi/reception',
  summary: 'Terima uang kiriman',
});

const baris = {
  nota_kirim: kode('Nota Kirim', 14),
  input_by: text('User', { max: 40 }),
  sender: text('Pengirim', { max: 60 }),
  jumlah_rp: rupiah('Jumlah'),
  tujuan: kode('Tujuan', 3),
  keterangan: text('Keterangan', { max: 200 }),
  no_reff: optional(text('No Reff', { max: 40 })),
  tgl_system: day('Tanggal'),
  status: status('Status', STATUS_KIRIM),
  nomor_referensi: kode('No Referensi', 8),
};
export type BarisKirim = ValuesOf<typeof baris>;
/** One entry a shop; in a branch its own alone (D-43.3). */
const perToko = listOf(
  objectOf({
    ...hasilToko,
    data: asField(listOf(objectOf(baris)), 'Kiriman'),
  }),
);

const STATUS_ASKED = z._default(z.enum(['ALL', 'OPEN', 'DONE', 'CANC']), 'ALL');
/** Days and state of sent money, as a query and as a body (1§7). */
const asked = z.strictObject({ status: STATUS_ASKED, tgl_from: mustDayText, tgl_to: mustDayText });
export type DimintaKirim = z.infer<typeof asked>;

/** Money that was sent, shop by shop. */
export const kirimTokoEndpoint = defineEndpoint({
  call: 'GET kirim-uang',
  summary: 'Uang yang dikirim tiap toko',
  query: asked,
  answer: perToko,
  right: { menu: MENU_LAPORAN },
});

/** The second meaning of `POST kirim-uang`: with dates it is the report, and writes nothing (D-32.2). */
export const laporanKirim = () =>
  defineEndpoint({
    call: 'POST kirim-uang',
    summary: 'Laporan uang yang dikirim tiap toko',
    body: asked,
    answer: perToko,
    right: { menu: MENU_LAPORAN },
    readOnly: true,
  });
