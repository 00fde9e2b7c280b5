import * as z from 'zod/mini';
import { objectOf, yesNo, type Schema } from '#kit/contract/field.ts';
import { stored, type Master } from '#kit/contract/master.ts';
import { refusals, type Refusal } from '#kit/rules/refusal.ts';
import { canonical, sha256 } from '#kit/server/canonical.ts';
import { nowMs } from '#kit/server/clock.ts';
import { isSignedText } from '#kit/server/wire/server-token.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';
import {
  BARIS_TERBANYAK,
  daftarTerbitan,
  type DaftarTerbitan,
} from '#app/contract/data-pusat.api.ts';
import { masterPusat } from '#app/contract/master-pusat.ts';
import { bersama, kunciOf } from '#app/server/pusat/beda-pusat.ts';
import { JENIS_TANDA } from '#app/server/pusat/paket-pusat.ts';
import type { Baris } from '#app/server/pusat/pusat.table.ts';

const TIDAK = refusals({
  VERSI_RUSAK: { message: 'Data Pusat Rusak Atau Bukan Dari Pusat, Tidak Disimpan' },
  VERSI_MUNDUR: { message: 'Versi Pusat Lebih Lama Dari Yang Sudah Ada Di Sini' },
  VERSI_LOMPAT: { message: 'Nomor Versi Pusat Melompat Terlalu Jauh, Tidak Disimpan' },
  VERSI_BESAR: { message: 'Data Pusat Terlalu Banyak, Tidak Disimpan' },
  VERSI_LAIN: { message: 'Program Pusat Dan Toko Ini Berbeda Versi, Perbarui Keduanya' },
});

/** A version that is not taken in: nothing of it is kept, and the shop goes on with what it has. */
export class TerbitanDitolak extends Error {
  readonly masalah: string;
  constructor({ code, message }: Refusal) {
    super(code);
    this.masalah = message;
  }
}
const tolak = (code: keyof typeof TIDAK): never => {
  throw new TerbitanDitolak(TIDAK[code]);
};

export type Terkirim = { versi: number; daftar: string | null; tanda: string | null };
type Asal = {
  readonly pusat: string;
  /** The last version that is here as the present key of head office has signed it. */
  readonly sejak: number;
  /** The last one that counts, signed by any key that is believed, and when it came. */
  readonly punya: { readonly versi: number; readonly diterima: string } | undefined;
  readonly kunci: readonly string[];
};
type Bertanda = { readonly daftar: DaftarTerbitan; readonly kunci: string };

/** The list of a later version than the one that is here, and the key that has signed it; undefined: none. */
export function bacaDaftar(
  { versi, daftar, tanda }: Terkirim,
  { pusat, sejak, punya, kunci }: Asal,
): Bertanda | undefined {
  const ada = punya?.versi ?? 0;
  if (versi < ada) tolak('VERSI_MUNDUR');
  if (daftar === null || tanda === null) return undefined;
  const penanda = kunci.find((x) => isSignedText(x, JENIS_TANDA, daftar, tanda));
  if (penanda === undefined) return tolak('VERSI_RUSAK');
  const { data } = daftarTerbitan.safeParse(jsonOf(daftar));
  if (!data || data.pusat !== pusat) return tolak('VERSI_RUSAK');
  if (data.versi <= sejak || data.versi < ada) tolak('VERSI_MUNDUR');
  if (data.versi > ada + lompatTerbanyak(punya?.diterima)) tolak('VERSI_LOMPAT');
  if (data.bagian.reduce((sum, { jumlah }) => sum + jumlah, 0) > BARIS_TERBANYAK)
    tolak('VERSI_BESAR');
  return { daftar: data, kunci: penanda };
}

/** No head office publishes more often: a number far ahead would shut out all that it publishes later. */
const LOMPAT = 500;
const LOMPAT_SEHARI = 50;
/** Of a shop that has none yet: many years of them. */
const LOMPAT_PERTAMA = 20_000;
const SEHARI_MS = 86_400_000;

function lompatTerbanyak(diterima: string | undefined): number {
  if (diterima === undefined) return LOMPAT_PERTAMA;
  const hari = Math.max(0, Math.floor((nowMs() - Date.parse(diterima)) / SEHARI_MS));
  return LOMPAT + hari * LOMPAT_SEHARI;
}

/** The rows of a part: the very text that was signed for, of as many rows as the list says. */
export function bacaBagian(
  isi: string,
  { sha256: sidik, jumlah }: DaftarTerbitan['bagian'][number],
) {
  const baris = sha256(isi) === sidik ? jsonOf(isi) : undefined;
  const { data } = z.array(z.record(z.string(), z.any())).safeParse(baris);
  return data?.length === jumlah ? data : tolak('VERSI_RUSAK');
}

/**
 * The masters that this program knows, with rows as they could be written here, each key once. Of another one nothing
 * is kept: a later program would read what was never looked at.
 */
export function bacaMaster(isi: ReadonlyMap<string, readonly Baris[]>): Map<string, Baris[]> {
  const known = new Map<string, Baris[]>();
  for (const master of masterPusat(CONTRACTS)) {
    const rows = isi.get(master.table) ?? [];
    const cocok = pembacaBaris(master);
    const names = new Set(rows.map((row) => kunciOf(master, row)));
    if (names.size < rows.length || !rows.every(cocok)) tolak('VERSI_LAIN');
    known.set(master.table, [...rows]);
  }
  return known;
}

/**
 * Whether a row has exactly the fields that a chain has in common, with values that such a field may hold: what is the
 * branch's own (a price of gold, a fee) never comes along.
 */
function pembacaBaris(master: Master): (row: Baris) => boolean {
  const fields = stored({ ...Object.fromEntries(bersama(master)), is_active: yesNo('Aktif') });
  const shape: Schema<Baris> = objectOf(fields);
  const names = Object.keys(fields);
  return (row) => {
    if (Object.keys(row).length !== names.length || !names.every((name) => name in row))
      return false;
    const said = z.safeEncode(shape, row);
    const read = said.success ? z.safeDecode(shape, said.data) : undefined;
    return read?.success === true && canonical(read.data) === canonical(row);
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
