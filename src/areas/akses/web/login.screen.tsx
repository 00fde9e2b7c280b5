import { IconLock, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '#kit/web/api/client.ts';
import { isProblem, sentenceOf } from '#kit/web/api/problem.ts';
import { setZona } from '#kit/web/base/instant.ts';
import { readPref, writePref } from '#kit/web/base/prefs.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { SecretInput } from '#kit/web/input/secret-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { focusField } from '#kit/web/write/focus.ts';
import { loginEndpoint, type Sesi } from '#areas/akses/contract/sesi.api.ts';
import { LoginFoot } from '#areas/akses/web/login-foot.tsx';
import { LoginScene } from '#areas/akses/web/login-scene.tsx';
import { MASUK_LAGI } from '#areas/akses/web/sesi.ts';
import { AmbilAlih, type Dipakai } from '#areas/akses/web/ambil-alih.tsx';
import css from '#areas/akses/web/login.module.css';

/** The last shop that was opened here, so that the right name greets the next person. */
type LastToko = { nama_toko: string; alamat_toko: string; kode_toko: string };

/** Focus starts on the user id; Tab, then Enter, nothing else is needed. */
export function LoginScreen({ onLogin }: { onLogin: (sesi: Sesi) => void }) {
  const toko = readPref<LastToko | null>('toko', null);
  return (
    <main className={css.page}>
      <LoginScene
        nama_toko={toko?.nama_toko}
        alamat_toko={toko && `${toko.kode_toko} · ${toko.alamat_toko}`}
      />
      <section className={css.side}>
        <LoginForm onLogin={onLogin} />
        <LoginFoot />
      </section>
    </main>
  );
}

/** The finger's answer as the log-in takes it; what asks it comes when somebody does. */
async function jawabJari(sidik: Record<string, unknown>): Promise<string> {
  const { mintaJari } = await import('#areas/akses/web/sidik/jari.ts');
  return JSON.stringify(await mintaJari(sidik));
}

function LoginForm({ onLogin }: { onLogin: (sesi: Sesi) => void }) {
  const [user_id, setUserId] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const lagi = readPref(MASUK_LAGI, false);
  /** Asked for once the password was right: the figures of the authenticator. */
  const [kode, setKode] = useState<string | null>(null);

  /** In use on another device: where, and whether that session shall end. */
  const [dipakai, setDipakai] = useState<Dipakai>();
  /** What an enrolled finger is asked beside the code. */
  const [sidik, setSidik] = useState<Record<string, unknown>>();

  const enter = async (ambil_alih = false, jari = false) => {
    if (!user_id.trim() || !password) return focusField(user_id.trim() ? 'password' : 'user_id');
    setBusy(true);
    setSaid(undefined);
    setDipakai(undefined);
    try {
      const fp = jari && sidik ? await jawabJari(sidik) : null;
      const body = { user_id: user_id.trim(), password, kode: fp ? null : kode, fp, ambil_alih };
      onLogin(await call(loginEndpoint, { body }));
      writePref(MASUK_LAGI, false);
    } catch (error) {
      setBusy(false);
      if (isProblem(error) && error.code === 'PERLU_DUA_FAKTOR') {
        setSidik(error.detail.sidik as typeof sidik);
        return setKode(kode ?? '');
      }
      if (isProblem(error) && error.code === 'USER_DIPAKAI') {
        const sesi = error.detail.sesi as Dipakai;
        setZona(sesi.zona);
        return setDipakai(sesi);
      }
      setSaid(isProblem(error) ? sentenceOf(error) : t('Terjadi Kesalahan Saat Request Data'));
      focusField(kode === null ? 'password' : 'kode');
    }
  };

  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
      noValidate
    >
      <h1>{t('Masuk ke Kilau')}</h1>
      <p className={css.hint}>
        {lagi
          ? t('Password sudah diganti. Masuk dengan password yang baru.')
          : t('Gunakan user id dan password Anda sendiri.')}
      </p>
      <div className={css.field}>
        <TextInput
          label={t('User id')}
          name="user_id"
          value={user_id}
          onChange={(text) => setUserId(text ?? '')}
          autoFocus
          left={<IconUser size={17} stroke={1.6} aria-hidden />}
          autoComplete="username"
          large
          maxLength={40}
        />
      </div>
      <div className={css.field}>
        <SecretInput
          label={t('Password')}
          name="password"
          value={password}
          onChange={(text) => setPassword(text ?? '')}
          large
          icon={<IconLock size={17} stroke={1.6} aria-hidden />}
        />
      </div>
      {kode !== null && (
        <div className={css.field}>
          <TextInput
            label={t('Kode authenticator')}
            hint={t('Enam angka dari aplikasi di telepon Anda, atau satu kode pemulihan.')}
            name="kode"
            value={kode}
            onChange={(text) => setKode(text ?? '')}
            autoFocus
            autoComplete="one-time-code"
            large
            maxLength={20}
          />
        </div>
      )}
      {sidik && (
        <Button wide disabled={busy} onClick={() => void enter(false, true)}>
          {t('Pakai sidik jari')}
        </Button>
      )}
      <div role="alert" className={css.said}>
        {said && t(said)}
      </div>
      {dipakai ? (
        <AmbilAlih
          {...dipakai}
          busy={busy}
          onYes={() => void enter(true)}
          onNo={() => setDipakai(undefined)}
        />
      ) : (
        <Button type="submit" look="primary" size="pay" wide busy={busy} shortcut="Enter">
          {t('Masuk ke Kilau')}
        </Button>
      )}
      <p className={css.hint}>
        {t('Satu pengguna hanya di satu komputer.')}{' '}
        {t('Kalau masih terbuka di komputer lain, password Anda dapat mengambil alih dari sana.')}
      </p>
    </form>
  );
}
