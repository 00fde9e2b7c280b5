import { IconPencil, IconRestore, IconTrash } from '@tabler/icons-react';
import type { Field } from '#kit/contract/field.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { confirm } from '#kit/web/feedback/dialogs.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import { textOf } from '#kit/web/grid/text-of.ts';
import { restore } from '#kit/web/master/restore.ts';
import { addressOf, keyOf, type AnyMaster, type AnyRow } from '#kit/web/master/use-master-list.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import css from '#kit/web/master/master.module.css';

type Props = { master: AnyMaster; row: AnyRow; onEdit: () => void };

/** Edit and delete, or bring back; rows that ship with the product can only be edited. */
export function RowActs({ master, row, onEdit }: Props) {
  const kode = keyOf(master, row);
  const remove = useWrite(master.endpoints.remove, {
    success: master.success?.removeMessage ?? mark('Berhasil Menghapus Data'),
    failure: master.failure?.removeMessage ?? mark('Gagal Menghapus Data'),
    refresh: [master.endpoints.list],
  });
  const ask = async () => {
    const { question, yes, no } = master.confirm ?? DEFAULT;
    const title = master.keyFromServer && wordsOf(master, row);
    const words = { question: t(question, { kode }), yes: t(yes), no: t(no), danger: true };
    if (await confirm(title ? { title, ...words } : words))
      void remove.send(addressOf(master, row));
  };
  if (!row.is_active)
    return (
      <IconButton label={`${t('Aktifkan')} ${kode}`} onClick={() => void restore(master, row)}>
        <IconRestore size={17} stroke={1.7} aria-hidden />
      </IconButton>
    );
  return (
    <span className={css.acts}>
      <IconButton label={`${t('Ubah')} ${kode}`} onClick={onEdit}>
        <IconPencil size={17} stroke={1.7} aria-hidden />
      </IconButton>
      {!master.closed && !master.fixed?.includes(kode) && (
        <IconButton
          label={`${t('Hapus')} ${kode}`}
          onClick={() => void ask()}
          disabled={remove.busy}
        >
          <IconTrash size={17} stroke={1.7} aria-hidden />
        </IconButton>
      )}
    </span>
  );
}

/** A running number says nothing to a person: the values of the row do. */
const wordsOf = ({ fields, key }: AnyMaster, row: AnyRow): string =>
  Object.entries(fields)
    .filter(([name]) => !key.includes(name))
    .map(([name, of]) => [t(of.label), textOf(of as Field, row[name as keyof AnyRow])] as const)
    .filter(([, text]) => text !== '-')
    .slice(0, 3)
    .map((pair) => pair.join(' '))
    .join(' · ');

const DEFAULT = {
  question: 'Apakah Anda Yakin Ingin Menghapus Kode {kode}?',
  yes: 'OK',
  no: 'Tidak',
};
