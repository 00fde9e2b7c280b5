import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A list of every package that a shop gets, for programs that watch for weaknesses (CycloneDX, by npm itself). */
const FILE = process.argv[2] ?? '.build/sbom.cdx.json';
const npm = process.env['npm_execpath'];
const args = [
  'sbom',
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
  '--omit=dev',
  '--package-lock-only',
];

const { status, stdout, stderr } = npm?.endsWith('.js')
  ? spawnSync(process.execPath, [npm, ...args], { encoding: 'utf8', maxBuffer: 2 ** 28 })
  : spawnSync('npm', args, {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      shell: process.platform === 'win32',
    });
if (status !== 0) {
  process.stderr.write(stderr);
  process.exit(1);
}
const { components } = JSON.parse(stdout) as { components: unknown[] };
mkdirSync(dirname(FILE), { recursive: true });
writeFileSync(FILE, stdout);
console.log(`${FILE}: ${components.length} packages`);
