import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import type { DocumentOf } from '#kit/web/document/document.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { dialogsOn } from '#areas/akses/web/dialogs-on.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { TombolWa } from '#areas/pesan/web/tombol-wa.tsx';
import { FurtherActs } from '#areas/dokumen/web/further-acts.tsx';
import { FURTHER } from '#areas/hutang/web/further.ts';
import { hutangActs } from '#areas/hutang/web/acts.ts';
import { HutangBody, type Hutang } from '#areas/hutang/web/hutang-body.tsx';
import { setidaknya, type Level } from '#areas/toko/rules/level.ts';

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
export const openPayOut = open(
  async () => (await import('#areas/hutang/web/validasi/waiting-dialogs.tsx')).PayOutDialog,
);
export const openTake = open(
  async () => (await import('#areas/hutang/web/validasi/waiting-dialogs.tsx')).TakeDialog,
);
export const openReject = open(
  async () => (await import('#areas/hutang/web/validasi/waiting-dialogs.tsx')).RejectTakeDialog,
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
      <IconButton label="PDF" onClick={() => hutangActs.print(hutang)}>
        <IconFileTypePdf size={18} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton label={t('Cetak ulang')} onClick={() => hutangActs.reprint(hutang)}>
        <IconPrinter size={18} stroke={1.6} aria-hidden />
      </IconButton>
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
      <WaitingActs hutang={hutang} />
    </>
  );
}

/** What waits is finished here, too: also where its screen is shut with the module (D-33.1). */
function WaitingActs({ hutang }: { hutang: Hutang }) {
  const { level } = usePerson();
  const here = setidaknya(level as Level, 'SPV');
  const [isNew, isRedeemed] = [hutang.status === 'OPEN', hutang.status === 'TUNGGU'].map(
    (waits) => waits && here,
  );
  useHotkey('F9', () => void (isNew ? openPayOut : openTake)(hutang), isNew || isRedeemed);
  if (isNew)
    return (
      <>
        <Button look="danger" onClick={() => hutangActs.cancel(hutang)}>
          {t('Tolak hutang ini')}
        </Button>
        <Button look="primary" shortcut="F9" onClick={() => void openPayOut(hutang)}>
          {t('Bayar')}
        </Button>
      </>
    );
  if (!isRedeemed) return null;
  return (
    <>
      <Button look="danger" onClick={() => void openReject(hutang)}>
        {t('Batal Validasi')}
      </Button>
      <Button look="primary" shortcut="F9" onClick={() => void openTake(hutang)}>
        {t('Validasi')}
      </Button>
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
