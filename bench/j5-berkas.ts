import { readFileSync } from 'node:fs';
import { startProgram } from '#bench/beside.ts';
import { addPieces, addSession, openBenchShop } from '#bench/shop.ts';

/** J5: a report of 50,000 rows as Excel and of 5,000 rows as PDF: time, first byte, memory of the server. */
const GOALS = { xlsx: 1.5, pdf: 0.8 } as const;

const shop = await openBenchShop();
const token = await addSession(shop.owner, 'own0', 'OWN');
const { child, port } = await startProgram(shop, 'server.ts');

/** As J7 measures it: its share of what processes share (the program Node itself). */
const memory = (): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${child.pid}/smaps_rollup`, 'utf8'))![1]) /
  1024;

async function fetchFile(ending: 'xlsx' | 'pdf', rows: number): Promise<void> {
  for (let round = 0; round < 4; round++) {
    const start = performance.now();
    let highest = memory();
    const looks = setInterval(() => (highest = Math.max(highest, memory())), 20);
    const answer = await fetch(
      `http://127.0.0.1:${port}/api/v1/barang/report-stock.${ending}?status=READY`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    const first = performance.now() - start;
    const bytes = (await answer.arrayBuffer()).byteLength;
    clearInterval(looks);
    if (answer.status !== 200) throw new Error(`${ending}: ${answer.status}`);
    const seconds = (performance.now() - start) / 1000;
    if (round > 0)
      console.log(
        [
          `${ending} ${rows} rows: ${seconds.toFixed(2)} s (goal ${GOALS[ending]} s)`,
          `first byte ${first.toFixed(0)} ms`,
          `${(bytes / 1e6).toFixed(1)} MB`,
          `server ${highest.toFixed(0)} MB`,
        ].join(', '),
      );
  }
}

await addPieces(shop.owner, 5000);
await fetchFile('pdf', 5000);
await addPieces(shop.owner, 45_000, 5000);
await fetchFile('xlsx', 50_000);
child.kill();
await shop.close();
