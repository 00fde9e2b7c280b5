import { masterDoor, mastersDoor, reportDoor } from '#kit/web/frame/doors.ts';
import type { WebScreen } from '#kit/web/frame/screen.ts';
import { DECLARED } from '#app/contract/declared.ts';

/**
 * The screens of declarations. The browser has this list written out instead, with an `import()` for
 * each declaration: it comes when its screen is opened (`tools/web-values.ts`).
 */
export const DECLARED_SCREENS: readonly WebScreen[] = DECLARED.map(({ path, report, masters }) => {
  if (report) return reportDoor(path, () => Promise.resolve(report));
  const [first, ...others] = masters;
  return !first || others.length > 0
    ? mastersDoor(path, () => Promise.resolve(masters))
    : masterDoor(path, () => Promise.resolve(first));
});
