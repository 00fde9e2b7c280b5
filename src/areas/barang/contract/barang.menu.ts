import type { MenuRow } from '#kit/contract/menu.ts';
import { modul } from '#areas/toko/contract/modul.ts';

const KELOLA = ['SPV', 'MU'] as const;
const MANAGER = ['MU'] as const;

export const barangMenu: readonly MenuRow[] = [
  { group: 'Data Master', title: 'Master Kategori', path: 'master-kategori', levels: KELOLA },
  { group: 'Data Master', title: 'Master Jenis', path: 'master-jenis', levels: KELOLA },
  { group: 'Data Master', title: 'Master Group', path: 'master-group', levels: KELOLA },
  {
    group: 'Data Master',
    title: 'Master Kondisi Barang',
    path: 'master-kondisi-barang',
    levels: KELOLA,
  },
  { group: 'Data Master', title: 'Master Kadar', path: 'master-kadar', levels: MANAGER },
  {
    group: 'Data Master',
    title: 'Master Parameter Harga Emas',
    path: 'master-parameter-harga-emas',
    levels: MANAGER,
  },
  {
    group: 'Data Master',
    title: 'Parameter Harga Beli',
    path: 'parameter-harga-beli',
    levels: ['MU'],
  },
  {
    group: 'Data Master',
    title: 'Parameter Harga Emas Pembelian',
    path: 'parameter-harga-emas-pembelian',
    gate: modul('PARAMETER_HARGA_EMAS_PEMBELIAN'),
    levels: ['MU'],
  },
  {
    group: 'Data Master',
    title: 'Parameter Harga Emas Global',
    path: 'parameter-harga-global',
    levels: MANAGER,
  },
  { group: 'Data Master', title: 'Parameter Ongkos', path: 'parameter-ongkos', levels: MANAGER },
  {
    group: 'Data Master',
    title: 'Kelompok Harga',
    path: 'kelompok-harga',
    levels: MANAGER,
    gate: modul('HIDUP_FEATURE_MODULE'),
  },
  {
    group: 'Data Master',
    title: 'Master Bandrol',
    path: 'master-bandrol',
    levels: KELOLA,
  },
  {
    group: 'Data Master',
    title: 'Master Jenis Group',
    path: 'master-parameter-jenis-group',
    levels: KELOLA,
  },
  {
    group: 'Data Master',
    title: 'Master Kadar EOD',
    path: 'master-kadar-eod',
    levels: MANAGER,
  },
  {
    group: 'Data Master',
    title: 'Supplier Barang',
    path: 'supplier-barang',
    levels: KELOLA,
    gate: modul('SUPPLIER_BARANG_MODULE'),
  },
  {
    group: 'Berlian',
    title: 'Master Berlian',
    path: 'master-berlian',
    levels: KELOLA,
    gate: modul('BERLIAN_MODULE'),
  },
];
