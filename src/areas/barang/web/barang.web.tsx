import { masterDoor } from '#kit/web/frame/doors.ts';
import type { WebScreen } from '#kit/web/frame/screen.ts';

export const barangWeb: readonly WebScreen[] = [
  masterDoor(
    'master-kategori',
    async () => (await import('#areas/barang/contract/kategori.master.ts')).kategoriMaster,
  ),
  masterDoor(
    'master-jenis',
    async () => (await import('#areas/barang/contract/jenis.master.ts')).jenisMaster,
  ),
  masterDoor(
    'master-group',
    async () => (await import('#areas/barang/contract/group.master.ts')).groupMaster,
  ),
  masterDoor(
    'master-kondisi-barang',
    async () =>
      (await import('#areas/barang/contract/kondisi-barang.master.ts')).kondisiBarangMaster,
  ),
  masterDoor(
    'master-kadar',
    async () => (await import('#areas/barang/contract/kadar.master.ts')).kadarMaster,
  ),
  {
    path: 'master-parameter-harga-emas',
    load: () => import('#areas/barang/web/harga-emas.screen.tsx'),
  },
  {
    path: 'parameter-harga-emas-pembelian',
    load: () => import('#areas/barang/web/harga-pembelian.screen.tsx'),
  },
  {
    path: 'parameter-harga-global',
    load: () => import('#areas/barang/web/harga-global.screen.tsx'),
  },
  masterDoor(
    'parameter-ongkos',
    async () => (await import('#areas/barang/contract/ongkos.master.ts')).ongkosMaster,
  ),
  masterDoor(
    'parameter-harga-beli',
    async () => (await import('#areas/barang/contract/harga-beli.master.ts')).hargaBeliMaster,
  ),
  masterDoor(
    'kelompok-harga',
    async () =>
      (await import('#areas/barang/contract/kelompok-harga.master.ts')).kelompokHargaMaster,
  ),
  { path: 'master-bandrol', load: () => import('#areas/barang/web/master-bandrol.screen.tsx') },
  masterDoor(
    'master-parameter-jenis-group',
    async () => (await import('#areas/barang/contract/jenis-group.master.ts')).jenisGroupMaster,
  ),
  masterDoor(
    'master-kadar-eod',
    async () => (await import('#areas/barang/contract/kadar-eod.master.ts')).kadarEodMaster,
  ),
  masterDoor(
    'supplier-barang',
    async () =>
      (await import('#areas/barang/contract/supplier-barang.master.ts')).supplierBarangMaster,
  ),
  { path: 'master-berlian', load: () => import('#areas/barang/web/master-berlian.screen.tsx') },
];
