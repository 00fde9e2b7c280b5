import type { Endpoint } from '#kit/contract/endpoint.ts';
import type {
  Document,
  ParentOf,
  StateOf,
  CalledName,
} from '#areas/dokumen/contract/document-types.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { Given } from '#tests/kit/client.ts';
import type { Shop, Who } from '#tests/kit/shop.ts';

type GivenTo<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _>
    ? Pick<Given<P, Q, B>, 'params' | 'body'>
    : never;
type BodyTo<E> = NonNullable<GivenTo<E>['body']>;
/** What an act is sent with: in the units of the shop, or as it goes over the wire. */
type Sendable<E> =
  | GivenTo<E>
  | { readonly params?: GivenTo<E>['params']; readonly wire: Readonly<Record<string, unknown>> };
type Column<W extends DocumentSpec> =
  | (keyof W['head'] & string)
  | (W extends { readonly inside: infer F } ? keyof F & string : never);

/** One way of making a kind, by an act that nothing refuses. */
export type Sample<W extends DocumentSpec, N extends keyof W['makes']> = {
  /** Who makes it, prints it and cancels it; the cashier where nothing is said. */
  readonly who?: Who;
  /** Makes what the act needs, by acts of the shop, and answers what is sent; new goods each time. */
  given(shop: Shop): Promise<Sendable<Document<W>['makes'][N]>>;
  /** Fields that make it another act; an approval of the one does not fit the other. */
  readonly other: Partial<BodyTo<Document<W>['makes'][N]>>;
  /** The event that it always asks for. */
  readonly asks?: string;
  /** What the record of acts calls it, where it does not begin in the first state. */
  readonly recorded?: string;
  /** The list of the kind shows other ways of making it alone. */
  readonly notListed?: true;
  /** It books nothing: what it moves has no gold, and its cost moves later. */
  readonly unbooked?: true;
  /** It always waits, and posts nothing: what takes it on to where it counts. */
  readonly counts?: (shop: Shop, no: string) => Promise<unknown>;
} & ([ParentOf<W>] extends [never]
  ? unknown
  : {
      /** Columns of the document that it is made on, besides its state, that the act changes and its cancel restores. */
      readonly moves: readonly Column<ParentOf<W>>[];
    });

/** Brings a document to a state by acts of the shop and answers its number; `fresh` makes one in the first state of the sample. */
export type Reach = (fresh: () => Promise<string>) => Promise<string>;

/** Cancel asks for more than a reason. */
type CancelMore<W extends DocumentSpec> = W['cancel'] extends { readonly body: infer _ }
  ? {
      /** What a cancel is sent with besides its reason. */
      readonly cancelWith: Omit<BodyTo<Document<W>['cancel']>, 'alasan'>;
    }
  : unknown;

/** A kind with a parent is refused in every other state of it. */
type OnParent<W extends DocumentSpec> = [ParentOf<W>] extends [never]
  ? unknown
  : {
      readonly parents: {
        readonly [S in Exclude<StateOf<ParentOf<W>>, Found<NonNullable<W['on']>['from']>>]: Reach;
      };
    };

/** The states that an act finds its parent in. */
type Found<F> = F extends readonly (infer S)[] ? S : F;

/** What waits for validation or money: made so by acts of the shop, and taken on by each step. */
type Waiting<W extends DocumentSpec> = [Rejected<W>] extends [never]
  ? unknown
  : {
      /** Makes one that waits: its own number, and the state that it is in. */
      readonly waits: {
        make(shop: Shop): Promise<{ readonly no: string; readonly induk?: string }>;
        readonly state: Rejected<W>;
        /** What each step is sent with, as it goes over the wire. */
        readonly steps: {
          readonly [N in CalledName<W>]: (shop: Shop, no: string) => Promise<object>;
        };
      };
    };
/** Steps with a call of their own, of a kind that never waits: each by what it is sent with, over the wire. */
type Stepping<W extends DocumentSpec> = [Rejected<W>] extends [never]
  ? [CalledName<W>] extends [never]
    ? unknown
    : {
        readonly steps: {
          readonly [N in CalledName<W>]: (shop: Shop, no: string) => Promise<object>;
        };
      }
  : unknown;
type Rejected<W> = W extends { readonly states: infer S }
  ? { [N in keyof S]: S[N] extends { readonly rejected: string } ? N : never }[keyof S]
  : never;

/** A kind on which others are made. */
type Further<W extends DocumentSpec> = W extends { readonly acts: true }
  ? {
      /** Makes a further document on it: it is no longer cancelled, unless its cancel gives back what came in (`afterActs`). */
      further(no: string): Promise<unknown>;
    }
  : unknown;

/** What differs from the laws of all documents, each with its reason in a comment beside it. */
type Exceptions = {
  /** Cancels the document that it is made on, where that is possible after acts on it (`afterActs`). */
  parentGone?(no: string): Promise<unknown>;
  /** Its cancel restores no account: what was paid is kept, or goes another way. */
  readonly cancelKeeps?: true;
};

/** Samples of a kind: one for each way of making it. */
export type Samples<W extends DocumentSpec> = {
  readonly makes: { readonly [N in keyof W['makes']]: Sample<W, N> };
} & Exceptions &
  CancelMore<W> &
  OnParent<W> &
  Waiting<W> &
  Stepping<W> &
  Further<W>;

type Row = Record<string, unknown>;

/** The same inside the tests, where columns are names. */
export type AnySample = {
  readonly who?: Who;
  given(shop: Shop): Promise<{ params?: Row; body?: Row; wire?: Row }>;
  readonly other: Record<string, unknown>;
  readonly asks?: string;
  readonly recorded?: string;
  readonly notListed?: true;
  readonly unbooked?: true;
  readonly counts?: (shop: Shop, no: string) => Promise<unknown>;
  readonly moves?: readonly string[];
};
export type AnySamples = Exceptions & {
  readonly makes: Readonly<Record<string, AnySample>>;
  readonly cancelWith?: object;
  readonly parents?: Readonly<Record<string, Reach>>;
  readonly waits?: {
    make(shop: Shop): Promise<{ readonly no: string; readonly induk?: string }>;
    readonly state: string;
    readonly steps: Readonly<Record<string, (shop: Shop, no: string) => Promise<object>>>;
  };
  readonly steps?: Readonly<Record<string, (shop: Shop, no: string) => Promise<object>>>;
  further?(no: string): Promise<unknown>;
};
