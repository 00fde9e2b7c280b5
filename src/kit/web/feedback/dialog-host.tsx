import { Fragment } from 'react';
import { dialogs } from '#kit/web/feedback/dialogs.ts';
import { useStore } from '#kit/web/feedback/store.ts';

/** Draws whatever is open; each drawing brings its own frame, so nothing is loaded before it is needed. */
export function DialogHost() {
  return useStore(dialogs).map(({ id, draw, close }) => (
    <Fragment key={id}>{draw(close)}</Fragment>
  ));
}
