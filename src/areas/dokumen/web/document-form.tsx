import type { ReactNode } from 'react';
import type { Field } from '#kit/contract/field.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { focusField } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import type { PrintedDocument } from '#areas/dokumen/contract/document-types.ts';
import type { PrintedSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { DocumentActs } from '#areas/dokumen/web/document-acts.tsx';
import { useAct, type Act, type AnyActs } from '#areas/dokumen/web/act/use-act.ts';
import css from '#areas/dokumen/web/document.module.css';

type Bound = ReturnType<Act['bind']> & { autoFocus: boolean };

type Props<W extends PrintedSpec, N extends keyof W['makes']> = {
  of: PrintedDocument<W>;
  /** Which way of making it. */
  make: N;
  acts: DocumentActs;
  /** What is said when it is saved; also what the form is called. */
  success: string;
  /** Inputs that know more than their field: the codes of one direction, a field that only one code asks for. */
  inputs?: Readonly<Record<string, (bound: Bound, values: Act['values']) => ReactNode>>;
};

/** The form of a way of making a document: its fields one below the other, and its paper when it is saved. */
export function DocumentForm<W extends PrintedSpec, N extends keyof W['makes'] & string>({
  of,
  make,
  acts,
  success,
  inputs = {},
}: Props<W, N>) {
  const { paper, makes } = of.spec;
  const fields = makes[make]!.body;
  const names = Object.keys(fields);
  const act = useAct({
    // The words have said the types of the body; from here on they are names in a row.
    of: of as unknown as AnyActs,
    make,
    params: {},
    fields: names,
    lists: acts.lists,
    success,
    onDone: (made) => {
      act.reset({});
      focusField(names[0] ?? '');
      acts.print(made);
    },
  });
  const total = act.values[paper.total] as Rupiah | null | undefined;
  return (
    <FormFrame onSave={act.save} className={css.form} label={t(success)}>
      {names.map((name, at) => {
        const bound = { ...act.bind(name), autoFocus: at === 0 };
        return (
          inputs[name]?.(bound, act.values) ?? (
            <FieldInput key={name} of={fields[name] as Field} {...bound} />
          )
        );
      })}
      <Button
        look="primary"
        size="lg"
        busy={act.busy}
        onClick={act.save}
        data-submit
        shortcut="Ctrl Enter"
      >
        {total ? t('Simpan {total}', { total: formatRupiah(total) }) : t('Simpan')}
      </Button>
    </FormFrame>
  );
}
