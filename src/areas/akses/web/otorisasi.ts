import { createElement } from 'react';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { registerAuthoriser } from '#kit/web/write/authorise.ts';
import { withPerson } from '#areas/akses/web/with-person.tsx';

/** Gives the kit its dialog: every write that needs a superior comes through here. */
export const openOtorisasi = (): void =>
  registerAuthoriser(async (request) => {
    const { OtorisasiDialog } = await import('#areas/akses/web/otorisasi-dialog.tsx');
    return openDialog<string | undefined>((close) =>
      withPerson(createElement(OtorisasiDialog, { request, onDone: close })),
    );
  });
