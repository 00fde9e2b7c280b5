import { Agent, get } from 'node:http';

/**
 * Readers of a public page, in a process of their own so that they do not slow the process that measures the sales.
 * Each has its own address, opens the page, waits, and opens it again; like a phone, it asks for gzip.
 */
const [port, path, readers, pauseMs] = process.argv.slice(2) as [string, string, string, string];
const agent = new Agent({ keepAlive: true, maxSockets: Number(readers) });
const times: number[] = [];
let failed = 0;
let open = true;

const addressOf = (reader: number): string =>
  `10.${reader >> 16}.${(reader >> 8) & 255}.${reader & 255}`;

const read = (reader: number): Promise<void> =>
  new Promise((done) => {
    const started = performance.now();
    const headers = { 'accept-encoding': 'gzip', 'x-forwarded-for': addressOf(reader) };
    const end = (status: number) => {
      times.push(performance.now() - started);
      if (status !== 200) failed += 1;
      done();
    };
    get({ agent, port, path, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => end(answer.statusCode ?? 500));
    }).on('error', () => end(500));
  });

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function visit(reader: number): Promise<void> {
  // They come one after the other and not at the stroke of a clock.
  await sleep((reader / Number(readers)) * Number(pauseMs));
  while (open) {
    await read(reader);
    await sleep(Number(pauseMs));
  }
}

for (let reader = 0; reader < Number(readers); reader++) void visit(reader);

process.once('message', () => {
  open = false;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  process.send!({ count: times.length, failed, p50: at(0.5), p95: at(0.95) }, () =>
    process.exit(0),
  );
});
