type Baris = Record<string, any>;

/**
 * The rows of a report as they came over the wire: one after the other, without the groups that lie around them; of the
 * chain in the order of the whole, whichever shop each is of.
 */
export const barisLaporan = (data: readonly Baris[]): Baris[] =>
  data.some(({ urut }) => Array.isArray(urut))
    ? data
        .flatMap(({ data: rows, urut }) =>
          barisLaporan(rows).map((row, at) => ({ row, at: urut[at] as number })),
        )
        .toSorted((a, b) => a.at - b.at)
        .map(({ row }) => row)
    : data.flatMap((one) => (Array.isArray(one.detail) ? (one.detail as Baris[]) : [one]));
