import { sharp } from '#kit/server/paper/on-demand.ts';
import type { PaperWords } from '#kit/server/paper/desk.ts';

/** Points of a length on paper. */
export const millimetres = (mm: number): number => (mm / 25.4) * 72;
/** Enough for 200 points to the inch. */
const PIXELS_A_MM = 8;

/** A small picture of the stored one; a file that is no picture counts as none. */
export async function thumbnail(
  { photo }: Pick<PaperWords, 'photo'>,
  path: unknown,
  mm: number,
): Promise<Buffer | undefined> {
  const bytes = typeof path === 'string' ? await photo?.(path) : undefined;
  if (!bytes) return undefined;
  const most = mm * PIXELS_A_MM;
  const small = sharp()(bytes).rotate().resize(most, most, { fit: 'inside' });
  return small
    .jpeg({ quality: 74 })
    .toBuffer()
    .catch(() => undefined);
}
