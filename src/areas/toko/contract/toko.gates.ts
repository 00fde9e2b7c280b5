import { any, level, not, type Gate } from '#kit/rules/gate.ts';
import { paramIs } from '#areas/toko/contract/parameter.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';

/** Only OWN and SU while the owner-only flag is on, otherwise everyone whose menu has it (1§6). */
export const bolehSettingNota: Gate = any(
  not(paramIs(tokoParam.SETTING_NOTA_OWNER_SAJA, true)),
  level('OWN', 'SU'),
);

/** A shop whose goods bear no barcode (D-33.8, D-46.5). */
export const TANPA_BARCODE: Gate = paramIs(tokoParam.APP_MODE, 'STOCK_JUAL_MANUAL');
/** Every other one: only there are pieces labelled, sold and deposited one by one. */
export const BERBARCODE: Gate = not(TANPA_BARCODE);
