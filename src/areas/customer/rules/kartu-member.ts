/** What may stand on a member's card beside name and number. */
export const ISI_KARTU = {
  TOKO: 'Nama toko',
  ALAMAT: 'Alamat toko',
  HP: 'No HP member',
  LAHIR: 'Tanggal lahir',
  BARCODE: 'Barcode',
  QR: 'QR ke halaman poin',
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
  ucapan: 'Selamat ulang tahun, {nama_customer}. Salam hangat dari {toko}.',
  kartu: { judul: 'KARTU MEMBER', warna: 'HIJAU', isi: ['TOKO', 'BARCODE'] },
};

/** Who is greeted; the shop's own words may name each of them. */
export type Disapa = {
  readonly nama: string;
  readonly kode_customer: string;
  readonly tgl_lahir: string | null;
  readonly toko: string;
};

const SEBUTAN: Readonly<Record<string, (of: Disapa) => string>> = {
  nama: ({ nama }) => nama,
  nama_customer: ({ nama }) => nama,
  kode_customer: ({ kode_customer }) => kode_customer,
  tgl_lahir: ({ tgl_lahir }) => tgl_lahir ?? '',
  toko: ({ toko }) => toko,
};

/** The greeting with its names; what a name holds is never read as another placeholder (reliability 40). */
export const isiUcapan = (ucapan: string, of: Disapa): string =>
  ucapan.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(SEBUTAN, name) ? SEBUTAN[name]!(of) : whole,
  );
