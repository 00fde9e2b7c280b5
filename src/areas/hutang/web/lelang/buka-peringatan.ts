import { dialogsOn } from '#areas/akses/web/dialogs-on.ts';
import type { Hutang } from '#areas/hutang/web/hutang.ts';

/** Opens a dialog of a loan, loaded when it is asked for. */
export const openHutang = dialogsOn<'hutang', Hutang>('hutang');

/** Logs that the customer was warned: from the list, and from an auction that lacks the warning. */
export const openPeringatan = openHutang(
  async () => (await import('#areas/hutang/web/lelang/peringatan-dialog.tsx')).PeringatanDialog,
);
