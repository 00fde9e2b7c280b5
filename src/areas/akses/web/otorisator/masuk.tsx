import { useState } from 'react';
import { isProblem, sentenceOf } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { SecretInput } from '#kit/web/input/secret-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { masukOtorisatorEndpoint } from '#areas/akses/contract/otorisator.api.ts';
import { tanya } from '#areas/akses/web/otorisator/telepon.ts';
import css from '#areas/akses/web/otorisator/otorisator.module.css';

/** Once on this telephone: password and second factor. */
export function Masuk({ onMasuk }: { onMasuk: () => void }) {
  const [user_id, setUserId] = useState('');
  const [password, setPassword] = useState('');
  const [kode, setKode] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const enter = async () => {
    if (!user_id.trim() || !password || busy) return;
    setBusy(true);
    setSaid(undefined);
    try {
      const body = { user_id: user_id.trim(), password, kode: kode?.trim() || null };
      await tanya(masukOtorisatorEndpoint, { body });
      onMasuk();
    } catch (error) {
      const minta = isProblem(error) && error.code === 'PERLU_DUA_FAKTOR';
      if (minta) setKode('');
      else setSaid(isProblem(error) ? sentenceOf(error) : t('Terjadi Kesalahan Saat Request Data'));
    }
    setBusy(false);
  };
  return (
    <main className={css.isi}>
      <h1>{t('Telepon penyetuju')}</h1>
      <p>
        {t(
          'Untuk SPV dan pemilik. Sekali masuk dengan faktor kedua, telepon ini menjawab otorisasi atas nama Anda.',
        )}
      </p>
      <form
        className={css.masuk}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void enter();
        }}
      >
        <TextInput
          label={t('User id')}
          name="user_id"
          value={user_id}
          onChange={(text) => setUserId(text ?? '')}
          autoComplete="username"
          large
          maxLength={40}
          autoFocus
        />
        <SecretInput
          label={t('Password')}
          name="password"
          value={password}
          onChange={(text) => setPassword(text ?? '')}
          large
        />
        {kode !== null && (
          <TextInput
            label={t('Kode authenticator')}
            hint={t('Enam angka dari aplikasi di telepon Anda, atau satu kode pemulihan.')}
            name="kode"
            value={kode}
            onChange={(text) => setKode(text ?? '')}
            autoComplete="one-time-code"
            large
            maxLength={20}
            autoFocus
          />
        )}
        <div role="alert" className={css.said}>
          {said && t(said)}
        </div>
        <Button type="submit" look="primary" size="pay" wide busy={busy}>
          {t('Percayai telepon ini')}
        </Button>
      </form>
    </main>
  );
}
