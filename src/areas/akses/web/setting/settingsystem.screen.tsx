import { tabbed } from '#kit/web/frame/tabs.tsx';
import { mark } from '#kit/web/base/text.ts';
import { ModulSide } from '#areas/akses/web/setting/modul-side.tsx';
import { ParameterSide } from '#areas/akses/web/setting/parameter-side.tsx';

/** What a shop may decide about itself: its parameters, and the modules it works with (D-4). */
export default tabbed([
  { label: mark('Parameter'), of: ParameterSide },
  { label: mark('Modul'), of: ModulSide },
]);
