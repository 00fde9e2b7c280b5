import { useState } from 'react';
import type { Field } from '#kit/contract/field.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { decode, encode } from '#kit/web/api/wire.ts';
import { refresh } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { messageFor } from '#kit/web/write/check.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { meEndpoint } from '#areas/akses/contract/sesi.api.ts';
import { ubahParameterEndpoint } from '#areas/akses/contract/setelan.api.ts';
import { kataNilai } from '#areas/akses/contract/teks-nilai.ts';
import type { Parameter } from '#areas/toko/contract/parameter.ts';
import { bolehSetel, type Level } from '#areas/toko/rules/level.ts';
import { listParameterEndpoint, type ParameterRow } from '#areas/toko/contract/setelan.api.ts';
import {
  hasParameterDialog,
  openParameterDialog,
} from '#areas/akses/web/setting/parameter-dialog.ts';
import { NilaiInput } from '#areas/akses/web/setting/nilai-input.tsx';
import { RiwayatParameter } from '#areas/akses/web/setting/riwayat-parameter.tsx';
import { noteOwnChange } from '#areas/toko/web/own-change.ts';
import css from '#areas/akses/web/setting/setting.module.css';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** One parameter: typed, with its default beside it; it is saved by itself and acts at once. */
export function ParameterItem({ row, of }: { row: ParameterRow; of: Parameter }) {
  const { level } = usePerson();
  const { field, berlaku, hint } = of;
  const { schema } = field;
  const now = decode(schema, row.value);
  const [typed, setTyped] = useState<{ value: unknown }>();
  const [said, setSaid] = useState<string>();
  const value = typed ? typed.value : now;
  const changed = typed !== undefined && !same(typed.value, now);
  const may = bolehSetel(row.level as Level[], level as Level);
  const readOnly = !may && !row.level.includes('OWN');
  const write = useWrite(ubahParameterEndpoint, {
    success: 'Data Berhasil Dirubah',
    refresh: [listParameterEndpoint],
    after: () => {
      setTyped(undefined);
      void refresh(meEndpoint);
    },
    onProblem: ({ status, errors }: Problem) => {
      // Refused as things are in the shop: the area that knows what has to move asks for it.
      if (status === 409 && hasParameterDialog(row.key)) {
        void openParameterDialog(row.key, value).then(() => setTyped(undefined));
        return true;
      }
      if (errors[0]) setSaid(t(errors[0].message));
      return errors.length > 0;
    },
  });
  const put = (next: unknown) => {
    setTyped({ value: next });
    setSaid(undefined);
  };
  const save = (next: unknown) => {
    const wrong = messageFor(field, next);
    if (wrong) return setSaid(t(wrong));
    noteOwnChange(row.key);
    return void write.send({ params: { key: row.key }, body: { value: encode(schema, next) } });
  };
  const bawaan = decode(schema, row.bawaan);

  return (
    <li className={css.item} data-changed={changed || undefined}>
      <div className={css.what}>
        <b>{t(field.label)}</b>
        {hint && <p>{t(hint)}</p>}
        <p className={css.small}>
          <code>{row.key}</code>
          <span>
            {t('bawaan')}: {t(kataNilai(field, bawaan))}
          </span>
          <span>{row.level.join(', ')}</span>
          {berlaku && <span>{t('bertanggal')}</span>}
          <button type="button" onClick={() => riwayat(field, row.key)}>
            {t('riwayat')}
          </button>
        </p>
      </div>
      <div className={css.value}>
        <NilaiInput of={field} value={value} onChange={put} error={said} readOnly={readOnly} />
        {changed && (
          <span className={css.acts}>
            <Button look="primary" size="sm" busy={write.busy} onClick={() => save(typed.value)}>
              {may ? t('Simpan') : t('Minta otorisasi')}
            </Button>
            <Button size="sm" look="quiet" onClick={() => setTyped(undefined)}>
              {t('Batal')}
            </Button>
          </span>
        )}
        {!changed && !readOnly && bawaan !== null && !same(row.value, row.bawaan) && (
          <Button size="sm" look="quiet" busy={write.busy} onClick={() => save(bawaan)}>
            {t('Kembali ke bawaan')}
          </Button>
        )}
      </div>
    </li>
  );
}

const riwayat = (of: Field, kunci: string): void =>
  void openDialog<void>((close) => (
    <RiwayatParameter of={of} kunci={kunci} onClose={() => close()} />
  ));
