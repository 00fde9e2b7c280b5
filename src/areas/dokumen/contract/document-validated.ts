import type { Ask } from '#areas/dokumen/contract/document-asks.ts';
import type {
  JoinedOf,
  Kept,
  LineOf,
  Lines,
  ParentKey,
  ParentOf,
  Part,
  PartsOf,
  Printed,
  StateOf,
  StepName,
  StoredOf,
} from '#areas/dokumen/contract/document-types.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { RegisterWords } from '#areas/buku/contract/register.ts';

type Column<W extends DocumentSpec> =
  | keyof W['head']
  | W['key']
  | keyof Kept<W>
  | keyof ParentKey<W>
  | keyof Printed<W>
  | keyof JoinedOf<W>;
/** What its table keeps as the kind declares it. */
type StoredColumn<W extends DocumentSpec> = keyof StoredOf<W> & string;
type LineColumn<W> = keyof LineOf<W> & string;
type ParentColumn<W> = keyof ParentKey<W> & string;
type LinesTable<W> = Lines<W> extends { readonly table: infer T extends string } ? T : never;
/** What is said again of the kind is a name of its own: a column, the letters of a number. */
export type Validated<W extends DocumentSpec> = {
  readonly makes: {
    readonly [N in keyof W['makes']]: {
      readonly letters: keyof W['letters'];
      readonly inner?: { readonly [C in keyof W['head']]?: DocumentSpec };
      readonly waits?: {
        readonly status: StateOf<W>;
        readonly part?: keyof PartsOf<W>;
        readonly keeps?: StoredColumn<W>;
        readonly booked?: {
          readonly status: StateOf<W>;
          readonly stamps?: readonly StoredColumn<W>[];
        };
      };
    };
  };
  readonly within?: { readonly [C in StoredColumn<W>]?: unknown };
  readonly asks?: Readonly<Record<string, Ask<StoredColumn<W> | LineColumn<W> | ParentColumn<W>>>>;
  readonly list?: {
    readonly search: readonly (Column<W> | keyof Part<W, 'inside'>)[];
    readonly sort: readonly Column<W>[];
  };
  readonly lines?: {
    readonly search?: readonly (keyof Part<Lines<W>, 'head'>)[];
  };
  readonly steps?: {
    readonly [N in StepName<W>]: {
      readonly from: StateOf<W>;
      readonly to: StateOf<W>;
      readonly parent?: StateOf<ParentOf<W>>;
    };
  };
  readonly cancel: { readonly shows: readonly Column<W>[] };
  readonly register: RegisterWords<StoredColumn<W>, LinesTable<W>>;
  readonly states?: { readonly [S in StateOf<W>]: { readonly next: readonly StateOf<W>[] } };
  readonly on?: {
    readonly from: StateOf<ParentOf<W>> | readonly StateOf<ParentOf<W>>[];
    readonly to?: StateOf<ParentOf<W>>;
    readonly waits?: StateOf<ParentOf<W>>;
    readonly ends?: StateOf<ParentOf<W>>;
  };
  readonly book:
    | ({ readonly note: keyof W['head']; readonly posts?: keyof Part<W, 'inside'> } & (
        | { readonly code: keyof W['head'] }
        | { readonly kind: string }
        | { readonly none: true }
      ))
    | { readonly halves: true };
};
