import { useState } from 'react';
import { secret, type Field } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { SecretInput } from '#kit/web/input/secret-input.tsx';
import { QrMark } from '#kit/web/mark/qr-mark.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  aktifkanDuaFaktorEndpoint,
  kodeFaktor,
  mulaiDuaFaktorEndpoint,
} from '#areas/akses/contract/dua-faktor.api.ts';
import css from '#areas/akses/web/faktor/faktor.module.css';

const FIRST = { password: secret('Password') };
type Started = { rahasia: string; uri: string; password: string };

/** The password first; then the code on the screen, and the first figures of the telephone. */
export function Pasang({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const [started, setStarted] = useState<Started>();
  const form = useFields(FIRST);
  const write = useWrite(mulaiDuaFaktorEndpoint, {
    onProblem: form.take,
    after: (answer) => setStarted({ ...answer, password: String(form.values.password) }),
  });
  if (started) return <Konfirmasi started={started} onCodes={onCodes} />;
  const begin = () => {
    const values = form.check();
    if (values) void write.send({ body: { password: String(values.password) } });
  };
  return (
    <FormFrame onSave={begin} onLast={begin} className={css.form} label={t('Pasang faktor kedua')}>
      <p>
        {t(
          'Saat masuk, aplikasi di telepon Anda memberi enam angka. Password saja tidak lagi cukup.',
        )}
      </p>
      <SecretInput
        {...form.bind('password')}
        value={form.values.password as string | null}
        label={t('Password')}
        autoFocus
      />
      <div>
        <Button look="primary" busy={write.busy} onClick={begin} data-submit>
          {t('Mulai')}
        </Button>
      </div>
    </FormFrame>
  );
}

const SECOND = { kode: kodeFaktor };
type Props = { started: Started; onCodes: (codes: readonly string[]) => void };

function Konfirmasi({ started: { rahasia, uri, password }, onCodes }: Props) {
  const form = useFields(SECOND);
  const write = useWrite(aktifkanDuaFaktorEndpoint, {
    onProblem: form.take,
    after: ({ kode_pulih }) => onCodes(kode_pulih),
  });
  const save = () => {
    const values = form.check();
    if (values) void write.send({ body: { password, rahasia, kode: String(values.kode) } });
  };
  return (
    <FormFrame onSave={save} onLast={save} className={css.form} label={t('Pasang faktor kedua')}>
      <ol className={css.steps}>
        <li>{t('Pindai kode ini dengan aplikasi authenticator.')}</li>
      </ol>
      <QrMark text={uri} label={t('Kode QR untuk aplikasi authenticator')} />
      <p>
        {t('Tidak dapat memindai? Ketik kunci ini:')}
        <code className={css.secret}>{rahasia.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <FieldInput
        of={kodeFaktor as Field}
        label={t('Enam angka yang ditunjukkan aplikasi')}
        {...form.bind('kode')}
        autoFocus
      />
      <div>
        <Button look="primary" busy={write.busy} onClick={save} data-submit>
          {t('Aktifkan')}
        </Button>
      </div>
    </FormFrame>
  );
}
