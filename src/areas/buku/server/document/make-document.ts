import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { insertDocument, type Held } from '#areas/buku/server/document/document.table.ts';
import type { AnyDocument, AnyKind, AnyPlan } from '#areas/buku/server/document/kind.ts';
import { holdParent, needState, stepOn } from '#areas/buku/server/document/parent.ts';
import {
  bookedAs,
  noteOf,
  tellDocument,
  tellWritten,
} from '#areas/buku/server/document/read-document.ts';
import { keluarDokumen } from '#areas/buku/server/keluar/of-document.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Made = { readonly name: string; readonly typed: unknown; readonly induk?: string };

/** Makes a document, whole: decided by its kind, agreed to, numbered, written, booked and recorded. */
export async function makeDocument(
  tx: Tx,
  document: AnyDocument,
  kind: AnyKind,
  { name, typed, induk }: Made,
  ctx: Ctx,
): Promise<object> {
  const { words } = document;
  const { on } = words;
  const parent = on && (await holdParent(tx, on, induk!, ctx));
  if (on && parent) needState(on, parent);
  const make = kind.makes[name]!;
  if ('writes' in make)
    return tellWritten(tx, document, kind, await make.writes(tx, typed, ctx, parent), ctx);
  const plan = await make(tx, typed, ctx, parent);
  const { asks = [], refusals = [] } = plan;
  refuseIf(refusals);
  const keluar = await keluarDokumen(tx, words, plan, ctx);
  const semua = [...asks, ...(keluar?.asks ?? [])];
  if (semua.length > 0) await perluOtorisasi(tx, ctx, semua);
  const inner: Record<string, string> = {};
  for (const [column, { letters }] of Object.entries(plan.inner ?? {}))
    inner[column] = await takeNomor(tx, ctx.kode_toko, letters, ctx.hari);
  const no = await takeNomor(tx, ctx.kode_toko, words.makes[name]!.letters, ctx.hari);
  const numbered = { ...plan, head: { ...plan.head, ...inner } };
  const dokumen = await writeDocument(
    tx,
    document,
    kind,
    { name, no, parent, plan: numbered },
    ctx,
  );
  await keluar?.catat(no);
  return on?.answers ? kind.answers!(tx, induk!, ctx) : dokumen;
}

type Written = {
  readonly name: string;
  readonly no: string;
  readonly plan: AnyPlan;
  readonly parent?: Held | undefined;
};

/** Writes what was planned under its number, with the documents inside it, books and records it. */
export async function writeDocument(
  tx: Tx,
  document: AnyDocument,
  kind: AnyKind,
  { name, no, plan, parent }: Written,
  ctx: Ctx,
): Promise<object> {
  const { words } = document;
  const { on } = words;
  const { head, lines = [], parts = {}, postings, begins, stamps, note, also, last } = plan;
  const induk = on && parent && String(parent[on.words.key]);
  const before = on?.words.acts && { no_sebelum: parent!.no_terakhir };
  const standing = on && { [on.words.key]: induk, ...before };
  const state = begins && { status: begins.status };
  const { parent: change } = plan;
  const moved =
    on && stepOn(on, { no: induk!, act: no, change, begins, status: parent!.status }, ctx);
  const own = { ...head, ...standing, ...state, [words.key]: no };
  const row = await insertDocument(tx, words, { row: own, lines, stamps, parent: moved }, ctx);
  const kept = { ...parts };
  for (const [part, of] of Object.entries(kind.parts ?? {}))
    kept[part] = (await of.write?.(tx, no, parts[part], ctx)) ?? parts[part];
  await also?.(no);
  for (const [column, one] of Object.entries(plan.inner ?? {}))
    await one.write(tx, String(head[column]), ctx);
  const posted = await catatBuku(
    tx,
    {
      no_bukti: no,
      kode_transaksi: bookedAs(words, head),
      keterangan: note ?? noteOf(words, head),
      baris: postings,
    },
    ctx,
  );
  await last?.();
  const read = (await kind.readLines?.(tx, ctx.kode_toko, no)) ?? lines;
  const whole = { row, lines: read, parts: kept, postings: posted };
  const dokumen = tellDocument(words, kind, whole, ctx);
  const { postings: _, ...sesudah } = dokumen;
  const tindakan = begins?.audit ?? words.makes[name]!.audit;
  tx.audit({ tindakan, tabel: words.table, kunci: no, sesudah });
  return dokumen;
}
