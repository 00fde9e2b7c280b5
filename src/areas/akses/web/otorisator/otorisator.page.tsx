import { useCallback, useEffect, useRef, useState } from 'react';
import { isProblem, type Problem } from '#kit/web/api/problem.ts';
import { basePath } from '#kit/web/base/config.ts';
import { setZona } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { Logo } from '#kit/web/mark/logo.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import {
  keluarOtorisatorEndpoint,
  otorisatorEndpoint,
} from '#areas/akses/contract/otorisator.api.ts';
import { lepasDering, rapikanDering } from '#areas/akses/web/otorisator/dering.ts';
import { Menunggu } from '#areas/akses/web/otorisator/menunggu.tsx';
import { Masuk } from '#areas/akses/web/otorisator/masuk.tsx';
import { Permintaan, type Dibuka } from '#areas/akses/web/otorisator/permintaan.tsx';
import {
  bunyikan,
  dengar,
  readHash,
  tanya,
  type Siapa,
} from '#areas/akses/web/otorisator/telepon.ts';
import css from '#areas/akses/web/otorisator/otorisator.module.css';

/** The approver's telephone: what is asked of him, with figures and photos, answered with a thumb (D-27.1). */
export default function OtorisatorPage() {
  const [siapa, setSiapa] = useState<Siapa>();
  const [masuk, setMasuk] = useState(false);
  const [error, setError] = useState<Problem>();
  const [dibuka, setDibuka] = useState<Dibuka | undefined>(() => readHash(location.hash));
  const known = useRef(new Set<string>());
  const look = useCallback(
    () =>
      tanya(otorisatorEndpoint).then(
        (found) => {
          setZona(found.zona);
          const baru = found.permintaan.filter(({ keystore }) => !known.current.has(keystore));
          for (const { keystore } of baru) known.current.add(keystore);
          if (baru.length > 0) bunyikan();
          void rapikanDering(new Set(found.permintaan.map(({ keystore }) => keystore)));
          setError(undefined);
          setMasuk(false);
          setSiapa(found);
        },
        (failed: unknown) => {
          if (!isProblem(failed)) throw failed;
          if (failed.status === 401) setMasuk(true);
          else setError(failed);
        },
      ),
    [],
  );
  useInstallable();
  useEffect(() => void look(), [look]);
  useEffect(() => {
    const scanned = () => setDibuka(readHash(location.hash));
    window.addEventListener('hashchange', scanned);
    return () => window.removeEventListener('hashchange', scanned);
  }, []);
  const here = siapa !== undefined && !masuk;
  useEffect(() => (here ? dengar(() => void look()) : undefined), [here, look]);
  const tutup = () => {
    history.replaceState(null, '', `${basePath}/otorisator`);
    setDibuka(undefined);
    void look();
  };
  const keluar = () =>
    Promise.allSettled([lepasDering(), tanya(keluarOtorisatorEndpoint)]).then(() => setMasuk(true));
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Logo />
        {here && (
          <span>
            {siapa.usere_name}, {siapa.level}
          </span>
        )}
      </header>
      {masuk && <Masuk onMasuk={() => void look()} />}
      {!masuk && error && <ErrorBlock problem={error} onRetry={() => void look()} />}
      {here && dibuka && (
        <Permintaan key={dibuka.keystore} dibuka={dibuka} siapa={siapa} onTutup={tutup} />
      )}
      {here && !dibuka && (
        <Menunggu siapa={siapa} onBuka={setDibuka} onKeluar={() => void keluar()} />
      )}
    </div>
  );
}

/** The page is a program of its own on the telephone, beside the counter's. */
function useInstallable(): void {
  useEffect(() => {
    document.title = `Kilau | ${t('Otorisasi')}`;
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const before = link?.href;
    if (link) link.href = `${basePath}/otorisator.webmanifest`;
    return () => {
      if (link && before) link.href = before;
    };
  }, []);
}
