import { app, getByApp } from '#shell/page/app.ts';
import { startPage } from '#shell/page/first-page.ts';

const root = document.querySelector<HTMLElement>('main');
if (root)
  startPage(root, app(), getByApp).catch(() => {
    root.textContent = 'Aplikasi kasir tidak menjawab. Tutup dan buka lagi.';
  });
