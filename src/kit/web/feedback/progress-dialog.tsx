import { useCallback, useEffect, useState } from 'react';
import { progressEndpoint, type Progress } from '#kit/contract/progress.ts';
import { formatInt } from '#kit/rules/format.ts';
import { call } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import css from '#kit/web/feedback/progress.module.css';

type Props = {
  id: string;
  kind?: 'ambil' | 'kirim';
  onDone: (progress: Progress | undefined) => void;
};
type Told = Pick<Progress, 'id' | 'judul' | 'selesai' | 'total'>;
const LOOKS_EVERY_MS = 1500;

/** Cannot be closed: the work runs on the server; its progress comes by bell and by asking. */
export function ProgressDialog({ id, kind = 'ambil', onDone }: Props) {
  const [told, setTold] = useState<Told>();
  const look = useCallback(() => {
    call(progressEndpoint, { params: { id } }).then(
      (progress) => {
        setTold(progress);
        if (progress.keadaan !== 'JALAN') onDone(progress);
      },
      (problem) => isProblem(problem) && problem.status === 404 && onDone(undefined),
    );
  }, [id, onDone]);
  useBell<Told>('progress', (now) => {
    if (now && now.id !== id) return;
    if (now && now.selesai < now.total) setTold(now);
    // The bell says that something changed; the result is asked of the server.
    else look();
  });
  useEffect(() => {
    look();
    const looks = setInterval(look, LOOKS_EVERY_MS);
    return () => clearInterval(looks);
  }, [look]);

  return <ProgressView {...told} kind={kind} />;
}

type ViewProps = Partial<Told> & { kind: 'ambil' | 'kirim' };

/** How far it is, in figures and as a bar. */
export function ProgressView({ selesai = 0, total = 0, judul, kind }: ViewProps) {
  return (
    <DialogFrame title={t('Mohon Menunggu ...')} width={420}>
      <p role="status">
        {kind === 'kirim' ? t('Sedang Mengirim Data') : t('Sedang Mengambil Data')}
      </p>
      <progress
        className={css.bar}
        max={total || 1}
        value={total ? selesai : undefined}
        aria-label={judul ? t(judul) : t('Kemajuan')}
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
