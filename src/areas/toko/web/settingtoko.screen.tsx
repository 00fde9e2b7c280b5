import { useEffect, useRef } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { rule } from '#kit/rules/struk.ts';
import { StrukPreview } from '#kit/web/counter/paper-preview.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import type { Field } from '#kit/contract/field.ts';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  settingTokoFields,
  ubahSettingTokoEndpoint,
} from '#areas/toko/contract/setting-toko.api.ts';
import { tokoMaster } from '#areas/toko/contract/toko.master.ts';
import { kepalaStruk } from '#areas/toko/rules/struk-toko.ts';
import { siapkanCetak, templatBawaan } from '#areas/toko/rules/templat-nota.ts';
import { noteOwnChange } from '#areas/toko/web/own-change.ts';
import css from '#areas/toko/web/settingtoko.module.css';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';

/** Name and address of the shop, and how they look at the top of its receipts (D-34.6). */
export default function SettingTokoScreen() {
  const { kode_toko } = usePerson();
  const { data, error, refetch } = useRead(tokoMaster.endpoints.list);
  const toko = data?.find((one) => one.kode_toko === kode_toko);
  return (
    <Screen>
      <ScreenHead />
      {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
      {toko && <Form toko={toko} />}
    </Screen>
  );
}

type TokoRow = AnswerOf<typeof tokoMaster.endpoints.list>[number];

function Form({ toko }: { toko: TokoRow }) {
  const { told } = usePerson();
  const { nama_toko, alamat_toko, no_whatsapp } = toko;
  const form = useFields(settingTokoFields, { start: { nama_toko, alamat_toko, no_whatsapp } });
  const reload = useReload();
  const write = useWrite(ubahSettingTokoEndpoint, {
    success: 'Data Berhasil Dirubah',
    refresh: [tokoMaster.endpoints.list],
    onProblem: form.take,
    // The name in every heading comes with the session: the page is opened afresh.
    after: reload,
  });
  const save = () => {
    const values = form.check();
    if (!values) return;
    noteOwnChange('toko');
    void write.send({ body: values });
  };
  const kepala = {
    nama_toko: String(form.values.nama_toko ?? ''),
    alamat_toko: String(form.values.alamat_toko ?? ''),
    no_whatsapp: (form.values.no_whatsapp as string | null) || null,
  };
  const { paper } = siapkanCetak(templatBawaan('PENJUALAN'), null, {
    toko: readParam(told, tokoParam.UKURAN_STRUK),
  });
  return (
    <div className={css.sides}>
      <FormFrame onSave={save} className={css.form} label={t('Setting Toko')}>
        <Facts
          of={{
            [t('Kode toko')]: toko.kode_toko,
            [t('Jenis')]: t(toko.jenis),
            [t('Zona waktu')]: toko.zona,
          }}
        />
        {Object.entries(settingTokoFields).map(([name, of], at) => (
          <FieldInput key={name} of={of as Field} {...form.bind(name)} autoFocus={at === 0} />
        ))}
        <div>
          <Button
            look="primary"
            busy={write.busy}
            disabled={!form.changed}
            onClick={save}
            data-submit
            shortcut="Ctrl Enter"
          >
            {t('Simpan')}
          </Button>
        </div>
      </FormFrame>
      <div className={css.paper}>
        <h2>{t('Kepala struk')}</h2>
        <StrukPreview
          label={t('Kepala struk')}
          paper={paper}
          sheets={[{ name: 'kepala', lines: [...kepalaStruk(kepala), rule('thin')] }]}
        />
      </div>
    </div>
  );
}

const RELOADS_AFTER_MS = 1000;

/** Opens the page afresh, unless somebody went on meanwhile: what is typed elsewhere stays. */
function useReload(): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current = setTimeout(() => window.location.reload(), RELOADS_AFTER_MS);
  };
}
