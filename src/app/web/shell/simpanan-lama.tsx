import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { hasPaper, printPaper } from '#kit/web/frame/paper.ts';
import { openPeek, peekOf } from '#kit/web/frame/peek.ts';
import css from '#kit/web/feedback/dialog.module.css';
import type { Found } from '#kit/web/write/ask-answers.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { withPerson } from '#areas/akses/web/with-person.tsx';

/** Says what became of a save whose answer was lost: a document by its number with its paper, all else in passing. */
export function tellSaved({ tersimpan, nomor, sent: { judul } }: Found): void {
  if (!tersimpan)
    toast.warning('{layar}: simpanan terakhir tidak sampai, simpan lagi', { layar: judul });
  else if (nomor && peekOf(nomor))
    void openDialog<void>((close) => withPerson(<Saved nomor={nomor} onClose={close} />));
  else toast.success('{layar}: {nomor} tersimpan', { layar: judul, nomor: nomor ?? t('data') });
}

function Saved({ nomor, onClose }: { nomor: string; onClose: () => void }) {
  const sesi = useSesi();
  const then = (act: () => Promise<unknown>) => {
    onClose();
    void act();
  };
  const look = () => then(() => openPeek(peekOf(nomor)!, nomor));
  return (
    <DialogFrame
      title={t('{nomor} tersimpan', { nomor })}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('Tutup')}</Button>
          <Button onClick={look} data-autofocus={!hasPaper(nomor) || undefined}>
            {t('Lihat nota')}
          </Button>
          {hasPaper(nomor) && (
            <Button
              look="primary"
              onClick={() => then(() => printPaper(nomor, sesi))}
              data-autofocus
            >
              {t('Cetak')}
            </Button>
          )}
        </>
      }
    >
      <p className={css.question} role="status">
        {t(
          'Jawaban server tidak sampai ke layar ini, tetapi datanya sudah masuk satu kali. Jangan simpan lagi. Cetak?',
        )}
      </p>
    </DialogFrame>
  );
}
