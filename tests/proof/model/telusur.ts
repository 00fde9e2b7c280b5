/** After so many steps the whole book and every invariant are looked at. */
export const SETIAP = 200;

/** What a whole look found, after which step. */
export class Rusak extends Error {
  readonly langkah: number;
  constructor(langkah: number, nama: string, cause: unknown) {
    super(`after step ${langkah}, ${nama}: ${(cause as Error).message}`, { cause });
    this.langkah = langkah;
  }
}

/** Looks at all after this step, if its turn has come: every `SETIAP`th, and from `teliti` on every one. */
export async function lihatSemua(
  langkah: number,
  teliti: number,
  nama: string,
  periksa: () => Promise<void>,
): Promise<void> {
  if (langkah % SETIAP !== 0 && langkah < teliti) return;
  await periksa().catch((error: unknown) => {
    throw new Rusak(langkah, nama, error);
  });
}

/**
 * An error that a full check finds was caused by one of the steps before it: the history runs again, with a check
 * after each of them. Where the second run finds no error, that of the first run is thrown.
 */
export async function telusuri(hidup: (teliti: number) => Promise<void>): Promise<void> {
  try {
    await hidup(Infinity);
  } catch (error) {
    if (error instanceof Rusak) await hidup(error.langkah - SETIAP + 1);
    throw error;
  }
}
