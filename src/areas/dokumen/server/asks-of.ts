import { sentence, unpack, word, type Word } from '#kit/rules/sentence.ts';
import { invariant } from '#kit/server/problem.ts';
import type { Field } from '#kit/contract/field.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import { kataNilai } from '#areas/akses/contract/teks-nilai.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import {
  holds,
  partsOf,
  valueOf,
  type Ask,
  type Shown,
  type Term,
} from '#areas/dokumen/contract/document-asks.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { AnyKind, AnyPlan } from '#areas/dokumen/server/kind.ts';
import type { Said } from '#areas/dokumen/contract/document-paper.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Row = Readonly<Record<string, unknown>>;
type Planned = Pick<AnyPlan, 'asks' | 'figures'> & {
  readonly head?: Row;
  readonly lines?: readonly Row[];
};

/** Everything that a plan needs somebody's word for: its own, what is declared, and of documents inside it. */
export async function asksOfPlan(
  spec: DocumentSpec,
  kind: Pick<AnyKind, 'display'>,
  plan: AnyPlan,
  induk: string | undefined,
  ctx: Ctx,
): Promise<Tuntutan[]> {
  const { on } = spec;
  const head = { ...(on && { [on.spec.key]: induk }), ...plan.head };
  const declared = await declaredAsks(spec, kind, { ...plan, head }, ctx);
  const inner: Tuntutan[] = [];
  for (const one of Object.values(plan.inner ?? {})) inner.push(...(await one.asks(ctx)));
  return [...(plan.asks ?? []), ...declared, ...inner];
}

/** What the declaration of a kind asks of a plan, besides what the plan asks itself. */
export async function declaredAsks(
  spec: DocumentSpec,
  { display }: Pick<AnyKind, 'display'>,
  { head = {}, lines = [], asks: own = [], figures = {} }: Planned,
  ctx: Ctx,
): Promise<Tuntutan[]> {
  const found: Tuntutan[] = [];
  for (const [name, ask] of Object.entries(spec.asks ?? {})) {
    const rows = ask.each ? lines.map((line) => ({ ...head, ...line })) : [head];
    const known = { param: ctx.param, level: ctx.level, lines };
    for (const row of rows.filter((one) => holds(ask.when, one, known))) {
      const { message } = ask;
      if (message === undefined) needAsked(ask, own, ask.owner && holds(ask.owner, row, known));
      else
        found.push(
          await tuntutan(spec, { ...ask, message }, row, display?.(row) ?? {}, figures[name], ctx),
        );
    }
  }
  return found;
}

/** Lines that are a half of another document's act: every condition of theirs that holds is among the asks. */
export function needDeclared(
  spec: DocumentSpec,
  lines: readonly Row[],
  asks: readonly Tuntutan[],
  ctx: Pick<Ctx, 'param' | 'level'>,
): void {
  for (const ask of Object.values(spec.asks ?? {}))
    if (ask.each && lines.some((line) => holds(ask.when, line, ctx))) needAsked(ask, asks);
}

/** A condition of the declaration that holds is asked for: I-21 finds an act without it. */
const needAsked = ({ event }: Ask, asks: readonly Tuntutan[], owner = false): void => {
  const asked = asks.filter((one) => one.event.kode === event.kode);
  invariant(asked.length > 0, `${event.kode} is declared for this document and was not asked for`);
  invariant(
    !owner || asked.some((one) => (one.penyetuju ?? one.event.penyetuju) === 'OWN'),
    `${event.kode} is declared as an owner's and was asked of others`,
  );
};

async function tuntutan(
  spec: DocumentSpec,
  { event, message, shows = [], reason }: Ask & { readonly message: string },
  row: Row,
  said: Said,
  more: (() => Promise<readonly Angka[]>) | undefined,
  ctx: Ctx,
): Promise<Tuntutan> {
  const fields = fieldsOf(spec);
  const say = (term: Term): string =>
    (typeof term === 'string' ? said[term] : undefined) ??
    kataNilai(fieldOf(fields, term), valueOf(term, row, ctx));
  const places = [...message.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return {
    event,
    ringkasan: sentence(message, Object.fromEntries(places.map((name) => [name, ours(say(name))]))),
    ...(reason && row[reason] !== null && { alasan: String(row[reason]) }),
    angka: [...shows.map((one) => shown(fields, one, say)), ...((await more?.()) ?? [])],
  };
}

/** What was typed is never looked up in a catalogue of texts. */
const ours = (said: string): string | Word => (unpack(said).values ? word(said) : said);

const shown = (
  fields: Readonly<Record<string, Field>>,
  one: Shown,
  say: (term: Term) => string,
): Angka =>
  typeof one === 'string'
    ? { label: fieldOf(fields, one).label, nilai: say(one) }
    : { label: one.label, nilai: say(one.of), ...(one.modal && { modal: true }) };

/** Every field that a document keeps, of itself and of its lines. */
const fieldsOf = ({ head, inside, lines, on }: DocumentSpec): Readonly<Record<string, Field>> => ({
  ...(on && (on.spec.head as Record<string, Field>)),
  ...(lines?.head as Record<string, Field> | undefined),
  ...(lines?.inside as Record<string, Field> | undefined),
  ...(inside as Record<string, Field> | undefined),
  ...(head as Record<string, Field>),
});

function fieldOf(fields: Readonly<Record<string, Field>>, term: Term): Field {
  if (typeof term === 'string') return fields[term] ?? ({ kind: 'text', label: term } as Field);
  if ('setting' in term) return term.setting.field as Field;
  if ('sum' in term) return fieldOf(fields, term.sum);
  if ('byLevel' in term) return fieldOf(fields, term.byLevel[0]?.[1] ?? '');
  return fieldOf(fields, partsOf(term)[0]);
}
