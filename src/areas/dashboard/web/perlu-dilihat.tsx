import { t } from '#kit/web/base/text.ts';
import type { Perlu } from '#areas/dashboard/contract/toko.api.ts';
import { Ke } from '#areas/dashboard/web/ke.tsx';
import { kalimatPerlu } from '#areas/dashboard/web/kalimat-perlu.ts';
import css from '#areas/dashboard/web/dashboard.module.css';

/** What asks for a look, the dearest first: edge, sentence, facts, one act. */
export const PerluDilihat = ({ rows }: { rows: readonly Perlu[] }) => (
  <section className={css.block} aria-labelledby="perlu-dilihat">
    <header>
      <h2 id="perlu-dilihat">{t('Perlu dilihat')}</h2>
      {rows.length > 0 && <span>{t('{jumlah} hal', { jumlah: rows.length })}</span>}
    </header>
    {rows.length === 0 ? (
      <p className={css.empty}>{t('Tidak ada yang perlu dilihat.')}</p>
    ) : (
      <ul className={css.list}>
        {rows.map((row) => (
          <Perkara key={`${row.jenis}${row.user_id}`} row={row} />
        ))}
      </ul>
    )}
  </section>
);

function Perkara({ row }: { row: Perlu }) {
  const { edge, judul, fakta, ke, act } = kalimatPerlu(row);
  return (
    <li data-edge={edge}>
      <div>
        <b>{judul}</b>
        <Ke path={ke}>{act}</Ke>
      </div>
      {fakta && <p>{fakta}</p>}
    </li>
  );
}
