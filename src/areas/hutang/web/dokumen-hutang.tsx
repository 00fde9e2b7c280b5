import type { DocumentOf } from '#kit/web/document/document.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { dialogsOn } from '#areas/akses/web/dialogs-on.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { PaperButtons } from '#areas/dokumen/web/paper-buttons.tsx';
import { TombolWa } from '#areas/pesan/web/tombol-wa.tsx';
import { FurtherActs } from '#areas/dokumen/web/further-acts.tsx';
import { StepActs } from '#areas/dokumen/web/history/step-acts.tsx';
import { FURTHER } from '#areas/hutang/web/further.ts';
import { hutangActs } from '#areas/hutang/web/acts.ts';
import type { Hutang } from '#areas/hutang/web/hutang.ts';
import { HutangBody, ON_HUTANG } from '#areas/hutang/web/hutang-body.tsx';
import { HUTANG_STEPS } from '#areas/hutang/web/steps.ts';

const open = dialogsOn<'hutang', Hutang>('hutang');
/** What is done with a loan that runs, each in a dialog of its own. */
export const openInterest = open(
  async () => (await import('#areas/hutang/web/pay-hutang.tsx')).PayInterestDialog,
);
export const openRedeem = open(
  async () => (await import('#areas/hutang/web/pay-hutang.tsx')).RedeemDialog,
);
export const openRenew = open(
  async () => (await import('#areas/hutang/web/renew-hutang.tsx')).RenewDialog,
);
export const openPutus = open(
  async () => (await import('#areas/hutang/web/putus/putus-dialog.tsx')).PutusDialog,
);
export const openDuplicate = open(
  async () => (await import('#areas/hutang/web/duplicate-hutang.tsx')).DuplicateDialog,
);

function HutangActs({ dokumen: hutang }: { dokumen: Hutang }) {
  const { tgl_system } = usePerson();
  const runs = hutang.status === 'AKTIF';
  useHotkey('F8', () => void openInterest(hutang), runs);
  useHotkey('F9', () => void openRedeem(hutang), runs);
  useHotkey('F10', () => void openRenew(hutang), runs);
  return (
    <>
      <PaperButtons acts={hutangActs} row={hutang} />
      <TombolWa small no={hutang.no_faktur_hutang} no_hp={hutang.no_hp} />
      {runs && <Button onClick={() => void openDuplicate(hutang)}>{t('Duplikat')}</Button>}
      {runs && hutang.tgl_system === tgl_system && (
        <Button look="danger" onClick={() => hutangActs.cancel(hutang)}>
          {t('Batalkan')}
        </Button>
      )}
      {runs && (
        <>
          <Button shortcut="F8" onClick={() => void openInterest(hutang)}>
            {t('Bunga')}
          </Button>
          <Button shortcut="F10" onClick={() => void openRenew(hutang)}>
            {t('Peremajaan')}
          </Button>
          <Button onClick={() => void openPutus(hutang)}>{t('Beli putus')}</Button>
          <Button look="primary" shortcut="F9" onClick={() => void openRedeem(hutang)}>
            {t('Pelunasan')}
          </Button>
        </>
      )}
      <FurtherActs of={FURTHER} on={hutang} />
      <StepActs of={HUTANG_STEPS} kinds={ON_HUTANG} on={hutang} />
    </>
  );
}

/** A loan as it is looked at. */
export const dokumenHutang: DocumentOf<Hutang> = {
  read: hutangDocument.one,
  status: hutangDocument.row.status,
  Body: HutangBody,
  Acts: HutangActs,
};
