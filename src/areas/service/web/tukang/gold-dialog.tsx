import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { Field, Fields, ValuesOf } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { schemaOf } from '#kit/contract/schema.ts';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import type { Bound } from '#areas/dokumen/web/act-dialog.tsx';
import { StepDialog } from '#areas/dokumen/web/act/step-dialog.tsx';
import type { DocumentActs } from '#areas/dokumen/web/document-acts.tsx';
import {
  blankEmas,
  EmasRows,
  typedEmas,
  type EmasDraft,
} from '#areas/service/web/kerja/emas-rows.tsx';
import { TUKANG } from '#areas/service/web/kerja/tukang-source.ts';

type Row = Readonly<Record<string, unknown>>;
type Gold = NonNullable<ReturnType<typeof typedEmas>>;

/** Loose gold as it is typed: no row that was begun is left unfinished, `least` of them are there. */
export const goldField = (label: string, least: 0 | 1 = 0): Field<readonly EmasDraft[]> =>
  asField(
    schemaOf(
      z
        .array(z.custom<EmasDraft>())
        .check(
          z.refine(
            (rows) => (typedEmas(rows)?.length ?? -1) >= least,
            'Gudang, Kadar Dan Berat Emas Harus Diisi',
          ),
        ),
    ),
    label,
  );

type Props<P, B, A extends Row, F extends Fields> = {
  of: Endpoint<P, unknown, B, A>;
  params: P;
  /** What is typed, in its order; `gold` is the name of the rows of gold among them. */
  fields: F;
  gold: keyof F & string;
  /** Gold goes to the craftsman: what lies in its warehouse is shown. */
  out?: boolean;
  /** No first row: it is not about gold alone. */
  none?: boolean;
  start?: { readonly [N in keyof F]?: unknown };
  /** The body: what is typed, and the gold, null where there is none. */
  body: (typed: ValuesOf<F>, gold: Gold | null) => B;
  title: string;
  act: string;
  note?: ReactNode;
  success: string;
  acts: DocumentActs;
  onClose: () => void;
};

/** Gold to a craftsman or back from him, with a job or without: who, which gold, why, and the paper that he signs. */
export function GoldDialog<P, B, A extends Row, F extends Fields>(props: Props<P, B, A, F>) {
  const { fields, gold, out, none, start, body, acts, ...dialog } = props;
  const rows = ({ value, onChange, error, parts = {}, label }: Bound) => (
    <EmasRows
      key={gold}
      label={label}
      rows={value as readonly EmasDraft[]}
      onRows={onChange}
      wrong={error}
      said={(at, name) => parts[`${at}.${name}`]}
      fromLots={out}
    />
  );
  const who = ({ value, ...bound }: Bound) => (
    <RefInput key="kode_tukang" {...bound} source={TUKANG} value={value as string | null} />
  );
  return (
    <StepDialog
      {...dialog}
      width={520}
      fields={fields}
      start={{ ...start, [gold]: none ? [] : [blankEmas(1)] } as typeof start}
      inputs={{ [gold]: rows, kode_tukang: who } as { [N in keyof F & string]?: typeof rows }}
      body={(typed) => {
        const found = typedEmas(typed[gold] as readonly EmasDraft[]) ?? [];
        return body(typed, found.length > 0 ? found : null);
      }}
      lists={acts.lists}
      after={acts.print}
    />
  );
}
