/** Pieces that another screen has chosen for labels, until the label screen takes them. */
let chosen: readonly string[] = [];

export const pilihUntukLabel = (codes: readonly string[]): void => {
  chosen = codes;
};

export function ambilPilihan(): readonly string[] {
  const codes = chosen;
  chosen = [];
  return codes;
}
