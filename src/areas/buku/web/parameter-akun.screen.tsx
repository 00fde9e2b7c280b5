import { tabbed } from '#kit/web/frame/tabs.tsx';
import { masterTab } from '#kit/web/master/master-screen.tsx';
import { akunMaster } from '#areas/buku/contract/akun.master.ts';
import { DaftarJurnal } from '#areas/buku/web/jurnal/daftar-jurnal.tsx';

/** Which account every side of every journal goes to, and the accounts there are (2§2). */
export default tabbed([{ label: 'Jurnal', of: DaftarJurnal }, masterTab(akunMaster)]);
