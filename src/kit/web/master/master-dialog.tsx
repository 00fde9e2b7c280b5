import type { ComponentType } from 'react';
import type { Field } from '#kit/contract/field.ts';
import { told } from '#kit/contract/field-more.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { fieldsFor } from '#kit/web/grid/columns.ts';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { offerRestore, wasRemoved } from '#kit/web/master/restore.ts';
import { addressOf, type AnyMaster, type AnyRow } from '#kit/web/master/use-master-list.ts';
import { hintFor, isAsked, type Values } from '#kit/web/write/check.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import css from '#kit/web/master/master.module.css';

/** Shown beside a form and follows what is typed: how a customer sees the row. */
export type Beside = ComponentType<{ values: Values }>;

type Props = { master: AnyMaster; row?: AnyRow; onClose: () => void; beside?: Beside };

/** More fields than this stand side by side, so that the buttons stay in sight. */
const LONG = 7;

/** Adds or edits one row; the key is locked once it exists (2§4), unless the key is what the row says. */
export function MasterDialog({ master, row, onClose, beside: Side }: Props) {
  const person = usePerson();
  const editing = row !== undefined;
  const isKey = (name: string) => master.key.includes(name);
  const isLocked = (name: string) => editing && isKey(name) && !master.keyInQuery;
  // The key of an existing row is shown, not checked: it may be older than a rule of how keys are written.
  const fields = Object.fromEntries(
    Object.entries(fieldsFor(master.fields, person))
      .filter(([name]) => !(isKey(name) && !editing && master.keyFromServer))
      .filter(([, of]) => !of.shownOnly)
      .map(([name, of]) => [name, isLocked(name) ? told(of as Field) : of] as const),
  );
  const form = useFields(fields, { start: row });
  const done = { after: onClose, refresh: [master.endpoints.list] };
  const create = useWrite(master.endpoints.create, {
    ...done,
    success: master.success?.createMessage ?? mark('Berhasil Menyimpan Data'),
    failure: master.failure?.createMessage ?? mark('Data Gagal Disimpan'),
    onProblem: (problem) =>
      wasRemoved(problem)
        ? offerRestore(master, form.values, problem, onClose)
        : form.take(problem),
  });
  const update = useWrite(master.endpoints.update, {
    ...done,
    success: master.success?.updateMessage ?? mark('Berhasil Mengedit Data'),
    failure: master.failure?.updateMessage ?? mark('Data Gagal Diedit'),
    onProblem: form.take,
  });
  const busy = create.busy || update.busy;

  const save = () => {
    const values = form.check();
    if (!values) return;
    const others = Object.fromEntries(Object.entries(values).filter(([name]) => !isLocked(name)));
    void (editing
      ? update.send({ ...addressOf(master, row), body: others })
      : create.send({ body: values }));
  };
  const asked = Object.entries(fields).filter(([, of]) => isAsked(of, form.values));
  const isHeld = ({ heldBy }: Field) => !!heldBy && !!row && !!(row as Values)[heldBy];
  const long = Object.keys(fields).length > LONG;
  const first = Object.keys(fields).find((name) => !isLocked(name));

  return (
    <DialogFrame
      title={`${editing ? t('Ubah') : t('Tambah')} ${t(master.noun)}`}
      onClose={busy ? undefined : onClose}
      width={Side ? 1060 : long ? 720 : undefined}
      foot={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('Batal')}
          </Button>
          <Button look="primary" busy={busy} onClick={save} data-submit shortcut="Ctrl Enter">
            {t('Simpan')}
          </Button>
        </>
      }
    >
      <div className={Side && css.pair}>
        <FormFrame onSave={save} className={long ? css.long : css.form}>
          {asked.map(([name, of]) => (
            <FieldInput
              key={name}
              of={of}
              {...form.bind(name)}
              hint={isHeld(of) && of.heldSays ? t(of.heldSays) : hintFor(of)}
              readOnly={isLocked(name) || isHeld(of)}
              autoFocus={name === first}
            />
          ))}
        </FormFrame>
        {Side && (
          <aside className={css.beside}>
            <Side values={form.values} />
          </aside>
        )}
      </div>
    </DialogFrame>
  );
}
