import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import pg from 'pg';
import { expect } from 'vitest';
import { openPostgres, type Postgres } from '#kit/server/postgres/open-postgres.ts';
import { openDatabase } from '#kit/server/database.ts';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import { builtServer } from '#bench/beside.ts';
import { addPieces, addSession, openBenchShop, TOKO, type BenchShop } from '#bench/shop.ts';

const MEJA = 8;
export const jeda = (ms: number): Promise<unknown> => new Promise((go) => setTimeout(go, ms));

export type Server = { child: ChildProcess; port: number };
export type Coba = { key: string; code: string; meja: number };
/** What was acknowledged, by piece; and what never was: of that nothing is known (reliability 0.3). */
export type Dijual = { tahu: Map<string, string>; entah: Coba[] };
export type Jawaban = { status: number; code: string; no: string | undefined };

/** A shop on a cluster of its own whose server and database may be killed, with counters that sell. */
export async function bukaBeban(folder: string, potong: number) {
  const shop = await openBenchShop(folder);
  await addPieces(shop.owner, potong);
  const tokens: string[] = [];
  for (let at = 0; at < MEJA; at++) tokens.push(await addSession(shop.owner, `ksr${at}`));
  return new Beban(shop, folder, tokens);
}

export class Beban {
  readonly shop: BenchShop;
  private readonly folder: string;
  private readonly tokens: readonly string[];
  private terambil = 0;
  private postgres: Postgres | undefined;
  /** Acknowledged in the selling that runs, as it grows. */
  diakui = new Map<string, string>();

  constructor(shop: BenchShop, folder: string, tokens: readonly string[]) {
    this.shop = diam(shop);
    this.folder = folder;
    this.tokens = tokens;
  }

  /** With `jaga` it starts a database that was killed again by itself, as `npm run serve` does. */
  async startServer({
    jaga = false,
    execArgv = [],
  }: { jaga?: boolean; execArgv?: readonly string[] } = {}): Promise<Server> {
    const child = fork(await builtServer(), {
      execArgv: [...execArgv],
      env: {
        ...process.env,
        BENCH_CONNECTION: JSON.stringify(this.shop.connection),
        ...(jaga ? { BENCH_FOLDER: this.folder } : {}),
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let said = '';
    child.stderr!.on('data', (bytes: Buffer) => (said += bytes.toString()));
    const { port } = await new Promise<{ port: number }>((resolve, reject) => {
      child.once('message', (told) => resolve(told as { port: number }));
      child.once('exit', (code, signal) => reject(new Error(`${code ?? signal}: ${said}`)));
    });
    return { child, port };
  }

  berikut(meja: number): Coba {
    this.terambil += 1;
    const code = TOKO + this.terambil.toString(36).toUpperCase().padStart(5, '0');
    return { key: `bunuh-nota-${this.terambil}`, code, meja };
  }

  /** One sale; no status where the server gave no answer. */
  async coba(port: number, { key, code, meja }: Coba): Promise<Jawaban> {
    const body = JSON.stringify({
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari' },
      barang: [{ kode_barcode: code }],
      pembayaran: [{ jenis: 'CASH', jumlah: hargaDari(code) }],
    });
    const headers = {
      authorization: `Bearer ${this.tokens[meja]}`,
      'idempotency-key': key,
      'content-type': 'application/json',
    };
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/penjualan`, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined);
    const said = (await answer?.json().catch(() => undefined)) as
      | { code?: string; data?: { no_faktur_jual: string } }
      | undefined;
    return { status: answer?.status ?? 0, code: said?.code ?? '', no: said?.data?.no_faktur_jual };
  }

  /** The number of a sale that was acknowledged; nothing for no answer and for 5xx. */
  async jual(port: number, one: Coba): Promise<string | undefined> {
    const { status, code, no } = await this.coba(port, one);
    if (status >= 300 && status < 500) throw new Error(`${status} ${code}`);
    return no;
  }

  /** All counters sell without pause until told to stop. */
  async jualSampai(port: number, selesai: (terjual: number) => boolean): Promise<Dijual> {
    const dijual: Dijual = { tahu: new Map(), entah: [] };
    this.diakui = dijual.tahu;
    await Promise.all(
      Array.from({ length: MEJA }, async (_, meja) => {
        while (!selesai(dijual.tahu.size)) {
          const one = this.berikut(meja);
          const no = await this.jual(port, one);
          if (no) dijual.tahu.set(one.code, no);
          else {
            dijual.entah.push(one);
            await jeda(100);
          }
        }
      }),
    );
    return dijual;
  }

  /** Acknowledged sales that are not there any more, or under another number. */
  async hilang(tahu: Dijual['tahu']): Promise<[string, string][]> {
    const ada = await this.tersimpan();
    return [...tahu].filter(([code, no]) => ada.get(code) !== no);
  }

  private async tersimpan(): Promise<Map<string, string>> {
    const { rows } = await this.shop.owner.query<{ kode_barcode: string; no: string }>(
      'select kode_barcode, no_faktur_jual as no from penjualan_barang',
    );
    const ada = new Map(rows.map((row) => [row.kode_barcode, row.no]));
    expect(ada.size).toBe(rows.length);
    return ada;
  }

  /** Every acknowledged sale is there once; every other is there at most once, and its retry ends it. */
  async tuntaskan(port: number, { tahu, entah }: Dijual): Promise<void> {
    expect(await this.hilang(tahu)).toEqual([]);
    const ada = await this.tersimpan();
    for (const one of entah) {
      const no = await this.jual(port, one);
      expect(no).toBeDefined();
      if (ada.has(one.code)) expect(no).toBe(ada.get(one.code));
    }
  }

  /** Sales did share transactions: else nothing of rides was proved. */
  async pastikanBersama(): Promise<void> {
    const { rows } = await this.shop.owner.query<{ rides: number }>(
      'select count(*)::int as rides from (select from penjualan group by xmin having count(*) > 1) x',
    );
    expect(rows[0]?.rides).toBeGreaterThan(0);
  }

  /** Every invariant holds. */
  async pastikanUtuh(): Promise<void> {
    const db = openDatabase({ connection: this.shop.connection, size: 2 });
    const rusak = (await periksaBuku(db)).filter((one) => one.jumlah > 0);
    await db.close();
    expect(rusak).toEqual([]);
  }

  /** kill -9 of the database and all its processes. */
  async bunuhDatabase(): Promise<void> {
    const { rows } = await this.shop.owner.query<{ pid: number }>('select pg_backend_pid() as pid');
    bunuhPohon(indukDari(rows[0]!.pid));
  }

  async hidupkanDatabase(): Promise<void> {
    // The one before is dead: what waits for its end in this process is called off.
    await this.postgres?.stop();
    this.postgres = await openPostgres({ dataFolder: this.folder });
    await this.sambungLagi();
  }

  /** The database that runs now stops: the one that `shop` began with may be long gone. */
  async akhiri(): Promise<void> {
    await this.shop.close();
    await this.postgres?.stop();
  }

  async sambungLagi(): Promise<void> {
    const owner = new pg.Client(this.shop.connection);
    await owner.connect();
    this.shop.owner = owner;
    diam(this.shop);
  }
}

/** A connection whose server dies must not take the test with it. */
function diam(shop: BenchShop): BenchShop {
  shop.owner.on('error', () => {});
  return shop;
}

/** Weights and prices follow from the barcode's number, as addPieces made them. */
function hargaDari(code: string): number {
  const at = Number.parseInt(code.slice(3), 36);
  return (
    Math.ceil(
      (((2000 + (at % 3000)) * [2_170_000, 1_330_000, 1_225_000][at % 3]!) / 1000 + 50_000) / 500,
    ) * 500
  );
}

const indukDari = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }));

function bunuhPohon(postmaster: number): void {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], {
    encoding: 'utf8',
  })
    .trim()
    .split(/\s+/)
    .map(Number);
  for (const pid of [postmaster, ...children]) process.kill(pid, 'SIGKILL');
}
