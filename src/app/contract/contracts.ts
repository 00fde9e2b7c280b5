import type { AreaContract } from '#kit/contract/area.ts';
import { akhirHariContract } from '#areas/akhir-hari/contract/akhir-hari.contract.ts';
import { aksesContract } from '#areas/akses/contract/akses.contract.ts';
import { barangContract } from '#areas/barang/contract/barang.contract.ts';
import { bukuContract } from '#areas/buku/contract/buku.contract.ts';
import { customerContract } from '#areas/customer/contract/customer.contract.ts';
import { hutangContract } from '#areas/hutang/contract/hutang.contract.ts';
import { serviceContract } from '#areas/service/contract/service.contract.ts';
import { dashboardContract } from '#areas/dashboard/contract/dashboard.contract.ts';
import { opnameContract } from '#areas/opname/contract/opname.contract.ts';
import { pengawasanContract } from '#areas/pengawasan/contract/pengawasan.contract.ts';
import { pembelianContract } from '#areas/pembelian/contract/pembelian.contract.ts';
import { pesanContract } from '#areas/pesan/contract/pesan.contract.ts';
import { penjualanContract } from '#areas/penjualan/contract/penjualan.contract.ts';
import { stockContract } from '#areas/stock/contract/stock.contract.ts';
import { terimaContract } from '#areas/terima/contract/terima.contract.ts';
import { tokoContract } from '#areas/toko/contract/toko.contract.ts';
import { rumahContract } from '#app/contract/rumah.contract.ts';
import { tukarContract } from '#areas/tukar/contract/tukar.contract.ts';
import { uangContract } from '#areas/uang/contract/uang.contract.ts';
import { katalogContract } from '#areas/katalog/contract/katalog.contract.ts';

/** The doors of all areas, left to right: what the product is, for tests, texts and the catalogue. */
export const CONTRACTS: readonly AreaContract[] = [
  tokoContract,
  aksesContract,
  bukuContract,
  uangContract,
  customerContract,
  pesanContract,
  barangContract,
  stockContract,
  terimaContract,
  opnameContract,
  penjualanContract,
  pembelianContract,
  tukarContract,
  serviceContract,
  hutangContract,
  katalogContract,
  akhirHariContract,
  pengawasanContract,
  dashboardContract,
  rumahContract,
];
