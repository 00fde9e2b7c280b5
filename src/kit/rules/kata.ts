/** States that the machine keeps by an English code, as a person reads them. */
const KATA = [
  { value: 'READY', label: 'SIAP' },
  { value: 'OPEN', label: 'MENUNGGU' },
  { value: 'DONE', label: 'SELESAI' },
  { value: 'CANC', label: 'BATAL' },
  { value: 'EXPORT', label: 'EKSPOR' },
  { value: 'SETTING', label: 'SETELAN' },
] as const;

/** The word for a code: its own where there is one, else the code without the lines of a machine. */
export const kataKode = (value: string): string =>
  KATA.find((one) => one.value === value)?.label ??
  (/^[A-Z]+(_[A-Z]+)+$/.test(value) ? value.replaceAll('_', ' ') : value);
