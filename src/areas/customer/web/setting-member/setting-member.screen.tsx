import { mark } from '#kit/web/base/text.ts';
import { tabbed } from '#kit/web/frame/tabs.tsx';
import { masterTab } from '#kit/web/master/master-screen.tsx';
import { sense } from '#kit/rules/sentence.ts';
import { afiliasiMaster } from '#areas/customer/contract/afiliasi.master.ts';
import { KartuSide } from '#areas/customer/web/setting-member/kartu-side.tsx';
import { PoinSide } from '#areas/customer/web/setting-member/poin-side.tsx';
import { UltahSide } from '#areas/customer/web/setting-member/ultah-side.tsx';

/** What members are worth and how they are treated: points, birthday, affiliates, card. */
export default tabbed([
  { label: mark('Poin'), of: PoinSide },
  { label: mark('Ulang tahun'), of: UltahSide },
  masterTab(afiliasiMaster),
  { label: mark(sense('Kartu', 'member')), of: KartuSide },
]);
