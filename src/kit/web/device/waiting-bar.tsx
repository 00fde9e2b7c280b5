import { IconPrinter } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { t } from '#kit/web/base/text.ts';
import { printWaiting } from '#kit/web/device/print-device.ts';
import { dropOverdue, dropPaper, papersWaiting, useWaiting } from '#kit/web/device/waiting.ts';
import { confirm } from '#kit/web/feedback/dialogs.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button } from '#kit/web/frame/button.tsx';
import css from '#kit/web/device/device.module.css';

/** The papers that did not come out, on every screen: printed without an approval, since none of them was printed. */
export default function WaitingBar() {
  useWaiting();
  useEffect(() => dropOverdue());
  const [busy, setBusy] = useState(false);
  const [first, ...more] = papersWaiting();
  if (!first) return null;
  const again = async () => {
    setBusy(true);
    const done = await printWaiting().finally(() => setBusy(false));
    if (done) toast.success('Kertas tercetak');
  };
  const drop = async () => {
    const question = t(
      'Kertas ini tidak dicetak lagi dari sini; sesudahnya cetak ulang dengan otorisasi.',
    );
    const words = { title: first.title, question, yes: t('Buang kertas'), no: t('Kembali') };
    if (await confirm({ ...words, danger: true })) dropPaper(first.id);
  };
  return (
    <div className={css.bar} role="status" aria-label={t('Kertas belum tercetak')}>
      <span>
        {more.length > 0
          ? t('Belum tercetak: {kertas} dan {n} lagi', { kertas: first.title, n: more.length })
          : t('Belum tercetak: {kertas}', { kertas: first.title })}
      </span>
      <Button
        size="sm"
        icon={<IconPrinter size={15} stroke={1.7} aria-hidden />}
        busy={busy}
        onClick={() => void again()}
      >
        {t('Cetak lagi')}
      </Button>
      <Button size="sm" look="quiet" disabled={busy} onClick={() => void drop()}>
        {t('Buang kertas')}
      </Button>
    </div>
  );
}
