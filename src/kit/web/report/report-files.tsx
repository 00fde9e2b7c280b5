import { useState } from 'react';
import type { ReportFile } from '#kit/contract/report-file.ts';
import { formatInt } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { dropFile, takeFile, useFiles } from '#kit/web/report/file-work.ts';
import css from '#kit/web/report/report-files.module.css';

/** Files that the server makes or has made for this person: how far they are, and how to get them. */
export default function ReportFiles({ laporan }: { laporan?: string }) {
  const files = useFiles(laporan);
  if (files.length === 0) return null;
  return (
    <ul className={css.files} aria-label={t('Berkas laporan')}>
      {files.map((file) => (
        <OneFile key={file.id} file={file} named={laporan === undefined} />
      ))}
    </ul>
  );
}

/** How far it is, in one sentence. */
function stateOf({ keadaan, selesai, total, ukuran, sebab }: ReportFile): string {
  if (keadaan === 'GAGAL') return sebab ?? t('Terputus. Buat lagi.');
  if (keadaan === 'SELESAI')
    return t('Siap, {count} baris, {besar} MB. Disimpan satu hari.', {
      count: formatInt(total),
      besar: (ukuran / 1_000_000).toFixed(1),
    });
  if (total === 0) return t('Sedang mengambil data');
  return t('{selesai} dari {total} baris', {
    selesai: formatInt(selesai),
    total: formatInt(total),
  });
}

function OneFile({ file, named }: { file: ReportFile; named: boolean }) {
  const [busy, setBusy] = useState(false);
  const { keadaan, jenis, judul, selesai, total } = file;
  const once = async (act: (one: ReportFile) => Promise<void>) => {
    setBusy(true);
    await act(file);
    setBusy(false);
  };
  return (
    <li className={css.file} data-state={keadaan}>
      <b>{jenis === 'pdf' ? 'PDF' : 'Excel'}</b>
      <span className={css.words} role="status">
        {named && <span>{t(judul)}</span>}
        <span>{stateOf(file)}</span>
      </span>
      {keadaan === 'JALAN' && (
        <progress
          className={css.bar}
          max={total || 1}
          value={total ? selesai : undefined}
          aria-label={t('Kemajuan')}
        />
      )}
      {keadaan === 'SELESAI' && (
        <Button size="sm" look="primary" busy={busy} onClick={() => void once(takeFile)}>
          {t('Ambil berkas')}
        </Button>
      )}
      <Button size="sm" look="quiet" busy={busy} onClick={() => void once(dropFile)}>
        {keadaan === 'JALAN' ? t('Batal') : t('Hapus')}
      </Button>
    </li>
  );
}
