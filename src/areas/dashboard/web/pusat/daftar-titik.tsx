import { formatInt, formatRupiah } from '#kit/rules/format.ts';
import { rp } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import type {
  biayaHarianEndpoint,
  nonCashBelumEndpoint,
} from '#areas/dashboard/contract/pusat-grafik.api.ts';
import css from '#areas/dashboard/web/dashboard.module.css';

type Props = {
  title: string;
  empty: string;
  endpoint: typeof biayaHarianEndpoint | typeof nonCashBelumEndpoint;
};

/** The points of every branch in a list, the greatest first in each of them. */
export function DaftarTitik({ title, empty, endpoint }: Props) {
  const { data, error, refetch } = useRead(endpoint);
  const rows = (data ?? []).flatMap(({ kode_toko, nama_toko, series }) =>
    series.map((one) => ({ ...one, kode_toko, nama_toko })),
  );
  return (
    <section className={css.block} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {rows.length > 0 && (
          <span data-last>{formatRupiah(rp(rows.reduce((all, one) => all + one.rupiah, 0)))}</span>
        )}
      </header>
      {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
      {data && rows.length === 0 && <p className={css.empty}>{empty}</p>}
      <ul className={css.list}>
        {rows.map(({ kode_toko, nama_toko, x, rupiah, qty }) => (
          <li key={`${kode_toko} ${x}`}>
            <div>
              <b>{x}</b>
              <span>{formatInt(rupiah)}</span>
            </div>
            <p>{t('{toko}, {jumlah} transaksi', { toko: nama_toko, jumlah: formatInt(qty) })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
