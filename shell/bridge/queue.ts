import { ShellError } from '#shell/bridge/native.ts';

/** One job at a time. What does not come to its turn in time has not begun, and does not begin later. */
export function openQueue(wholeMs: number, now = () => performance.now()) {
  let last: Promise<unknown> = Promise.resolve();
  return <A>(job: (leftMs: number) => Promise<A>): Promise<A> => {
    const until = now() + wholeMs;
    const turn = last.then(() => {
      const left = until - now();
      if (left <= 0) throw new ShellError('SIBUK', false, 'Alat masih dipakai');
      return inTime(job(left), left);
    });
    last = turn.catch(() => {});
    return turn;
  };
}

/** A job that hangs may be half done: the app cuts it off earlier and knows better. */
async function inTime<A>(job: Promise<A>, ms: number): Promise<A> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new ShellError('LAMBAT', true, 'Alat tidak menjawab')), ms);
  });
  try {
    return await Promise.race([job, late]);
  } finally {
    clearTimeout(timer);
  }
}
