type Baris = Record<string, any>;

/** The rows of a report as they came over the wire: one after the other, without the groups that lie around them. */
export const barisLaporan = (data: readonly Baris[]): Baris[] =>
  data.flatMap((one) => (Array.isArray(one.detail) ? (one.detail as Baris[]) : [one]));
