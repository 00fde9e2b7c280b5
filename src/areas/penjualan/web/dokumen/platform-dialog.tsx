import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { readPref, writePref } from '#kit/web/base/prefs.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { useFigureKey } from '#kit/web/counter/use-figure-key.ts';
import type { Platform } from '#areas/penjualan/web/kasir/draft.ts';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';

const PILIHAN: readonly (readonly [Platform, string])[] = [
  ['DESKTOP_DEPAN', mark('Desktop, depan')],
  ['DESKTOP_BELAKANG', mark('Desktop, belakang')],
  ['MOBILE', mark('Mobile')],
];
const PREF = 'platform-nota';

/** Asks on which side of the paper, or on which machine; Enter repeats the last choice. */
export const tanyaPlatform = (): Promise<Platform> =>
  openDialog<Platform>((close) => (
    <PlatformDialog
      onPick={(platform) => {
        writePref(PREF, platform);
        close(platform);
      }}
    />
  ));

function PlatformDialog({ onPick }: { onPick: (platform: Platform) => void }) {
  const last = readPref<string>(PREF, PILIHAN[0]![0]);
  const pick = (at: number) => onPick(PILIHAN[at]![0]);
  useHotkey('F9', () => onPick(PILIHAN.find(([one]) => one === last)?.[0] ?? PILIHAN[0]![0]));
  return (
    <DialogFrame title={t('Cetak nota di mana?')} width={380}>
      <div role="group" aria-label={t('Pilihan')} className={css.platform}>
        <Angka onPick={pick} />
        {PILIHAN.map(([platform, label], at) => {
          const Icon = platform === 'MOBILE' ? IconDeviceMobile : IconDeviceDesktop;
          return (
            <Button
              key={platform}
              size="lg"
              wide
              look={platform === last ? 'primary' : 'default'}
              icon={<Icon size={19} stroke={1.6} aria-hidden />}
              shortcut={String(at + 1)}
              data-autofocus={platform === last || undefined}
              onClick={() => onPick(platform)}
            >
              {t(label)}
            </Button>
          );
        })}
      </div>
    </DialogFrame>
  );
}

/** Inside the dialog, so that its keys are the dialog's own; a scan presses none of them. */
function Angka({ onPick }: { onPick: (at: number) => void }) {
  useFigureKey(onPick, PILIHAN.length);
  return null;
}
