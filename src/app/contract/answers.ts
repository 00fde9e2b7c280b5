import { CONTRACTS } from '#app/contract/contracts.ts';

/** What each report answers, by its path; the browser has it as values (`tools/web-values.ts`). */
export const ANSWERS: Readonly<Record<string, string>> = Object.fromEntries(
  CONTRACTS.flatMap(({ reports }) =>
    reports.flatMap(({ path, menu }) => (menu ? [[path, menu.answers]] : [])),
  ),
);
