import type { Row } from '#kit/rules/totals.ts';
import { t } from '#kit/web/base/text.ts';

/** What is cancelled says so before its words, or alone where there are none. */
export const marked = (row: Row, note: string): Row =>
  row.status === 'CANC'
    ? { ...row, [note]: [t('BATAL'), row[note]].filter(Boolean).join(' · ') }
    : row;
