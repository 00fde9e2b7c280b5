import { createElement, type ComponentType } from 'react';
import { keysToDialog } from '#kit/web/base/key-router.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { withPerson } from '#areas/akses/web/with-person.tsx';

/**
 * Functions that open the dialogs of one thing (a job, a contract). The code of a dialog is loaded when it is opened;
 * keys that are struck meanwhile reach it. `name` is the property that gives the thing to the dialog.
 */
export const dialogsOn =
  <K extends string, T>(name: K) =>
  (load: () => Promise<ComponentType<Record<K, T> & { onClose: () => void }>>) =>
  (on: T): Promise<void> =>
    keysToDialog(
      load().then((View) =>
        openDialog<void>((close) => {
          const props = { [name]: on, onClose: close } as Record<K, T> & { onClose: () => void };
          return withPerson(createElement(View, props));
        }),
      ),
    );
