import type { Tx } from '#kit/server/database.ts';
import { invariant } from '#kit/server/problem.ts';
import { callOne } from '#kit/server/sql.ts';
import { wholeRowTexts } from '#kit/server/sql/rows.ts';
import { padatSeimbang } from '#areas/buku/server/catat-buku.ts';
import type { Dikeluarkan } from '#areas/buku/server/keluar/keluar.ts';
import { KELUAR } from '#areas/buku/server/keluar/keluar.table.ts';
import { firstState } from '#areas/dokumen/contract/document.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { AnyDocument } from '#areas/dokumen/server/any-document.ts';
import { insideNames, type Held } from '#areas/dokumen/server/document.table.ts';
import type { AnyKind, AnyPlan, Beside } from '#areas/dokumen/server/kind.ts';
import { bookedAs, noteOf, postedIn, tellDocument } from '#areas/dokumen/server/read-document.ts';
import { keptMoney } from '#areas/dokumen/server/waiting.ts';
import { besidesOf, wayOf, type Way } from '#areas/dokumen/server/way.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Whether all of a plan can be written in one statement with the end of its act: its number is given there, so nothing
 * of it may ask for that number, or for what was written, before.
 */
export const isWritable = (
  { on }: DocumentSpec,
  { rides, parts = {} }: AnyKind,
  plan: AnyPlan,
): boolean =>
  rides !== undefined &&
  Object.values(parts).every(({ write, beside }) => !write || beside) &&
  !on &&
  !plan.afterNumber &&
  !plan.afterPosting &&
  !plan.postingsOf &&
  !plan.parent &&
  !plan.inner &&
  plan.pays?.no === undefined;

type Once = {
  readonly name: string;
  readonly plan: AnyPlan;
  readonly keluar: Dikeluarkan['baris'];
};

/** Sends a planned document as a whole with the end of the act, and tells it as it will be read. */
export async function writeOnce(
  tx: Tx,
  document: AnyDocument,
  kind: AnyKind,
  { name, plan, keluar }: Once,
  ctx: Ctx,
): Promise<object> {
  const { spec } = document;
  const { kode_toko, hari, op, user_id } = ctx;
  const { head, startsIn, note, langkah = null, stamps = [] } = plan;
  const way = wayOf(document, kind, name);
  const status = startsIn?.status ?? firstState(spec);
  const set = padatSeimbang(plan.postings, name);
  const row: Row = {
    ...head,
    ...postedIn(spec, set),
    status,
    input_by: user_id,
    otorisasi: tx.otorisasi ? [tx.otorisasi] : [],
  };
  needStamps(spec, plan, way);
  const beside = besideRows(spec, kind, plan, keluar, ctx);
  const codes = way.codes.map((code) => row[code] ?? null);
  const [told, kept, ...lists] = await Promise.all([
    callOne<{ input_date: string }>(tx, way.told, [kode_toko, ...codes]),
    wholeRowTexts(tx, spec.table, [withoutStamps(row, way)], way.columns),
    ...beside.map(({ of, rows }) => wholeRowTexts(tx, of.table, rows, of.columns)),
  ]);
  const no = tx.nomorNanti(way.letters, kode_toko);
  tx.send(way.save, [
    kode_toko,
    hari,
    [op],
    [user_id],
    kept,
    [stamps.length > 0],
    langkah,
    set.length > 0 ? JSON.stringify(set) : null,
    [bookedAs(spec, head)],
    [note ?? noteOf(spec, head)],
    ...lists.flatMap((texts) => [texts, texts.map(() => 1)]),
  ]);
  const held = heldOf(spec, { ...row, ...stampsOf(stamps, told.input_date), ...told, no }, ctx);
  const parts = Object.fromEntries(
    Object.entries(kind.parts ?? {}).map(([part, of]) => {
      const later = startsIn && keptMoney(spec, kind, { ...head, status }, part);
      return [part, later ? later.told : (of.told?.(plan.parts?.[part]) ?? plan.parts?.[part])];
    }),
  );
  const whole = { row: held, lines: plan.toldLines ?? plan.lines ?? [], parts, postings: set };
  const dokumen = tellDocument(spec, kind, whole, ctx);
  const { postings: _, ...sesudah } = dokumen;
  const tindakan = startsIn?.audit ?? way.audit;
  tx.audit({ tindakan, tabel: spec.table, kunci: no, sesudah });
  return dokumen;
}

/**
 * The columns that take the moment take it together, and hold nothing before: another value would be lost. A fault of
 * ours, and nothing is written.
 */
function needStamps(
  { name }: DocumentSpec,
  { head, stamps = [] }: AnyPlan,
  { stamped }: Way,
): void {
  const all = [...stamps].toSorted().join();
  invariant(all === '' || all === [...stamped].toSorted().join(), `${name} cannot stamp ${all}`);
  const lost = stamps.length > 0 ? undefined : stamped.find((one) => (head[one] ?? null) !== null);
  invariant(lost === undefined, `${name} would lose its column ${lost}`);
}

const withoutStamps = (row: Row, { stamped }: Way): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !stamped.includes(name)));

const stampsOf = (stamps: readonly string[], moment: string): Row =>
  Object.fromEntries(stamps.map((column) => [column, moment]));

/** The rows beside a document, for each table that its kind writes to. */
function besideRows(
  spec: DocumentSpec,
  kind: AnyKind,
  { lines = [], parts = {}, rows: more = {}, startsIn, head }: AnyPlan,
  keluar: Dikeluarkan['baris'],
  ctx: Ctx,
): { of: Beside; rows: readonly Row[] }[] {
  const { kode_toko, hari } = ctx;
  const rowsOf = new Map<Beside, readonly Row[]>();
  const all = besidesOf(spec, kind);
  const unknown = Object.keys(more).find((table) => !all.some((of) => of.table === table));
  invariant(unknown === undefined, `${spec.name} does not declare its rows of ${unknown}`);
  for (const of of kind.beside ?? []) rowsOf.set(of, more[of.table] ?? []);
  for (const [part, { beside, rows }] of Object.entries(kind.parts ?? {})) {
    const later = startsIn && keptMoney(spec, kind, { ...head, status: startsIn.status }, part);
    if (beside) rowsOf.set(beside, later ? [] : (rows?.(parts[part], ctx) ?? []));
  }
  return all.map((of) => {
    if (of === KELUAR) return { of, rows: keluar ? [keluar] : [] };
    const own = rowsOf.get(of);
    if (own) return { of, rows: own };
    return {
      of,
      rows: lines.map((line, at) => ({ ...line, kode_toko, urut: at + 1, tgl_system: hari })),
    };
  });
}

/** A document as its table will hold it: what was not said of it is nothing. */
function heldOf(spec: DocumentSpec, row: Row & { readonly no: string }, { hari }: Ctx): Held {
  const { key, head, joined = {}, paper } = spec;
  const said = (names: readonly string[]): Row =>
    Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  return {
    [key]: row.no,
    tgl_system: hari,
    ...said(['input_date', ...Object.keys(head), 'status', 'input_by']),
    ...(paper && { cetak_ke: 1 }),
    ...said([...Object.keys(joined), ...insideNames(spec)]),
    ...said(['no_batal', 'alasan_batal', 'batal_by', 'tgl_batal', 'otorisasi']),
  } as Held;
}
