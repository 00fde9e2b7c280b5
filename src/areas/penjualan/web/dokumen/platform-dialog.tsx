import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { readPref, writePref } from '#kit/web/base/prefs.ts';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { useFigureKey } from '#kit/web/counter/use-figure-key.ts';
import {
  NAMA_PLATFORM,
  PLATFORM,
  PLATFORM_DI_SINI,
} from '#areas/penjualan/web/dokumen/platform.ts';
import type { Platform } from '#areas/penjualan/web/kasir/draft.ts';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';

/** Asks on which side of the paper, or on which machine; kept for this computer. */
export const tanyaPlatform = (): Promise<Platform> =>
  openDialog<Platform>((close) => (
    <PlatformDialog
      onPick={(platform) => {
        writePref(PLATFORM_DI_SINI, platform);
        close(platform);
      }}
    />
  ));

function PlatformDialog({ onPick }: { onPick: (platform: Platform) => void }) {
  const last = readPref<string>(PLATFORM_DI_SINI, PLATFORM[0]!);
  const pick = (at: number) => onPick(PLATFORM[at]!);
  useHotkey('F9', () => onPick(PLATFORM.find((one) => one === last) ?? PLATFORM[0]!));
  return (
    <DialogFrame title={t('Cetak nota di mana?')} width={380}>
      <div role="group" aria-label={t('Pilihan')} className={css.platform}>
        <Angka onPick={pick} />
        {PLATFORM.map((platform, at) => {
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
              {t(NAMA_PLATFORM[platform])}
            </Button>
          );
        })}
      </div>
    </DialogFrame>
  );
}

/** Inside the dialog, so that its keys are the dialog's own; a scan presses none of them. */
function Angka({ onPick }: { onPick: (at: number) => void }) {
  useFigureKey(onPick, PLATFORM.length);
  return null;
}
