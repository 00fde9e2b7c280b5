import chromium, { inflate } from '@sparticuz/chromium';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium as driver } from 'playwright-core';

/** What the package proposes for a cloud function, and a test of a real browser must not have. */
const UNWANTED = [
  '--single-process',
  '--disable-web-security',
  '--allow-running-insecure-content',
  // Quicker without: pages that begin as programs of their own, and a graphics card that the processor plays.
  '--no-zygote',
  '--in-process-gpu',
  '--ignore-gpu-blocklist',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];
const QUIET = [
  '--disable-software-rasterizer',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
];

/** The window of a counter. */
export const DESK = { width: 1366, height: 768 };
/** A profile whose pages share one process: what they are made of is compiled by the first of them. */
const ONE_PROCESS = '--renderer-process-limit=1';

/** A browser, and the profile that all files of a worker use in turn. */
type Held = { readonly browser: Browser; readonly profile: BrowserContext };
let held: Promise<Held> | undefined;

/** One browser for all files of a worker: who opens a page closes it, and leaves the browser to the next. */
export async function heldBrowser(): Promise<Held> {
  const now = await (held ??= openHeld());
  if (now.browser.isConnected()) return now;
  held = undefined;
  return heldBrowser();
}

async function openHeld(): Promise<Held> {
  const { args, ...how } = await launching();
  // Without a name the folder is a throw-away one, which goes with the browser.
  const profile = await driver.launchPersistentContext('', {
    ...how,
    args: [...args, ONE_PROCESS],
    viewport: DESK,
  });
  return { browser: profile.browser()!, profile };
}

/** A browser of one's own, as it is on a machine where it was never opened. */
export const openBrowser = async (): Promise<Browser> => driver.launch(await launching());

/** The Chromium that comes with the packages: no system package and no download is needed. */
async function launching() {
  const folder = await unpack();
  return {
    executablePath: join(folder, 'chromium'),
    args: [...chromium.args.filter((flag) => !UNWANTED.includes(flag)), ...QUIET],
    env: {
      ...process.env,
      FONTCONFIG_PATH: folder,
      HOME: folder,
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
    },
  };
}

/**
 * Unpacks once per version, under a temporary name: the package itself would unpack into the
 * temporary folder, where another account's or a half copy may lie.
 */
async function unpack(): Promise<string> {
  const archives = packageFolder();
  const { version } = JSON.parse(await readFile(join(archives, '../package.json'), 'utf8')) as {
    version: string;
  };
  const folder = resolve(`.build/chromium-${version}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  await inflateInto(draft, archives);
  await chmod(join(draft, 'chromium'), 0o755);
  await writeFile(join(draft, 'fonts.conf'), fontsConf(folder));
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
  return folder;
}

const packageFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin');

/** The package asks the system for the temporary folder; for this moment ours is the answer. */
async function inflateInto(folder: string, archives: string): Promise<void> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    await chromium.executablePath(archives);
    await inflate(join(archives, 'al2023.tar.br'));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/** The package's own font, and the system's where there are any (Chinese and Japanese). */
const fontsConf = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
</fontconfig>
`;
