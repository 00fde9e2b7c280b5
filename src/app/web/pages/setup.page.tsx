import { useEffect, useState } from 'react';
import type { AnswerOf, BodyOf } from '#kit/contract/endpoint.ts';
import type { Field } from '#kit/contract/field.ts';
import { basePath } from '#kit/web/base/config.ts';
import { LanguageSelect } from '#kit/web/base/language-select.tsx';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { CheckList } from '#kit/web/input/check-list.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { Logo } from '#kit/web/mark/logo.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields, type FieldsForm } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { periksaSandi } from '#areas/akses/rules/sandi.ts';
import { JENIS, KADAR } from '#app/contract/isi-awal.ts';
import { pasangEndpoint, pasangFields } from '#app/contract/pasang.api.ts';
import css from '#app/web/pages/setup.module.css';

type Answer = AnswerOf<typeof pasangEndpoint>;
type Name = keyof typeof pasangFields;

/** The first thing that is ever seen of a shop: who it is, whose it is, what it starts with (D-3.6). */
export default function SetupPage() {
  const [done, setDone] = useState<Answer>();
  useEffect(() => {
    document.title = `Kilau | ${t('Pasang Awal')}`;
  }, []);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Logo />
        <LanguageSelect />
      </header>
      <main className={css.main}>{done ? <Ready answer={done} /> : <Form onDone={setDone} />}</main>
    </div>
  );
}

function Form({ onDone }: { onDone: (answer: Answer) => void }) {
  const form = useFields(pasangFields, { also: passwordWords });
  const write = useWrite(pasangEndpoint, { after: onDone, onProblem: form.take });
  const save = () => {
    const values = form.check();
    if (values) void write.send({ body: values as BodyOf<typeof pasangEndpoint> });
  };
  return (
    <FormFrame onSave={save} className={css.form} label={t('Pasang Awal')}>
      <div>
        <h1>{t('Siapkan toko Anda')}</h1>
        <p className={css.lead}>
          {t('Sekali saja. Semua yang diisi di sini dapat diubah kemudian, kecuali kode toko.')}
        </p>
      </div>
      <Part title={t('Kode')} names={['kode']} form={form} first />
      <Part
        title={t('Toko')}
        names={['kode_toko', 'nama_toko', 'alamat_toko', 'no_whatsapp', 'zona', 'punya_pusat']}
        more={form.values.punya_pusat ? ['kode_pusat', 'nama_pusat'] : []}
        form={form}
      />
      <Part title={t('Owner')} names={['usere_name', 'user_id', 'password']} form={form} />
      <Part title={t('Harga emas')} names={['harga_emas', 'harga_rosok']} form={form} />
      <section className={css.part}>
        <h2>{t('Isi awal')}</h2>
        <div className={css.fields}>
          <Choices name="jenis" of={JENIS.map(([kode, nama]) => [kode, nama])} form={form} />
          <Choices
            name="kadar"
            of={KADAR.map(([kode, label]) => [kode, `${kode} · ${label}`])}
            form={form}
          />
          {FIRST.map((name) => (
            <FieldInput key={name} of={pasangFields[name] as Field} {...form.bind(name)} />
          ))}
        </div>
      </section>
      <div className={css.foot}>
        <Button look="primary" size="pay" busy={write.busy} onClick={save} data-submit>
          {t('Buat toko')}
        </Button>
      </div>
    </FormFrame>
  );
}

const FIRST = [
  'jumlah_baki',
  'pecahan_terkecil',
  'foto_beli_wajib',
  'bekerja_sendiri',
  'dua_faktor',
] as const;

type PartProps = {
  title: string;
  names: readonly Name[];
  more?: readonly Name[];
  form: FieldsForm;
  first?: boolean;
};

const Part = ({ title, names, more = [], form, first }: PartProps) => (
  <section className={css.part}>
    <h2>{title}</h2>
    <div className={css.fields}>
      {[...names, ...more].map((name, at) => (
        <FieldInput
          key={name}
          of={pasangFields[name] as Field}
          {...form.bind(name)}
          autoFocus={first && at === 0}
        />
      ))}
    </div>
  </section>
);

type ChoicesProps = {
  name: 'jenis' | 'kadar';
  of: readonly (readonly [string, string])[];
  form: FieldsForm;
};

function Choices({ name, of, form }: ChoicesProps) {
  const { value, onChange, error } = form.bind(name);
  return (
    <CheckList
      name={name}
      label={t(pasangFields[name].label)}
      options={of.map(([kode, label]) => ({ value: kode, label: t(label) }))}
      value={value as string[]}
      onChange={onChange}
      error={error}
    />
  );
}

const passwordWords = ({ password, user_id }: Record<string, unknown>) =>
  Object.fromEntries(
    password
      ? periksaSandi(String(password), {
          user_id: String(user_id ?? '') || ' ',
          berfaktor: false,
        }).map(({ message }) => ['password', message])
      : [],
  );

function Ready({ answer }: { answer: Answer }) {
  const { kode_toko, user_id, user_pusat, kode_pusat } = answer;
  return (
    <div className={css.ready}>
      <h1>{t('Toko {kode_toko} siap', { kode_toko })}</h1>
      <p className={css.lead}>
        {t('Masuk sebagai {user_id} dengan password yang baru Anda buat.', { user_id })}{' '}
        {kode_pusat &&
          user_pusat &&
          t('Untuk kantor pusat {kode_pusat} masuk sebagai {user_pusat}, password yang sama.', {
            kode_pusat,
            user_pusat,
          })}
      </p>
      <p>
        {t('Langkah berikutnya: tambah pengguna untuk kasir, masukkan barang pertama, lalu jual.')}
      </p>
      <a className={css.go} href={`${basePath}/`}>
        {t('Ke halaman masuk')}
      </a>
    </div>
  );
}
