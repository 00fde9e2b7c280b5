import { createElement } from 'react';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { registerCopies } from '#kit/web/feedback/copies.ts';
import { registerAuthoriser } from '#kit/web/write/authorise.ts';
import { withPerson } from '#areas/akses/web/with-person.tsx';

/** Gives the kit its dialogs: every write that needs a superior, every paper that was printed before. */
export function openOtorisasi(): void {
  registerAuthoriser(async (request) => {
    const { OtorisasiDialog } = await import('#areas/akses/web/otorisasi-dialog.tsx');
    return openDialog<string | undefined>((close) =>
      withPerson(createElement(OtorisasiDialog, { request, onDone: close })),
    );
  });
  registerCopies(async (copy) => {
    const { SalinanDialog } = await import('#areas/akses/web/salinan-dialog.tsx');
    return (
      (await openDialog<boolean>((close) =>
        withPerson(createElement(SalinanDialog, { copy, onDone: close })),
      )) ?? false
    );
  });
}
