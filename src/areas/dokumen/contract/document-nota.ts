import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { choice, kode, listOf, longText, objectOf, optional } from '#kit/contract/field.ts';
import { sense } from '#kit/rules/sentence.ts';
import { ukuranNota } from '#areas/dokumen/contract/dokumen.ts';
import { kertasAnswer } from '#areas/akses/contract/kertas.api.ts';
import type { NotaedSpec } from '#areas/dokumen/contract/document-spec.ts';

/** The calls of a paper of goods: its print data with its message, the PDF, the counter's own print (1§9, D-6.5). */
export function notaCalls({ api, keyLabel, nota }: NotaedSpec) {
  const { called, rows, sheets, menu, printed } = nota;
  const right = { menu };
  const params = { no: kode(keyLabel, 14) };
  const data = {
    query: params,
    answer: listOf(objectOf(rows)),
    extra: { template_wa: longText('Pesan', { max: 100_000 }) },
    right,
    // It is the customer's own paper.
    people: 'whole',
  } as const;
  return {
    notaOne: defineEndpoint({
      ...data,
      call: `GET ${api}/get/bynota/single`,
      summary: `Data cetak ${called}, ${sheets ? 'lembar pelanggan' : 'satu lembar'}`,
    }),
    notaData: defineEndpoint({
      ...data,
      call: `GET ${api}/get/bynota`,
      summary: `Data cetak ${called}${sheets ? ', semua lembar' : ''}`,
    }),
    notaPdf: defineEndpoint({
      call: `GET ${api}/:no/nota.pdf`,
      summary: `${capital(called)} sebagai PDF`,
      params,
      query: {
        ...ukuranNota,
        ...(sheets && { lembar: optional(choice(sense('Lembar', 'nota'), sheets)) }),
      },
      right,
      raw: true,
    }),
    /** Asked before the counter prints the paper itself: the first one, or a copy that was approved just now. */
    notaPrint: defineEndpoint({
      call: `POST ${api}/:no/cetak`,
      summary: `Cetak ${called}`,
      params,
      answer: { ...kertasAnswer, ...printed },
      right,
      anyDay: true,
    }),
  };
}

const capital = (spec: string): string => spec.charAt(0).toUpperCase() + spec.slice(1);
