import { gather, refusals } from '#kit/rules/refusal.ts';

/** The state of a pre-order (D-33.13). */
export const STATUS_PO = {
  OPEN: 'TERBUKA',
  PROCESS: 'DIPROSES',
  FINISH: 'SELESAI',
  CANCEL: 'BATAL',
} as const;
export type StatusPo = keyof typeof STATUS_PO;
export const ASAL_PO = { COUNTER: 'Meja', ONLINE: 'Online' } as const;

export const TIDAK_PO = refusals({
  PO_TIDAK_ADA: { field: 'no_po', message: 'Nomor PO Tidak Ditemukan' },
  PO_KOSONG: { field: 'no_po', message: 'Nomor PO Harus Dipilih' },
  PO_BARIS: { field: 'urut_po', message: 'Baris PO Harus Dipilih' },
  PO_JENIS: { field: 'urut_po', message: 'Jenis Baris PO Tidak Sama' },
  PO_DUA: { field: 'tanpa_po', message: 'Pilih Nomor PO Atau Tanpa PO, Tidak Keduanya' },
  PO_STATUS: { message: 'Pre Order Sudah {status}' },
  PO_TERISI: { message: 'Sebagian Pre Order Sudah Datang, Tidak Dapat Dibatalkan' },
  PO_CUSTOMER: { field: 'customer.nama', message: 'Nama Customer Tidak Boleh Kosong' },
  PO_KODE_DEPT: { field: 'kode_dept', message: 'Jenis Tidak Boleh Kosong' },
  PO_ORDER_ADA: { field: 'no_order', message: 'No Order Sudah Ada Di {no_po}' },
  PO_ORDER_LAIN: { field: 'no_order', message: 'No Order Sudah Ada Di Toko Lain' },
  PO_KADAR: { field: 'urut_po', message: 'Kadar Baris PO Tidak Sama' },
  PO_GROUP: { field: 'urut_po', message: 'Group Baris PO Tidak Sama' },
  PO_ORANG: { field: 'no_po', message: 'Nomor PO Milik Customer Lain' },
  PO_JANJI: { field: 'tgl_janji', message: 'Janji Tidak Boleh Sebelum Hari Ini' },
  PO_SUPPLIER: { field: 'kode_supplier', message: 'Supplier Tidak Ditemukan' },
});

type Halaman = { readonly skip?: number; readonly limit?: number; readonly page?: number };

/**
 * The rows that are asked for: `page` decides, `skip` only without it, so that skip 1, page 1 begins at the first row
 * (D-36.9). Told as asked, with the requirement's own defaults (1§9).
 */
export function halamanPo({ skip, limit = 50, page }: Halaman) {
  const dari = page === undefined ? (skip ?? 0) : (page - 1) * limit;
  return { dari, skip: skip ?? 1, limit, page: page ?? Math.floor(dari / limit) + 1 };
}

type BarisDiminta = {
  readonly kode_dept: string;
  readonly kode_kadar: string;
  readonly kode_group: string | null;
  readonly no_po: string | null;
  readonly urut_po: number | null;
  readonly tanpa_po: boolean | null;
};
/** A line of a pre-order that is still open. */
export type BarisTerbuka = {
  readonly no_po: string;
  readonly urut: number;
  readonly kode_dept: string | null;
  readonly kode_kadar: string | null;
  readonly kode_group: string | null;
  readonly kode_customer: string | null;
};

const lain = (asked: string | null, given: string | null): boolean =>
  asked !== null && given !== null && asked !== given;

/**
 * Whether a line says which pre-order it fills, or that it fills none; where its jenis is waited for it must (V039).
 * What it fills is what was asked for, and of the same customer where the line is for one.
 */
export function pilihPo(
  one: BarisDiminta,
  open: readonly BarisTerbuka[],
  kode_customer: string | null = null,
) {
  const { no_po, urut_po, tanpa_po, kode_dept } = one;
  if (no_po === null) {
    const waited = open.some((line) => line.kode_dept === kode_dept);
    return waited && tanpa_po !== true ? [TIDAK_PO.PO_KOSONG] : [];
  }
  if (tanpa_po === true) return [TIDAK_PO.PO_DUA];
  if (urut_po === null) return [TIDAK_PO.PO_BARIS];
  const line = open.find((row) => row.no_po === no_po && row.urut === urut_po);
  if (!line) return [TIDAK_PO.PO_TIDAK_ADA];
  return gather(
    [lain(line.kode_dept, kode_dept), TIDAK_PO.PO_JENIS],
    [lain(line.kode_kadar, one.kode_kadar), TIDAK_PO.PO_KADAR],
    [lain(line.kode_group, one.kode_group), TIDAK_PO.PO_GROUP],
    [lain(line.kode_customer, kode_customer), TIDAK_PO.PO_ORANG],
  );
}
