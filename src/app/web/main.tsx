import '#kit/web/theme/font.css';
import '#kit/web/theme/base.css';
import '#kit/web/theme/tokens.css';
import '#kit/web/theme/mantine.css';
import * as z from 'zod/mini';
import { createRoot } from 'react-dom/client';
import { App } from '#app/web/app.tsx';
import { openLocale } from '#app/web/locales.ts';

z.config({ jitless: true }); // the content security policy forbids code made at run time

await openLocale();
createRoot(document.getElementById('root')!).render(<App />);
