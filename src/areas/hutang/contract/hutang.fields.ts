import {
  choice,
  day,
  gram,
  int,
  kode,
  leftOut,
  listOf,
  objectOf,
  ofPerson,
  optional,
  persen,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { mg, persen as per, rp } from '#kit/rules/quantity.ts';
import { noHp, noKtp } from '#areas/customer/contract/customer.api.ts';
import { caraUji } from '#areas/barang/contract/cara-uji.field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';

export const CARA_BUNGA = {
  HARIAN: 'Harian',
  BULAN_PENUH: 'Bulan penuh',
  SETENGAH_BULAN: 'Setengah bulan',
} as const;

/** A loan of today, or one that was renewed out of another (D-35.10). */
export const JENIS_HUTANG = { BARU: 'Baru', PEREMAJAAN: 'Peremajaan' } as const;

export const BARANG_PALING_BANYAK = 50;

/** A piece as it is weighed and tested at the counter. */
export const jaminanTyped = {
  nama_barang: text('Nama Barang', { max: 100 }),
  kode_dept: kode('Jenis'),
  kode_group: optional(kode('Group')),
  kode_kadar: optional(kode('Kode Kadar')),
  kadar: kadarPersen('Kadar', {
    min: per(1),
    minMessage: 'Kadar Tidak Boleh 0',
    max: per(10_000),
    maxMessage: 'Kadar Tidak Boleh Lebih Dari 100',
  }),
  cara_uji: caraUji(),
  berat: gram('Berat', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' }),
  berat_bersih: optional(gram('Berat Bersih', { min: mg(1) })),
  kondisi: optional(kode('Kondisi')),
  foto: optional(text('Foto', { max: 100 })),
};
export const jaminanList = asField(
  listOf(objectOf(jaminanTyped), {
    min: 1,
    max: BARANG_PALING_BANYAK,
    minMessage: 'Barang Tidak Boleh Kosong',
  }),
  'Barang jaminan',
);

/** Who borrows: as every document's customer, with identity. */
export const peminjam = objectOf({
  kode_customer: optional(kode('Kode Customer')),
  nama: optional(text('Nama Customer', { max: 100 })),
  alamat: optional(ofPerson('ADDRESS', text('Alamat Customer', { max: 200 }))),
  no_hp: optional(noHp()),
  no_ktp: optional(noKtp()),
  foto: optional(text('Foto Identitas', { max: 100 })),
  setuju_promo: optional(yesNo('Setuju Promo')),
});

/** An act on a loan, as the loan tells it. */
export const JENIS_AKTA = {
  BUNGA: 'Bayar bunga',
  TEBUS: 'Pelunasan',
  PUTUS: 'Beli putus',
  REMAJA: 'Peremajaan',
  LELANG: 'Lelang',
  KELEBIHAN: 'Bayar kelebihan',
} as const;
export const akta = {
  no: kode('Nomor', 14),
  jenis: choice('Jenis', JENIS_AKTA),
  tgl_system: day('Tanggal'),
  status: text('Status'),
  input_by: text('Kasir', { max: 40 }),
};

export const syaratTyped = {
  jumlah_hutang: rupiah('Jumlah Hutang', {
    min: rp(1),
    minMessage: 'Jumlah Hutang Tidak Boleh 0',
  }),
  /** Left out it is the table's; a rate that was emptied is refused (V042, D-35.10). */
  bunga: leftOut(persen('Bunga Per Bulan')),
  lama_bulan: optional(int('Lama (bulan)', { min: 1, max: 60 })),
  admin: optional(rupiah('Admin', { min: rp(0) })),
};
