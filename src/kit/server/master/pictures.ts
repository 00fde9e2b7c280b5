import type { Field } from '#kit/contract/field.ts';
import type { Master } from '#kit/contract/master.ts';
import { fill, refusals } from '#kit/rules/refusal.ts';
import { word } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { pictureTaken } from '#kit/server/master.table.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';

type Row = Record<string, unknown>;

/** Where pictures of rows lie; the house says which disk or store that is. */
export type PictureStore = {
  /** Those of the named pictures that are this shop's, were sent for this kind of row, and are there. */
  there(kode_toko: string, folder: string, paths: readonly string[]): Promise<readonly string[]>;
  forget(paths: readonly string[]): Promise<void>;
};

const TIDAK = refusals({
  GAMBAR_TIDAK_ADA: { message: '{label} Tidak Ditemukan' },
  GAMBAR_DIPAKAI: { message: '{label} Sudah Dipakai Data Lain' },
});

const fieldsOf = ({ fields }: Master): [string, Field][] =>
  Object.entries(fields as Record<string, Field>);
const pictured = (master: Master) =>
  fieldsOf(master).flatMap(([name, { picture, label }]) =>
    picture ? [{ name, label, picture }] : [],
  );
const pathsIn = (held: unknown): string[] =>
  held === null || held === undefined ? [] : ((Array.isArray(held) ? held : [held]) as string[]);

export const hasPictures = (master: Master): boolean => pictured(master).length > 0;

/** What is written of a row: a picture that was left out stays, and names follow their pictures. */
export function withNames(master: Master, row: Row): Row {
  const kept = Object.fromEntries(
    Object.entries(row).filter(
      ([name, held]) => held !== null || !master.fields[name]?.picture?.kept,
    ),
  );
  for (const [name, { follows }] of fieldsOf(master)) {
    if (!follows) continue;
    delete kept[name];
    if (follows in kept) kept[name] = namesOf(kept[follows]);
  }
  return kept;
}

const namesOf = (held: unknown): unknown =>
  Array.isArray(held) ? held.map(lastPart) : lastPart(held);
const lastPart = (path: unknown): string => String(path).replace(/^.*\//s, '');

/** Every picture was sent for such a row, and is no other row's: it will be taken away with its row. */
export async function checkPictures(
  tx: Tx,
  master: Master,
  store: PictureStore | undefined,
  { kode_toko, row, before }: { kode_toko: string; row: Row; before: Row | undefined },
): Promise<void> {
  for (const { name, picture, label } of pictured(master)) {
    const had = new Set(pathsIn(before?.[name]));
    const paths = pathsIn(row[name]);
    const fresh = paths.filter((path) => !had.has(path));
    const words = { label: word(label) };
    const there = (await store?.there(kode_toko, picture.folder, fresh)) ?? [];
    const twice = new Set(paths).size < paths.length;
    refuseIf(
      there.length < fresh.length || twice
        ? [{ ...fill(TIDAK.GAMBAR_TIDAK_ADA, words), field: name }]
        : [],
    );
    if (fresh.length > 0)
      conflictIf(
        await pictureTaken(tx, master, kode_toko, row, { name, paths: fresh }),
        fill(TIDAK.GAMBAR_DIPAKAI, words),
      );
  }
}

/** Pictures that a row no longer has go once the write is kept; a write that is undone leaves them. */
export function forgetPictures(
  tx: Tx,
  master: Master,
  store: PictureStore | undefined,
  [before, saved]: readonly [Row, Row | undefined],
): void {
  const gone = pictured(master).flatMap(({ name }) => {
    const stays = new Set(pathsIn(saved?.[name]));
    return pathsIn(before[name]).filter((path) => !stays.has(path));
  });
  if (gone.length > 0) tx.afterwards(() => void store?.forget(gone).catch(() => {}));
}
