import type { Gate } from '#kit/rules/gate.ts';

/**
 * A row of the menu: plain data for router, sidebar, palette and server, kept apart from schemas
 * so that the first load stays small. `levels` are those whose `is_show` starts on; OWN and SU
 * see every entry (inventory/menu.tsv).
 */
export type MenuRow = {
  readonly group: string;
  readonly title: string;
  /** Without the leading slash; also the code of the entry in `akses`. */
  readonly path: string;
  readonly gate?: Gate;
  readonly levels: readonly string[];
  /** free: no tick in `akses`, open to whoever is logged in. */
  readonly free?: true;
  /** Reached by a link or an address, never listed in the sidebar. */
  readonly hidden?: true;
  /**
   * The place among the lines of its group, whichever area they are of, in tens so that others fit between;
   * lines without one stand behind them in the order of the areas.
   */
  readonly at?: number;
};

/** Where the screen of a declaration stands; path, title and gate are the declaration's own. */
export type MenuPlace = Pick<MenuRow, 'group' | 'levels' | 'hidden' | 'at'>;
