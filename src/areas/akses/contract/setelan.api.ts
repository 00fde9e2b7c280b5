import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { day, optional, yesNo } from '#kit/contract/field.ts';
import { strictOf } from '#kit/contract/schema.ts';
import { bisaSetelan } from '#areas/akses/contract/akses.gates.ts';
import { keyParams, modulRow, parameterRow } from '#areas/toko/contract/setelan.api.ts';

/** For every person who may open /settingsystem; each key says who of them may change it. */
const right = { menu: ['settingsystem'] } as const;

export const ubahParameterEndpoint = defineEndpoint({
  call: 'PUT para-system/key/:key',
  summary: 'Ubah parameter sistem',
  approvable: true,
  params: keyParams,
  body: strictOf({ value: z.unknown() }),
  answer: parameterRow,
  right,
  gate: bisaSetelan,
});

/** `peringatan_dibaca`: the legal notice was shown and accepted, once (D-32.9). */
export const ubahModulEndpoint = defineEndpoint({
  call: 'PUT modul/:key',
  summary: 'Ubah modul',
  approvable: true,
  params: keyParams,
  body: {
    aktif: yesNo('Aktif'),
    berlaku_sampai: optional(day('Berlaku Sampai')),
    peringatan_dibaca: optional(yesNo('Peringatan Dibaca')),
  },
  answer: modulRow,
  right,
  gate: bisaSetelan,
});
