import { IconDeviceDesktopShare } from '@tabler/icons-react';
import { shellWith } from '#kit/web/base/shell.ts';
import { t } from '#kit/web/base/text.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import { bukaLayar } from '#areas/penjualan/web/layar/siaran.ts';

/** Opens the window that the customer looks at (D-49.7); a shell with a second screen shows it by itself. */
export const TombolLayar = () =>
  shellWith('display') ? null : (
    <IconButton
      label={t('Layar pelanggan')}
      onClick={() => bukaLayar() || toast.error('Izinkan jendela pop-up untuk alamat ini')}
    >
      <IconDeviceDesktopShare size={18} stroke={1.6} aria-hidden />
    </IconButton>
  );
