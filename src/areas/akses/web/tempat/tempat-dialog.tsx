import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { readPref, writePref } from '#kit/web/base/prefs.ts';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { useFigureKey } from '#kit/web/counter/use-figure-key.ts';
import {
  NAMA_TEMPAT,
  TEMPAT,
  TEMPAT_DI_SINI,
  type Tempat,
} from '#areas/akses/web/tempat/tempat.ts';
import css from '#areas/akses/web/tempat/tempat.module.css';

/** Asks on which side of the paper, or on which machine; kept for this computer. */
export const tanyaTempat = (): Promise<Tempat> =>
  openDialog<Tempat>((close) => (
    <TempatDialog
      onPick={(tempat) => {
        writePref(TEMPAT_DI_SINI, tempat);
        close(tempat);
      }}
    />
  ));

function TempatDialog({ onPick }: { onPick: (tempat: Tempat) => void }) {
  const last = readPref<string>(TEMPAT_DI_SINI, TEMPAT[0]);
  const pick = (at: number) => onPick(TEMPAT[at]!);
  useHotkey('F9', () => onPick(TEMPAT.find((one) => one === last) ?? TEMPAT[0]));
  return (
    <DialogFrame title={t('Cetak nota di mana?')} width={380}>
      <div role="group" aria-label={t('Pilihan')} className={css.pilihan}>
        <Angka onPick={pick} />
        {TEMPAT.map((tempat, at) => {
          const Icon = tempat === 'MOBILE' ? IconDeviceMobile : IconDeviceDesktop;
          return (
            <Button
              key={tempat}
              size="lg"
              wide
              look={tempat === last ? 'primary' : 'default'}
              icon={<Icon size={19} stroke={1.6} aria-hidden />}
              shortcut={String(at + 1)}
              data-autofocus={tempat === last || undefined}
              onClick={() => onPick(tempat)}
            >
              {t(NAMA_TEMPAT[tempat])}
            </Button>
          );
        })}
      </div>
    </DialogFrame>
  );
}

/** Inside the dialog, so that its keys are the dialog's own; a scan presses none of them. */
function Angka({ onPick }: { onPick: (at: number) => void }) {
  useFigureKey(onPick, TEMPAT.length);
  return null;
}
