import { int } from '#kit/contract/field.ts';
import { defineParameters, KELOLA } from '#areas/toko/contract/parameter.ts';

/** What a shop decides about what the dashboard recommends (D-4.2). */
export const dashboardParam = defineParameters({
  STOCK_UMUR_HARI: {
    group: 'Stock dan sepuhan',
    at: 110,
    field: int('Umur stock yang disarankan (hari)', { min: 1, max: 3650 }),
    bawaan: 180,
    level: KELOLA,
  },
});
