/** Prints the paper of a document by its number alone; `person` is what the shell knows of who is logged in. */
export type Printer<S> = (no: string, person: S) => Promise<unknown>;

const printers = new Map<string, () => Promise<Printer<never>>>();

/** Called in an area's `.lends.ts` with the letters that the numbers of the kind begin with. */
export const registerPaper = <S>(letters: string, load: () => Promise<Printer<S>>): void =>
  void printers.set(letters, load);

export const hasPaper = (no: string): boolean => printers.has(no.slice(0, 2));

export async function printPaper<S>(no: string, person: S): Promise<void> {
  const print = await printers.get(no.slice(0, 2))?.();
  await (print as Printer<S> | undefined)?.(no, person);
}
