import {
  choice,
  day,
  gram,
  int,
  kode,
  list,
  listOf,
  longText,
  objectOf,
  ofPerson,
  optional,
  persen,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { asField, carat, nomor, phoneTold } from '#kit/contract/field-more.ts';
import { mg, persen as per, rp } from '#kit/rules/quantity.ts';
import { caraUji } from '#areas/barang/contract/cara-uji.field.ts';
import { sifatFields } from '#areas/berlian/contract/berlian.fields.ts';
import { JENIS_CUSTOMER, noHp, noKtp } from '#areas/customer/contract/customer.api.ts';
import { pembayaranDiminta } from '#areas/uang/contract/pembayaran.ts';

const none = { min: rp(0) };
const kadarUji = () =>
  kadarPersen('Kadar', {
    max: per(10_000),
    maxMessage: 'Kadar Persen Tidak Boleh Lebih Dari 100, Pilih Kode Kadar Dari Daftar',
  });
const berat = (label: string) => gram(label, { min: mg(1), minMessage: 'Berat Tidak Boleh 0' });

export const asalNota = choice('Asal Nota', {
  NOTA_SENDIRI: 'Nota sendiri',
  CABANG_LAIN: 'Cabang lain',
  TOKO_LAIN: 'Toko lain',
  TANPA_NOTA: 'Tanpa nota',
  ROSOK: 'Rosok',
});

/**
 * A stone that comes with a line: by its code, of a parcel how many of it were counted and what they weigh if they were
 * weighed; or what it is, with its certificate if it has one (D-45.7).
 */
export const batuDiminta = {
  kode_berlian: optional(kode('Kode Berlian', 8)),
  /** Of one that comes without the piece of its nota, or was sold loose: that nota, which its buyer has. */
  no_faktur_jual: optional(nomor('No Nota')),
  carat: optional(carat('Carat')),
  butir: optional(int('Butir', { min: 1, max: 10_000 })),
  ...sifatFields,
  lembaga: optional(kode('Lembaga', 20)),
  no_sertifikat: optional(nomor('No Sertifikat', 40)),
};

/**
 * A line as the counter sends it; what the nota knows may be left out, and so may the offered price.
 * A number (or barcode) that this server knows is that nota, whatever `asal_nota` says.
 */
const barisDiminta = listOf(
  objectOf({
    asal_nota: asalNota,
    no_faktur_jual: optional(nomor('No Nota')),
    kode_barcode: optional(nomor('Barcode')),
    tgl_nota: optional(day('Tanggal Nota')),
    nama_barang: optional(text('Nama Barang', { max: 100 })),
    kode_dept: optional(kode('Jenis')),
    kode_group: optional(kode('Group')),
    kadar: optional(kadarUji()),
    cara_uji: caraUji(),
    berat_nota: optional(berat('Berat Nota')),
    berat: berat('Berat'),
    kondisi: optional(kode('Kondisi')),
    harga_nota: optional(rupiah('Harga Nota', none)),
    harga_per_gram: optional(rupiah('Harga Per Gram', none)),
    potongan: optional(rupiah('Potongan Per Gram', none)),
    harga: optional(rupiah('Harga', none)),
    berlian: optional(asField(listOf(objectOf(batuDiminta), { max: 100 }), 'Batu')),
  }),
  { min: 1, max: 100, minMessage: 'Barang Tidak Boleh Kosong' },
);

/** Who sells: as every document's customer, with identity and its photo where they are required. */
const penjual = objectOf({
  kode_customer: optional(kode('Kode Customer')),
  nama: optional(text('Nama Penjual', { max: 100 })),
  alamat: optional(ofPerson('ADDRESS', text('Alamat Penjual', { max: 200 }))),
  no_hp: optional(noHp()),
  no_ktp: optional(noKtp()),
  foto: optional(text('Foto Identitas', { max: 100 })),
  setuju_promo: optional(yesNo('Setuju Promo')),
});

export const beliBody = {
  kode_sales: kode('Kode Sales'),
  customer: asField(penjual, 'Penjual'),
  barang: asField(barisDiminta, 'Barang'),
  foto: optional(list('Foto')),
  pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')),
  keterangan: optional(longText('Keterangan', { max: 500 })),
};

const hargaBaris = {
  harga_nota: optional(rupiah('Harga Nota')),
  harga_hari: rupiah('Harga Beli Hari Ini'),
  harga_per_gram: rupiah('Harga Per Gram'),
  potongan: rupiah('Potongan Per Gram'),
  harga_hari_ini: rupiah('Harga Hari Ini'),
  harga_dasar_nota: optional(rupiah('Harga Menurut Nota')),
  rugi_persen: persen('Rugi Nota'),
  harga_tawar: rupiah('Harga Ditawarkan'),
  harga: rupiah('Harga'),
};

/** A bought piece with what its price was made of. */
export const barisBeli = {
  asal_nota: asalNota,
  no_faktur_jual: optional(kode('No Nota')),
  kode_barcode: optional(kode('Barcode')),
  tgl_nota: optional(day('Tanggal Nota')),
  nama_barang: text('Nama Barang'),
  kode_dept: kode('Jenis'),
  kode_group: kode('Group'),
  kode_kadar: kode('Kode Kadar'),
  kadar: kadarPersen('Kadar'),
  cara_uji: caraUji(),
  kadar_nota: optional(kadarPersen('Kadar Nota')),
  berat_nota: optional(gram('Berat Nota')),
  berat: gram('Berat'),
  murni: gram('Murni'),
  kondisi: optional(kode('Kondisi')),
  ...hargaBaris,
  /** What of weight and price its stones are (D-45.7), and those of its nota that did not come back. */
  berat_batu: gram('Berat Batu'),
  batu_rp: rupiah('Harga Batu'),
  batu: optional(text('Batu')),
  batu_kurang: optional(text('Batu Tidak Kembali')),
  batu_kurang_rp: rupiah('Harga Batu Tidak Kembali'),
};

/** Who sold, as the document keeps it. */
export const penjualJadi = objectOf({
  kode_customer: optional(kode('Kode Customer')),
  nama: text('Nama', { min: 0 }),
  alamat: ofPerson('ADDRESS', text('Alamat', { min: 0 })),
  no_hp: optional(phoneTold('No HP')),
  no_ktp: optional(ofPerson('IDENTITY', text('No KTP', { min: 0 }))),
  foto: optional(ofPerson('PICTURE', text('Foto Identitas'))),
  jenis: choice('Jenis', JENIS_CUSTOMER),
});

/** The quote of a buy-back, as `POST pembelian/hitung` was published: both prices of each line. */
export const barisDihitung = listOf(
  objectOf({ urut: int('No'), ...barisBeli, umur_hari: optional(int('Umur Nota')) }),
);
