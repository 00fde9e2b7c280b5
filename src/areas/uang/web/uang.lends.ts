import { registerPeek } from '#kit/web/frame/peek.ts';
import { registerParameterDialog } from '#areas/akses/web/setting/parameter-dialog.ts';

/* Papers of money, scanned anywhere or pressed in a report. */
registerPeek('kas', () => import('#areas/uang/web/peek/kas-peek.tsx'), 'KM', 'KK', 'RM', 'RK');
registerPeek('mutasi', () => import('#areas/uang/web/peek/mutasi-peek.tsx'), 'MB', 'MC', 'PU');
registerPeek('kirim-uang', () => import('#areas/uang/web/peek/kirim-peek.tsx'), 'KU');
registerPeek('non-cash', () => import('#areas/uang/web/peek/non-cash-peek.tsx'), 'VN');

/* The drawers are parted, or put together, with what lies in them. */
registerParameterDialog(
  'KAS_HUTANG_TERPISAH',
  () => import('#areas/uang/web/mutasi/pisah-kas.tsx'),
);
