import type { Gate } from '#kit/rules/gate.ts';

/**
 * A feature that a shop can switch on (1§6, D-33.1). `bawaan` = on for a new shop; `berbayar` = paid;
 * `peringatan` = the legal notice the owner reads once before it opens (D-32.9).
 */
type Words = {
  /** Its place among the modules of all areas. */
  readonly at: number;
  readonly nama: string;
  readonly bawaan?: true;
  readonly berbayar?: true;
  readonly peringatan?: string;
};

/** With the key that the shop's settings store, and the modules beside which alone it works. */
export type Modul = Words & { readonly key: string; readonly butuh: readonly Modul[] };

/** Asks whether a shop has it on: `modul(hutangModul.HUTANG_MODULE)`. */
export type IsOn = (of: Modul) => boolean;

type Said<K> = Words & {
  /** Others of this area by their keys, those of areas to the left themselves. */
  readonly butuh?: readonly (K | Modul)[];
};

/** The modules of an area. */
export function defineModuls<const K extends string>(
  words: Readonly<Record<K, Said<NoInfer<K>>>>,
): { readonly [key in K]: Modul } {
  const made = {} as Record<K, Modul>;
  const of = (one: K | Modul): Modul => (typeof one === 'string' ? made[one] : one);
  for (const [key, { butuh = [], ...one }] of Object.entries<Said<K>>(words))
    made[key as K] = {
      ...one,
      key,
      get butuh() {
        return butuh.map(of);
      },
    };
  return made;
}

export const modul = ({ key }: Modul): Gate => ({ modul: key });

/** Modules by their keys. */
export type AllModuls = Readonly<Record<string, Modul>>;

/** Those of all areas, each at its place. */
export const modulsOf = (all: readonly AllModuls[]): AllModuls =>
  Object.fromEntries(
    all
      .flatMap((one) => Object.values(one))
      .toSorted((a, b) => a.at - b.at)
      .map((one) => [one.key, one]),
  );
