import { hint, secret } from '#kit/contract/field.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  listUsersEndpoint,
  resetPasswordEndpoint,
  type UserRow,
} from '#areas/akses/contract/users.api.ts';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { wajibDuaFaktor } from '#areas/akses/rules/dua-faktor.ts';
import { periksaSandi } from '#areas/akses/rules/sandi.ts';
import { Kekuatan } from '#areas/akses/web/kekuatan.tsx';
import css from '#areas/akses/web/data-users.module.css';
import { aksesParam } from '#areas/akses/contract/akses.parameter.ts';

const FIELDS = {
  new_password: hint(
    'Minimal 15 karakter, atau 8 bila ada faktor kedua. Beritahukan langsung; diganti saat masuk.',
    secret('Password Baru', 8),
  ),
};

/** A password for someone who forgot it; a session with the old one ends at once. */
export function ResetPasswordDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const { user_id, usere_name, level } = user;
  const { told, variant } = usePerson();
  const berfaktor =
    user.dua_faktor ||
    wajibDuaFaktor(readParam(told, aksesParam.WAJIB_DUA_FAKTOR), {
      level,
      pusat: variant === 'pusat',
    });
  const form = useFields(FIELDS, {
    also: ({ new_password }) =>
      Object.fromEntries(
        new_password
          ? periksaSandi(String(new_password), { user_id, berfaktor }).map(({ field, message }) => [
              field,
              message,
            ])
          : [],
      ),
  });
  const write = useWrite(resetPasswordEndpoint, {
    success: 'Update password berhasil',
    refresh: [listUsersEndpoint],
    after: onClose,
    onProblem: form.take,
  });
  const save = () => {
    const values = form.check();
    if (values) void write.send({ params: { user_id }, body: values });
  };
  return (
    <DialogFrame
      title={`${t('Reset password')} ${user_id}`}
      onClose={write.busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={write.busy}>
            {t('Batal')}
          </Button>
          <Button look="primary" busy={write.busy} onClick={save} data-submit shortcut="Ctrl Enter">
            {t('Reset password')}
          </Button>
        </>
      }
    >
      <FormFrame onSave={save} onLast={save} className={css.form}>
        <FieldInput of={FIELDS.new_password} {...form.bind('new_password')} autoFocus />
        <Kekuatan
          sandi={String(form.values.new_password ?? '')}
          orang={{ user_id, usere_name, berfaktor }}
        />
        <p>
          {t('Sesi, telepon tepercaya dan sidik jari user ini berakhir bersama password lama.')}
        </p>
      </FormFrame>
    </DialogFrame>
  );
}
