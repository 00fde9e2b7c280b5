/**
 * The way in for every command of package.json. It needs only the Node that the machine happens to
 * have (20.12 or newer): it installs what is missing, finds the Node that the program is written for,
 * and hands over to it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants as system } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR = 24;
/**
 * A shop's computer has other work for its memory: what is short-lived gets 8 MB of room instead of
 * 32, and the rest may grow by a third before it is looked through (J5 and J7 of the benches).
 */
const MEMORY = ['--max-semi-space-size=8', '--heap-growing-percent=30'];
/** A build lives some seconds and makes much that is forgotten at once: a tenth of it was looking for that. */
const BUILD_MEMORY = '--max-semi-space-size=64';
const root = dirname(fileURLToPath(import.meta.url));
const windows = process.platform === 'win32';

/**
 * Each command: whether it runs what is built of the sources (decision 0121), and what it runs. `bare` needs no package: a new
 * enough Node is all that its computer must have.
 */
const COMMANDS = {
  demo: { built: true, run: ['.build/server/start.js', 'demo'] },
  serve: { built: true, run: ['.build/server/start.js', 'serve'] },
  dev: { built: false, run: ['tools/dev.ts'] },
  'demo-reset': { built: false, run: ['src/app/server/start.ts', 'demo-reset'] },
  verify: { built: false, run: ['src/app/server/periksa.ts'] },
  backup: { built: false, run: ['src/app/server/cadangan.ts', 'backup'] },
  restore: { built: false, run: ['src/app/server/cadangan.ts', 'restore'] },
  'shop-key': { built: false, run: ['src/app/server/jauh/kunci-toko.ts'] },
  support: { built: false, run: ['src/app/server/dukungan/dukungan.ts'] },
  agen: { built: false, bare: true, run: ['src/app/server/agen/agen.ts'] },
  new: { built: false, run: ['tools/new.ts'] },
  pages: { built: false, run: ['tools/pages.ts'] },
  notices: { built: false, run: ['tools/packages/notices.ts'] },
  sbom: { built: false, run: ['tools/packages/sbom.ts'] },
  pictures: { built: false, run: ['tools/pictures/pictures.ts'] },
  'toko-online': { built: false, run: ['tools/toko-online/serve.ts'] },
  check: { built: false, run: ['tools/check.ts'] },
  release: { built: false, run: ['tools/release.ts'] },
  test: { built: false, run: ['tools/test.ts'] },
};
/** Older names of commands. */
const ALSO = {
  periksa: 'verify',
  cadangkan: 'backup',
  pulihkan: 'restore',
  'kunci-toko': 'shop-key',
  dukungan: 'support',
};
/** Commands that a shop runs: they read `.env` of the folder that they are given in; tests never do. */
const SHOP = new Set([
  'demo',
  'serve',
  'demo-reset',
  'verify',
  'backup',
  'restore',
  'shop-key',
  'support',
]);

/** The child that runs now, and the signals it has been told. */
const current = { child: undefined, told: new Set() };

await main(process.argv.slice(2));

async function main([asked, ...rest]) {
  const name = ALSO[asked] ?? asked;
  const command = COMMANDS[name];
  if (!command) return fail(`Usage: node start.mjs ${Object.keys(COMMANDS).join(' | ')}`);
  if (SHOP.has(name)) readEnvFile();
  // The data folder is that of the folder the command was given in, wherever the program lies.
  process.env.KILAU_DATA ||= join(process.cwd(), '.kilau');
  process.chdir(root);
  ensureHome();
  passOnSignals();
  if (!(command.bare && isNewEnough()) && !isInstalled()) await install();
  const node = findNode();
  if (command.built) await runOrExit(node, [BUILD_MEMORY, 'tools/build.ts', name, ...rest]);
  process.exit(await run(node, [...command.run, ...rest]));
}

/** `.env` (docs/variables.md): what the environment itself says is stronger. */
function readEnvFile() {
  if (!existsSync('.env')) return;
  if (!process.loadEnvFile)
    fail(`Reading .env needs Node 20.12 or newer (this is ${process.versions.node}).`);
  process.loadEnvFile('.env');
}

/** Installed is what the lock file says: by our own stamp, or by npm's list of what it installed. */
function isInstalled() {
  if (!existsSync('package-lock.json')) return existsSync('node_modules');
  if (readOr('node_modules/.kilau-stamp') === stamp()) return true;
  if (!matchesLock(readOr('node_modules/.package-lock.json'))) return false;
  writeStamp();
  return true;
}

function matchesLock(installedText) {
  if (!installedText) return false;
  const installed = JSON.parse(installedText).packages;
  return wantedPackages().every(({ path, integrity, needed }) =>
    installed[path] ? installed[path].integrity === integrity : !needed,
  );
}

/** The packages of the lock file that are meant for this machine. */
function wantedPackages() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const own = Object.keys(packages[''].optionalDependencies ?? {});
  const isOwn = (path) => own.some((name) => path === `node_modules/${name}`);
  return Object.entries(packages)
    .filter(
      ([path, { os, cpu, libc }]) =>
        path && fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, 'glibc'),
    )
    .map(([path, { integrity, optional }]) => ({
      path,
      integrity,
      needed: !optional || isOwn(path),
    }));
}

function fits(list, own) {
  return !list || list.includes(own);
}

async function install() {
  const wanted = wantedPackages()
    .filter(({ needed }) => needed)
    .map(({ path }) => join(path, 'package.json'));
  say(`Memasang ${wanted.length} paket, sekali saja, sekitar satu menit.`);
  say(`Installing ${wanted.length} packages; this is done once and takes about a minute.`);
  // Packages are fetched before the first is laid: a count that stays is said again only each 20 seconds.
  let last = -1;
  let still = 0;
  const tick = setInterval(() => {
    const laid = wanted.filter(existsSync).length;
    still = laid === last ? still + 1 : 0;
    last = laid;
    if (still % 5 === 0) say(`  ${laid} / ${wanted.length}`);
  }, 4000);
  const code = await runNpm(['ci', '--ignore-scripts', '--include=dev', '--include=optional']);
  clearInterval(tick);
  if (code !== 0)
    fail(
      'Paket tidak dapat dipasang; sebabnya pada baris di atas.\nThe packages could not be installed; the lines above say why.',
    );
  writeStamp();
  say('Terpasang. / Installed.');
}

function runNpm(args) {
  const quiet = ['--no-progress', '--loglevel=error', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath ?? '';
  // Inside `npm start` the very same npm is asked; otherwise the one on the path.
  return npm.endsWith('npm-cli.js')
    ? launch(process.execPath, [npm, ...args, ...quiet])
    : launch(windows ? 'npm.cmd' : 'npm', [...args, ...quiet], { shell: windows });
}

/**
 * npm and others keep things at home; an account without one (HOME empty, or a service's account)
 * gets a place in the checkout, where a folder named "~" would appear otherwise.
 */
function ensureHome() {
  if (windows || isWritable(process.env.HOME)) return;
  const home = join(root, '.build', 'home');
  try {
    mkdirSync(home, { recursive: true });
  } catch {
    return; // A checkout that may only be read: nothing will be installed or built either.
  }
  process.env.HOME = home;
  process.env.npm_config_cache = join(home, '.npm');
  process.env.npm_config_userconfig = join(home, '.npmrc');
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function isNewEnough() {
  return Number(process.versions.node.split('.')[0]) >= NODE_MAJOR;
}

/** The Node that runs this, if it is new enough, or the one that came with the packages. */
function findNode() {
  if (isNewEnough()) return process.execPath;
  for (const name of ['node', 'node-bin']) {
    const folder = `node_modules/${name}-${process.platform.replace('win32', 'win')}-${process.arch}`;
    const path = join(root, folder, 'bin', windows ? 'node.exe' : 'node');
    if (existsSync(path) && spawnSync(path, ['--version']).status === 0) return path;
  }
  return fail(
    `Kilau needs Node ${NODE_MAJOR} or newer, and there is none for ${process.platform}-${process.arch}` +
      ` among the packages: install it from nodejs.org (this is ${process.versions.node}).`,
  );
}

async function runOrExit(node, args) {
  const code = await run(node, args);
  if (code !== 0) process.exit(code);
}

function run(node, args) {
  const path = [dirname(node), process.env.PATH].filter(Boolean).join(delimiter);
  const env = {
    // glibc keeps memory back for each thread: two such stores serve a server whose work is one thread's.
    MALLOC_ARENA_MAX: '2',
    ...process.env,
    PATH: path,
    NODE_COMPILE_CACHE: join(root, '.build', 'compile-cache'),
    KILAU_PARENT: String(process.pid),
  };
  // Lines of the sources in stack traces, for a person who looks for a fault: they take time and memory.
  const maps = process.env.KILAU_DEBUG ? ['--enable-source-maps'] : [];
  const flags = [...MEMORY, ...maps, '--import', './tools/follow-parent.ts'];
  return launch(node, [...flags, ...args], { env });
}

/** Answers the exit code; one that a signal ended counts as a shell counts it. */
function launch(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options });
    current.child = child;
    child.once('error', (error) => fail(`Cannot run ${program}: ${error.message}`));
    child.once('exit', (code, signal) => resolve(code ?? 128 + (system.signals[signal] ?? 0)));
  });
}

/**
 * Passes each signal on once: a terminal sends its Ctrl-C to the whole group already, and a second
 * one must not cut short an orderly stop. If npm is killed outright, the child is stopped too.
 */
function passOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => tell(signal));
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => process.ppid === parent || tell('SIGTERM'), 500).unref();
}

function tell(signal) {
  if (!current.child || current.child.exitCode !== null) process.exit(128 + system.signals[signal]);
  if (current.told.has(signal)) return;
  current.told.add(signal);
  current.child.kill(signal);
}

function stamp() {
  return createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
}

function writeStamp() {
  try {
    writeFileSync('node_modules/.kilau-stamp', stamp());
  } catch {
    // A checkout that may only be read was installed by somebody else, and stays as it is.
  }
}

function readOr(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function say(line) {
  process.stdout.write(`${line}\n`);
}

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
