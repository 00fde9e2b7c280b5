import type { Master } from '#kit/contract/master.ts';
import type { Report } from '#kit/contract/report.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';

/** A screen that declarations draw: the tabs of masters, or one report. */
export type Declared =
  | { readonly path: string; readonly masters: readonly Master[]; readonly report?: undefined }
  | { readonly path: string; readonly report: Report; readonly masters?: undefined };

/** Every master and report that is in the menu, area by area. */
export const DECLARED: readonly Declared[] = CONTRACTS.flatMap(({ masters, reports }) => [
  ...masters
    .filter(({ menu }) => menu)
    .map(({ path }) => ({ path, masters: masters.filter((one) => one.path === path) })),
  ...reports.filter(({ menu }) => menu).map((report) => ({ path: report.path, report })),
]);
