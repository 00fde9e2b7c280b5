/** What is drawn of a report's rows; `Q` names its filters, `C` its columns. */
export type ChartWords<Q extends string, C extends string> = {
  /** bar: small bars in the band; line, stack and grid: a drawing of their own below it. */
  kind: 'bar' | 'line' | 'stack' | 'grid';
  x: C;
  /** Columns; with `across` values of x, each of them one row. */
  series: readonly string[];
  /** Drawn as columns among the lines. */
  columns?: readonly string[];
  /** Of a grid: what its lines are; `series` is the status in each of its cells. */
  y?: readonly C[];
  /** These columns are the points: months beside each other. */
  across?: readonly C[];
  /** A line of steps for each value of these columns: prices. */
  split?: readonly C[];
  /** Lines only while that filter holds one of these; over `x`, and one for each value of `split`. */
  lineWhen?: {
    readonly field: Q;
    readonly is: readonly string[];
    readonly x?: C;
    readonly split?: readonly C[];
    /** While it holds one of these, columns instead of lines. */
    readonly columnsFor?: readonly string[];
  };
};
