/**
 * The way in of an unpacked release. Data and settings lie beside its folder and not in it, so that the next release
 * is unpacked beside and takes over.
 */
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMMANDS = {
  serve: ['server/start.js', 'serve'],
  demo: ['server/start.js', 'demo'],
  verify: ['verify/periksa.js'],
  backup: ['backup/cadangan.js', 'backup'],
  restore: ['backup/cadangan.js', 'restore'],
  agen: ['agen/agen.js'],
};
const LEAST = 24;

const here = dirname(fileURLToPath(import.meta.url));
const [asked = 'serve', ...rest] = process.argv.slice(2);
const command = COMMANDS[asked];
if (!command) end(`Usage: kilau ${Object.keys(COMMANDS).join(' | ')}`);
if (Number(process.versions.node.split('.')[0]) < LEAST)
  end(`Kilau needs Node ${LEAST} or newer; this is ${process.versions.node}.`);

const settings = join(here, '..', 'kilau.env');
if (existsSync(settings)) process.loadEnvFile(settings);
process.env.KILAU_DATA ||= join(here, '..', 'kilau-data');
enableCompileCache(join(process.env.KILAU_DATA, 'compile-cache'));
const [file, ...args] = command;
const program = join(here, '.build', file);
process.argv.splice(1, process.argv.length, program, ...args, ...rest);
await import(`./.build/${file}`);

function end(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
