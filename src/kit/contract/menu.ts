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
};
