import { createContext, useContext, type ReactNode } from 'react';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { Field, Fields, ValuesOf } from '#kit/contract/field.ts';
import type { Refusal } from '#kit/rules/refusal.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import type { Messages } from '#kit/web/write/check.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields, type FieldsForm } from '#kit/web/write/use-fields.ts';
import { whole } from '#kit/web/write/exact.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import css from '#kit/web/write/form.module.css';

type Context = { form: FieldsForm; fields: Fields; busy: boolean };
const FormContext = createContext<Context | undefined>(undefined);

type Props<P, B, A, F extends Fields> = {
  of: Endpoint<P, unknown, B, A>;
  /** The fields of the form, which are those of the endpoint's body. */
  fields: F;
  params?: P;
  start?: Partial<ValuesOf<F>>;
  /** The very rule that the server will apply: its refusals stand at their fields. */
  check?: (values: ValuesOf<F>) => readonly Refusal[];
  /** Where the body is not simply the values. */
  body?: (values: ValuesOf<F>) => B;
  after?: (answer: A) => void;
  success?: string;
  refresh?: readonly { readonly call: string }[];
  /** The act, with the sum when money moves. */
  submit?: ReactNode;
  onCancel?: () => void;
  children: ReactNode;
};

/** One act over declared fields: checks by the shared rule, asks a superior when needed, sends once. */
export function TransactionForm<P, B, A, F extends Fields>(props: Props<P, B, A, F>) {
  const {
    of,
    fields,
    params,
    start,
    check,
    body,
    after,
    success,
    refresh,
    submit,
    onCancel,
    children,
  } = props;
  const also =
    check && ((values: Record<string, unknown>) => messagesOf(check(values as ValuesOf<F>)));
  const form = useFields(fields, { start: start as Record<string, unknown>, also });
  const write = useWrite(of, { after, success, refresh, onProblem: form.take });
  const save = () => {
    const values = form.check();
    if (values) void write.send({ params, body: whole<B>(body ? body(values) : (values as B)) });
  };
  return (
    <FormContext value={{ form, fields, busy: write.busy }}>
      <FormFrame onSave={save} className={css.form}>
        {children}
        <div className={css.foot}>
          {onCancel && (
            <Button onClick={onCancel} disabled={write.busy}>
              {t('Batal')}
            </Button>
          )}
          <Button look="primary" busy={write.busy} onClick={save} data-submit shortcut="Ctrl Enter">
            {submit ?? t('Simpan')}
          </Button>
        </div>
      </FormFrame>
    </FormContext>
  );
}

type FieldProps = {
  name: string;
  label?: ReactNode;
  autoFocus?: boolean;
  readOnly?: boolean;
  hint?: ReactNode;
  /** In grey while the field is empty: what the book says, where a person has to find it out again. */
  placeholder?: string;
  width?: number | string;
};

/** A field of the form around it, by name. */
export function FormField({ name, ...rest }: FieldProps) {
  const { form, fields, busy } = useTransaction();
  return <FieldInput of={fields[name] as Field} {...form.bind(name)} {...rest} disabled={busy} />;
}

export function useTransaction(): Context {
  const context = useContext(FormContext);
  if (!context) throw new Error('Only inside a TransactionForm');
  return context;
}

/** The first refusal of each field; one that names no field is under the empty name. */
function messagesOf(refusals: readonly Refusal[]): Messages {
  return Object.fromEntries(
    refusals.toReversed().map(({ field, message }) => [field ?? '', message]),
  );
}
