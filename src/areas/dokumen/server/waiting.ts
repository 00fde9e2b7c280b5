import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { AnyKind, AnyPlan } from '#areas/dokumen/server/kind.ts';

type Row = Readonly<Record<string, unknown>>;
type Parts = Pick<AnyKind, 'parts'>;

/**
 * A plan that waits, as it is written: in its waiting state, without a set of the book, its money kept in the column
 * that the declaration names (`keeps`) or left to the step. A plan that does not wait keeps null there.
 */
export function asWaiting(spec: DocumentSpec, name: string, plan: AnyPlan): AnyPlan {
  const { waits } = spec.makes[name] ?? {};
  if (!waits) return plan;
  const { keeps, part, booked } = waits;
  const money = part === undefined ? undefined : plan.parts?.[part];
  const kept = keeps && { [keeps]: plan.waits ? { baris: money } : null };
  const head = { ...plan.head, ...kept };
  if (!plan.waits)
    return { ...plan, head, ...(booked && { startsIn: booked, stamps: booked.stamps ?? [] }) };
  const { afterPosting: _, ...now } = plan;
  const { status, audit } = waits;
  return { ...now, head, startsIn: { status, audit }, postings: [] };
}

/** The ways of making a kind that keep money until it comes. */
const keepers = ({ makes }: DocumentSpec) =>
  Object.values(makes).flatMap(({ waits }) =>
    waits?.keeps && waits.part
      ? [{ status: waits.status, keeps: waits.keeps, part: waits.part }]
      : [],
  );

/** The money that a document which waits, or was rejected, was agreed with; undefined once it was taken. */
export function keptMoney(
  spec: DocumentSpec,
  { parts }: Parts,
  row: Row,
  name: string,
): { readonly told: unknown } | undefined {
  const keeper = keepers(spec).find(({ part }) => part === name);
  if (!keeper) return undefined;
  const rejected = row.status === 'CANC' && (row.no_batal ?? null) === null;
  const kept = row[keeper.keeps] as { readonly baris: unknown } | null | undefined;
  if (!kept || (row.status !== keeper.status && !rejected)) return undefined;
  return { told: parts?.[name]?.told?.(kept.baris) ?? kept.baris };
}
