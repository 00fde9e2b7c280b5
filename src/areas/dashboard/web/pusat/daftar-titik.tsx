import { formatInt, formatRupiah } from '#kit/rules/format.ts';
import { rp } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Panel } from '#kit/web/frame/panel.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import type {
  biayaHarianEndpoint,
  nonCashBelumEndpoint,
} from '#areas/dashboard/contract/pusat-grafik.api.ts';
import { AngkaLama, TokoDiam } from '#areas/dashboard/web/pusat/toko-diam.tsx';
import css from '#areas/dashboard/web/dashboard.module.css';

type Props = {
  name: `dashboardPusat/${string}`;
  title: string;
  empty: string;
  endpoint: typeof biayaHarianEndpoint | typeof nonCashBelumEndpoint;
};

/** The points of every branch in a list, the greatest first in each of them. */
export function DaftarTitik({ name, title, empty, endpoint }: Props) {
  const { data, error, refetch } = useRead(endpoint);
  const rows = (data ?? []).flatMap(({ kode_toko, nama_toko, per, series }) =>
    series.map((one) => ({ ...one, kode_toko, nama_toko, per })),
  );
  return (
    <Panel
      name={name}
      title={title}
      note={rows.length > 0 && formatRupiah(rp(rows.reduce((all, one) => all + one.rupiah, 0)))}
      onRefresh={refetch}
      removable
      fit="edge"
    >
      {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
      {data && <TokoDiam toko={data} tenang />}
      {data && rows.length === 0 && <p className={css.empty}>{empty}</p>}
      <ul className={css.list}>
        {rows.map(({ kode_toko, nama_toko, per, x, rupiah, qty }) => (
          <li key={`${kode_toko} ${x}`}>
            <div>
              <b>{x}</b>
              <span>{formatInt(rupiah)}</span>
            </div>
            <p>{t('{toko}, {jumlah} transaksi', { toko: nama_toko, jumlah: formatInt(qty) })}</p>
            <AngkaLama per={per} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
