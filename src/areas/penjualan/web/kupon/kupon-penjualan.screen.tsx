import { tabbed } from '#kit/web/frame/tabs.tsx';
import { masterTab } from '#kit/web/master/master-screen.tsx';
import { jenisKuponMaster } from '#areas/penjualan/contract/jenis-kupon.master.ts';
import { DaftarKupon } from '#areas/penjualan/web/kupon/daftar-kupon.tsx';

/** Coupons that are out, and the kinds that may be issued (inventory/menu.tsv). */
export default tabbed([{ label: 'Kupon', of: DaftarKupon }, masterTab(jenisKuponMaster)]);
