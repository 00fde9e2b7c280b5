import { useState } from 'react';
import { secret, text } from '#kit/contract/field.ts';
import { call } from '#kit/web/api/client.ts';
import { isFarShop } from '#kit/web/api/far-bell.ts';
import { isProblem, sentenceOf } from '#kit/web/api/problem.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { SecretInput } from '#kit/web/input/secret-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import {
  angkaOtorisasiEndpoint,
  setujuiEndpoint,
  tolakEndpoint,
} from '#areas/akses/contract/otorisasi.api.ts';
import type { WayProps } from '#areas/akses/web/otorisasi-asked.ts';
import css from '#areas/akses/web/otorisasi.module.css';

const BUKAN_SENDIRI = mark('Otorisasi diberikan orang lain, bukan Anda sendiri');
const FIELDS = { user_id: text('User id', { max: 40 }), password: secret('Password') };

/** Of a shop with a server of its own people of head office agree here, and are shown everything first. */
export function penyetujuOf(level: readonly string[]): string {
  if (isFarShop())
    return level.includes('SPV')
      ? t('Diisi oleh SPV atau pemilik kantor pusat')
      : t('Diisi oleh pemilik di kantor pusat');
  return level.includes('SPV') ? t('Diisi oleh SPV atau pemilik') : t('Diisi oleh pemilik');
}
export const tampilkanOf = (): string =>
  isFarShop() ? t('Tampilkan permintaan') : t('Tampilkan modal');

type Diisi = { user_id: string; password: string; kode: string | null; tiket: string | null };

/** The approver comes to this screen: own name and password, which open no session (D-27.3). */
export function ManualWay({ asked, onAngka, onApproved, onRefused }: WayProps) {
  const { keystore, level, tertutup } = asked;
  const own = usePerson().user_id.toLowerCase();
  // Said before a password and a code are given for nothing.
  const form = useFields(FIELDS, {
    also: ({ user_id }): Readonly<Record<string, string>> =>
      String(user_id ?? '')
        .trim()
        .toLowerCase() === own
        ? { user_id: BUKAN_SENDIRI }
        : {},
  });
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  /** Asked for once the password was right, of a person who has a second factor. */
  const [kode, setKode] = useState<string | null>(null);
  /** What the figures came with: it lives as long as this dialog, and answers once. */
  const [tiket, setTiket] = useState<string | null>(null);
  /** What the requester may not see comes before the answer, to who has shown that he may. */
  const approve = async (body: Diisi) => {
    if (tertutup) {
      const seen = await call(angkaOtorisasiEndpoint, { params: { keystore }, body });
      setTiket(seen.tiket);
      onAngka(seen.angka, seen.jauh);
      return setBusy(false);
    }
    await call(setujuiEndpoint, { params: { keystore }, body });
    onApproved(keystore);
  };
  const refuse = async (body: Diisi) => {
    await call(tolakEndpoint, { params: { keystore }, body: { ...body, alasan: null } });
    onRefused();
  };
  const answer = async (how: typeof approve) => {
    const given = form.check() as Omit<Diisi, 'kode' | 'tiket'> | undefined;
    if (!given || busy) return;
    const body = { ...given, kode: kode?.trim() || null, tiket };
    setBusy(true);
    setSaid(undefined);
    try {
      await how(body);
    } catch (error) {
      if (isProblem(error) && error.code === 'PERLU_DUA_FAKTOR') setKode(kode ?? '');
      setSaid(isProblem(error) ? sentenceOf(error) : t('Terjadi Kesalahan Saat Request Data'));
      setBusy(false);
    }
  };
  const user_id = form.bind('user_id');
  const password = form.bind('password');
  return (
    <FormFrame
      onSave={() => void answer(approve)}
      onLast={() => void answer(approve)}
      className={css.manual}
      label={t('Persetujuan')}
    >
      <p>{penyetujuOf(level)}</p>
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
      {kode !== null && (
        <TextInput
          label={t('Kode authenticator')}
          name="kode"
          value={kode}
          onChange={(text) => setKode(text ?? '')}
          autoFocus
          autoComplete="one-time-code"
          maxLength={20}
        />
      )}
      <div role="alert" className={css.said}>
        {said && t(said)}
      </div>
      <div className={css.answers}>
        <Button look="danger" disabled={busy} onClick={() => void answer(refuse)}>
          {t('Tolak')}
        </Button>
        <Button look="primary" busy={busy} onClick={() => void answer(approve)} data-submit>
          {tertutup ? tampilkanOf() : t('Setujui')}
        </Button>
      </div>
    </FormFrame>
  );
}
