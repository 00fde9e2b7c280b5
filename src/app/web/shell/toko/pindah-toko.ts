import { t } from '#kit/web/base/text.ts';
import { basePath } from '#kit/web/base/config.ts';
import { SHOP_PLACE } from '#kit/web/base/working-shop.ts';
import { confirm } from '#kit/web/feedback/dialogs.ts';
import { emptyPage } from '#app/web/shell/terketik.ts';

/** Back to head office. */
export const KE_PUSAT = 'Alt+P';

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

/** Works on a shop from now on, or on the own one: everything of the shop before goes with its page. */
function workOn(kode_toko: string | undefined, user_id: string): void {
  try {
    if (kode_toko) sessionStorage.setItem(SHOP_PLACE, `${kode_toko} ${user_id}`);
    else sessionStorage.removeItem(SHOP_PLACE);
  } catch {
    // Forbidden: the tab stays where it is.
  }
  window.location.replace(`${basePath}/home`);
}
