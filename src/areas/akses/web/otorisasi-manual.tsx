import { useState } from 'react';
import { secret, text } from '#kit/contract/field.ts';
import { call } from '#kit/web/api/client.ts';
import { isProblem, sentenceOf } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { SecretInput } from '#kit/web/input/secret-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { setujuiEndpoint, tolakEndpoint } from '#areas/akses/contract/otorisasi.api.ts';
import type { WayProps } from '#areas/akses/web/otorisasi-ways.ts';
import css from '#areas/akses/web/otorisasi.module.css';

const FIELDS = { user_id: text('User id', { max: 40 }), password: secret('Password') };

/** The approver comes to this screen: own name and password, which open no session (D-27.3). */
export function ManualWay({ asked: { keystore, level }, onApproved, onRefused }: WayProps) {
  const form = useFields(FIELDS);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const answer = async (approve: boolean) => {
    const body = form.check() as { user_id: string; password: string } | undefined;
    if (!body || busy) return;
    setBusy(true);
    setSaid(undefined);
    try {
      if (approve) await call(setujuiEndpoint, { params: { keystore }, body });
      else await call(tolakEndpoint, { params: { keystore }, body: { ...body, alasan: null } });
      if (approve) onApproved(keystore);
      else onRefused();
    } catch (error) {
      setSaid(isProblem(error) ? sentenceOf(error) : t('Terjadi Kesalahan Saat Request Data'));
      setBusy(false);
    }
  };
  const user_id = form.bind('user_id');
  const password = form.bind('password');
  return (
    <FormFrame onSave={() => void answer(true)} className={css.manual} label={t('Persetujuan')}>
      <p>{level.includes('SPV') ? t('Diisi oleh SPV atau pemilik') : t('Diisi oleh pemilik')}</p>
      <TextInput
        {...user_id}
        value={user_id.value as string | null}
        label={t('User id')}
        autoFocus
        maxLength={40}
      />
      <SecretInput
        {...password}
        value={password.value as string | null}
        label={t('Password')}
        autoComplete="off"
      />
      <div role="alert" className={css.said}>
        {said && t(said)}
      </div>
      <div className={css.answers}>
        <Button look="danger" disabled={busy} onClick={() => void answer(false)}>
          {t('Tolak')}
        </Button>
        <Button look="primary" busy={busy} onClick={() => void answer(true)} data-submit>
          {t('Setujui')}
        </Button>
      </div>
    </FormFrame>
  );
}
