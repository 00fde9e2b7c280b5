import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { optional, text, yesNo } from '#kit/contract/field.ts';

/** Whether a write came through whose answer was lost: its sender asks, by the key that it was sent with (D-6.2). */
export const keptAnswerEndpoint = defineEndpoint({
  call: 'GET jawaban/:kunci',
  summary: 'Simpanan yang jawabannya hilang',
  params: { kunci: text('Kunci', { max: 100 }) },
  answer: {
    tersimpan: yesNo('Tersimpan'),
    /** Of the document that it made, or the code of the row; none where it has none. */
    nomor: optional(text('Nomor', { max: 100 })),
  },
  right: 'login',
});
