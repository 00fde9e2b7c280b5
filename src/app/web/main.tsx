import '#kit/web/theme/font.css';
import '#kit/web/theme/base.css';
import '#kit/web/theme/tokens.css';
import '#kit/web/theme/mantine.css';
import '#app/web/lends.ts';
import { createRoot } from 'react-dom/client';
import { basePath } from '#kit/web/base/config.ts';
import { routeKeys } from '#kit/web/base/key-router.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { LAYAR_PATH } from '#areas/penjualan/web/layar/layar-path.ts';
import { App } from '#app/web/app.tsx';
import { lateWords, openLocale } from '#app/web/locales.ts';
import { loadBeside } from '#app/web/routes.tsx';

const root = createRoot(document.getElementById('root')!);
if (window.location.pathname.replace(/\/+$/, '') === basePath + LAYAR_PATH) {
  // The customer's window: no keys, no dialogs, no call, and no word that the line is away. It is not awaited: its code
  // leans on this file, which must have run first.
  void import('#areas/penjualan/web/layar/layar-pelanggan.page.tsx').then(({ default: Layar }) =>
    root.render(<Layar />),
  );
} else {
  routeKeys(() => toast.warning('Layar belum terbuka, ketik sekali lagi'));
  loadBeside(window.location.pathname);
  await openLocale();
  root.render(<App />);
  void lateWords();
}
