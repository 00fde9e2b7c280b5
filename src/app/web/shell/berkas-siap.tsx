import { IconFileDownload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { useFiles } from '#kit/web/report/file-work.ts';
import ReportFiles from '#kit/web/report/report-files.tsx';

/** The bell of files that the server makes: on every screen, how many are ready, and a notice when one is. */
export default function BerkasSiap() {
  const files = useFiles();
  const ready = files.filter(({ keadaan }) => keadaan === 'SELESAI');
  const running = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, judul, keadaan } of files) {
      if (keadaan === 'JALAN') running.current.add(id);
      else if (running.current.delete(id) && keadaan === 'SELESAI')
        toast.success('{judul} siap diambil', { judul });
    }
  }, [files]);
  if (files.length === 0) return null;
  return (
    <Button
      look="quiet"
      slim="phone"
      icon={<IconFileDownload size={18} stroke={1.7} aria-hidden />}
      onClick={() => void openDialog<void>((close) => <Daftar onClose={() => close()} />)}
    >
      {ready.length > 0
        ? t('{count} berkas siap', { count: ready.length })
        : t('Berkas sedang dibuat')}
    </Button>
  );
}

const Daftar = ({ onClose }: { onClose: () => void }) => (
  <DialogFrame title={t('Berkas laporan')} onClose={onClose} width={560}>
    <ReportFiles />
  </DialogFrame>
);
