import { heldBrowser } from '#tests/browser/chromium.ts';

/** Run in its worker before each file, ahead of the look at what is open: the browser stays when the file is done. */
await heldBrowser();
