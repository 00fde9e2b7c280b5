import { mark } from '#kit/web/base/text.ts';
import { tabbed } from '#kit/web/frame/tabs.tsx';
import { DaftarRetur } from '#areas/terima/web/retur/daftar-retur.tsx';
import { ReturBaru } from '#areas/terima/web/retur/retur-baru.tsx';

/** Pieces that go back to the supplier who delivered them, and those that went. */
export default tabbed(
  [
    { label: mark('Retur baru'), of: ReturBaru },
    { label: mark('Daftar retur'), of: DaftarRetur },
  ],
  'F6',
);
