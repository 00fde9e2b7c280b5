import { plainIn } from '#kit/rules/sentence.ts';
import type { Diucapkan, Ucapan } from '#areas/akses/server/otorisasi.table.ts';
import { terlihat, type Pembaca } from '#areas/akses/server/perlu-otorisasi.ts';

/** What is asked, in the reader's language; cost and drawers only to a reader who may see them. */
export function ucapan(asked: Ucapan, pembaca: Pembaca, t: (text: string) => string) {
  const { ringkasan, angka } = plainIn(asked, t);
  return { perihal: [...asked.perihal], ringkasan, angka: terlihat(angka, pembaca) };
}

/** Of a request from before there is only the Indonesian, or the codes of what is asked. */
export const ucapanOf = ({ event, ucapan: packed, ringkasan, angka }: Diucapkan): Ucapan => ({
  perihal: event,
  ...(packed ?? { ringkasan, angka }),
});
