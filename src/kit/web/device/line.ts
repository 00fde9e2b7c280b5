/** What goes to a device: commands of a receipt printer or of a label printer, and what the paper is called. */
export type Job = { readonly kind: 'escpos' | 'label'; readonly name: string };

/** An open way to a device. */
export type Line = {
  /** Takes a part as one piece, and may take so long for it. */
  readonly wholeMs?: number;
  readonly write: (bytes: Uint8Array) => Promise<void>;
  readonly close: () => Promise<void>;
  /** Closes it though something is still on its way. */
  readonly cut: () => Promise<void>;
};

/** Longer than a receipt takes; a device that takes nothing any more is cut off after it. */
const PATIENCE_MS = 8000;

/** Waits for a device no longer than that: what hangs fails. */
export async function inTime<A>(work: Promise<A>, ms = PATIENCE_MS): Promise<A> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('The device does not answer')), ms);
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
