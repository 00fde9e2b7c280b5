/** An open way to a device. */
export type Line = {
  readonly write: (bytes: Uint8Array) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Longer than a receipt takes; a device that takes nothing any more is cut off after it. */
const PATIENCE_MS = 8000;

/** Ends what hangs: the way is closed, and what waited for it fails. */
export async function inTime<A>(work: Promise<A>, cut: () => Promise<void>): Promise<A> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => {
      fail(new Error('The device does not answer'));
      void cut().catch(() => {});
    }, PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** One at a time over all tabs of this browser: a device takes one page after the other. */
export const oneAtATime = <A>(name: string, act: () => Promise<A>): Promise<A> =>
  navigator.locks ? (navigator.locks.request(name, act) as Promise<A>) : act();
