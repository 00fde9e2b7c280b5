import { IconBuildingStore } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Field } from '#kit/contract/field.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { EmptyBlock, ErrorBlock, StateBlock } from '#kit/web/mark/state-block.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { tokoMaster } from '#areas/toko/contract/toko.master.ts';
import {
  siapkanTokoEndpoint,
  siapkanTokoFields,
  tokoBelumSiapEndpoint,
} from '#app/contract/siapkan-toko.api.ts';
import css from '#app/web/pusat/pusat.module.css';

type Siap = { kode_toko: string; user_id: string };

/** A shop of Master Toko gets its owner, its first masters and its first price. */
export default function SiapkanTokoScreen() {
  const [siap, setSiap] = useState<Siap>();
  const navigate = useNavigate();
  const { data, error, refetch } = useRead(tokoBelumSiapEndpoint);
  const [pertama, ...lain] = data ?? [];
  return (
    <Screen>
      <ScreenHead
        acts={
          <Button onClick={() => void navigate({ to: '/master-toko' })}>{t('Master Toko')}</Button>
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
        {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
        {data && !pertama && !siap && (
          <EmptyBlock
            title={t('Tidak ada toko yang menunggu')}
            text={t('Semua toko sudah berjalan. Tambah toko baru di Master Toko lebih dulu.')}
          />
        )}
        {pertama && (
          <Isian
            key={pertama.kode_toko}
            kode_toko={lain.length === 0 ? pertama.kode_toko : null}
            onSiap={setSiap}
          />
        )}
      </div>
    </Screen>
  );
}

type IsianProps = { kode_toko: string | null; onSiap: (siap: Siap) => void };

/** The only shop that waits is chosen already. */
function Isian({ kode_toko, onSiap }: IsianProps) {
  const form = useFields(siapkanTokoFields, { start: { kode_toko } });
  const write = useWrite(siapkanTokoEndpoint, {
    success: 'Toko siap dipakai',
    refresh: [tokoMaster.endpoints.list, tokoBelumSiapEndpoint],
    onProblem: form.take,
    after: (answer) => {
      form.reset();
      onSiap(answer);
    },
  });
  const save = () => {
    const values = form.check();
    if (values) void write.send({ body: values });
  };
  return (
    <FormFrame onSave={save} className={css.form} label={t('Siapkan Toko')}>
      {Object.entries(siapkanTokoFields).map(([name, of]) => (
        <FieldInput
          key={name}
          of={of as Field}
          {...form.bind(name)}
          autoFocus={name === 'usere_name' && kode_toko !== null}
        />
      ))}
      <Button look="primary" busy={write.busy} onClick={save} data-submit shortcut="Ctrl Enter">
        {t('Siapkan toko')}
      </Button>
    </FormFrame>
  );
}
