import { tabbed } from '#kit/web/frame/tabs.tsx';
import type { AllParameters } from '#areas/toko/contract/parameter.ts';
import { mark } from '#kit/web/base/text.ts';
import { ModulSide } from '#areas/akses/web/setting/modul-side.tsx';
import { ParameterSide } from '#areas/akses/web/setting/parameter-side.tsx';

/** What a shop may decide about itself: its parameters, and the modules it works with (D-4). */
export const settingSystem = (all: AllParameters) =>
  tabbed([
    { label: mark('Parameter'), of: ({ tabs }) => <ParameterSide all={all} tabs={tabs} /> },
    { label: mark('Modul'), of: ModulSide },
  ]);
