import '#kit/web/theme/font.css';
import '#kit/web/theme/base.css';
import '#kit/web/theme/tokens.css';
import '#kit/web/theme/mantine.css';
import '#app/web/lends.ts';
import { createRoot } from 'react-dom/client';
import { routeKeys } from '#kit/web/base/key-router.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { App } from '#app/web/app.tsx';
import { lateWords, openLocale } from '#app/web/locales.ts';
import { loadBeside } from '#app/web/routes.tsx';

routeKeys(() => toast.warning('Layar belum terbuka, ketik sekali lagi'));
loadBeside(window.location.pathname);
await openLocale();
createRoot(document.getElementById('root')!).render(<App />);
void lateWords();
