type Baris = Record<string, any>;

/** The rows of a grouped report as they came over the wire: one after the other, without their groups. */
export const barisLaporan = (data: readonly Baris[]): Baris[] =>
  data.flatMap((group) => group.detail as Baris[]);
