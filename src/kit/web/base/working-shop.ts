import { apiBase, basePath } from '#kit/web/base/config.ts';

/**
 * The shop that head office works on in this tab (D-43.1), and who chose it. It outlives a reload and is no other
 * tab's; it changes with a new page alone, so that the frame, what is read and what is sent never speak of two shops.
 */
const PLACE = 'kilau.toko';
const KEPT = /^([A-Z0-9]{3}) (.+)$/;

let [shop, whose] = read();

/** Its code; none while a person works in the own shop. */
export const workingShop = (): string | undefined => shop;

/** Works on a shop from now on, or on the own one: everything of the shop before goes with its page. */
export function workOn(kode_toko: string | undefined, user_id: string): void {
  store(kode_toko && `${kode_toko} ${user_id}`);
  window.location.replace(`${basePath}/home`);
}

/** Whether another person chose it: a tab that slept, or was opened again, while somebody else came in. */
export const isShopOfOther = (user_id: string): boolean => !!shop && whose !== user_id;

/** Back to the own shop without a new page: nothing of another one was loaded yet, or the session ended. */
export function leaveShop(): void {
  [shop, whose] = [undefined, undefined];
  store(undefined);
}

/** Tells when the browser shows a page again, as it was, of a shop that this tab has left since. */
export function onOldShop(shown: () => void): () => void {
  const heard = ({ persisted }: PageTransitionEvent) => persisted && read()[0] !== shop && shown();
  window.addEventListener('pageshow', heard);
  return () => window.removeEventListener('pageshow', heard);
}

/** The name under which this computer keeps something of a shop: what was typed in one is not there in another. */
export const ofShop = (name: string): string => (shop ? `${name}@${shop}` : name);

/** Where a picture and a link begin, which carry no header: the server reads the shop from the address. */
export const linkBase = (): string => apiBase + (shop ? `~${shop}/` : '');

function read(): [shop?: string, whose?: string] {
  try {
    const [, kode_toko, user_id] = KEPT.exec(sessionStorage.getItem(PLACE) ?? '') ?? [];
    return [kode_toko, user_id];
  } catch {
    return [];
  }
}

function store(kept: string | undefined): void {
  try {
    if (kept) sessionStorage.setItem(PLACE, kept);
    else sessionStorage.removeItem(PLACE);
  } catch {
    // Forbidden: the tab stays in the own shop.
  }
}
