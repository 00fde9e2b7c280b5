import { buildServer } from '#tools/server-build.ts';
import { buildWeb } from '#tools/web-build.ts';

/** What `npm start` and `npm run serve` run: the web application and the server, side by side. */
const built = await Promise.all([buildWeb(), buildServer()]);
process.exit(built.every(Boolean) ? 0 : 1);
