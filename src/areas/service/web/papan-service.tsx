import type { ReactNode } from 'react';
import { daysBetween, formatTanggal } from '#kit/rules/hari.ts';
import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { atLeast, minus, rp } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { openPeek } from '#kit/web/frame/peek.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { useScan } from '#kit/web/counter/use-scan.ts';
import type { ListRowOf } from '#areas/dokumen/contract/document-types.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import css from '#areas/service/web/service.module.css';

type Job = ListRowOf<typeof serviceDocument.spec>;
/** Where a job may be, from left to right as it goes. */
const LANES = [
  { status: ['OPEN'], label: mark('Menunggu validasi') },
  { status: ['VALID', 'DITERIMA'], label: mark('Diterima') },
  { status: ['PROSES'], label: mark('Di tukang') },
  { status: ['SELESAI'], label: mark('Siap diambil') },
] as const;
/** More than that no board shows at a glance. */
const MOST = 200;
const SERVICE = /^SV[A-Z0-9]{12}$/;

/** Where every piece is now: received, at the craftsman since when, ready; what is late comes first. */
export function PapanService({ tabs }: { tabs?: ReactNode }) {
  const waiting = useJobs('OPEN');
  const here = useJobs('BELUM_DIAMBIL');
  const { tgl_system } = usePerson();
  useScan((kode) => SERVICE.test(kode) && void openPeek('service', kode));
  const jobs = [...waiting, ...here];
  const cut = waiting.length === MOST || here.length === MOST;
  return (
    <Screen>
      <ScreenHead domain="service">{tabs}</ScreenHead>
      {cut && (
        <p className={css.empty} role="status">
          {t('Papan hanya menampilkan {n} service dengan janji terdekat. Lainnya ada di daftar.', {
            n: MOST,
          })}
        </p>
      )}
      <div className={css.board}>
        {LANES.map(({ status, label }) => {
          const mine = jobs
            .filter((one) => (status as readonly string[]).includes(one.status))
            .toSorted((a, b) => (a.tgl_janji < b.tgl_janji ? -1 : 1));
          return (
            <section key={label} className={css.lane} aria-label={t(label)}>
              <h2>
                {t(label)} <span>{mine.length}</span>
              </h2>
              {mine.length === 0 && <p className={css.empty}>{t('Kosong')}</p>}
              <ul>
                {mine.map((job) => (
                  <li key={job.no_service}>
                    <JobCard job={job} today={tgl_system} />
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

const useJobs = (status: string): readonly Job[] =>
  (useRead(serviceDocument.list, { query: { status, sort: 'tgl_janji', limit: MOST } }).data ??
    []) as readonly Job[];

/** What its customer brings; gold that went in is priced on the day it is fetched. */
function sisaOf({ ongkos, dp_rp, tambah_emas }: Job): string {
  const sisa = formatRupiah(atLeast(rp(0), minus(ongkos, dp_rp)));
  return tambah_emas > 0
    ? t('Sisa {sisa} + emas {berat} g', { sisa, berat: formatGram(tambah_emas) })
    : t('Sisa {sisa}', { sisa });
}

/** One job: whose, what, where and since when, and what is late about it. */
function JobCard({ job, today }: { job: Job; today: Job['tgl_system'] }) {
  const { no_service, nama_customer, uraian, terlambat, tgl_janji, status, nama_tukang } = job;
  const sejak = job.tgl_serah;
  return (
    <button
      type="button"
      className={css.job}
      data-late={terlambat || undefined}
      data-ready={status === 'SELESAI' || undefined}
      onClick={() => void openPeek('service', no_service)}
    >
      <b>{nama_customer || no_service}</b>
      <span>{uraian}</span>
      {status === 'PROSES' && sejak && (
        <small>
          {t('{tukang}, {hari} hari', {
            tukang: nama_tukang ?? job.kode_tukang ?? '-',
            hari: daysBetween(sejak, today),
          })}
        </small>
      )}
      <small>
        {status === 'SELESAI'
          ? sisaOf(job)
          : terlambat
            ? t('Lewat {hari} hari', { hari: daysBetween(tgl_janji, today) })
            : t('Janji {tgl}', { tgl: formatTanggal(tgl_janji, t) })}
      </small>
    </button>
  );
}
