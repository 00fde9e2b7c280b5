import { any, level, not, type Gate } from '#kit/rules/gate.ts';
import { paramIs } from '#areas/toko/contract/parameter.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';

/** Only OWN and SU while the owner-only flag is on, otherwise everyone whose menu has it (1§6). */
export const bolehSettingNota: Gate = any(
  not(paramIs(tokoParam.SETTING_NOTA_OWNER_SAJA, true)),
  level('OWN', 'SU'),
);
