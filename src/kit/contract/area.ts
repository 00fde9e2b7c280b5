import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import type { Master } from '#kit/contract/master.ts';
import type { MenuPlace, MenuRow } from '#kit/contract/menu.ts';
import type { Report } from '#kit/contract/report.ts';

/**
 * An area's one door (`<area>.area.ts`): every master, report, document and endpoint that it has. What no
 * door lists does not exist; menu, screens, tests, OpenAPI and the catalogue of texts walk these lists.
 */
export type Area<
  E extends object = object,
  P extends object = object,
  M extends object = object,
  J = unknown,
> = {
  readonly masters: readonly Master[];
  readonly reports: readonly Report[];
  readonly endpoints: readonly AnyEndpoint[];
  /** Kinds of documents: those that are declared, and what the register knows of the others. */
  readonly documents: Documents;
  readonly registers: readonly unknown[];
  /** Every line of the menu: those that declarations say, and screens that none draws. */
  readonly menu: readonly MenuRow[];
  /** Acts that a superior approves. */
  readonly events: E;
  /** What a shop decides, each by its key. */
  readonly parameters: P;
  /** What it may switch on, the same. */
  readonly moduls: M;
  readonly log?: AreaLog;
  /** What its sets in the book are to an accountant. */
  readonly journal?: J;
};

/**
 * What the log of acts (№ 102) says of the area: its name in the filter, and its tables beside masters, each by
 * the word that a shop has for it. A master is called by its noun, unless `tables` gives it another word.
 */
type AreaLog = { readonly as: string; readonly tables?: Readonly<Record<string, string>> };

/** A kind of document offers its calls itself. */
type Documents = readonly { readonly calls: readonly AnyEndpoint[]; readonly spec: unknown }[];

type Words<E extends object, P extends object, M extends object, J> = Partial<
  Omit<Area<E, P, M, J>, 'menu'>
> & {
  /** Screens that no declaration draws: lines of the menu. */
  readonly screens?: readonly MenuRow[];
};

export const defineArea = <
  const E extends object = object,
  const P extends object = object,
  const M extends object = object,
  J = never,
>({
  masters = [],
  reports = [],
  documents = [],
  endpoints = [],
  registers = [],
  screens = [],
  events,
  parameters,
  moduls,
  log,
  journal,
}: Words<E, P, M, J>): Area<E, P, M, J> => ({
  masters,
  reports,
  documents,
  registers,
  menu: [...[...masters, ...reports].flatMap(lineOf), ...screens],
  events: events ?? ({} as E),
  parameters: parameters ?? ({} as P),
  moduls: moduls ?? ({} as M),
  log,
  journal,
  endpoints: [...endpoints, ...documents.flatMap((one) => one.calls)],
});

type Declared = Pick<MenuRow, 'path' | 'title' | 'gate'> & { readonly menu?: MenuPlace };

const lineOf = ({ path, title, gate, menu }: Declared): MenuRow[] => {
  if (!menu) return [];
  const { group, levels, hidden, at } = menu;
  return [{ group, title, path, levels, gate, hidden, at }];
};

/** The endpoints that a file of calls exports, in its order: `endpointsIn(harga)` with `import * as harga`. */
export const endpointsIn = (module: object): AnyEndpoint[] =>
  Object.values({ ...module } as Readonly<Record<string, unknown>>).filter(isEndpoint);
const isEndpoint = (one: unknown): one is AnyEndpoint =>
  typeof one === 'object' && one !== null && 'call' in one;
