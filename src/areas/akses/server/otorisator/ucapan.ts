import { plainIn } from '#kit/rules/sentence.ts';
import type { Diucapkan, Ucapan } from '#areas/akses/server/otorisasi.table.ts';
import { terlihat } from '#areas/akses/server/perlu-otorisasi.ts';

/** What is asked, in the reader's language; cost only to a reader who may see it. */
export function ucapan(asked: Ucapan, lihat_modal: boolean, t: (text: string) => string) {
  const { ringkasan, angka } = plainIn(asked, t);
  return { perihal: [...asked.perihal], ringkasan, angka: terlihat(angka, lihat_modal) };
}

/** Of a request from before there is only the Indonesian, or the codes of what is asked. */
export const ucapanOf = ({ event, ucapan: packed, ringkasan, angka }: Diucapkan): Ucapan => ({
  perihal: event,
  ...(packed ?? { ringkasan, angka }),
});
