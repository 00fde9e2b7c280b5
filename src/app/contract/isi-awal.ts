/**
 * What a shop of gold starts with: the set-up screen offers it, the demo and every test use it. The
 * owner changes, removes and adds in Data Master afterwards.
 */
export const KATEGORI = [
  ['PHS', 'Perhiasan'],
  ['LM', 'Logam Mulia'],
  ['BLN', 'Berlian'],
] as const;

export const JENIS = [
  ['CC', 'Cincin'],
  ['CA', 'Cincin Anak'],
  ['KL', 'Kalung'],
  ['GL', 'Gelang'],
  ['GR', 'Gelang Rantai'],
  ['AT', 'Anting'],
  ['GW', 'Giwang'],
  ['LT', 'Liontin'],
  ['TD', 'Tindik'],
  ['BR', 'Bros'],
  ['LM', 'Logam Mulia'],
  ['BL', 'Berlian'],
] as const;

/** Code, label on the nota, fineness in hundredths of a percent. */
export const KADAR = [
  ['375', '8K', 3750],
  ['420', '9K', 4200],
  ['700', '16K', 7000],
  ['750', '17K', 7500],
  ['875', '21K', 8750],
  ['916', '22K', 9160],
  ['999', '24K', 9990],
  ['LM', '24K', 9999],
] as const;

export const GROUP = [
  ['M', 'Emas Muda', null],
  ['T', 'Emas Tua', null],
  ['P', 'Perhiasan', null],
  ['MR', 'Murni', '999'],
  ['IT', 'Italy', null],
  ['KD', 'Kadar Impor', null],
  ['BLN', 'Berlian', null],
  ['LM', 'Logam Mulia', 'LM'],
] as const;

export const GUDANG = [
  ['TK', 'Toko', 'TOKO'],
  ['BL', 'Pembelian', 'BELI'],
  ['RS', 'Rosok', 'ROSOK'],
  ['SV', 'Service', 'SERVICE'],
  ['HC', 'Hancur', 'HANCUR'],
] as const;

export const KODE = [
  ['LISTRIK', 'Listrik dan air', 'KELUAR', 'Biaya'],
  ['GAJI', 'Gaji karyawan', 'KELUAR', 'Biaya'],
  ['ATK', 'Alat tulis dan kertas nota', 'KELUAR', 'Biaya'],
  ['MAKAN', 'Makan karyawan', 'KELUAR', 'Biaya'],
  ['UPAH_TUKANG', 'Upah tukang', 'KELUAR', 'Biaya'],
  ['LAIN_KELUAR', 'Pengeluaran lain', 'KELUAR', 'Lain'],
  ['SETOR_BANK', 'Setoran ke bank', 'KELUAR', 'Mutasi'],
  ['MODAL_KAS', 'Tambahan modal kas', 'MASUK', 'Modal'],
  ['LAIN_MASUK', 'Pemasukan lain', 'MASUK', 'Lain'],
] as const;

export const KETERANGAN = [
  'Barang dapat dijual kembali sesuai harga hari itu dengan membawa nota.',
  'Kehilangan nota mengurangi harga pembelian kembali.',
  'Berat dan kadar sudah diperiksa bersama pembeli.',
] as const;
