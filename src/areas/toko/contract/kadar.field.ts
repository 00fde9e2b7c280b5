import { grade, type Field } from '#kit/contract/field.ts';
import { persen, type Persen } from '#kit/rules/quantity.ts';

type Limits = Omit<Parameters<typeof grade>[1], 'most'>;

const LEBIH = 'Kadar Tidak Boleh Lebih Dari 500';

/** Gold content in percent (D-1.2); what a shop tests may come out above pure gold (1§5). */
export const kadarPersen = (label: string, limits: Limits = {}): Field<Persen> =>
  grade(label, {
    max: persen(50_000),
    minMessage: 'Kadar Tidak Boleh 0',
    maxMessage: LEBIH,
    most: { percent: 500, message: LEBIH },
    ...limits,
  });
