import type { ReactNode } from 'react';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { daysBetween, formatTanggal, type Hari } from '#kit/rules/hari.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { useScan } from '#kit/web/counter/use-scan.ts';
import { openPeek } from '#kit/web/frame/peek.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import type { DocumentAsk } from '#areas/dokumen/contract/document-types.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import { nomorDari } from '#areas/buku/rules/kode.ts';
import css from '#areas/service/web/service.module.css';

/** Work as its list tells of it. */
type Work = Readonly<Record<string, unknown>> & {
  readonly status: string;
  readonly nama_customer: string;
  readonly uraian: string | null;
  readonly terlambat: boolean;
  readonly tgl_janji: Hari;
  readonly tgl_serah: Hari | null;
  readonly nama_tukang: string | null;
  readonly kode_tukang: string | null;
};
type Props<R extends Work> = {
  tabs?: ReactNode;
  domain: 'service' | 'penjualan';
  of: {
    readonly spec: Pick<DocumentSpec, 'key' | 'letters'>;
    readonly list: Endpoint<unknown, DocumentAsk, unknown, R[]>;
  };
  /** Opens one from anywhere. */
  peek: string;
  /** The name of the lane of those that are not in work yet. */
  taken: string;
  /** Said where more are open than the board shows, with `{n}`. */
  cut: string;
  /** What its customer still brings. */
  rest: (row: R) => string;
};

/** More than that no board shows at a glance. */
const MOST = 200;

/** Where all work is now: taken, at the craftsman since when, ready; what is late comes first. */
export function Board<R extends Work>({ tabs, domain, of, peek, taken, cut, rest }: Props<R>) {
  const { key, letters } = of.spec;
  const waiting = useOpen(of.list, 'OPEN');
  const here = useOpen(of.list, 'BELUM_DIAMBIL');
  const isOurs = nomorDari(...Object.keys(letters));
  useScan((kode) => isOurs(kode) && void openPeek(peek, kode));
  const work = [...waiting, ...here].toSorted((a, b) => (a.tgl_janji < b.tgl_janji ? -1 : 1));
  /** Where it may be, from left to right as it goes. */
  const lanes: readonly (readonly [label: string, states: readonly string[]])[] = [
    [mark('Menunggu validasi'), ['OPEN']],
    [taken, ['VALID', 'DITERIMA']],
    [mark('Di tukang'), ['PROSES']],
    [mark('Siap diambil'), ['SELESAI']],
  ];
  return (
    <Screen>
      <ScreenHead domain={domain}>{tabs}</ScreenHead>
      {[waiting, here].some(({ length }) => length === MOST) && (
        <p className={css.empty} role="status">
          {t(cut, { n: MOST })}
        </p>
      )}
      <div className={css.board}>
        {lanes.map(([label, states]) => {
          const mine = work.filter(({ status }) => states.includes(status));
          return (
            <section key={label} className={css.lane} aria-label={t(label)}>
              <h2>
                {t(label)} <span>{mine.length}</span>
              </h2>
              {mine.length === 0 && <p className={css.empty}>{t('Kosong')}</p>}
              <ul>
                {mine.map((row) => (
                  <li key={String(row[key])}>
                    <Card row={row} no={String(row[key])} peek={peek} rest={rest} />
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

const NONE: readonly never[] = [];
const useOpen = <R extends Work>(
  list: Endpoint<unknown, DocumentAsk, unknown, R[]>,
  status: string,
): readonly R[] =>
  useRead(list, { query: { status, sort: 'tgl_janji', limit: MOST } }).data ?? NONE;

type CardOf<R extends Work> = Pick<Props<R>, 'peek' | 'rest'> & { row: R; no: string };

/** One of them: whose, what, where and since when, and what is late about it. */
function Card<R extends Work>({ row, no, peek, rest }: CardOf<R>) {
  const { tgl_system: today } = usePerson();
  const { status, nama_customer, uraian, terlambat, tgl_janji, tgl_serah: since } = row;
  return (
    <button
      type="button"
      className={css.job}
      data-late={terlambat || undefined}
      data-ready={status === 'SELESAI' || undefined}
      onClick={() => void openPeek(peek, no)}
    >
      <b>{nama_customer || no}</b>
      <span>{uraian}</span>
      {status === 'PROSES' && since && (
        <small>
          {t('{tukang}, {hari} hari', {
            tukang: row.nama_tukang ?? row.kode_tukang ?? '-',
            hari: daysBetween(since, today),
          })}
        </small>
      )}
      <small>
        {status === 'SELESAI'
          ? rest(row)
          : terlambat
            ? t('Lewat {hari} hari', { hari: daysBetween(tgl_janji, today) })
            : t('Janji {tgl}', { tgl: formatTanggal(tgl_janji, t) })}
      </small>
    </button>
  );
}
