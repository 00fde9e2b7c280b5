import type { Tx } from '#kit/server/database.ts';
import { invariant } from '#kit/server/problem.ts';
import { tuntutanBerlaku, type Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { asksOfPlan } from '#areas/dokumen/server/asks-of.ts';
import { askedCustomer } from '#areas/dokumen/contract/document-quote.ts';
import { firstState } from '#areas/dokumen/contract/document.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { AnyDocument } from '#areas/dokumen/server/any-document.ts';
import type { AnyKind, AnyPlan } from '#areas/dokumen/server/kind.ts';
import { findParent, needState } from '#areas/dokumen/server/parent.ts';
import { only } from '#areas/dokumen/server/read-document.ts';
import { asWaiting } from '#areas/dokumen/server/waiting.ts';
import { keluarDokumen } from '#areas/dokumen/server/keluar-dokumen.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Asked = { readonly name: string; readonly typed: unknown; readonly induk?: string };

/**
 * The figures of a way of making a document before it is made: its own plan, run in a read-only transaction. What
 * refuses it although its figures are known is `kurang`; an approval is named only where nothing does.
 */
export async function quoteDocument(
  tx: Tx,
  { spec }: AnyDocument,
  kind: AnyKind,
  { name, typed, induk }: Asked,
  ctx: Ctx,
): Promise<object> {
  const { on, lines: of } = spec;
  const parent = on && (await findParent(tx, on, induk!, ctx));
  if (on && parent) needState(on, parent);
  const make = kind.makes[name]!;
  invariant(!('writes' in make), `${spec.name}.${name} writes by itself and has no quote`);
  const plan = asWaiting(spec, name, await make(tx, typed, ctx, parent));
  const { head, lines = [], startsIn, refusals = [] } = plan;
  const needed = refusals.length > 0 ? [] : await askedOf(tx, spec, kind, { plan, induk }, ctx);
  const refused = {
    otorisasi: needed.map(({ event }) => event.nama),
    kurang: refusals.map(({ field = '', message }) => ({ isian: field, pesan: message })),
  };
  const { inner = {}, quote } = spec.makes[name]!;
  // A shape of its own: what refuses it is beside the data.
  if (quote !== true && quote?.data) return { data: plan.tells?.(), ...refused };
  const hidden = [...Object.keys(inner), ...askedCustomer(spec)];
  const known = Object.keys(spec.head).filter((column) => !hidden.includes(column));
  return {
    ...Object.fromEntries(known.map((column) => [column, head[column]])),
    ...(of && {
      [of.name]: lines.map((line, at) => ({ urut: at + 1, ...only(of.head, line) })),
    }),
    status: startsIn?.status ?? firstState(spec),
    ...plan.tells?.(),
    ...refused,
  };
}

/** What somebody else would have to agree to. */
async function askedOf(
  tx: Tx,
  spec: DocumentSpec,
  kind: AnyKind,
  { plan, induk }: { readonly plan: AnyPlan; readonly induk: string | undefined },
  ctx: Ctx,
): Promise<Tuntutan[]> {
  const asks = await asksOfPlan(spec, kind, plan, induk, ctx);
  const keluar = await keluarDokumen(tx, spec, { ...plan, asks }, ctx);
  return tuntutanBerlaku(keluar?.asks ?? asks, ctx);
}
