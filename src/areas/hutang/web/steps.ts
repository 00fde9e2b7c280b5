import { mark } from '#kit/web/base/text.ts';
import { sense } from '#kit/rules/sentence.ts';
import { dialogsOn } from '#areas/akses/web/dialogs-on.ts';
import { stepAct } from '#areas/dokumen/web/history/on-kind.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { MENU_TERIMA_PELUNASAN } from '#areas/hutang/contract/validasi.api.ts';
import { hutangActs } from '#areas/hutang/web/acts.ts';
import type { Hutang } from '#areas/hutang/web/hutang.ts';

const openPayOut = dialogsOn<'hutang', Hutang>('hutang')(
  async () => (await import('#areas/hutang/web/validasi/waiting-dialogs.tsx')).PayOutDialog,
);
const open = dialogsOn<'hutang', Pick<Hutang, 'no_faktur_hutang'>>('hutang');
const openTake = open(
  async () => (await import('#areas/hutang/web/validasi/waiting-dialogs.tsx')).TakeDialog,
);
const openReject = open(
  async () => (await import('#areas/hutang/web/validasi/waiting-dialogs.tsx')).RejectTakeDialog,
);
/** The loan that a redemption names. */
const hutangOf = (row: Readonly<Record<string, unknown>>) => ({
  no_faktur_hutang: String(row['no_faktur_hutang']),
});

/** A new loan that waits for its cashier is paid out, or rejected (D-35.12). */
export const HUTANG_STEPS = [
  stepAct(hutangDocument.spec.steps.validasi, {
    word: mark('Bayar'),
    // The card gives the whole loan.
    open: (hutang) => void openPayOut(hutang as Hutang),
    refuse: { word: mark('Tolak hutang ini'), open: hutangActs.cancel },
  }),
];

/** The money of a redemption that waits has come, or did not (D-35.13). */
export const LUNAS_STEP = stepAct(lunasDocument.spec.steps.validasi, {
  word: mark(sense('Validasi', 'tombol')),
  menu: MENU_TERIMA_PELUNASAN,
  open: (row) => void openTake(hutangOf(row)),
  refuse: { word: mark('Batal Validasi'), open: (row) => void openReject(hutangOf(row)) },
});
