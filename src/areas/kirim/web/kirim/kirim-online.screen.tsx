import { mark } from '#kit/web/base/text.ts';
import { tabbed } from '#kit/web/frame/tabs.tsx';
import { DaftarKiriman } from '#areas/kirim/web/kirim/daftar-kiriman.tsx';
import { KirimKeOnline } from '#areas/kirim/web/kirim/form-kirim.tsx';

/** Goods to an online store of the chain, and what was shipped (D-42.9). */
export default tabbed([
  { label: mark('Kirim'), of: KirimKeOnline },
  { label: mark('Daftar kiriman'), of: DaftarKiriman },
]);
