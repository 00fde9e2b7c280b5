import { useMemo } from 'react';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { text, type Fields } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import type { Copy } from '#kit/web/feedback/copies.ts';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';

const FIELDS = { alasan: text('Alasan', { min: 3, max: 500 }) };
/** Which of several papers of one document is meant, where there are several (a further deposit). */
const PART = { ...FIELDS, no_bayar: text('No Bayar', { max: 14 }) };

const copyOf = <B extends Fields>(path: string, body: B) =>
  defineEndpoint({
    call: `POST ${path}`,
    summary: 'Cetak ulang',
    body,
    right: 'login',
    key: 'required',
  });

/** The paper of an old document: its original is gone, a copy of it is approved and says so (D-6.5). */
export function SalinanDialog({ copy, onDone }: { copy: Copy; onDone: (ada: boolean) => void }) {
  const { path, no, query } = copy;
  const { no_bayar } = query as { no_bayar?: string };
  const whole = useMemo(() => copyOf(path, FIELDS), [path]);
  const part = useMemo(() => copyOf(path, PART), [path]);
  const words = {
    title: t('Cetak ulang'),
    question: t('{no} Sudah Dicetak, Kertas Berikutnya Lewat Cetak Ulang', { no }),
    act: t('Cetak ulang'),
    after: () => onDone(true),
    onClose: () => onDone(false),
  };
  return no_bayar ? (
    <ReasonDialog of={part} lengkap={(alasan) => ({ alasan, no_bayar })} {...words} />
  ) : (
    <ReasonDialog of={whole} {...words} />
  );
}
