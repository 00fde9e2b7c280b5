import { nowMs } from '#kit/server/clock.ts';
import { unseal } from '#kit/server/server-key.ts';
import { panggilLuar } from '#areas/penjualan/server/tayang/panggil-luar.ts';
import type { Saluran } from '#areas/penjualan/server/tayang/sambungan.table.ts';
import { pemilikRahasia, tandaiPanggilan } from '#areas/penjualan/server/tayang/tanda.ts';

/**
 * What became of a call: taken; refused for good; the channel is away, or says no to all; it was never answered; this
 * call failed, there or here, and may have arrived; or the other side knows a newer state.
 */
export type HasilAdaptor =
  | { readonly hasil: 'TERIMA'; readonly isi: unknown }
  | { readonly hasil: 'TOLAK' | 'TUNDA' | 'DIAM' | 'ULANG' | 'SENDIRI'; readonly sebab: string }
  | { readonly hasil: 'LAMA'; readonly versi: number };

const TUNGGU_MS = 15_000;
export type Tujuan = Pick<Saluran, 'kode_toko' | 'kode_marketplace' | 'alamat'> & {
  readonly rahasia: string;
  readonly tunggu: number;
};

/** Where a channel is called, with its secret open; nothing where this server cannot open it. */
export function tujuanOf(saluran: Saluran, tunggu = TUNGGU_MS): Tujuan | undefined {
  const { kode_toko, kode_marketplace, alamat } = saluran;
  const rahasia = unseal(saluran.rahasia, pemilikRahasia(kode_toko, kode_marketplace));
  return rahasia === undefined
    ? undefined
    : { kode_toko, kode_marketplace, alamat, rahasia, tunggu };
}

/** One signed call to a channel (D-48.6). */
export async function panggilAdaptor(
  tujuan: Tujuan,
  method: string,
  path: string,
  body?: unknown,
): Promise<HasilAdaptor> {
  const isi = body === undefined ? '' : JSON.stringify(body);
  const answer = await jawaban(tujuan, method, path, isi);
  if (answer.status === undefined)
    return { hasil: answer.diam ? 'DIAM' : 'TUNDA', sebab: answer.sebab };
  const { status, isi: said } = answer;
  if (diterima(method, answer)) return { hasil: 'TERIMA', isi: said };
  // A page of a host, of a captcha or of a web shop in deployment: the adapter itself did not answer.
  if (status < 300 || (method === 'DELETE' && status === 410))
    return { hasil: 'TUNDA', sebab: `Jawaban bukan dari adaptor (${status})` };
  const menit = Math.round(Math.abs(nowMs() - answer.jam) / 60_000);
  if (status === 401 && menit >= 2)
    return { hasil: 'TUNDA', sebab: `Jam server ini dan adaptor berbeda ${menit} menit (401)` };
  const { message, versi, foto } = (said ?? {}) as Said;
  if (status === 409 && foto === true)
    return { hasil: 'ULANG', sebab: 'Adaptor meminta foto (409)' };
  if (status === 409 && Number.isSafeInteger(versi) && Number(versi) < VERSI_TERBESAR)
    return { hasil: 'LAMA', versi: Number(versi) };
  return { hasil: macam(status), sebab: `${kata(message) || 'Adaptor menjawab'} (${status})` };
}

/**
 * Whether the adapter itself took it. A withdrawal is believed only from a 204 or from JSON that names `versi`: any
 * other 200 or 404 may be a page of a host before the web shop, which offers the piece again later (D-48.4).
 */
function diterima(method: string, { status, isi, kosong }: Terjawab): boolean {
  if (status === 204) return true;
  if (typeof isi === 'object' && isi !== null && method === 'DELETE')
    return [200, 404, 410].includes(status) && Number.isSafeInteger((isi as Versi).versi);
  if (method === 'DELETE' || status < 200 || status >= 300) return false;
  return kosong || (typeof isi === 'object' && isi !== null);
}
type Said = { readonly message?: unknown; readonly versi?: unknown; readonly foto?: unknown };
type Versi = { readonly versi?: unknown };
type Terjawab = {
  readonly status: number;
  readonly isi: unknown;
  readonly kosong: boolean;
  readonly jam: number;
};

async function jawaban(
  tujuan: Tujuan,
  method: string,
  path: string,
  isi: string,
): Promise<Terjawab | { status?: undefined; sebab: string; diam: boolean }> {
  const { alamat, rahasia, tunggu } = tujuan;
  const headers = tandaiPanggilan(rahasia, `${method} ${path}`, isi);
  return panggilLuar({ method, alamat: `${alamat}/${path}`, headers, isi, tunggu });
}

/** What a web shop says it knows is believed up to here: there is room for as many calls behind it. */
const VERSI_TERBESAR = 2 ** 52;

/** A no to all of us: a redirect, a wrong secret, too many calls, a path that is not there, a server that rests. */
const SALURAN = new Set([401, 403, 404, 405, 408, 429, 502, 503, 504]);
const macam = (status: number): 'TUNDA' | 'ULANG' | 'TOLAK' =>
  status < 400 || SALURAN.has(status) ? 'TUNDA' : status >= 500 ? 'ULANG' : 'TOLAK';

/** A word of an answer, short and without anything hidden. */
const kata = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/[^\p{L}\p{N}\p{P}\p{Zs}]/gu, ' ').slice(0, 200) : '';
