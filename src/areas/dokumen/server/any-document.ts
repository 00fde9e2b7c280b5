import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { Field } from '#kit/contract/field.ts';
import type { DocumentAsk } from '#areas/dokumen/contract/document-types.ts';
import type {
  DocumentSpec,
  ListedSpec,
  NotaedSpec,
  PrintedSpec,
} from '#areas/dokumen/contract/document-spec.ts';
import type { KertasDiminta, StrukDiminta } from '#areas/dokumen/contract/dokumen.ts';

type Call<P, Q, B> = Endpoint<P, Q, B, unknown>;
/** The number of a document, and that of its parent document where it has one. */
export type No = { no: string; induk?: string };

/** Inside the engine a document is a row of named columns: the declaration has said their types. */
export type AnyDocument = {
  readonly spec: DocumentSpec;
  readonly row: Readonly<Record<string, Field>>;
  readonly makes: Readonly<Record<string, Call<{ induk?: string }, unknown, unknown>>>;
  readonly quotes: Readonly<Record<string, Call<{ induk?: string }, unknown, unknown>>>;
  readonly steps: Readonly<Record<string, Call<No, unknown, unknown>>>;
  readonly cancel: Call<No, unknown, { alasan: string }>;
};
/** One with a list and a reading of its own. */
export type AnyListed = AnyDocument & {
  readonly spec: ListedSpec;
  readonly list: Call<unknown, DocumentAsk, unknown>;
  readonly one: Call<No, unknown, unknown>;
};
/** One with a paper of its own. */
export type AnyPrinted = AnyDocument & {
  readonly spec: PrintedSpec;
  readonly paper: Call<No, StrukDiminta, unknown>;
  readonly reprint: Call<No, unknown, { alasan: string | null }>;
};
/** One with a paper of goods. */
export type AnyNota = AnyDocument & {
  readonly spec: NotaedSpec;
  readonly notaData: Call<unknown, { no: string }, unknown>;
  readonly notaOne: Call<unknown, { no: string }, unknown>;
  readonly notaPdf: Call<No, KertasDiminta & { lembar?: string | null }, unknown>;
  readonly notaPrint: Call<No, unknown, unknown>;
  readonly reprint: Call<No, unknown, { alasan: string | null }>;
};
