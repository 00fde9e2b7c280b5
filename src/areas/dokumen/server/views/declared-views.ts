import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import type { Registered } from '#areas/buku/contract/register.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import { documentViews, viewsByHand } from '#areas/dokumen/server/views/document-views.query.ts';
import { needViews } from '#areas/dokumen/server/views/needs.query.ts';
import { openDaySql } from '#areas/dokumen/server/views/open-day.query.ts';

/** What the house declares: kinds of document, all that its register knows, and every call. */
export type Declared = {
  readonly kinds: readonly DocumentSpec[];
  readonly registers: readonly Registered[];
  readonly calls: readonly AnyEndpoint[];
};

/** The files of functions and views that declarations make, beside those that are written. */
export const declaredFiles = (
  { kinds, registers, calls }: Declared,
  written: readonly string[],
): readonly { readonly nama: string; readonly sql: string }[] => {
  const needs = [...needViews(kinds)].map(([name, sql]) => `create view "${name}" as\n${sql}`);
  const views = [...documentViews(registers, viewsByHand(written)), ...needs];
  return [
    // The view of late days asks it: it comes before every area.
    { nama: '005-open-day (declared)', sql: `${openDaySql(calls)};\n` },
    // Every table and function is there, and the unions are not.
    { nama: '900-documents (declared)', sql: `${views.join(';\n\n')};\n` },
  ];
};
