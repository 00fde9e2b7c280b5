import { turns } from '#kit/server/pool/turns.ts';

/** So many writes that look at the whole book hold a connection of the counter's at a time. */
const MOST = 2;
const QUEUE = 200;
const PATIENCE_MS = 30_000;
const desk = turns(MOST, QUEUE, PATIENCE_MS);

/** Waits for its turn before it takes a connection, so that eight closings leave the others theirs. */
export async function inTurn<T>(
  { heavy }: { readonly heavy?: true },
  work: () => Promise<T>,
): Promise<T> {
  if (!heavy) return work();
  const end = await desk.take();
  return work().finally(end);
}
