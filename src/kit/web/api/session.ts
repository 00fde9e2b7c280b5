import { clearLocal } from '#kit/web/base/prefs.ts';

/** The login flag of 1§2: it must agree with the server, else everything local goes. */
const FLAG = 'kilau.login';

export const loginFlag = (): boolean => localStorage.getItem(FLAG) === 'true';

export function setLoginFlag(on: boolean): void {
  localStorage.setItem(FLAG, String(on));
}

/** 'Invalid Token.': local storage is cleared, the flag is false, the page reloads (1§4). */
export function tokenLost(): void {
  if (!loginFlag()) return;
  clearLocal();
  setLoginFlag(false);
  window.location.reload();
}
