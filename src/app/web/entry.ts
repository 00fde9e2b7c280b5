import type { MenuRow } from '#kit/contract/menu.ts';

/** A line of the route table: the place of a screen in the menu and who may open it. */
export type Entry = {
  readonly path: string;
  readonly row: MenuRow;
  /** Drawn without sidebar and top bar. */
  readonly bare?: true;
};
