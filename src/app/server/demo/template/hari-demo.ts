/** `--days 90` (or `--hari`): how many days the demo has lived, for reports over a quarter. */
export function hariDemo(argv: readonly string[]): number | undefined {
  const at = argv.findIndex((one) => one === '--days' || one === '--hari');
  if (at < 0) return undefined;
  const hari = Number(argv[at + 1]);
  if (!Number.isInteger(hari) || hari < 1 || hari > 365)
    throw new Error('--days: jumlah hari 1 sampai 365');
  return hari;
}
