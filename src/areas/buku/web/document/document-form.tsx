import type { ReactNode } from 'react';
import type { Field } from '#kit/contract/field.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { focusField } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields, type FieldsForm } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import type { BodyOf, PrintedDocument } from '#areas/buku/contract/document-types.ts';
import type { PrintedWords } from '#areas/buku/contract/document-words.ts';
import type { DocumentActs } from '#areas/buku/web/document/document-acts.tsx';
import css from '#areas/buku/web/document/document.module.css';

type Bound = ReturnType<FieldsForm['bind']> & { autoFocus: boolean };

type Props<W extends PrintedWords, N extends keyof W['makes']> = {
  of: PrintedDocument<W>;
  /** Which way of making it. */
  make: N;
  acts: DocumentActs;
  /** What is said when it is saved; also what the form is called. */
  success: string;
  /** Inputs that know more than their field: the codes of one direction. */
  inputs?: Readonly<Record<string, (bound: Bound) => ReactNode>>;
};

/** The form of a way of making a document: its fields one below the other, and its paper when it is saved. */
export function DocumentForm<W extends PrintedWords, N extends keyof W['makes'] & string>({
  of,
  make,
  acts,
  success,
  inputs = {},
}: Props<W, N>) {
  const { paper, makes } = of.words;
  const fields = makes[make]!.body;
  const names = Object.keys(fields);
  const form = useFields(fields);
  const write = useWrite(of.makes[make], {
    success,
    refresh: acts.lists,
    onProblem: form.take,
    after: (made) => {
      form.reset({});
      focusField(names[0] ?? '');
      acts.print(made);
    },
  });
  const save = () => {
    const typed = form.check();
    if (typed) void write.send({ body: typed as BodyOf<W, N> });
  };
  const total = form.values[paper.total] as Rupiah | null | undefined;
  return (
    <FormFrame onSave={save} className={css.form} label={t(success)}>
      {names.map((name, at) => {
        const bound = { ...form.bind(name), autoFocus: at === 0 };
        return (
          inputs[name]?.(bound) ?? <FieldInput key={name} of={fields[name] as Field} {...bound} />
        );
      })}
      <Button
        look="primary"
        size="lg"
        busy={write.busy}
        onClick={save}
        data-submit
        shortcut="Ctrl Enter"
      >
        {total ? t('Simpan {total}', { total: formatRupiah(total) }) : t('Simpan')}
      </Button>
    </FormFrame>
  );
}
