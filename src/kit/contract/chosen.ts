import type { Field, Option, RefSource } from '#kit/contract/field-type.ts';
import type { Filled } from '#kit/rules/lists.ts';

/** What a choice offers; a field that is none has no business where it is asked. */
export function optionsOf({ options, label }: Pick<Field, 'options' | 'label'>): Filled<Option> {
  const [first, ...others] = options ?? [];
  if (!first) throw new TypeError(`${label} offers no choice`);
  return [first, ...others];
}

/** Where the choices of a `ref` come from; a field that is none has no business where it is asked. */
export function sourceOf({ source, label }: Pick<Field, 'source' | 'label'>): RefSource {
  if (!source) throw new TypeError(`${label} is not chosen from a list`);
  return source;
}
