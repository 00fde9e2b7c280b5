import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import type { Master } from '#kit/contract/master.ts';
import type { Report } from '#kit/contract/report.ts';

/**
 * An area's contract door: every master, report and endpoint that it has. What no door lists does
 * not exist; tests, OpenAPI and the catalogue of texts walk these lists.
 */
export type AreaContract = {
  readonly masters: readonly Master[];
  readonly reports: readonly Report[];
  readonly endpoints: readonly AnyEndpoint[];
  /** Kinds of documents: those that are declared, and what the register knows of the others. */
  readonly documents: Documents;
  readonly registers: readonly unknown[];
};

/** A kind of document offers its calls itself. */
type Documents = readonly { readonly calls: readonly AnyEndpoint[]; readonly words: unknown }[];

type Loose = {
  documents?: Documents;
  masters?: readonly unknown[];
  reports?: readonly unknown[];
  endpoints?: readonly unknown[];
  registers?: readonly unknown[];
};

export const areaContract = ({
  masters = [],
  reports = [],
  documents = [],
  endpoints = [],
  registers = [],
}: Loose): AreaContract =>
  ({
    masters,
    reports,
    documents,
    registers,
    endpoints: [...endpoints, ...documents.flatMap((one) => one.calls)],
  }) as unknown as AreaContract;

/** The endpoints that a file of calls exports, in its order: `endpointsIn(harga)` with `import * as harga`. */
export const endpointsIn = (module: object): unknown[] =>
  Object.values(module).filter((one) => typeof one === 'object' && one !== null && 'call' in one);
