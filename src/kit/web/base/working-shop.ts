import { apiBase } from '#kit/web/base/config.ts';

/**
 * The shop that head office works on in this tab (D-43.1), and who chose it. It outlives a reload and is no other
 * tab's; it changes with a new page alone, so that the frame, what is read and what is sent never speak of two shops.
 */
export const SHOP_PLACE = 'kilau.toko';
const KEPT = /^([A-Z0-9]{3}) (.+)$/;

let [shop, whose] = read();

/** What this tab keeps by now; a page that the browser shows again, as it was, may be of a shop that was left since. */
export const keptShop = (): string | undefined => read()[0];

/** Its code; none while a person works in the own shop. */
export const workingShop = (): string | undefined => shop;

/** Whether another person chose it: a tab that slept, or was opened again, while somebody else came in. */
export const isShopOfOther = (user_id: string): boolean => !!shop && whose !== user_id;

/** Back to the own shop without a new page: nothing of another one was loaded yet, or the session ended. */
export function leaveShop(): void {
  shop = whose = undefined;
  try {
    sessionStorage.removeItem(SHOP_PLACE);
  } catch {
    // Forbidden: none was kept.
  }
}

/** The name under which this computer keeps something of a shop: what was typed in one is not there in another. */
export const ofShop = (name: string): string => (shop ? `${name}@${shop}` : name);

/** Where a picture and a link begin, which carry no header: the server reads the shop from the address. */
export const linkBase = (): string => apiBase + (shop ? `~${shop}/` : '');

function read(): [shop?: string, whose?: string] {
  try {
    const [, kode_toko, user_id] = KEPT.exec(sessionStorage.getItem(SHOP_PLACE) ?? '') ?? [];
    return [kode_toko, user_id];
  } catch {
    return [];
  }
}
