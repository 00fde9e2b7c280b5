import { secret, type Field } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { SecretInput } from '#kit/web/input/secret-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { kodeFaktor, matikanDuaFaktorEndpoint } from '#areas/akses/contract/dua-faktor.api.ts';
import css from '#areas/akses/web/faktor/faktor.module.css';

const FIELDS = { password: secret('Password'), kode: kodeFaktor };

/** Taken away by password and code; for another telephone it is set up again at once. */
export function Matikan({ wajib, onDone }: { wajib: boolean; onDone: () => void }) {
  const form = useFields(FIELDS);
  const write = useWrite(matikanDuaFaktorEndpoint, {
    success: 'Faktor kedua dimatikan',
    onProblem: form.take,
    after: onDone,
  });
  const save = () => {
    const values = form.check();
    if (values)
      void write.send({ body: { password: String(values.password), kode: String(values.kode) } });
  };
  return (
    <FormFrame onSave={save} onLast={save} className={css.form} label={t('Matikan faktor kedua')}>
      <h2>{t('Ganti telepon atau matikan')}</h2>
      {wajib && <p>{t('Toko ini meminta faktor kedua: setelah dimatikan, pasang lagi.')}</p>}
      <SecretInput
        {...form.bind('password')}
        value={form.values.password as string | null}
        label={t('Password')}
      />
      <FieldInput of={kodeFaktor as Field} {...form.bind('kode')} />
      <div>
        <Button look="danger" busy={write.busy} onClick={save} data-submit>
          {t('Matikan faktor kedua')}
        </Button>
      </div>
    </FormFrame>
  );
}
