import { formatHariPanjang, hari as hariOf, type Hari } from '#kit/rules/hari.ts';
import { fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';

/** A customer as a document names one: by code, or by what he said at the counter (http.md). */
export type CustomerDiminta = {
  readonly kode_customer: string | null;
  readonly nama: string | null;
  readonly alamat: string | null;
  readonly no_hp: string | null;
  /** Ticked at the counter: the customer agrees to be written to. */
  readonly setuju_promo?: boolean | null;
};

/** A customer of whom no field was typed. */
export const UNNAMED = {
  kode_customer: null,
  nama: null,
  alamat: null,
  no_hp: null,
  no_ktp: null,
  foto: null,
  setuju_promo: null,
};

/** Whether a picked card gives way to another or to none: number and photo of the identity are of the card's person. */
export const gantiKartu = (lama: string | null | undefined, baru: string | null): boolean =>
  (lama ?? baru) !== baru;

/** CUSTOMER_WAJIB: what of the customer a sale must carry. */
export type Wajib = 'TIDAK' | 'NAMA' | 'LENGKAP';

export const TIDAK_CUSTOMER = refusals({
  NAMA_KOSONG: { field: 'customer.nama', message: 'Nama Customer Tidak Boleh Kosong' },
  HP_KOSONG: { field: 'customer.no_hp', message: 'No HP Customer Tidak Boleh Kosong' },
  ALAMAT_KOSONG: { field: 'customer.alamat', message: 'Alamat Customer Tidak Boleh Kosong' },
  CUSTOMER_TIDAK_ADA: { field: 'customer.kode_customer', message: 'Customer Tidak Ditemukan' },
  PROVINSI_TIDAK_ADA: { field: 'provinsi', message: 'Provinsi Tidak Ada Di Daftar' },
  LAHIR_NANTI: { field: 'tgl_lahir', message: 'Tanggal Lahir Belum Terjadi' },
  NPWP_KOSONG: { field: 'npwp', message: 'NPWP Pengusaha Tidak Boleh Kosong' },
  BEBAS_BUKAN_PENGUSAHA: {
    field: 'bebas_pph22_sampai',
    message: 'Bebas PPh 22 Hanya Untuk Pengusaha',
  },
  BEBAS_LAMA: {
    field: 'bebas_pph22_sampai',
    message: 'Bebas PPh 22 Paling Lama Sampai {hari}, Lebih Lama Oleh Owner',
  },
  NPWP_ADA: { message: 'NPWP Sudah Dipakai Customer {kode_customer}' },
  HP_MEMBER: { field: 'no_hp', message: 'No HP Member Tidak Boleh Kosong' },
  NAMA_MEMBER: { field: 'nama', message: 'Nama Member Tidak Boleh Kosong' },
  REFERENSI_TIDAK_ADA: { field: 'kode_referensi', message: 'Member Referensi Tidak Ditemukan' },
  REFERENSI_SENDIRI: {
    field: 'kode_referensi',
    message: 'Member Tidak Dapat Menjadi Referensi Diri Sendiri',
  },
  REFERENSI_PETUGAS: {
    field: 'kode_referensi',
    message: 'Kartu Petugas Toko Tidak Dapat Menjadi Referensi',
  },
  SUDAH_MEMBER: { message: 'Customer {kode_customer} Sudah Menjadi Member' },
  JENIS_RESELLER: { message: 'Customer {kode_customer} Adalah Reseller' },
  CUSTOMER_ADA: { message: 'No HP Sudah Dipakai Customer {kode_customer}' },
  NOMOR_TIDAK_ADA: { message: 'Nomor Ini Sudah Dibereskan' },
  CARI_PENDEK: { field: 'q', message: 'Pencarian Minimal {n} Karakter' },
});

/** What the tax asks of a person (D-41.10). */
export type DataPajak = {
  readonly npwp: string | null;
  readonly pengusaha: boolean;
  readonly bebas_pph22_sampai: Hari | null;
};
export const TANPA_DATA_PAJAK: DataPajak = {
  npwp: null,
  pengusaha: false,
  bebas_pph22_sampai: null,
};

/** Whether two cards say the same to the tax. */
export const samaPajak = (one: DataPajak, other: DataPajak): boolean =>
  one.npwp === other.npwp &&
  one.pengusaha === other.pengusaha &&
  one.bebas_pph22_sampai === other.bebas_pph22_sampai;

/** An entrepreneur has a tax number. Only entrepreneurs pay PPh 22, so only they may be exempt. */
export const periksaDataPajak = ({ npwp, pengusaha, bebas_pph22_sampai }: DataPajak): Refusal[] =>
  gather(
    [pengusaha && npwp === null, TIDAK_CUSTOMER.NPWP_KOSONG],
    [!pengusaha && bebas_pph22_sampai !== null, TIDAK_CUSTOMER.BEBAS_BUKAN_PENGUSAHA],
  );

/**
 * The office exempts a person for a year: a longer exemption is the owner's to write (D-41.10). What a card said before
 * is no new exemption.
 */
export const periksaBebas = (
  baru: DataPajak,
  lama: DataPajak,
  { hari, owner }: { readonly hari: Hari; readonly owner: boolean },
): Refusal[] => {
  const sampai = baru.bebas_pph22_sampai;
  const batas = hariOf(`${hari.slice(0, 4)}-12-31`);
  return owner || sampai === null || sampai === lama.bebas_pph22_sampai || sampai <= batas
    ? []
    : [fill(TIDAK_CUSTOMER.BEBAS_LAMA, { hari: formatHariPanjang(batas) })];
};

export function periksaCustomer(customer: CustomerDiminta, wajib: Wajib): Refusal[] {
  if (customer.kode_customer || wajib === 'TIDAK') return [];
  return gather(
    [!customer.nama, TIDAK_CUSTOMER.NAMA_KOSONG],
    [wajib === 'LENGKAP' && !customer.no_hp, TIDAK_CUSTOMER.HP_KOSONG],
    [wajib === 'LENGKAP' && !customer.alamat, TIDAK_CUSTOMER.ALAMAT_KOSONG],
  );
}

/** Two letters of a name find people; of a number it takes four, so that no person tries them all. */
export const periksaCari = (q: string): Refusal[] => {
  const n = /^[\d+\s-]*$/.test(q) ? 4 : 2;
  return q.trim().length < n ? [fill(TIDAK_CUSTOMER.CARI_PENDEK, { n })] : [];
};
