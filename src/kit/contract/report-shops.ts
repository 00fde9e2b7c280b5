import { defineReport, type Report, type Words } from '#kit/contract/report.ts';
import type { ReportAnswer, ShopAnswer } from '#kit/contract/report-answer.ts';
import type { Fields } from '#kit/contract/field.ts';

/** A report of the chain: as any other, with an answer that is shop by shop (D-43.3). */
export const defineShopsReport = <
  const Q extends Fields,
  const C extends Fields,
  const G extends keyof C & string = never,
  const T extends keyof C & string = never,
>(
  words: Words<Q, C, G, T>,
) => {
  const made: unknown = defineReport({ ...words, perShop: true });
  return made as Report<Q, C, readonly ShopAnswer<ReportAnswer<C, G, T>>[]>;
};
