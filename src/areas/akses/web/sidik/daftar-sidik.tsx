import { IconFingerprint, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '#kit/web/api/client.ts';
import { isProblem, sentenceOf } from '#kit/web/api/problem.ts';
import { refresh, useRead } from '#kit/web/api/query.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { SecretInput } from '#kit/web/input/secret-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  daftarSidikEndpoint,
  hapusSidikEndpoint,
  listSidikEndpoint,
  mulaiSidikEndpoint,
} from '#areas/akses/contract/sidik.api.ts';
import { bisaJari, daftarJari } from '#areas/akses/web/sidik/jari.ts';
import css from '#areas/akses/web/perangkat/daftar-sesi.module.css';
import { aksesModul } from '#areas/akses/contract/akses.modul.ts';

/** The fingers of a person, where the shop uses them (D-33.25). */
export function DaftarSidik({ user_id }: { user_id: string }) {
  const { moduls } = usePerson();
  return moduls.has(aksesModul.FINGERPRINT_MODULE.key) ? <Daftar user_id={user_id} /> : null;
}

function Daftar({ user_id }: { user_id: string }) {
  const { data } = useRead(listSidikEndpoint, { params: { user_id } });
  const hapus = useWrite(hapusSidikEndpoint, {
    refresh: [listSidikEndpoint],
    success: 'Berhasil Menghapus Data',
  });
  return (
    <div className={css.daftar}>
      <h2>{t('Sidik jari')}</h2>
      <ul aria-label={t('Sidik jari')}>
        {(data ?? []).map(({ id, nama, dibuat, terakhir }) => (
          <li key={id}>
            <IconFingerprint size={22} stroke={1.5} aria-hidden />
            <div>
              <b>{nama}</b>
              <p>
                {terakhir
                  ? t('Didaftarkan {dibuat}, terakhir dipakai {terakhir}', {
                      dibuat: formatInstant(dibuat),
                      terakhir: formatInstant(terakhir),
                    })
                  : t('Didaftarkan {dibuat}, belum dipakai', { dibuat: formatInstant(dibuat) })}
              </p>
            </div>
            <IconButton
              label={`${t('Hapus')} ${nama}`}
              disabled={hapus.busy}
              onClick={() => void hapus.send({ params: { user_id, id } })}
            >
              <IconTrash size={17} stroke={1.7} aria-hidden />
            </IconButton>
          </li>
        ))}
        {data?.length === 0 && <li>{t('Belum ada sidik jari terdaftar')}</li>}
      </ul>
      {bisaJari() && <Tambah user_id={user_id} />}
    </div>
  );
}

/** With the person there: his own password, and his code where he has a second factor. */
function Tambah({ user_id }: { user_id: string }) {
  const [nama, setNama] = useState('');
  const [password, setPassword] = useState('');
  const [kode, setKode] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const add = async () => {
    if (!nama.trim() || !password || busy) return;
    setBusy(true);
    setSaid(undefined);
    try {
      const params = { user_id };
      const begun = { password, kode: kode?.trim() || null };
      const { opsi } = await call(mulaiSidikEndpoint, { params, body: begun });
      const fp = await daftarJari(opsi);
      await call(daftarSidikEndpoint, { params, body: { nama: nama.trim(), fp } });
      toast.success('Fingerprint Berhasil Di Scan');
      setNama('');
      setPassword('');
      setKode(null);
      await refresh(listSidikEndpoint);
    } catch (error) {
      if (isProblem(error) && error.code === 'PERLU_DUA_FAKTOR') setKode('');
      setSaid(isProblem(error) ? sentenceOf(error) : t('Silahkan Coba Lagi'));
    }
    setBusy(false);
  };
  return (
    <form
      className={css.tambah}
      aria-label={t('Daftarkan sidik jari')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextInput
        label={t('Nama alat')}
        name="nama"
        value={nama}
        onChange={(text) => setNama(text ?? '')}
        maxLength={60}
      />
      <SecretInput
        label={`${t('Password')} ${user_id}`}
        name="password"
        value={password}
        onChange={(text) => setPassword(text ?? '')}
        autoComplete="off"
      />
      {kode !== null && (
        <TextInput
          label={t('Kode authenticator')}
          name="kode"
          value={kode}
          onChange={(text) => setKode(text ?? '')}
          autoComplete="one-time-code"
          maxLength={20}
        />
      )}
      <div role="alert">{said && t(said)}</div>
      <Button type="submit" look="primary" busy={busy}>
        {t('Daftarkan sidik jari')}
      </Button>
    </form>
  );
}
