import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  list,
  listOf,
  objectOf,
  optional,
  text,
  type Field,
  type Fields,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';

/** What refuses an act whose figures are known: the field (empty where it is none) and the sentence. */
export const kurangField = asField(
  listOf(
    objectOf({ isian: text('Isian', { min: 0 }), pesan: text('Pesan', { min: 0, max: 1000 }) }),
  ),
  'Kurang',
);
export const otorisasiField = list('Otorisasi');

/** Every field may be left out. */
const allOptional = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, of]) => [
      name,
      (of as Field).optional ? of : optional(of as Field),
    ]),
  );

/**
 * The calls that work an act out beforehand: `POST <call>/hitung`, with the gate, the menu and the path of the act.
 * They need no key and no open day, and keep nothing. `answer` is what every quote of the kind tells.
 */
export const quotesOf = (
  { makes, menu, gate }: DocumentSpec,
  answer: Fields,
  induk: Fields | undefined,
) =>
  Object.fromEntries(
    Object.entries(makes).flatMap(([name, make]) => {
      const { quote, call, summary, body, params, menu: own = menu, gate: by = gate } = make;
      if (!quote) return [];
      const { tells = {}, body: other = {} } = quote === true ? {} : quote;
      const known = Object.entries(answer).filter(([field]) => !make.inner?.[field]);
      const endpoint = defineEndpoint({
        call: `${call}/hitung`,
        summary: `Hitung ${summary.charAt(0).toLowerCase()}${summary.slice(1)}`,
        readOnly: true,
        gate: by,
        params: { ...induk, ...params },
        body: allOptional({ ...body, ...other }),
        answer: {
          ...Object.fromEntries(known),
          ...tells,
          otorisasi: otorisasiField,
          kurang: kurangField,
        },
        right: { menu: own },
      });
      return [[name, endpoint]];
    }),
  );
