import { apiBase, basePath } from '#kit/web/base/config.ts';

/**
 * The shop that head office works on in this tab (D-43.1). It outlives a reload and is no other tab's; it changes with
 * a new page alone, so that the frame, what is read and what is sent never speak of two shops.
 */
const PLACE = 'kilau.toko';
const CODE = /^[A-Z0-9]{3}$/;

let shop = read();

/** Its code; none while a person works in the own shop. */
export const workingShop = (): string | undefined => shop;

/** Works on a shop from now on, or on the own one: everything of the shop before goes with its page. */
export function workOn(kode_toko: string | undefined): void {
  store(kode_toko);
  window.location.replace(`${basePath}/home`);
}

/** Back to the own shop without a new page: nothing of another one was loaded yet, or the session ended. */
export function leaveShop(): void {
  shop = undefined;
  store(undefined);
}

/** The name under which this computer keeps something of a shop: what was typed in one is not there in another. */
export const ofShop = (name: string): string => (shop ? `${name}@${shop}` : name);

/** Where a picture and a link begin, which carry no header: the server reads the shop from the address. */
export const linkBase = (): string => apiBase + (shop ? `~${shop}/` : '');

function read(): string | undefined {
  try {
    const kept = sessionStorage.getItem(PLACE) ?? '';
    return CODE.test(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function store(kode_toko: string | undefined): void {
  try {
    if (kode_toko) sessionStorage.setItem(PLACE, kode_toko);
    else sessionStorage.removeItem(PLACE);
  } catch {
    // Forbidden: the tab stays in the own shop.
  }
}
