import type { MenuRow } from '#kit/contract/menu.ts';
import { akhirHariMenu } from '#areas/akhir-hari/contract/akhir-hari.menu.ts';
import { aksesMenu } from '#areas/akses/contract/akses.menu.ts';
import { barangMenu } from '#areas/barang/contract/barang.menu.ts';
import { bukuMenu } from '#areas/buku/contract/buku.menu.ts';
import { customerMenu } from '#areas/customer/contract/customer.menu.ts';
import { dashboardMenu } from '#areas/dashboard/contract/dashboard.menu.ts';
import { hutangMenu } from '#areas/hutang/contract/hutang.menu.ts';
import { opnameMenu } from '#areas/opname/contract/opname.menu.ts';
import { pengawasanMenu } from '#areas/pengawasan/contract/pengawasan.menu.ts';
import { pembelianMenu } from '#areas/pembelian/contract/pembelian.menu.ts';
import { pesanMenu } from '#areas/pesan/contract/pesan.menu.ts';
import { penjualanMenu } from '#areas/penjualan/contract/penjualan.menu.ts';
import { serviceMenu } from '#areas/service/contract/service.menu.ts';
import { stockMenu } from '#areas/stock/contract/stock.menu.ts';
import { terimaMenu } from '#areas/terima/contract/terima.menu.ts';
import { tokoMenu } from '#areas/toko/contract/toko.menu.ts';
import { placeOf } from '#app/contract/urutan-menu.ts';
import { rumahMenu } from '#app/contract/rumah.menu.ts';
import { tukarMenu } from '#areas/tukar/contract/tukar.menu.ts';
import { uangMenu } from '#areas/uang/contract/uang.menu.ts';
import { katalogMenu } from '#areas/katalog/contract/katalog.menu.ts';

/** Groups of the sidebar in their order; an entry stands in the group that its row names. */
export const GROUPS = [
  'Beranda',
  'Barang',
  'Penjualan',
  'Cicilan',
  'Pesanan',
  'Pembelian',
  'Service',
  'Hutang',
  'Sepuhan',
  'Berlian',
  'Kirim Barang',
  'Validasi',
  'Keuangan',
  'Member',
  'Katalog',
  'Data Master',
  'Laporan',
  'Utility',
  'Pusat',
  'Pengaturan',
] as const;

/** The parts of the reports in their order (inventory/menu.tsv). */
const LAPORAN = [
  'Penjualan',
  'Pembelian',
  'Pesanan',
  'Titipan',
  'Service',
  'Hutang',
  'Cicilan',
  'Member',
  'Keuangan',
  'Akhir Hari',
  'Barang',
  'Sepuhan',
  'Berlian',
  'Kirim Barang',
  'Manajerial',
  'Otorisasi dan Audit',
  'Pajak',
  'Pusat',
] as const;

/** Every menu entry that exists: plain rows for router, sidebar, palette and server. */
export const MENU: readonly MenuRow[] = inOrder([
  ...tokoMenu,
  ...aksesMenu,
  ...bukuMenu,
  ...uangMenu,
  ...customerMenu,
  ...pesanMenu,
  ...barangMenu,
  ...stockMenu,
  ...terimaMenu,
  ...opnameMenu,
  ...penjualanMenu,
  ...pembelianMenu,
  ...tukarMenu,
  ...serviceMenu,
  ...hutangMenu,
  ...katalogMenu,
  ...akhirHariMenu,
  ...pengawasanMenu,
  ...dashboardMenu,
  ...rumahMenu,
]);

function inOrder(rows: readonly MenuRow[]): MenuRow[] {
  const rank = ({ group }: MenuRow): number => {
    const [name, part] = group.split('/') as [(typeof GROUPS)[number], string?];
    return GROUPS.indexOf(name) * 100 + LAPORAN.indexOf(part as (typeof LAPORAN)[number]);
  };
  return rows.toSorted((a, b) => rank(a) - rank(b) || placeOf(a.path) - placeOf(b.path));
}
