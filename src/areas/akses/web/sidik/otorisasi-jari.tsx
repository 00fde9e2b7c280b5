import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '#kit/web/api/client.ts';
import { isProblem, sentenceOf } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import {
  authorizationFingerprintEndpoint,
  userFingerprintEndpoint,
} from '#areas/akses/contract/sidik.api.ts';
import type { WayProps } from '#areas/akses/web/otorisasi-asked.ts';
import { penyetujuOf, tampilkanOf } from '#areas/akses/web/otorisasi-manual.tsx';
import { bisaJari, mintaJari } from '#areas/akses/web/sidik/jari.ts';
import css from '#areas/akses/web/otorisasi.module.css';

type Kategori = 'ANGKA' | 'SETUJUI' | 'TOLAK';
const KEADAAN = { diam: '', scan: 'Silahkan Scan Fingerprint', ya: 'Fingerprint Berhasil Di Scan' };

/** The approver comes to this screen and shows a finger (1§2): idle, scanning, scanned (1§4). */
export function JariWay({ asked, onAngka, onApproved, onRefused }: WayProps) {
  const { keystore, level, tertutup } = asked;
  const [user_id, setUserId] = useState('');
  const [keadaan, setKeadaan] = useState<keyof typeof KEADAAN>('diam');
  const [said, setSaid] = useState<string>();
  const scan = async (kategori: Kategori) => {
    if (!user_id.trim() || keadaan === 'scan') return;
    setSaid(undefined);
    setKeadaan('scan');
    try {
      const { opsi } = await call(userFingerprintEndpoint, {
        query: { user_id: user_id.trim(), keystore },
      });
      const fp = await mintaJari(opsi);
      const body = { user_id: user_id.trim(), keystore, kategori, fp };
      const { angka, jauh } = await call(authorizationFingerprintEndpoint, { body });
      setKeadaan('ya');
      if (kategori === 'ANGKA') return onAngka(angka, jauh);
      if (kategori === 'TOLAK') return onRefused();
      onApproved(keystore);
    } catch (error) {
      setKeadaan('diam');
      setSaid(isProblem(error) ? sentenceOf(error) : t('Silahkan Coba Lagi'));
    }
  };
  const main: Kategori = tertutup ? 'ANGKA' : 'SETUJUI';
  if (!bisaJari()) return <p role="alert">{t('Peramban ini tidak dapat membaca sidik jari.')}</p>;
  return (
    <FormFrame
      onSave={() => void scan(main)}
      onLast={() => void scan(main)}
      className={css.manual}
      label={t('Persetujuan')}
    >
      <p>{penyetujuOf(level)}</p>
      <TextInput
        label={t('User id')}
        name="user_id"
        value={user_id}
        onChange={(text) => setUserId(text ?? '')}
        autoFocus
        maxLength={40}
      />
      <p className={css.jari} data-keadaan={keadaan} role="status">
        <IconFingerprint size={44} stroke={1.3} aria-hidden />
        {t(KEADAAN[keadaan])}
      </p>
      <div role="alert" className={css.said}>
        {said && t(said)}
      </div>
      <div className={css.answers}>
        <Button look="danger" disabled={keadaan === 'scan'} onClick={() => void scan('TOLAK')}>
          {t('Tolak')}
        </Button>
        <Button
          look="primary"
          busy={keadaan === 'scan'}
          onClick={() => void scan(main)}
          data-submit
        >
          {tertutup ? tampilkanOf() : t('Setujui')}
        </Button>
      </div>
    </FormFrame>
  );
}
