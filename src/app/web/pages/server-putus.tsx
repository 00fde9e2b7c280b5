import { useRead } from '#kit/web/api/query.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { serverTokoEndpoint } from '#app/contract/toko-jauh.api.ts';
import css from '#app/web/pages/pages.module.css';

/** On the home of head office: branches whose own server does not answer, and that it is tried again by itself. */
export function ServerPutus() {
  const { data } = useRead(serverTokoEndpoint, { staleTime: 0 });
  const putus = (data ?? []).filter(({ putus_sejak }) => putus_sejak !== null);
  if (putus.length === 0) return null;
  return (
    <div role="status">
      <ul className={css.putus}>
        {putus.map(({ kode_toko, nama_toko, putus_sejak }) => (
          <li key={kode_toko}>
            {t('Server {toko} tidak menjawab sejak {jam}. Kilau mencobanya lagi sendiri.', {
              toko: `${kode_toko} · ${nama_toko}`,
              jam: formatInstant(putus_sejak ?? ''),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
