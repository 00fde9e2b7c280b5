import { any, level, not, type Gate } from '#kit/rules/gate.ts';

/** Only OWN and SU while the owner-only flag is on, otherwise everyone whose menu has it (1§6). */
export const bolehSettingNota: Gate = any(
  not({ param: 'SETTING_NOTA_OWNER_SAJA', is: true }),
  level('OWN', 'SU'),
);
