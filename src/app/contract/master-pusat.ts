import type { Area } from '#kit/contract/area.ts';
import type { Master } from '#kit/contract/master.ts';

/**
 * The masters that a chain has in common, each after those that it names. Places, people, accounts
 * and cash codes are a shop's own, as is every gold price (D-9.4); rows that a shop numbers itself have
 * no key in common.
 */
const BERSAMA = [
  'kategori',
  'jenis',
  'kadar',
  'kadar_eod',
  'kelompok_harga',
  'group_barang',
  'jenis_group',
  'bandrol',
  'supplier_barang',
  'supplier_berlian',
  'batu_shape',
  'batu_color',
  'batu_clarity',
  'batu_cutgrade',
  'batu_polish',
  'batu_symmetry',
  'batu_fluorescence',
  'kondisi_barang',
  'kondisi_beli',
  'kondisi_pinjaman',
  'plafond_hutang_kadar',
  'parameter_cicilan',
  'deskripsi_service',
  'potongan_kategori',
  'hadiah',
  'marketplace',
  'keterangan_penjualan',
  'keterangan_nota',
] as const;

/** Fields that stay the branch's own. */
const SENDIRI: Readonly<Record<string, readonly string[]>> = {
  group_barang: ['harga_jual', 'harga_beli', 'kode_harga'],
  marketplace: ['no_rekening', 'fee_persen'],
};

export const milikSendiri = (tabel: string): readonly string[] => SENDIRI[tabel] ?? [];

export const masterPusat = (areas: readonly Area[]): readonly Master[] => {
  const byTable = new Map(areas.flatMap(({ masters }) => masters).map((one) => [one.table, one]));
  return BERSAMA.flatMap((tabel) => byTable.get(tabel) ?? []);
};
