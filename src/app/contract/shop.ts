import { akhirHariArea } from '#areas/akhir-hari/akhir-hari.area.ts';
import { aksesArea } from '#areas/akses/akses.area.ts';
import { barangArea } from '#areas/barang/barang.area.ts';
import { bukuArea } from '#areas/buku/buku.area.ts';
import { dokumenArea } from '#areas/dokumen/dokumen.area.ts';
import { customerArea } from '#areas/customer/customer.area.ts';
import { cicilanArea } from '#areas/cicilan/cicilan.area.ts';
import { gesekArea } from '#areas/gesek/gesek.area.ts';
import { berlianArea } from '#areas/berlian/berlian.area.ts';
import { manualArea } from '#areas/manual/manual.area.ts';
import { hutangArea } from '#areas/hutang/hutang.area.ts';
import { preOrderArea } from '#areas/pre-order/pre-order.area.ts';
import { sepuhanArea } from '#areas/sepuhan/sepuhan.area.ts';
import { serviceArea } from '#areas/service/service.area.ts';
import { dashboardArea } from '#areas/dashboard/dashboard.area.ts';
import { opnameArea } from '#areas/opname/opname.area.ts';
import { pengawasanArea } from '#areas/pengawasan/pengawasan.area.ts';
import { pembelianArea } from '#areas/pembelian/pembelian.area.ts';
import { pesanArea } from '#areas/pesan/pesan.area.ts';
import { penjualanArea } from '#areas/penjualan/penjualan.area.ts';
import { stockArea } from '#areas/stock/stock.area.ts';
import { kirimArea } from '#areas/kirim/kirim.area.ts';
import { terimaArea } from '#areas/terima/terima.area.ts';
import { tokoArea } from '#areas/toko/toko.area.ts';
import { tukarArea } from '#areas/tukar/tukar.area.ts';
import { uangArea } from '#areas/uang/uang.area.ts';
import { katalogArea } from '#areas/katalog/katalog.area.ts';
import { memberArea } from '#areas/member/member.area.ts';

/** Every area of the trade, left to right (docs/map.md): the one list of them. */
export const SHOP = [
  tokoArea,
  aksesArea,
  bukuArea,
  dokumenArea,
  uangArea,
  customerArea,
  pesanArea,
  memberArea,
  barangArea,
  stockArea,
  preOrderArea,
  terimaArea,
  kirimArea,
  berlianArea,
  opnameArea,
  penjualanArea,
  pembelianArea,
  tukarArea,
  gesekArea,
  manualArea,
  serviceArea,
  sepuhanArea,
  hutangArea,
  cicilanArea,
  katalogArea,
  akhirHariArea,
  pengawasanArea,
  dashboardArea,
] as const;
