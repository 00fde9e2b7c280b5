import { localTime } from '#kit/server/clock.ts';
import { Problem } from '#kit/server/problem.ts';
import { formatTanggal, hari } from '#kit/rules/hari.ts';
import { DATA_GAGAL, type GagalToko } from '#areas/toko/contract/hasil-toko.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A shop as head office's own list calls it, whatever its server says. */
export type TokoJauh = { readonly kode_toko: string; readonly nama_toko: string };

/** How one shop has answered: `per` where its answer is head office's copy of that hour. */
export type Hasil = TokoJauh & {
  readonly ok: boolean;
  readonly per?: string;
  readonly code?: GagalToko;
  readonly message?: string;
};
export type HasilDari<T> = Hasil & { readonly data: T | undefined };

/** A question to every shop on a server of its own. */
export type Tanya<T> = {
  /** Relative to the base path, with its query: a branch answers of itself alone. */
  readonly path: string;
  readonly patienceMs: number;
  /** More bytes are no answer of this call. */
  readonly terbesar: number;
  /** Those that were chosen; none: all of them. */
  readonly toko?: readonly string[];
  /** What the answer says, by the contract of the call; it throws where it is none. */
  baca(body: unknown, toko: TokoJauh): T;
};

/** In order of kode_toko; nothing outside head office. */
export type TanyaSemua = <T>(tanya: Tanya<T>, ctx: Ctx) => Promise<readonly HasilDari<T>[]>;

/** Five seconds a shop, ten for a report (D-43.3). */
export const SABAR_MS = 5000;
export const SABAR_LAPORAN_MS = 10_000;
/** A dashboard or a chart of one shop, and a report or a list of it. */
export const TERBESAR = 300_000;
export const TERBESAR_LAPORAN = 4_000_000;

export const urutToko = <T extends TokoJauh>(all: readonly T[]): T[] =>
  all.toSorted((a, b) => (a.kode_toko < b.kode_toko ? -1 : 1));

/** Where not a single shop has answered there is nothing to show. */
export function adaYangJawab<T extends Hasil>(all: readonly T[]): readonly T[] {
  const [first] = all;
  if (first && all.every(({ ok }) => !ok))
    throw new Problem(503, first.code ?? 'PORTAL_MATI', DATA_GAGAL);
  return all;
}

/** A copy wears its hour in its name, in every row, on paper and in Excel too. */
export const namaPer = ({ nama_toko, per }: Hasil, ctx: Ctx): string =>
  per === undefined ? nama_toko : `${nama_toko} (per ${jamPer(per, ctx)})`;

export function jamPer(per: string, { toko: { zona } }: Pick<Ctx, 'toko'>): string {
  const local = localTime(per, zona);
  return `${formatTanggal(hari(local.slice(0, 10)))} ${local.slice(11, 16)}`;
}

/** What a shop's server says of one shop alone: this one, now, and from no copy of its own. */
export function satuToko<T extends Hasil>(all: readonly T[], toko: TokoJauh): T {
  const one = barisToko(all, toko);
  if (!one.ok || one.per !== undefined)
    throw new Error(`No answer of ${toko.kode_toko} as it is now`);
  return one;
}

/** Of a list that a shop's server says beside it: the line of this shop alone. */
export function barisToko<T extends TokoJauh>(all: readonly T[], { kode_toko }: TokoJauh): T {
  const [one, ...more] = all;
  if (!one || more.length > 0 || one.kode_toko !== kode_toko)
    throw new Error(`A line that is not of ${kode_toko} alone`);
  return one;
}

/** No count of anything is below nothing. */
export function hitungan(...counts: readonly (number | null)[]): void {
  if (counts.some((one) => one !== null && one < 0)) throw new Error('A count below zero');
}

/** A question as an address of another server: what was left open is left out. */
export function alamatTanya(path: string, query: Readonly<Record<string, unknown>>): string {
  const asked = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
  return asked.length > 0 ? `${path}?${new URLSearchParams(asked)}` : path;
}

/** What was answered as the contract has it, with nothing where there is nothing to say. */
export const lengkap = <T extends object>(of: T) => ({
  per: undefined as string | undefined,
  code: undefined as GagalToko | undefined,
  message: undefined as string | undefined,
  ...of,
});
