import { mark } from '#kit/web/base/text.ts';
import { tabbed } from '#kit/web/frame/tabs.tsx';
import { PasangTag } from '#areas/stock/web/rfid/pasang-tag.tsx';
import { UjiPembaca } from '#areas/stock/web/rfid/uji-pembaca.tsx';

/** Tags on pieces, and the test of what a reader hears (D-33.23). */
export default tabbed([
  { label: mark('Pasang tag'), of: PasangTag },
  { label: mark('Uji pembaca'), of: UjiPembaca },
]);
