import type { ReactNode } from 'react';
import { daysBetween, formatTanggal } from '#kit/rules/hari.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { atLeast, minus, rp } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { openPeek } from '#kit/web/frame/peek.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { useScan } from '#kit/web/counter/use-scan.ts';
import type { ListRowOf } from '#areas/dokumen/contract/document-types.ts';
import { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import css from '#areas/service/web/service.module.css';

type Order = ListRowOf<typeof pesananDocument.spec>;
/** Where an order may be, from left to right as it goes. */
const LANES = [
  { status: 'OPEN', label: mark('Menunggu validasi') },
  { status: 'VALID', label: mark('Dipesan') },
  { status: 'PROSES', label: mark('Di tukang') },
  { status: 'SELESAI', label: mark('Siap diambil') },
] as const;
/** More than that no board shows at a glance. */
const MOST = 200;
const PESANAN = /^PS[A-Z0-9]{12}$/;

/** Where every order is now: ordered, at the craftsman since when, ready; what is late comes first. */
export function PapanPesanan({ tabs }: { tabs?: ReactNode }) {
  const waiting = useOrders('OPEN');
  const here = useOrders('BELUM_DIAMBIL');
  const { tgl_system } = usePerson();
  useScan((kode) => PESANAN.test(kode) && void openPeek('pesanan', kode));
  const orders = [...waiting, ...here];
  return (
    <Screen>
      <ScreenHead domain="penjualan">{tabs}</ScreenHead>
      <div className={css.board}>
        {LANES.map(({ status, label }) => {
          const mine = orders
            .filter((one) => one.status === status)
            .toSorted((a, b) => (a.tgl_janji < b.tgl_janji ? -1 : 1));
          return (
            <section key={label} className={css.lane} aria-label={t(label)}>
              <h2>
                {t(label)} <span>{mine.length}</span>
              </h2>
              {mine.length === 0 && <p className={css.empty}>{t('Kosong')}</p>}
              <ul>
                {mine.map((order) => (
                  <li key={order.no_pesanan}>
                    <OrderCard order={order} today={tgl_system} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Screen>
  );
}

const useOrders = (status: string): readonly Order[] =>
  (useRead(pesananDocument.list, { query: { status, sort: 'tgl_janji', limit: MOST } }).data ??
    []) as readonly Order[];

/** One order: whose, what, where and since when, and what is late about it. */
function OrderCard({ order, today }: { order: Order; today: Order['tgl_janji'] }) {
  const { no_pesanan, nama_customer, uraian, terlambat, tgl_janji, status, nama_tukang } = order;
  const sejak = order.tgl_serah;
  return (
    <button
      type="button"
      className={css.job}
      data-late={terlambat || undefined}
      data-ready={status === 'SELESAI' || undefined}
      onClick={() => void openPeek('pesanan', no_pesanan)}
    >
      <b>{nama_customer || no_pesanan}</b>
      <span>{uraian}</span>
      {status === 'PROSES' && sejak && (
        <small>
          {t('{tukang}, {hari} hari', {
            tukang: nama_tukang ?? order.kode_tukang ?? '-',
            hari: daysBetween(sejak, today),
          })}
        </small>
      )}
      <small>
        {status === 'SELESAI'
          ? t('Sisa {sisa}', {
              sisa: formatRupiah(atLeast(rp(0), minus(order.total_harga, order.dp_rp))),
            })
          : terlambat
            ? t('Lewat {hari} hari', { hari: daysBetween(tgl_janji, today) })
            : t('Janji {tgl}', { tgl: formatTanggal(tgl_janji, t) })}
      </small>
    </button>
  );
}
