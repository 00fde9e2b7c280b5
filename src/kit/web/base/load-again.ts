const FIRST_MS = 3000;
const LONGEST_MS = 60_000;

/** Code that a page needs as soon as the line allows: asked for again, less and less often, until it is there. */
export async function loadAgain<T>(load: () => Promise<T>, pause = FIRST_MS): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((now) => setTimeout(now, pause));
    return loadAgain(load, Math.min(pause * 2, LONGEST_MS));
  }
}
