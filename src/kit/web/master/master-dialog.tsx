import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { fieldsFor } from '#kit/web/grid/columns.ts';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { offerRestore, wasRemoved } from '#kit/web/master/restore.ts';
import { paramsOf, type AnyMaster, type AnyRow } from '#kit/web/master/use-master-list.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import css from '#kit/web/master/master.module.css';

type Props = { master: AnyMaster; row?: AnyRow; onClose: () => void };

/** Adds or edits one row; the key is locked once it exists (2§4). */
export function MasterDialog({ master, row, onClose }: Props) {
  const person = usePerson();
  const editing = row !== undefined;
  const isKey = (name: string) => master.key.includes(name);
  const fields = Object.fromEntries(
    Object.entries(fieldsFor(master.fields, person)).filter(
      ([name]) => !(isKey(name) && !editing && master.keyFromServer),
    ),
  );
  const form = useFields(fields, { start: row });
  const done = { after: onClose, refresh: [master.endpoints.list] };
  const create = useWrite(master.endpoints.create, {
    ...done,
    success: 'Berhasil Menyimpan Data',
    onProblem: (problem) =>
      wasRemoved(problem)
        ? offerRestore(master, paramsOf(master, form.values), problem, onClose)
        : form.take(problem),
  });
  const update = useWrite(master.endpoints.update, {
    ...done,
    success: 'Berhasil Mengedit Data',
    onProblem: form.take,
  });
  const busy = create.busy || update.busy;

  const save = () => {
    const values = form.check();
    if (!values) return;
    const others = Object.fromEntries(Object.entries(values).filter(([name]) => !isKey(name)));
    void (editing
      ? update.send({ params: paramsOf(master, row), body: others })
      : create.send({ body: values as never }));
  };
  const first = Object.keys(fields).find((name) => !(editing && isKey(name)));

  return (
    <DialogFrame
      title={`${editing ? t('Ubah') : t('Tambah')} ${t(master.noun)}`}
      onClose={busy ? undefined : onClose}
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
      <FormFrame onSave={save} className={css.form}>
        {Object.entries(fields).map(([name, of]) => (
          <FieldInput
            key={name}
            of={of}
            {...form.bind(name)}
            readOnly={editing && isKey(name)}
            autoFocus={name === first}
          />
        ))}
      </FormFrame>
    </DialogFrame>
  );
}
