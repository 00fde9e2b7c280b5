import { createElement, type ComponentType } from 'react';
import { keysToDialog } from '#kit/web/base/key-router.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { withPerson } from '#areas/akses/web/with-person.tsx';

/**
 * Makes the openers of what is done with one thing, each in a dialog whose code is loaded when it is asked for; keys
 * struck meanwhile reach it. `name` is the property by which the dialogs take the thing.
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
