import type { ComponentType } from 'react';
import { percentText } from '#kit/rules/format.ts';
import type { Persen } from '#kit/rules/quantity.ts';

type Mark = ComponentType<{ value: Persen }>;
const own: { mark?: Mark } = {};

/** Called in an area's `.lends.ts`: how a grade is drawn in a table. */
export const registerGrade = (mark: Mark): void => {
  own.mark = mark;
};

/** A percent as the house draws it, else its text. */
export function Grade({ value }: { value: Persen }) {
  return own.mark ? <own.mark value={value} /> : percentText(value);
}
