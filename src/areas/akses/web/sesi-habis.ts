import { call } from '#kit/web/api/client.ts';
import { forgetSession } from '#kit/web/api/session.ts';
import { forgetDrafts } from '#kit/web/write/use-kept.ts';
import { logoutEndpoint, meEndpoint } from '#areas/akses/contract/sesi.api.ts';

/** Where what the server told is kept. */
export const KEY = [meEndpoint.call, { params: undefined, query: undefined, toko: undefined }];

/** Ends the session here and on the server; what was stored for it and typed in it goes with it. */
export async function logout(user_id: string): Promise<void> {
  await call(logoutEndpoint, { body: { user_id } }).catch(() => undefined);
  forgetDrafts();
  forgetSession();
  window.location.reload();
}
