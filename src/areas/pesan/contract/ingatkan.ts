import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { day, type Fields } from '#kit/contract/field.ts';
import { pesanModul } from '#areas/pesan/contract/pesan.modul.ts';
import { modul } from '#areas/toko/contract/modul.ts';

type Words<N extends Fields> = {
  /** The path of the document: 'cicilan/:no'. */
  readonly at: string;
  readonly no: N;
  readonly summary: string;
  /** The report whose rows have this act. */
  readonly menu: string;
};

/** A customer is reminded in the messenger of what he owes by a document: a row action of a report, once a day. */
export const ingatkanCall = <const N extends Fields>({ at, no, summary, menu }: Words<N>) =>
  defineEndpoint({
    call: `POST ${at}/ingatkan`,
    summary,
    params: no,
    answer: { tgl_ingat: day('Diingatkan') },
    right: { menu: [menu] },
    gate: modul(pesanModul.WHATSAPP_MODULE),
  });
