import { useState } from 'react';
import { call } from '#kit/web/api/client.ts';
import { queryClient } from '#kit/web/api/query-client.ts';
import { isProblem, sentenceOf } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { SecretInput } from '#kit/web/input/secret-input.tsx';
import { Logo } from '#kit/web/mark/logo.tsx';
import { sense } from '#kit/rules/sentence.ts';
import { bukaKunciSidikEndpoint, kunciSidikEndpoint } from '#areas/akses/contract/sidik.api.ts';
import { bukaKunciEndpoint, type Sesi } from '#areas/akses/contract/sesi.api.ts';
import { bisaJari, mintaJari } from '#areas/akses/web/sidik/jari.ts';
import { KEY, logout } from '#areas/akses/web/sesi-habis.ts';
import css from '#areas/akses/web/lock/lock.module.css';

export type Locked = { nama: string; user_id: string; onOpen: () => void };

/** Unless the shop is known not to use fingers: a page that loads locked does not know. */
const pakaiJari = (): boolean =>
  bisaJari() &&
  queryClient.getQueryData<{ data: Sesi }>(KEY)?.data.modules.includes('FINGERPRINT_MODULE') !==
    false;

/** Covers everything: what was on the screen is private. */
export default function LockDialog({ nama, user_id, onOpen }: Locked) {
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const opened = async (how: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    try {
      await how();
      onOpen();
    } catch (error) {
      setSaid(isProblem(error) ? sentenceOf(error) : t('Terjadi Kesalahan Saat Request Data'));
      setBusy(false);
    }
  };
  const unlock = () => password && opened(() => call(bukaKunciEndpoint, { body: { password } }));
  const jari = () =>
    opened(async () => {
      const { opsi } = await call(kunciSidikEndpoint);
      await call(bukaKunciSidikEndpoint, { body: { fp: await mintaJari(opsi) } });
    });
  return (
    <dialog
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal();
      }}
      className={css.lock}
      aria-label={t('Layar terkunci')}
      onCancel={(event) => event.preventDefault()}
    >
      <Logo />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void unlock();
        }}
      >
        <h2>{t('Layar terkunci')}</h2>
        <p>
          {nama} · {user_id}
        </p>
        <SecretInput
          label={t('Password')}
          name="kunci"
          value={password}
          onChange={(text) => setPassword(text ?? '')}
          large
          autoFocus
        />
        <div role="alert" className={css.said}>
          {said && t(said)}
        </div>
        <Button type="submit" look="primary" size="lg" wide busy={busy} shortcut="Enter">
          {t(sense('Buka', 'kunci'))}
        </Button>
        {pakaiJari() && (
          <Button wide disabled={busy} onClick={() => void jari()}>
            {t('Buka dengan sidik jari')}
          </Button>
        )}
        <Button look="quiet" wide onClick={() => void logout(user_id)}>
          {t('Keluar, ganti pengguna')}
        </Button>
      </form>
    </dialog>
  );
}
