import type pg from 'pg';
import type { Shop } from '#tests/kit/shop.ts';
import type { Balapan } from '#tests/proof/balapan/meja.ts';

/** How a guard is taken away from a throw-away shop, so that its race can show what it is good for. */
export type Cabut =
  /** A unique index, or the primary key of a table. */
  | { indeks: string }
  /** A piece of a function of the database, and what replaces it. */
  | { fungsi: string; dari: string; jadi: string }
  /** A piece of a statement that the server sends: taken out on the wire. */
  | { kirim: string; dari: string; jadi?: string };

export type Penjaga = {
  nama: string;
  balapan: Balapan;
  cabut: Cabut;
  /** A second wall behind it: only when both are gone can anything happen. */
  bersama?: readonly Cabut[];
  /** Taken away in every run of the suite; the others by `KILAU_PENJAGA=semua`. */
  selalu?: true;
};

export const LOCK = ' for update';
export const kunciBaris = (kirim: string, dari = LOCK): Cabut => ({ kirim, dari });
/** A lock by a word: everybody has it at once. */
export const kunciKata = (kirim: string): Cabut => ({
  kirim,
  dari: 'pg_advisory_xact_lock(',
  jadi: 'pg_advisory_xact_lock_shared(',
});

/** Keeps the moment of the race open: a statement that has read waits so long before the next step. */
const JEDA_MS = 25;

export async function cabut(shop: Shop, semua: readonly Cabut[]): Promise<() => number> {
  for (const one of semua) {
    if ('indeks' in one) await cabutIndeks(shop, one.indeks);
    else if ('fungsi' in one) await gantiFungsi(shop, one);
  }
  const kawat = semua.filter((one) => 'kirim' in one);
  return kawat.length > 0 ? sadap(shop.db.pool, kawat) : () => 1;
}

async function cabutIndeks(shop: Shop, nama: string): Promise<void> {
  const [milik] = await shop.rows<{ tabel: string; nama: string }>(
    `select conrelid::regclass::text as tabel, conname as nama from pg_constraint where conindid = $1::regclass
        and contype in ('p', 'u')`,
    [nama],
  );
  await shop.rows(
    milik
      ? `alter table ${milik.tabel} drop constraint ${milik.nama} cascade`
      : `drop index ${nama} cascade`,
  );
}

async function gantiFungsi(
  shop: Shop,
  { fungsi, dari, jadi }: { fungsi: string; dari: string; jadi: string },
): Promise<void> {
  const [row] = await shop.rows<{ isi: string }>(
    'select pg_get_functiondef(oid) as isi from pg_proc where proname = $1',
    [fungsi],
  );
  if (!row?.isi.includes(dari)) throw new Error(`${fungsi} does not say: ${dari}`);
  await shop.rows(row.isi.replaceAll(dari, () => jadi));
}

type Kawat = { kirim: string; dari: string; jadi?: string };
type Config = { name?: string; text?: string };
type Client = pg.PoolClient & { disadap?: true };

/** Rewrites what leaves for the database; answers how often it did. */
function sadap(pool: pg.Pool, kawat: readonly Kawat[]): () => number {
  let kali = 0;
  const ubah = (config: Config): Config | undefined => {
    const one = kawat.find(({ kirim, dari }) =>
      [kirim, dari].every((t) => config.text?.includes(t)),
    );
    if (!one) return undefined;
    kali += 1;
    const text = config.text!.replaceAll(one.dari, () => one.jadi ?? '');
    return { ...config, text, ...(config.name ? { name: `${config.name}-tanpa` } : {}) };
  };
  pool.on('acquire', (client: Client) => {
    if (client.disadap) return;
    client.disadap = true;
    const asli = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((config: unknown, ...rest: unknown[]) => {
      const lain = typeof config === 'object' ? ubah(config as Config) : undefined;
      if (!lain) return asli(config, ...rest);
      const answer = asli(lain, ...rest);
      if (!(answer instanceof Promise)) return answer;
      return answer.then(async (rows) => {
        await new Promise((go) => setTimeout(go, JEDA_MS));
        return rows as unknown;
      });
    }) as typeof client.query;
  });
  return () => kali;
}
