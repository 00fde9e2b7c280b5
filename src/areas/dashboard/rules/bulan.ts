/** The months 'YYYY-MM' from one to the other, both counted; none where they stand the wrong way round. */
export function daftarBulan(from: string, to: string): string[] {
  const index = (bulan: string): number =>
    Number(bulan.slice(0, 4)) * 12 + Number(bulan.slice(5)) - 1;
  const [first, last] = [index(from), index(to)];
  if (!Number.isFinite(first) || !Number.isFinite(last) || last < first) return [];
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const one = first + at;
    return `${Math.floor(one / 12)}-${String((one % 12) + 1).padStart(2, '0')}`;
  });
}

/** A statement has a column for each month of a year: no two of the same name. */
export const BULAN_PALING_BANYAK = 12;

/** The name of a month's column: `bulan_11`. */
export const kolomBulan = (bulan: string): string => `bulan_${Number(bulan.slice(5))}`;
