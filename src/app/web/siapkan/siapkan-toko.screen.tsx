import { IconBuildingStore } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Field } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { StateBlock } from '#kit/web/mark/state-block.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { tokoMaster } from '#areas/toko/contract/toko.master.ts';
import { siapkanTokoEndpoint, siapkanTokoFields } from '#app/contract/siapkan-toko.api.ts';
import css from '#app/web/pusat/pusat.module.css';

type Siap = { kode_toko: string; user_id: string };

/** A shop of Master Toko gets its owner, its first masters and its first price. */
export default function SiapkanTokoScreen() {
  const [siap, setSiap] = useState<Siap>();
  const navigate = useNavigate();
  const form = useFields(siapkanTokoFields);
  const write = useWrite(siapkanTokoEndpoint, {
    success: 'Toko Siap Dipakai',
    refresh: [tokoMaster.endpoints.list],
    onProblem: form.take,
    after: (answer) => {
      form.reset();
      setSiap(answer);
    },
  });
  const save = () => {
    const values = form.check();
    if (values) void write.send({ body: values as never });
  };
  return (
    <Screen>
      <ScreenHead
        acts={
          <Button onClick={() => void navigate({ to: '/master-toko' as never })}>
            {t('Master Toko')}
          </Button>
        }
      />
      <div className={css.scroll}>
        {siap && (
          <StateBlock
            icon={<IconBuildingStore aria-hidden />}
            title={t('Toko {kode} siap', { kode: siap.kode_toko })}
            text={t('{user} dapat login dan membuka hari pertamanya.', { user: siap.user_id })}
          />
        )}
        <FormFrame onSave={save} className={css.form} label={t('Siapkan Toko')}>
          {Object.entries(siapkanTokoFields).map(([name, of], at) => (
            <FieldInput key={name} of={of as Field} {...form.bind(name)} autoFocus={at === 0} />
          ))}
          <Button look="primary" busy={write.busy} onClick={save} data-submit shortcut="Ctrl Enter">
            {t('Siapkan toko')}
          </Button>
        </FormFrame>
      </div>
    </Screen>
  );
}
