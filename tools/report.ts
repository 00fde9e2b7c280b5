/**
 * How every tool of the house ends: each objection on its line, then how much was looked at. A
 * tool that found nothing to look at has checked nothing, and fails.
 */
export function report(name: string, looked: number, objections: readonly string[]): never {
  for (const objection of objections) console.log(objection);
  console.log(`${name}: ${looked} looked at, ${objections.length} objections`);
  process.exit(looked > 0 && objections.length === 0 ? 0 : 1);
}
