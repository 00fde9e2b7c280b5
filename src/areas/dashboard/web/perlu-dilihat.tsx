import { t } from '#kit/web/base/text.ts';
import { Panel } from '#kit/web/frame/panel.tsx';
import type { Perlu } from '#areas/dashboard/contract/toko.api.ts';
import { Ke } from '#areas/dashboard/web/ke.tsx';
import { kalimatPerlu } from '#areas/dashboard/web/kalimat-perlu.ts';
import css from '#areas/dashboard/web/dashboard.module.css';

type Props = { rows: readonly Perlu[]; onRefresh: () => unknown };

/** What asks for a look, the dearest first: edge, sentence, facts, one act. */
export const PerluDilihat = ({ rows, onRefresh }: Props) => (
  <Panel
    name="perlu/dilihat"
    title={t('Perlu dilihat')}
    note={rows.length > 0 && t('{jumlah} hal', { jumlah: rows.length })}
    onRefresh={onRefresh}
    fit="edge"
  >
    {rows.length === 0 ? (
      <p className={css.empty}>{t('Tidak ada yang perlu dilihat.')}</p>
    ) : (
      <ul className={css.list}>
        {rows.map((row) => (
          <Perkara key={`${row.jenis}${row.user_id}`} row={row} />
        ))}
      </ul>
    )}
  </Panel>
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
