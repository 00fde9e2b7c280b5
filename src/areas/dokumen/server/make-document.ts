import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { insertRows } from '#kit/server/sql/rows.ts';
import { perluOtorisasi, untukOrang } from '#areas/akses/server/perlu-otorisasi.ts';
import { asksOfPlan } from '#areas/dokumen/server/asks-of.ts';
import { pindahSemua, takeNomor } from '#areas/buku/server/buku.table.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { insertDocument, type Held } from '#areas/dokumen/server/document.table.ts';
import type { AnyDocument } from '#areas/dokumen/server/any-document.ts';
import type { AnyKind, AnyPlan } from '#areas/dokumen/server/kind.ts';
import { holdParent, needState, stepOn } from '#areas/dokumen/server/parent.ts';
import {
  bookedAs,
  noteOf,
  postedIn,
  tellDocument,
  tellWritten,
} from '#areas/dokumen/server/read-document.ts';
import { isWritable, writeOnce } from '#areas/dokumen/server/write-once.ts';
import { asWaiting, keptMoney } from '#areas/dokumen/server/waiting.ts';
import { keluarDokumen } from '#areas/dokumen/server/keluar-dokumen.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Made = {
  readonly name: string;
  readonly typed: unknown;
  readonly induk?: string;
  /** It is the whole act, and its number the one that the act gets at its end. */
  readonly once?: true;
};

/** Makes a document, whole: decided by its kind, agreed to, numbered, written, booked and recorded. */
export async function makeDocument(
  tx: Tx,
  document: AnyDocument,
  kind: AnyKind,
  { name, typed, induk, once }: Made,
  ctx: Ctx,
): Promise<object> {
  const { spec } = document;
  const { on } = spec;
  const parent = on && (await holdParent(tx, on, induk!, ctx));
  if (on && parent) needState(on, parent);
  const make = kind.makes[name]!;
  if ('writes' in make)
    return tellWritten(tx, document, kind, await make.writes(tx, typed, ctx, parent), ctx);
  const plan = asWaiting(spec, name, await make(tx, typed, ctx, parent));
  refuseIf(plan.refusals ?? []);
  const asks = await asksOfPlan(spec, kind, plan, induk, ctx);
  const keluar = await keluarDokumen(tx, spec, { ...plan, asks }, ctx);
  const semua = untukOrang(keluar?.asks ?? asks, plan.head?.['no_hp'] ?? parent?.['no_hp']);
  if (semua.length > 0) await perluOtorisasi(tx, ctx, semua);
  const filled = await plan.beforeNumber?.();
  if (once && isWritable(spec, kind, plan))
    return writeOnce(
      tx,
      document,
      kind,
      { name, plan: { ...plan, head: { ...plan.head, ...filled } }, keluar: keluar?.baris },
      ctx,
    );
  const inner: Record<string, string> = {};
  for (const [column, { letters }] of Object.entries(plan.inner ?? {}))
    inner[column] = await takeNomor(tx, ctx.kode_toko, letters, ctx.hari);
  const no = await takeNomor(tx, ctx.kode_toko, spec.makes[name]!.letters, ctx.hari);
  const numbered = { ...plan, head: { ...plan.head, ...filled, ...inner } };
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
  const { spec } = document;
  const { on } = spec;
  const {
    head,
    lines = [],
    parts = {},
    postings,
    postingsOf,
    startsIn,
    ends,
    stamps,
    note,
    langkah,
    afterNumber,
    afterPosting,
  } = plan;
  const induk = on && parent && String(parent[on.spec.key]);
  const before = on?.spec.acts && { no_sebelum: parent!.no_terakhir };
  const standing = on && { [on.spec.key]: induk, ...before };
  const state = startsIn && { status: startsIn.status };
  const step = { no: induk!, act: no, change: plan.parent, startsIn, ends };
  const moved = on && parent && stepOn(on, { ...step, status: parent.status }, ctx);
  const baris = postingsOf ? [...postings, ...postingsOf(no)] : postings;
  const own = { ...head, ...postedIn(spec, baris), ...standing, ...state, [spec.key]: no };
  const row = await insertDocument(tx, spec, { row: own, lines, stamps, parent: moved }, ctx);
  const kept = { ...parts };
  for (const [part, of] of Object.entries(kind.parts ?? {})) {
    const later = startsIn && keptMoney(spec, kind, { ...head, status: startsIn.status }, part);
    kept[part] = later ? later.told : ((await of.write?.(tx, no, parts[part], ctx)) ?? parts[part]);
  }
  for (const { table, no: column } of kind.beside ?? []) {
    const beside = (plan.rows?.[table] ?? []).map((one) => ({ ...one, [column]: no }));
    if (beside.length > 0) await tx.run(await insertRows(tx, table, beside));
  }
  await afterNumber?.(no);
  if (langkah !== undefined) await pindahSemua(tx, langkah, no, ctx);
  for (const [column, one] of Object.entries(plan.inner ?? {}))
    await one.write(tx, String(head[column]), ctx);
  const posted = await catatBuku(
    tx,
    {
      no_bukti: no,
      kode_transaksi: bookedAs(spec, head),
      keterangan: note ?? noteOf(spec, head),
      baris,
    },
    ctx,
  );
  await afterPosting?.();
  const read = (await kind.readLines?.(tx, ctx.kode_toko, no)) ?? lines;
  const whole = { row, lines: read, parts: kept, postings: posted };
  const dokumen = tellDocument(spec, kind, whole, ctx);
  const { postings: _, ...sesudah } = dokumen;
  const tindakan = startsIn?.audit ?? spec.makes[name]!.audit;
  tx.audit({ tindakan, tabel: spec.table, kunci: no, sesudah });
  return dokumen;
}
