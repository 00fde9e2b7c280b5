import { IconEye, IconFileTypePdf, IconFileTypeXls } from '@tabler/icons-react';
import { useState } from 'react';
import { isSortable } from '#kit/contract/report-paper.ts';
import { formatInt } from '#kit/rules/format.ts';
import { openFile, saveFile } from '#kit/web/api/file.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { confirm } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { beginFile } from '#kit/web/report/file-work.ts';
import type { AnyReport } from '#kit/web/report/filters.ts';
import type { Values } from '#kit/web/write/check.ts';

/** Over so many rows paper asks first and offers a sheet (R12). */
const MANY = 5000;
/** Over so many rows the server makes the file by itself: this page may be left. */
const LATER = 20_000;

type Props = {
  report: AnyReport;
  query: Record<string, string> | undefined;
  values: Values;
  toko?: string;
  count: number;
  /** What the screen shows: the files follow it (R11). */
  sort?: string;
  shown: readonly { readonly id: string }[];
  all: boolean;
};

/** The same call with '.pdf' or '.xlsx'; off while there is nothing to print (R9). */
export function ExportButtons({ report, query, values, toko, count, ...screen }: Props) {
  const { user_id } = usePerson();
  const [busy, setBusy] = useState<string>();
  const get = async (suffix: '.pdf' | '.xlsx', take = saveFile) => {
    setBusy(suffix);
    const asked = { query: { ...values, ...asShown(report, screen) }, toko };
    if (count > LATER && take === saveFile)
      await beginFile(report, suffix === '.pdf' ? 'pdf' : 'xlsx', { ...asked, user_id });
    else await take(report.endpoint, asked, suffix, `${report.title.toUpperCase()}${suffix}`);
    setBusy(undefined);
  };
  const pdf = async () => {
    const question = t(
      'Laporan ini berisi {count} baris. Excel lebih cepat dibuka. Tetap buat PDF?',
      { count: formatInt(count) },
    );
    if (
      count > MANY &&
      report.paper?.excel !== false &&
      !(await confirm({ title: 'PDF', question, yes: t('Buat PDF'), no: t('Batal') }))
    )
      return;
    await get('.pdf');
  };
  return (
    <>
      {report.paper?.excel !== false && (
        <Button
          slim="phone"
          icon={<IconFileTypeXls size={17} stroke={1.7} aria-hidden />}
          disabled={!query}
          busy={busy === '.xlsx'}
          onClick={() => void get('.xlsx')}
        >
          {t('Export Excel')}
        </Button>
      )}
      {report.paper?.preview && (
        <Button
          slim="phone"
          icon={<IconEye size={17} stroke={1.7} aria-hidden />}
          disabled={!query}
          onClick={() => void get('.pdf', openFile)}
        >
          {t('Pratinjau')}
        </Button>
      )}
      <Button
        slim="phone"
        icon={<IconFileTypePdf size={17} stroke={1.7} aria-hidden />}
        disabled={!query}
        busy={busy === '.pdf'}
        onClick={() => void pdf()}
      >
        {t('Export Pdf')}
      </Button>
    </>
  );
}

/** The order and the columns of the screen, where they are not the report's own. */
const asShown = (
  report: AnyReport,
  { sort, shown, all }: Pick<Props, 'sort' | 'shown' | 'all'>,
) => ({
  ...(sort && isSortable(report) ? { sort } : {}),
  kolom: all ? null : shown.map(({ id }) => id).join(','),
});
