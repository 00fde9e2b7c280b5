import {
  IconAdjustments, IconArrowBackUp, IconBuilding, IconCalendarDollar, IconCash, IconClipboardList, IconCoins, IconDatabase,
  IconDeviceMobile, IconDiamond, IconDroplet, IconHome, IconSparkles, IconReportMoney, IconShieldCheck, IconShoppingBag, IconTool,
  IconTruckDelivery, IconUsers, IconBuildingStore,
} from '@tabler/icons-react';

/** One plain line icon to a group. */
export const GROUP_ICONS: Readonly<Record<string, typeof IconHome>> = {
  Beranda: IconHome, Barang: IconDiamond, Penjualan: IconShoppingBag, Cicilan: IconCalendarDollar, Pesanan: IconClipboardList,
  Pembelian: IconArrowBackUp, Service: IconTool, Hutang: IconCoins, Sepuhan: IconDroplet, Berlian: IconSparkles,
  'Kirim Barang': IconTruckDelivery, Validasi: IconShieldCheck, Keuangan: IconCash, Member: IconUsers, Katalog: IconDeviceMobile,
  'Data Master': IconDatabase, Laporan: IconReportMoney, Utility: IconBuildingStore, Pusat: IconBuilding, Pengaturan: IconAdjustments,
};
