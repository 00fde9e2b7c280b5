import { yesNo } from '#kit/contract/field.ts';
import { defineParameters } from '#areas/toko/contract/parameter.ts';

/** Whether the shop keeps tax at all (D-32.8): asked where goods come in as well as where they are sold. */
export const pajakAktifParam = defineParameters({
  PPN_AKTIF: {
    group: 'Pajak',
    at: 10,
    field: yesNo('PPN aktif (tanyakan dulu kepada konsultan pajak)'),
    bawaan: false,
    batas: true,
  },
});
