/** Where a cell leads: a document, a piece, or a further report with the row's key as filter. */
export type Drill = {
  readonly column: string;
  /**
   * `report`, `dokumen` (whatever its first letters say), `screen` (another screen, for those who have it in their
   * menu), or a record that an area shows (`registerPeek`).
   */
  readonly to: string;
  /** Where documents of several kinds stand in one column: what each row's kind leads to. */
  readonly toBy?: { readonly column: string; readonly names: Readonly<Record<string, string>> };
  readonly path?: string;
  /** Another report for each of this column's values; none where a value has none. */
  readonly pathBy?: { readonly column: string; readonly names: Readonly<Record<string, string>> };
  /** Further filters, from other columns of the row where it knows them, else from a filter that was asked. */
  readonly with?: Readonly<Record<string, string>>;
  /** Only the dates go along, not the cell's value. */
  readonly bare?: true;
  /**
   * The filters that the cell's value becomes, by what a filter of this report holds; else the column's own name. While
   * it holds another value the cell leads nowhere by this way; a document or record needs no filter.
   */
  readonly as?: {
    readonly of: string;
    readonly names: Readonly<Record<string, readonly string[]>>;
  };
};
