import { time } from '#kit/contract/field-more.ts';
import { defineParameters, KELOLA } from '#areas/toko/contract/parameter.ts';

/** What a shop decides about messages (D-4.2). */
export const pesanParam = defineParameters({
  JAM_KIRIM_PROMO: {
    group: 'Nota dan bahasa',
    at: 70,
    field: time('Jam kirim promo'),
    bawaan: '09:00',
    level: KELOLA,
  },
});
