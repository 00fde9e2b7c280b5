/** A list that always has a first element. */
export type Filled<T> = readonly [T, ...T[]];

export const lastOf = <T>(list: Filled<T>): T => list.at(-1) ?? list[0];

/** Elements that stand at one place of two lists, in pairs; lists that do not match are a fault of ours. */
export function zip<A, B>(left: readonly A[], right: readonly B[]): (readonly [A, B])[] {
  if (left.length !== right.length)
    throw new RangeError(`Lists of ${left.length} and ${right.length} make no pairs`);
  return left.map((one, at) => [one, right[at] as B] as const);
}

/** What is kept under a key that somebody put there before. */
export function kept<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`Nothing is kept under ${String(key)}`);
  return value;
}

/** The one element that fits, where there must be one. */
export function fitting<T>(list: readonly T[], fits: (one: T, at: number) => boolean): T {
  const at = list.findIndex(fits);
  if (at < 0) throw new RangeError(`None of ${list.length} fits`);
  return list[at] as T;
}

/** The element whose turn it is: after the last comes the first again. */
export function inTurn<T>(list: readonly T[], turn: number): T {
  if (list.length === 0) throw new RangeError('Of nothing none has a turn');
  return list[turn % list.length] as T;
}

/** A text up to the first place of `mark`; the whole text where it has no such mark. */
export const upTo = (text: string, mark: string): string => {
  const at = text.indexOf(mark);
  return at < 0 ? text : text.slice(0, at);
};
