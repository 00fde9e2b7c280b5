import { mark } from '#kit/web/base/text.ts';
import { tabbed } from '#kit/web/frame/tabs.tsx';
import { DaftarKiriman } from '#areas/kirim/web/kirim/daftar-kiriman.tsx';
import { KirimKeToko } from '#areas/kirim/web/kirim/form-kirim.tsx';

/** Goods to another shop of the chain, and what was shipped (D-42.1). */
export default tabbed([
  { label: mark('Kirim'), of: KirimKeToko },
  { label: mark('Daftar kiriman'), of: DaftarKiriman },
]);
