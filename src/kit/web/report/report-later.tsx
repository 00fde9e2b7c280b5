import { lazy, Suspense, useEffect, useState } from 'react';
import { isProblem } from '#kit/web/api/problem.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { beginFile } from '#kit/web/report/file-work.ts';
import type { AnyReport } from '#kit/web/report/filters.ts';
import { useHasFiles } from '#kit/web/report/has-files.ts';
import type { useReport } from '#kit/web/report/use-report.ts';
import css from '#kit/web/report/report-files.module.css';

const ReportFiles = lazy(() => import('#kit/web/report/report-files.tsx'));

/** So long a person looks at an empty table before a file is offered instead. */
const OFFERED_AFTER_MS = 5000;

type Props = {
  readonly report: AnyReport;
  readonly state: Pick<
    ReturnType<typeof useReport>,
    'asked' | 'loading' | 'error' | 'values' | 'toko'
  >;
};

/** What takes long is offered as a file that the server makes alone; those of this report are below. */
export function ReportLater({ report, state }: Props) {
  const { asked, loading, error, values, toko } = state;
  const waits = !!asked && (loading || didNotCome(error));
  const { user_id } = usePerson();
  const has = useHasFiles();
  const long = useLong(waits);
  const [busy, setBusy] = useState(false);
  const begin = async (jenis: 'pdf' | 'xlsx') => {
    setBusy(true);
    await beginFile(report, jenis, { query: { ...values, kolom: null }, toko, user_id });
    setBusy(false);
  };
  return (
    <>
      {long && (
        <p className={css.offer} role="status">
          <span>{t('Laporan ini panjang. Server dapat membuatnya sebagai berkas.')}</span>
          {report.paper?.excel !== false && (
            <Button size="sm" busy={busy} onClick={() => void begin('xlsx')}>
              {t('Buat Excel di server')}
            </Button>
          )}
          <Button size="sm" busy={busy} onClick={() => void begin('pdf')}>
            {t('Buat PDF di server')}
          </Button>
        </p>
      )}
      {has && (
        <Suspense>
          <ReportFiles laporan={report.endpoint.path} />
        </Suspense>
      )}
    </>
  );
}

/** The line, a fault or a time limit kept it back: not a refusal, which a file would hear as well. */
const didNotCome = (error: Error | null): boolean =>
  error !== null && !(isProblem(error) && error.status >= 400 && error.status < 500);

function useLong(waits: boolean): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!waits) return setLong(false);
    const clock = setTimeout(() => setLong(true), OFFERED_AFTER_MS);
    return () => clearTimeout(clock);
  }, [waits]);
  return long;
}
