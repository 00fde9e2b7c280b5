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
import type { QuoteSpec } from '#areas/dokumen/contract/quote-spec.ts';

/** What refuses an act whose figures are known: the field (empty where it is none) and the sentence. */
export const kurangField = asField(
  listOf(
    objectOf({ isian: text('Isian', { min: 0 }), pesan: text('Pesan', { min: 0, max: 1000 }) }),
  ),
  'Kurang',
);
export const otorisasiField = list('Otorisasi');

/** Every other field may be left out. */
const optionalBut = (needs: readonly string[], fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, of]) => [
      name,
      (of as Field).optional || needs.includes(name) ? of : optional(of as Field),
    ]),
  );

/** Columns of the customer whom the body of a way of making names: no quote answers them. */
export const askedCustomer = ({ on, register }: DocumentSpec): readonly string[] =>
  on ? [] : Object.values(register.customer ?? {});

/**
 * The calls that work an act out beforehand: `POST <call>/hitung`, with the gate, the menu and the path of the act.
 * They need no key and no open day, and keep nothing. `answer` is what every quote of the kind tells.
 */
export const quotesOf = (spec: DocumentSpec, answer: Fields, induk: Fields | undefined) => {
  const { makes, menu, gate } = spec;
  const hidden = askedCustomer(spec);
  return Object.fromEntries(
    Object.entries(makes).flatMap(([name, make]) => {
      const { quote, call, summary, body, params, menu: own = menu, gate: by = gate } = make;
      if (!quote) return [];
      const words: QuoteSpec = quote === true ? {} : quote;
      const { tells = {}, body: other = {}, menu: asked = own, needs = [], data } = words;
      const known = Object.entries(answer).filter(
        ([field]) => !make.inner?.[field] && !hidden.includes(field),
      );
      const refused = { otorisasi: otorisasiField, kurang: kurangField };
      const endpoint = defineEndpoint({
        call: `${call}/hitung`,
        summary: words.summary ?? `Hitung ${summary.charAt(0).toLowerCase()}${summary.slice(1)}`,
        readOnly: true,
        gate: by,
        params: { ...induk, ...params },
        body: optionalBut(needs, { ...body, ...other }),
        answer: data ?? objectOf({ ...Object.fromEntries(known), ...tells, ...refused }),
        ...(data && { extra: refused }),
        right: { menu: asked },
      });
      return [[name, endpoint]];
    }),
  );
};
