import type { BodyOf } from '#kit/contract/endpoint.ts';
import type { Field } from '#kit/contract/field.ts';
import { hint, secret } from '#kit/contract/field.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { confirm } from '#kit/web/feedback/dialogs.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { optionsOf } from '#kit/contract/chosen.ts';
import {
  aktifkanUserEndpoint,
  listUsersEndpoint,
  tambahUserEndpoint,
  ubahUserEndpoint,
  userFields,
  type UserRow,
} from '#areas/akses/contract/users.api.ts';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { setidaknya, type Level } from '#areas/toko/rules/level.ts';
import { wajibDuaFaktor } from '#areas/akses/rules/dua-faktor.ts';
import { Kekuatan } from '#areas/akses/web/kekuatan.tsx';
import css from '#areas/akses/web/data-users.module.css';
import { aksesParam } from '#areas/akses/contract/akses.parameter.ts';

type Props = { user?: UserRow; onClose: () => void };
const LIST = { refresh: [listUsersEndpoint] };
const PASSWORD = hint(
  'Minimal 15 karakter, atau 8 bila faktor keduanya wajib. Orangnya menggantinya saat pertama masuk.',
  secret('Password', 8),
);

/** Levels above the own are never offered (inventory/menu.tsv). */
const levelUpTo = (own: Level): Field<Level> => ({
  ...userFields.level,
  options: optionsOf(userFields.level).filter(({ value }) => setidaknya(own, value as Level)),
});

/** A right above KASIR is given once it was read once more: whose it is, and what it lets him do. */
async function setuju(
  { usere_name, level }: Pick<UserRow, 'usere_name' | 'level'>,
  before: UserRow | undefined,
): Promise<boolean> {
  const raised = level !== 'KASIR' && !(before && setidaknya(before.level, level));
  if (!raised) return true;
  return confirm({
    title: t('Beri {nama} hak {level}?', { nama: usere_name, level }),
    question: t(HAK[level]),
    yes: t('Beri hak {level}', { level }),
  });
}
const HAK: Readonly<Record<Exclude<Level, 'KASIR'>, string>> = {
  SPV: mark('SPV memberi otorisasi kepada kasir dan membatalkan nota.'),
  OWN: mark('OWN memberi semua otorisasi, mengubah harga dan parameter, dan melihat modal.'),
  MU: mark('MU mengatur master dan harga, dan melihat modal.'),
  SU: mark('SU membuka semua menu dan melihat modal.'),
  DEV: mark('DEV membuka semua menu dan melihat modal.'),
};

/** A new person, or the name, level and sales code of one; the id is locked once it exists. */
export function UserDialog({ user, onClose }: Props) {
  const person = usePerson();
  const self = user?.user_id === person.user_id;
  const { user_id, usere_name, kode_sales } = userFields;
  const level = levelUpTo(person.level as Level);
  const fields = {
    user_id,
    usere_name,
    level,
    kode_sales,
    ...(user ? {} : { password: PASSWORD }),
  };
  const form = useFields(fields, { start: user ? { ...user } : undefined });
  const restore = useWrite(aktifkanUserEndpoint, {
    ...LIST,
    success: 'Data berhasil diaktifkan',
    after: onClose,
  });
  const create = useWrite(tambahUserEndpoint, {
    ...LIST,
    success: 'Berhasil Menyimpan Data',
    after: onClose,
    onProblem: (problem) => offerRestore(problem) || form.take(problem),
  });
  const update = useWrite(ubahUserEndpoint, {
    ...LIST,
    success: 'Berhasil Mengedit Data',
    after: onClose,
    onProblem: form.take,
  });
  const busy = create.busy || update.busy || restore.busy;

  /** The id was here before: 'Batal' or 'Aktifkan' (1§8). */
  function offerRestore({ code, message }: Problem): boolean {
    if (code !== 'USER_TERHAPUS') return false;
    const params = { user_id: String(form.values.user_id).trim().toLowerCase() };
    void confirm({ question: message, yes: t('Aktifkan'), no: t('Batal') }).then((yes) => {
      if (yes) void restore.send({ params });
    });
    return true;
  }
  const save = async () => {
    const values = form.check() as BodyOf<typeof tambahUserEndpoint> | undefined;
    if (!values || busy || !(await setuju(values, user))) return;
    const { user_id: _, password: _sandi, ...body } = values;
    void (user
      ? update.send({
          params: { user_id: user.user_id },
          body: { ...body, is_active: user.is_active },
        })
      : create.send({ body: values }));
  };

  return (
    <DialogFrame
      title={user ? `${t('Ubah pengguna')} ${user.user_id}` : t('Tambah pengguna')}
      onClose={busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('Batal')}
          </Button>
          <Button
            look="primary"
            busy={busy}
            onClick={() => void save()}
            data-submit
            shortcut="Ctrl Enter"
          >
            {t('Simpan')}
          </Button>
        </>
      }
    >
      <FormFrame onSave={() => void save()} className={css.form}>
        {Object.entries(fields).map(([name, of]) => (
          <FieldInput
            key={name}
            of={of as Field}
            {...form.bind(name)}
            readOnly={(name === 'user_id' && user !== undefined) || (name === 'level' && self)}
            autoFocus={name === (user ? 'usere_name' : 'user_id')}
            searchable={name === 'level' || undefined}
          />
        ))}
        {!user && (
          <Kekuatan
            sandi={String(form.values.password ?? '')}
            orang={{
              user_id: String(form.values.user_id ?? '') || '-',
              usere_name: String(form.values.usere_name ?? '') || '-',
              berfaktor: wajibDuaFaktor(readParam(person.told, aksesParam.WAJIB_DUA_FAKTOR), {
                level: form.values.level as Level,
                pusat: person.variant === 'pusat',
              }),
            }}
          />
        )}
      </FormFrame>
    </DialogFrame>
  );
}
