import { fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';

/** A customer as a document names one: by code, or by what was told at the counter (http.md). */
export type CustomerDiminta = {
  readonly kode_customer: string | null;
  readonly nama: string | null;
  readonly alamat: string | null;
  readonly no_hp: string | null;
  /** Ticked at the counter: the customer agrees to be written to. */
  readonly setuju_promo?: boolean | null;
};

/** CUSTOMER_WAJIB: what of the customer a sale must carry. */
export type Wajib = 'TIDAK' | 'NAMA' | 'LENGKAP';

export const TIDAK_CUSTOMER = refusals({
  NAMA_KOSONG: { field: 'customer.nama', message: 'Nama Customer Tidak Boleh Kosong' },
  HP_KOSONG: { field: 'customer.no_hp', message: 'No HP Customer Tidak Boleh Kosong' },
  ALAMAT_KOSONG: { field: 'customer.alamat', message: 'Alamat Customer Tidak Boleh Kosong' },
  CUSTOMER_TIDAK_ADA: { field: 'customer.kode_customer', message: 'Customer Tidak Ditemukan' },
  LAHIR_NANTI: { field: 'tgl_lahir', message: 'Tanggal Lahir Belum Terjadi' },
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

export function periksaCustomer(customer: CustomerDiminta, wajib: Wajib): Refusal[] {
  if (customer.kode_customer || wajib === 'TIDAK') return [];
  return gather(
    [!customer.nama, TIDAK_CUSTOMER.NAMA_KOSONG],
    [wajib === 'LENGKAP' && !customer.no_hp, TIDAK_CUSTOMER.HP_KOSONG],
    [wajib === 'LENGKAP' && !customer.alamat, TIDAK_CUSTOMER.ALAMAT_KOSONG],
  );
}

/** Two letters of a name find people; of a number it takes four, so that nobody tries them all. */
export const periksaCari = (q: string): Refusal[] => {
  const n = /^[\d+\s-]*$/.test(q) ? 4 : 2;
  return q.trim().length < n ? [fill(TIDAK_CUSTOMER.CARI_PENDEK, { n })] : [];
};
