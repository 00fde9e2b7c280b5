import { useState } from 'react';
import { hint, secret } from '#kit/contract/field.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { refresh } from '#kit/web/api/query.ts';
import { writePref } from '#kit/web/base/prefs.ts';
import { t, tOf } from '#kit/web/base/text.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { SecretInput } from '#kit/web/input/secret-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { changePasswordEndpoint, meEndpoint } from '#areas/akses/contract/sesi.api.ts';
import { periksaSandi } from '#areas/akses/rules/sandi.ts';
import { Kekuatan } from '#areas/akses/web/kekuatan.tsx';
import { MASUK_LAGI, useSesi } from '#areas/akses/web/sesi.ts';
import css from '#areas/akses/web/ganti-password.module.css';

const FIELDS = {
  password: secret('Password Lama'),
  new_password: hint(
    'Minimal 15 karakter, atau 8 bila ada faktor kedua. Kalimat pendek lebih kuat daripada kata dengan angka.',
    secret('Password Baru', 8),
  ),
  ulangi: secret('Ulangi Password Baru'),
};

/** One's own password: the old one proves it, the new one is typed twice (2§2). */
export default function GantiPasswordScreen() {
  const { user } = useSesi();
  const [forced] = useState(user.ganti_password);
  const form = useFields(FIELDS, {
    also: ({ password, new_password, ulangi }) => ({
      ...(new_password && ulangi && new_password !== ulangi
        ? { ulangi: 'Password Baru Tidak Sama' }
        : {}),
      ...Object.fromEntries(
        new_password
          ? periksaSandi(String(new_password), {
              lama: String(password ?? ''),
              user_id: user.user_id,
              berfaktor: true,
            }).map(({ field, message }) => [field, message])
          : [],
      ),
    }),
  });
  const write = useWrite(changePasswordEndpoint, {
    success: 'Update password berhasil',
    after: () => {
      form.reset({});
      void refresh(meEndpoint);
    },
    onProblem: (problem) => {
      writePref(MASUK_LAGI, false);
      return form.take(problem) || sayFailure(problem);
    },
  });
  const save = () => {
    const values = form.check();
    if (!values) return;
    // Every session ends with the old password, this one too: the login screen says why.
    writePref(MASUK_LAGI, true);
    void write.send({
      body: { password: String(values.password), new_password: String(values.new_password) },
    });
  };

  return (
    <Screen>
      <ScreenHead />
      <FormFrame onSave={save} onLast={save} className={css.form} label={t('Ganti Password')}>
        {forced && (
          <p className={css.note}>
            {t(
              'Password Anda dibuat oleh orang lain, atau faktor keduanya dihapus. Ganti dahulu sebelum melanjutkan.',
            )}
          </p>
        )}
        <SecretInput {...text(form.bind('password'))} label={t('Password Lama')} autoFocus />
        <SecretInput
          {...text(form.bind('new_password'))}
          label={t('Password Baru')}
          hint={tOf(FIELDS.new_password.hint)}
          autoComplete="new-password"
        />
        <Kekuatan sandi={String(form.values.new_password ?? '')} />
        <SecretInput
          {...text(form.bind('ulangi'))}
          label={t('Ulangi Password Baru')}
          autoComplete="new-password"
        />
        <p>{t('Sesi, telepon tepercaya dan sidik jari Anda berakhir bersama password lama.')}</p>
        <div>
          <Button look="primary" busy={write.busy} onClick={save} data-submit shortcut="Ctrl Enter">
            {t('Simpan')}
          </Button>
        </div>
      </FormFrame>
    </Screen>
  );
}

const text = (bound: ReturnType<ReturnType<typeof useFields>['bind']>) => ({
  ...bound,
  value: bound.value as string | null,
});

/** The server's own words, else the requirement's (2§8). */
function sayFailure(problem: Problem): true {
  toast.error(
    problem.status === 0 || problem.message
      ? problem.message
      : 'Terjadi Kesalahan Saat update password',
  );
  return true;
}
