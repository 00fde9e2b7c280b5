import { t } from '#kit/web/base/text.ts';
import { workOn } from '#kit/web/base/working-shop.ts';
import { confirm } from '#kit/web/feedback/dialogs.ts';
import { emptyPage } from '#app/web/shell/terketik.ts';

/** Back to head office. */
export const KE_PUSAT = 'Alt+P';

/** Ruby is left out: it says that something is wrong. */
const STONES = ['kecubung', 'tembaga', 'nilam', 'emas'] as const;

/** The colour of a shop: always the same one, and neighbours in the list (KJ1, KJ2) differ. */
export function warnaToko(kode_toko: string): string {
  const sum = [...kode_toko].reduce((so, letter) => so + letter.charCodeAt(0), 0);
  return STONES[sum % STONES.length] ?? STONES[0];
}

/**
 * Goes on in another shop, or in head office; what a page holds asks before it is lost, what a counter keeps waits
 * there.
 */
export async function pindahToko(kode_toko: string | undefined, user_id: string): Promise<boolean> {
  const sure =
    emptyPage() ||
    (await confirm({
      question: t('Yang diketik di halaman ini belum disimpan. Pindah toko?'),
      yes: t('Pindah toko'),
    }));
  if (sure) workOn(kode_toko, user_id);
  return sure;
}
