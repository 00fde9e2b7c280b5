import type { Field } from '#kit/contract/field.ts';
import type { Master } from '#kit/contract/master.ts';
import { canonical } from '#kit/server/canonical.ts';
import { listMasterRow } from '#kit/server/master.table.ts';
import type { Sql } from '#kit/server/sql.ts';
import { teksNilai } from '#areas/akses/contract/teks-nilai.ts';
import { milikSendiri } from '#app/contract/master-pusat.ts';
import type { Beda } from '#app/contract/pusat.api.ts';
import type { Baris } from '#app/server/pusat/pusat.table.ts';

/** What a row needs to become as head office has it. */
export type Langkah = Beda & { master: Master; pusat: Baris; sini: Baris | undefined };

export const kunciOf = ({ key }: Master, row: Baris): string =>
  key.map((name) => String(row[name])).join('/');

/** The fields of a master that a chain has in common. */
export const bersama = ({ table, fields }: Master): [string, Field][] =>
  Object.entries(fields as Record<string, Field>).filter(
    ([name]) => !milikSendiri(table).includes(name),
  );

/** Every row of a shop's master, removed ones too, without what is the shop's own. */
export async function barisMaster(on: Sql, master: Master, kode_toko: string): Promise<Baris[]> {
  const rows = await listMasterRow(on, master, kode_toko, { semua: true });
  const names = [...bersama(master).map(([name]) => name), 'is_active'];
  return rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null])));
}

/**
 * Row by row what differs; rows that only the branch has are none of head office's. `dulu` is the version that the
 * branch took last: what is not as it was there is the branch's own doing.
 */
export function bedaMaster(
  master: Master,
  pusat: readonly Baris[],
  sini: readonly Baris[],
  dulu: readonly Baris[] = sini,
): Langkah[] {
  const byKunci = (rows: readonly Baris[]) =>
    new Map(rows.map((row) => [kunciOf(master, row), row]));
  const [here, taken] = [byKunci(sini), byKunci(dulu)];
  return pusat.flatMap((row) => {
    const own = here.get(kunciOf(master, row));
    const keadaan = keadaanOf(master, row, own, taken.get(kunciOf(master, row)));
    if (!keadaan) return [];
    const base = { tabel: master.table, judul: master.tab ?? master.title, keadaan, master };
    const isi = changesOf(master, row, own);
    return [{ ...base, kunci: kunciOf(master, row), isi, pusat: row, sini: own }];
  });
}

const isSama = (master: Master, one: Baris, other: Baris): boolean =>
  bersama(master).every(
    ([name]) => canonical(one[name] ?? null) === canonical(other[name] ?? null),
  );

function keadaanOf(master: Master, pusat: Baris, sini: Baris | undefined, dulu?: Baris) {
  if (pusat.is_active === false) return sini?.is_active ? ('HAPUS' as const) : undefined;
  if (!sini) return 'BARU' as const;
  if (sini.is_active && isSama(master, pusat, sini)) return undefined;
  const utuh =
    dulu !== undefined && dulu.is_active === sini.is_active && isSama(master, dulu, sini);
  return utuh ? ('BERUBAH' as const) : ('DIUBAH_DI_SINI' as const);
}

/** Field by field; the key is the row's own name. */
function changesOf(master: Master, pusat: Baris, sini: Baris | undefined): Beda['isi'] {
  const aktif = { label: 'Aktif', lama: 'Tidak', baru: 'Ya' };
  if (pusat.is_active === false) return [{ ...aktif, lama: 'Ya', baru: 'Tidak' }];
  const lines = bersama(master).flatMap(([name, field]) => {
    if (master.key.includes(name)) return [];
    const [lama, baru] = [sini?.[name] ?? null, pusat[name] ?? null];
    if (canonical(lama) === canonical(baru)) return [];
    return [{ label: field.label, lama: teksNilai(field, lama), baru: teksNilai(field, baru) }];
  });
  return sini?.is_active === false ? [aktif, ...lines] : lines;
}

/** The names of rows in use that head office does not have. */
export function sendiriMaster(
  master: Master,
  pusat: readonly Baris[],
  sini: readonly Baris[],
): string[] {
  const theirs = new Set(pusat.map((row) => kunciOf(master, row)));
  return sini
    .filter((row) => row.is_active !== false)
    .map((row) => kunciOf(master, row))
    .filter((kunci) => !theirs.has(kunci));
}
