import { choice, list, ofPerson, optional, ref } from '#kit/contract/field.ts';
import { rowText, rowWord, semua } from '#kit/contract/report.ts';
import { words } from '#kit/rules/row-word.ts';
import { kelompokHargaMaster } from '#areas/barang/contract/kelompok-harga.master.ts';

export const AREA_HUTANG = 'Hutang';
/** Column kit [CUST]. */
export const kolomCustomer = {
  nama_customer: rowText('Customer'),
  alamat_customer: ofPerson('ADDRESS', rowText('Alamat')),
  no_hp: optional(ofPerson('PHONE', rowText('No HP'))),
};

/** The pledged pieces, each by name, weight and kadar. */
export const detailBarang = (label: string) => list(label);

export const saringKelompok = {
  kelompok_harga: semua(ref('Kelompok Harga', kelompokHargaMaster, 'nama')),
};

export const JENIS_HUTANG = ['BARU', 'PEREMAJAAN'] as const;
export const saringJenis = { jenis: semua(choice('Jenis', JENIS_HUTANG)) };
export const STATUS_HUTANG = {
  AKTIF: 'AKTIF',
  TUNGGU: 'MENUNGGU VALIDASI',
  LUNAS: 'LUNAS',
  REMAJA: 'DIPERBARUI',
  LELANG: 'LELANG',
};

/** How long a loan is overdue, from the soonest. */
export const kelas = rowWord(
  'Kelas Umur',
  words([
    'Belum jatuh tempo',
    'Lewat 1–7 hari',
    'Lewat 8–30 hari',
    'Lewat 31–60 hari',
    'Lewat di atas 60 hari',
  ]),
);
