import type { Field } from '#kit/contract/field.ts';
import type { Master } from '#kit/contract/master.ts';
import { refusals, fill } from '#kit/rules/refusal.ts';
import type { Ctx } from '#kit/server/ctx.ts';
import type { Tx } from '#kit/server/database.ts';
import {
  checkPictures,
  forgetPictures,
  hasPictures,
  withNames,
  type PictureStore,
} from '#kit/server/master/pictures.ts';
import {
  danglingRefs,
  deleteMasterRow,
  findMasterRow,
  insertMasterRow,
  isUsed,
  listMasterRow,
  lockMasterRow,
  nextMasterKey,
  takenBy,
  updateMasterRow,
} from '#kit/server/master.table.ts';
import { conflictIf, missing, Problem, refuseIf } from '#kit/server/problem.ts';
import { periksaBaris } from '#kit/server/master/rows.ts';
import { serve, serveWrite, type Route } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { word } from '#kit/rules/sentence.ts';
import { inTurn } from '#kit/rules/lists.ts';

type Row = Record<string, unknown>;

const TIDAK = refusals({
  DATA_TIDAK_ADA: { message: 'Data Tidak Ditemukan' },
  DATA_SUDAH_ADA: { message: '{nama} {kode} Sudah Ada' },
  DATA_TERHAPUS: { message: '{nama} {kode} DELETED, Aktifkan Kembali ?' },
  REF_TIDAK_ADA: { message: '{label} Tidak Ditemukan' },
  DATA_BAWAAN: { message: '{nama} {kode} Bawaan Sistem, Tidak Dapat Dihapus' },
});

/**
 * What a master does beside its table: a check before a write, an effect after it (prices write
 * their history, settings raise a version). A plain function beside the declaration, never in it.
 */
export type MasterHooks = {
  /** Where the pictures of its rows lie. */
  pictures?: PictureStore;
  /** Rows as they are now, where a column shows what another table knows better. */
  fresh?(on: Sql, rows: Row[], ctx: Ctx): Promise<Row[]>;
  /** What a change writes, where a field that was left empty keeps its value. */
  change?(body: Row, before: Row): Row;
  check?(tx: Tx, row: Row, ctx: Ctx, before: Row | undefined): Promise<void>;
  /** Whether it may become so: a row in use before and after, none where it is new, removed or was removed. */
  agree?(tx: Tx, row: Row | undefined, ctx: Ctx, before: Row | undefined): Promise<void>;
  after?(tx: Tx, row: Row, ctx: Ctx, before: Row | undefined): Promise<void>;
};

/** The five calls of a master, from its declaration (http.md, "Masters"). */
export function serveMaster(master: Master, hooks: MasterHooks = {}): readonly Route[] {
  if (master.harga && !hooks.agree) throw new Error(`${master.table}: nobody agrees to its prices`);
  if (hasPictures(master) && !hooks.pictures)
    throw new Error(`${master.table}: no place for pictures`);
  const { list, create, update, remove, restore } = master.endpoints;
  const routes = [
    serve(list, async (on, { query }, ctx: Ctx) => {
      const ask = query as {
        q?: string;
        sort?: string;
        skip?: number;
        limit?: number;
        semua?: string;
      };
      const rows = await listMasterRow(on, master, ctx.kode_toko, {
        ...ask,
        semua: ask.semua === 'true',
      });
      const count = rows[0]?.jumlah_semua ?? 0;
      return {
        data: await freshRows(on, hooks, rows.map(strip), ctx),
        count,
        skip: ask.skip ?? 0,
        limit: ask.limit ?? count,
      };
    }),
    serveWrite(create, (tx, { body }, ctx: Ctx) => createRow(tx, master, hooks, body as Row, ctx)),
    serveWrite(update, (tx, input, ctx: Ctx) =>
      updateRow(tx, master, hooks, keyIn(master, input), bodyOf(master, input), ctx),
    ),
    serveWrite(remove, (tx, input, ctx: Ctx) =>
      removeRow(tx, master, hooks, keyIn(master, input), ctx),
    ),
    serveWrite(restore, (tx, input, ctx: Ctx) =>
      restoreRow(tx, master, hooks, keyIn(master, input), ctx),
    ),
  ];
  return routes.filter(({ endpoint }) => master.offered.includes(endpoint));
}

type Input = { params: unknown; query: unknown; body: unknown };
const keyIn = (master: Master, { params, query }: Input): Row =>
  (master.keyInQuery ? query : params) as Row;
/** What is written of a change: only fields of the master, not the old text that came beside them. */
const bodyOf = (master: Master, { body }: Input): Row =>
  Object.fromEntries(Object.entries(body as Row).filter(([name]) => name in master.fields));

const strip = ({ jumlah_semua: _, ...row }: Row & { jumlah_semua: number }): Row => row;
const keyText = (master: Master, row: Row): string =>
  master.key.map((name) => String(row[name])).join('/');
const named = (master: Master, row: Row) => ({
  nama: word(capital(master.noun)),
  kode: keyText(master, row),
});
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

async function createRow(
  tx: Tx,
  master: Master,
  hooks: MasterHooks,
  body: Row,
  ctx: Ctx,
): Promise<Row> {
  const row = {
    ...withNames(master, body),
    ...(master.keyFromServer ? await nextMasterKey(tx, master, ctx.kode_toko) : {}),
  };
  await checkRow(tx, master, hooks, row, ctx, undefined);
  await hooks.agree?.(tx, row, ctx, undefined);
  const saved = await insertMasterRow(tx, master, ctx.kode_toko, row, ctx.op);
  if (!saved) throw await thereAlready(tx, master, row, ctx);
  await hooks.after?.(tx, saved, ctx, undefined);
  tx.audit({
    tindakan: 'TAMBAH',
    tabel: master.table,
    kunci: keyText(master, saved),
    sesudah: saved,
  });
  return freshRow(tx, hooks, saved, ctx);
}

/** A key is of one row: one that is in use, or one that was removed and may come back. */
async function thereAlready(tx: Tx, master: Master, row: Row, ctx: Ctx): Promise<Problem> {
  const there = await findMasterRow(tx, master, ctx.kode_toko, row);
  conflictIf(there?.is_active === false, fill(TIDAK.DATA_TERHAPUS, named(master, row)), {
    kunci: keyText(master, row),
  });
  const { code, message } = fill(TIDAK.DATA_SUDAH_ADA, named(master, row));
  return new Problem(409, code, message);
}

async function checkRow(
  tx: Tx,
  master: Master,
  hooks: MasterHooks,
  row: Row,
  ctx: Ctx,
  before: Row | undefined,
): Promise<void> {
  refuseIf(periksaBaris(master, row));
  const dangling = await danglingRefs(tx, master, ctx.kode_toko, row);
  refuseIf(
    dangling.map((name) => ({
      ...fill(TIDAK.REF_TIDAK_ADA, {
        label: word((master.fields as Record<string, Field>)[name]?.label ?? name),
      }),
      field: name,
    })),
  );
  await checkPictures(tx, master, hooks.pictures, { kode_toko: ctx.kode_toko, row, before });
  const bentrok = await takenBy(tx, master, ctx.kode_toko, row);
  if (bentrok !== undefined) throw new Problem(409, 'DATA_BENTROK', bentrok);
  await hooks.check?.(tx, row, ctx, before);
}

const inUse = (row: Row): Row | undefined => (row.is_active === false ? undefined : row);

const freshRows = async (on: Sql, { fresh }: MasterHooks, rows: Row[], ctx: Ctx): Promise<Row[]> =>
  fresh && rows.length > 0 ? fresh(on, rows, ctx) : rows;

const freshRow = async (on: Sql, hooks: MasterHooks, row: Row, ctx: Ctx): Promise<Row> =>
  inTurn(await freshRows(on, hooks, [row], ctx), 0);

async function lockedRow(
  tx: Tx,
  master: Master,
  hooks: MasterHooks,
  key: Row,
  ctx: Ctx,
): Promise<Row> {
  const row = await lockMasterRow(tx, master, ctx.kode_toko, key);
  if (!row) throw missing(TIDAK.DATA_TIDAK_ADA);
  return freshRow(tx, hooks, row, ctx);
}

async function updateRow(
  tx: Tx,
  master: Master,
  hooks: MasterHooks,
  key: Row,
  body: Row,
  ctx: Ctx,
): Promise<Row> {
  const before = await lockedRow(tx, master, hooks, key, ctx);
  const change = withNames(master, hooks.change?.(body, before) ?? body);
  await checkRow(tx, master, hooks, { ...before, ...change }, ctx, before);
  await hooks.agree?.(tx, inUse({ ...before, ...change }), ctx, inUse(before));
  const renamed = keyText(master, { ...before, ...change }) !== keyText(master, before);
  if (renamed && (await findMasterRow(tx, master, ctx.kode_toko, change)))
    throw await thereAlready(tx, master, change, ctx);
  const saved = await updateMasterRow(tx, master, ctx.kode_toko, key, change, ctx.op);
  forgetPictures(tx, master, hooks.pictures, [before, saved]);
  await hooks.after?.(tx, saved, ctx, before);
  tx.audit({
    tindakan: 'UBAH',
    tabel: master.table,
    kunci: keyText(master, before),
    sebelum: before,
    sesudah: saved,
  });
  return freshRow(tx, hooks, saved, ctx);
}

/** Set aside to be brought back, or gone with its pictures. */
async function takeAway(
  tx: Tx,
  master: Master,
  hooks: MasterHooks,
  before: Row,
  ctx: Ctx,
): Promise<Row> {
  const aside = { is_active: false };
  if (!master.removal) return updateMasterRow(tx, master, ctx.kode_toko, before, aside, ctx.op);
  await deleteMasterRow(tx, master, ctx.kode_toko, before);
  forgetPictures(tx, master, hooks.pictures, [before, undefined]);
  return { ...before, ...aside };
}

async function removeRow(
  tx: Tx,
  master: Master,
  hooks: MasterHooks,
  key: Row,
  ctx: Ctx,
): Promise<Row> {
  const before = await lockedRow(tx, master, hooks, key, ctx);
  if (before.is_active === false) throw missing(TIDAK.DATA_TIDAK_ADA);
  conflictIf(
    master.fixed?.includes(keyText(master, before)) ?? false,
    fill(TIDAK.DATA_BAWAAN, named(master, before)),
  );
  for (const used of master.usedBy ?? []) {
    const keys =
      used.columns.length === master.key.length
        ? master.key
        : master.key.slice(-used.columns.length);
    if (
      await isUsed(
        tx,
        used,
        ctx.kode_toko,
        keys.map((name) => before[name]),
      )
    )
      throw new Problem(409, 'DATA_DIPAKAI', used.message);
  }
  await hooks.agree?.(tx, undefined, ctx, before);
  const saved = await takeAway(tx, master, hooks, before, ctx);
  await hooks.after?.(tx, saved, ctx, before);
  tx.audit({
    tindakan: 'HAPUS',
    tabel: master.table,
    kunci: keyText(master, saved),
    sebelum: before,
    sesudah: master.removal ? null : saved,
  });
  return saved;
}

async function restoreRow(
  tx: Tx,
  master: Master,
  hooks: MasterHooks,
  key: Row,
  ctx: Ctx,
): Promise<Row> {
  const before = await lockedRow(tx, master, hooks, key, ctx);
  await checkRow(tx, master, hooks, before, ctx, before);
  await hooks.agree?.(tx, before, ctx, inUse(before));
  const saved = await updateMasterRow(tx, master, ctx.kode_toko, key, { is_active: true }, ctx.op);
  await hooks.after?.(tx, saved, ctx, before);
  tx.audit({
    tindakan: 'AKTIFKAN',
    tabel: master.table,
    kunci: keyText(master, saved),
    sebelum: before,
    sesudah: saved,
  });
  return saved;
}
