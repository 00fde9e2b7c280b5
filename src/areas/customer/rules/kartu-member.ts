/** What may stand on a member's card beside name and number. */
export const ISI_KARTU = {
  TOKO: 'Nama toko',
  ALAMAT: 'Alamat toko',
  HP: 'No HP member',
  LAHIR: 'Tanggal lahir',
  BARCODE: 'Barcode',
} as const;
export type IsiKartu = keyof typeof ISI_KARTU;

export const WARNA_KARTU = {
  HIJAU: 'Hijau',
  EMAS: 'Emas',
  HITAM: 'Hitam',
  PUTIH: 'Putih',
} as const;

export type Kartu = {
  readonly judul: string;
  readonly warna: keyof typeof WARNA_KARTU;
  readonly isi: readonly IsiKartu[];
};

export type SettingMember = { readonly ucapan: string; readonly kartu: Kartu };

export const SETTING_MEMBER_BAWAAN: SettingMember = {
  ucapan: 'Selamat ulang tahun, {nama}. Salam hangat dari {toko}.',
  kartu: { judul: 'KARTU MEMBER', warna: 'HIJAU', isi: ['TOKO', 'BARCODE'] },
};

/** The greeting with its names; what a name holds is never read as another placeholder (reliability 40). */
export const isiUcapan = (ucapan: string, values: { nama: string; toko: string }): string =>
  ucapan.replace(/\{(nama|toko)\}/g, (_, name: 'nama' | 'toko') => values[name]);
