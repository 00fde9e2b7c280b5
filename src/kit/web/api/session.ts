import { clearLocal } from '#kit/web/base/prefs.ts';
import { leaveShop } from '#kit/web/base/working-shop.ts';

/** The login flag of 1§2: it must agree with the server, else everything local goes. */
const FLAG = 'kilau.login';

export const loginFlag = (): boolean => localStorage.getItem(FLAG) === 'true';

export function setLoginFlag(on: boolean): void {
  localStorage.setItem(FLAG, String(on));
}

/** Several tabs share one session: what ends in one ends in all. */
export function onLoginFlag(ended: () => void): () => void {
  const heard = (event: StorageEvent) => event.key === FLAG && event.newValue !== 'true' && ended();
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

/** No person is logged in here any more: removes what was kept for the last one, and leaves the shop. */
export function forgetSession(): void {
  clearLocal();
  leaveShop();
  setLoginFlag(false);
}

/** 'Invalid Token.': local storage is cleared, the flag is false, the page reloads (1§4). */
export function tokenLost(): void {
  if (!loginFlag()) return;
  forgetSession();
  window.location.reload();
}
