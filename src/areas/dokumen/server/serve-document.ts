import { serve, serveQuote, serveWrite, type Page, type Route } from '#kit/server/routes.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Sql } from '#kit/server/sql.ts';
import type {
  AnsweredOf,
  CancelBodyOf,
  Document,
  DocumentAsk,
  DocumentOf,
  GivenOf,
  HeldOf,
  ListRowOf,
  StepBodyOf,
  StepName,
} from '#areas/dokumen/contract/document-types.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import { declaredAsks } from '#areas/dokumen/server/asks-of.ts';
import {
  cancelDocument,
  cancelHalf,
  holdToCancel,
  type Standing,
} from '#areas/dokumen/server/cancel-document.ts';
import type {
  AnyDocument,
  AnyListed,
  AnyNota,
  AnyPrinted,
  No,
} from '#areas/dokumen/server/any-document.ts';
import type { AnyKind, AnyPlan, Inner, InnerPlanOf, Kind } from '#areas/dokumen/server/kind.ts';
import { makeDocument, writeDocument } from '#areas/dokumen/server/make-document.ts';
import { notaRoutes } from '#areas/dokumen/server/nota-document.ts';
import { quoteDocument } from '#areas/dokumen/server/quote-document.ts';
import { printDocument, reprintDocument } from '#areas/dokumen/server/print-document.ts';
import {
  holdWhole,
  listDocuments,
  seeDocument,
  wholeDocument,
  within,
} from '#areas/dokumen/server/read-document.ts';
import { stepDocument } from '#areas/dokumen/server/step-document.ts';
import { makeWays } from '#areas/dokumen/server/way.table.ts';
import { cukupBaca } from '#areas/dokumen/server/cukup-baca.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

export type Served<W extends DocumentSpec> = {
  readonly routes: readonly Route[];
  /** The same page for another call of the area. */
  list(on: Sql, ask: DocumentAsk, ctx: Ctx): Promise<Page<ListRowOf<W>[]>>;
  /**
   * The whole document, for a paper or for a document made on it; where it has a parent document, `at` names that one
   * too.
   */
  read(on: Sql, at: string | No, ctx: Ctx): Promise<DocumentOf<W>>;
  /** Takes one back for another call of the area. */
  cancel(tx: Tx, at: No, typed: CancelBodyOf<W>, ctx: Ctx): Promise<AnsweredOf<W>>;
  /** One that is held until the act is finished, with its lines: for another act on it. */
  hold(tx: Tx, no: string, ctx: Ctx): Promise<HeldOf<W>>;
  /** A half of a document that is being cancelled: locked, if it can be cancelled too. */
  holdHalf(tx: Tx, no: string, typed: CancelBodyOf<W>, ctx: Ctx): Promise<HalfOf<W>>;
  /** Takes that half back, once it was agreed to for the whole. */
  cancelHalf(tx: Tx, half: HalfOf<W>, typed: CancelBodyOf<W>, ctx: Ctx): Promise<void>;
  /** Takes one a step on for another call of the area: many at once in one transaction. */
  step<N extends StepName<W> & string>(
    tx: Tx,
    name: N,
    at: No,
    typed: StepBodyOf<W, N>,
    ctx: Ctx,
  ): Promise<DocumentOf<W>>;
  /** One that another act makes inside its own, as that one decided. */
  inner<N extends keyof W['makes'] & string>(name: N, plan: InnerPlanOf<W, N>): Inner;
  /** Makes one for another call of the area. */
  make<N extends keyof W['makes'] & string>(
    tx: Tx,
    name: N,
    given: GivenOf<W, N>,
    ctx: Ctx,
  ): Promise<AnsweredOf<W>>;
};
type HalfOf<W extends DocumentSpec> = Omit<Standing, 'row'> & { readonly row: HeldOf<W> };

/** Everything that the server does with a kind of document: its words, and what only the kind knows. */
export function serveDocument<W extends DocumentSpec>(of: Document<W>, by: Kind<W>): Served<W> {
  // The declaration has said the types of its columns; from here on they are names in a row.
  const [document, kind] = [of as AnyDocument, by as unknown as AnyKind];
  makeWays(document, kind);
  const list = (on: Sql, ask: DocumentAsk, ctx: Ctx) =>
    listDocuments(on, (document as AnyListed).spec, kind, ask, ctx);
  const read = async (on: Sql, at: No, ctx: Ctx) =>
    wholeDocument(on, document, kind, { row: await seeDocument(on, document, kind, at, ctx) }, ctx);
  const makes = Object.entries(document.makes).map(([name, call]) => ({
    ...serveWrite(call, (tx, { params: { induk, ...named }, body }, ctx: Ctx) => {
      const typed = { ...named, ...(body as object) };
      return makeDocument(tx, document, kind, { induk, name, typed, once: true }, ctx);
    }),
    ...ridesOf(kind, name),
  }));
  const quotes = Object.entries(document.quotes).map(([name, call]) =>
    serveQuote(call, (tx, { params: { induk, ...named }, body }, ctx: Ctx) => {
      const typed = { ...named, ...(body as object) };
      return quoteDocument(tx, document, kind, { induk, name, typed }, ctx);
    }),
  );
  return {
    list: list as Served<W>['list'],
    read: ((on, at, ctx) =>
      read(on, typeof at === 'string' ? { no: at } : at, ctx)) as Served<W>['read'],
    cancel: ((tx, at, typed, ctx) =>
      cancelDocument(tx, document, kind, { ...at, typed }, ctx)) as Served<W>['cancel'],
    hold: ((tx, no, ctx) => holdWhole(tx, document, kind, { no }, ctx)) as Served<W>['hold'],
    holdHalf: (async (tx: Tx, no: string, typed: { alasan: string }, ctx: Ctx) => {
      const held = await holdToCancel(tx, document, kind, { no, typed }, ctx);
      return { ...held, row: { ...held.row, ...within(of.spec, held.lines) } };
      // What was held by the names of the declaration holds the types that it says of them.
    }) as unknown as Served<W>['holdHalf'],
    cancelHalf: (tx, half, typed, ctx) => {
      const no = String(half.row[of.spec.key]);
      // The half that `holdHalf` gave out, whose columns are names in a row again.
      return cancelHalf(tx, document, half as unknown as Standing, { no, typed }, ctx);
    },
    step: ((tx, name, at, typed, ctx) =>
      stepDocument(tx, document, kind, { ...at, name, typed }, ctx)) as Served<W>['step'],
    // Its columns are names in a row from here on.
    inner: (name, plan) => innerOf(document, kind, name, plan as unknown as AnyPlan),
    make: ((tx, name, typed, ctx) =>
      makeDocument(tx, document, kind, { name, typed }, ctx)) as Served<W>['make'],
    routes: [
      ...makes,
      ...quotes,
      ...stepRoutes(document, kind),
      ...(listed(document)
        ? [
            serve(document.list, (on, { query }, ctx: Ctx) => list(on, query, ctx)),
            serve(document.one, (on, { params }, ctx: Ctx) => {
              cukupBaca(document.spec, ctx);
              return read(on, params, ctx);
            }),
          ]
        : []),
      ...cancelRoutes(document, kind),
      ...(printed(document) ? paperRoutes(document, kind) : []),
      ...(notaed(document) ? notaRoutes(document, kind) : []),
    ],
  };
}

/** Of a way of making that may share its transaction. */
function ridesOf({ rides = {} }: AnyKind, name: string): Pick<Route, 'rides'> {
  const names = rides[name];
  return names ? { rides: ({ body }) => names(body) } : {};
}

const innerOf = (document: AnyDocument, kind: AnyKind, name: string, plan: AnyPlan): Inner => ({
  letters: document.spec.makes[name]!.letters,
  asks: (ctx) => declaredAsks(document.spec, kind, plan, ctx),
  write: async (tx, no, ctx) => {
    const head = { ...plan.head, ...(await plan.beforeNumber?.()) };
    await writeDocument(tx, document, kind, { name, no, plan: { ...plan, head } }, ctx);
  },
});

/** The call of its cancel; what is corrected by another one has none. */
const cancelRoutes = (document: AnyDocument, kind: AnyKind): Route[] =>
  document.spec.cancel.never
    ? []
    : [
        serveWrite(document.cancel, (tx, { params, body }, ctx: Ctx) =>
          cancelDocument(tx, document, kind, { ...params, typed: body }, ctx),
        ),
      ];

/** The calls of its steps. */
const stepRoutes = (document: AnyDocument, kind: AnyKind): Route[] =>
  Object.entries(document.steps).map(([name, call]) =>
    serveWrite(call, (tx, { params, body }, ctx: Ctx) =>
      stepDocument(tx, document, kind, { ...params, name, typed: body }, ctx),
    ),
  );

const listed = (document: AnyDocument): document is AnyListed => document.spec.list !== undefined;

const notaed = (document: AnyDocument): document is AnyNota => document.spec.nota !== undefined;

const printed = (document: AnyDocument): document is AnyPrinted =>
  document.spec.paper !== undefined;

const paperRoutes = (document: AnyPrinted, kind: AnyKind): Route[] => [
  serve(document.paper, (on, { params, query }, ctx: Ctx) =>
    printDocument(on, document, kind, { ...params, ...query }, ctx),
  ),
  serveWrite(document.reprint, (tx, { params, body: { alasan } }, ctx: Ctx) =>
    reprintDocument(tx, document, kind, { ...params, alasan }, ctx),
  ),
];
