import { useCallback, useEffect, useState } from 'react';
import { formatInt } from '#kit/rules/format.ts';
import { call } from '#kit/web/api/client.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { oops } from '#kit/web/feedback/dialogs.ts';
import { progressEndpoint, type Progress } from '#kit/web/feedback/progress.ts';
import css from '#kit/web/feedback/progress.module.css';

type Props = {
  id: string;
  kind?: 'ambil' | 'kirim';
  onDone: (progress: Progress | undefined) => void;
};
const LOOKS_EVERY_MS = 1500;

/** Cannot be closed: the work runs on the server, and is told by bell and by asking. */
export function ProgressDialog({ id, kind = 'ambil', onDone }: Props) {
  const [progress, setProgress] = useState<Progress>();
  const look = useCallback(() => {
    call(progressEndpoint, { params: { id } }).then(setProgress, () => {});
  }, [id]);
  useBell<Progress>('progress', (told) => (told?.id === id ? setProgress(told) : look()));
  useEffect(() => {
    look();
    const looks = setInterval(look, LOOKS_EVERY_MS);
    return () => clearInterval(looks);
  }, [look]);
  useEffect(() => {
    if (progress?.gagal) {
      void oops(progress.gagal);
      onDone(undefined);
    } else if (progress && progress.total > 0 && progress.selesai >= progress.total)
      onDone(progress);
  }, [progress, onDone]);

  const { selesai = 0, total = 0, judul } = progress ?? {};
  return (
    <DialogFrame title={t('Mohon Menunggu ...')} width={420}>
      <p role="status">
        {kind === 'kirim' ? t('Sedang Mengirim Data') : t('Sedang Mengambil Data')}
      </p>
      <progress
        className={css.bar}
        max={total || 1}
        value={total ? selesai : undefined}
        aria-label={judul ?? t('Kemajuan')}
      />
      <p className={css.count}>
        <span>{judul && t(judul)}</span>
        {total > 0 && (
          <b>
            {formatInt(selesai)} / {formatInt(total)}
          </b>
        )}
      </p>
    </DialogFrame>
  );
}
