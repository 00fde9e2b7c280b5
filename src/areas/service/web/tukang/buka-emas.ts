import { dialogsOn } from '#areas/akses/web/dialogs-on.ts';
import type { SaldoTukang } from '#areas/service/contract/tukang/saldo-tukang.api.ts';

const open = dialogsOn<'tukang', SaldoTukang>('tukang');

/** Gold to a craftsman without a job, and back from him. */
export const openEmas = open(
  async () => (await import('#areas/service/web/tukang/emas-dialog.tsx')).EmasDialog,
);
export const openKembali = open(
  async () => (await import('#areas/service/web/tukang/emas-dialog.tsx')).KembaliDialog,
);
