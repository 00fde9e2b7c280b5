import type { ComponentType } from 'react';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { refresh } from '#kit/web/api/query.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import type { DocumentAsk } from '#areas/dokumen/contract/document-types.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { DocumentActs } from '#areas/dokumen/web/document-acts.tsx';
import type { Part, Sum } from '#areas/dokumen/web/part.ts';
import { emptyOf } from '#areas/dokumen/web/act/use-act.ts';

export type Row = Readonly<Record<string, unknown>>;
type Lists = readonly { readonly call: string }[];
/** What is taken or paid out: how the sum is called, and which way it goes. */
export type Due = {
  readonly label: string;
  readonly amount: Rupiah;
  readonly out?: boolean;
  readonly note?: string;
};
/** What is shown when one was taken, until the next slip: the change, or that nothing is left. */
export type Taken = {
  readonly no: string;
  readonly says: string;
  /** What the customer gets besides. */
  readonly facts?: Readonly<Record<string, string>>;
} & Pick<Due, 'label' | 'amount'>;

type Common<D, A> = {
  readonly Body: ComponentType<{ dokumen: D }>;
  /** The button, where the part does not say it. */
  readonly word?: string | ((sum: Rupiah) => string);
  /** Said when it was taken, if not that it was validated; with `taken` that is shown instead. */
  readonly success?: string;
  readonly failure?: string;
  readonly taken?: (made: A) => Taken;
  /** Why one that was scanned does not wait here on this day, where its own words say it. */
  readonly refuses?: (one: D, day: Hari) => string | undefined;
};

/** How documents of one kind wait: where they are read, how one looks, how it is taken and rejected. */
export type Waiting<D = Row, T = unknown, P = unknown, B = unknown, A = Row, R = Row> = Common<
  D,
  A
> & {
  /** What one is called: 'pesanan'. */
  readonly noun: string;
  /** Letters of the numbers that are scanned for it. */
  readonly letters: readonly string[];
  /** The call that lists what waits, the oldest first. */
  readonly list: Endpoint<unknown, unknown, unknown, R[]>;
  query(day: Hari): unknown;
  /** The number under which it is in the list. */
  noOf(row: R): string;
  /** Its row; none where it waits elsewhere (half of an exchange). */
  rowOf(row: R): Row | undefined;
  /** Whether a number that was scanned is its; its own one alone where nothing is said. */
  readonly isOf?: (row: R, no: string) => boolean;
  /** Reads one; left out where the row says all. */
  readonly one?: Endpoint<{ no: string }, unknown, unknown, D>;
  due(chosen: readonly D[]): Due;
  /** Its money, or what else is asked of who takes it. */
  usePart(sum: Sum, chosen: readonly D[]): Part<T>;
  readonly step: Endpoint<P, unknown, B, A>;
  sent(chosen: readonly D[], value: T): { params: P; body: B };
  /** Read again when it was taken; `one` is, once it is no longer open here. */
  readonly lists: Lists;
  usePrint?(): (made: A) => void;
  /** The button of its refusal, if not that it is rejected. */
  readonly refuse?: string;
  reject(chosen: readonly D[], onDone: () => void): void;
};

/** The screen does not know the types of a kind: it gives back what it was given. */
const untyped = <D, T, P, B, A, R>(kind: Waiting<D, T, P, B, A, R>): Waiting => kind as Waiting;
/** A kind whose row in the list says all of it. */
export const waitingRows = <R, T, P, B, A>(kind: Waiting<R, T, P, B, A, R>): Waiting =>
  untyped(kind);

export const SAYS = {
  gone: mark('{dokumen} ini tidak menunggu lagi'),
  taken: mark('{dokumen} divalidasi'),
  rejected: mark('{dokumen} ditolak'),
  refuse: mark('Tolak {dokumen} ini'),
  none: mark('{dokumen} yang disimpan menunggu di sini.'),
  scan: mark('Pindai atau ketik nomor {dokumen}, 14 karakter'),
  pick: mark('Pilih {dokumen}'),
} as const;
/** A sentence about a kind. */
export function sayOf(noun: string, sentence: keyof typeof SAYS): string {
  const said = t(SAYS[sentence], { dokumen: t(noun) });
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** Enough of a document to wait: its list, its step `validasi`, whose body is the money, and its cancel. */
type WaitingDocument<R, D, B, A> = {
  readonly spec: Pick<DocumentSpec, 'key' | 'noun' | 'letters' | 'cancel' | 'within'> & {
    readonly steps: { readonly validasi: { readonly from: string } };
  };
  readonly list: Endpoint<unknown, DocumentAsk, unknown, R[]>;
  readonly one: Endpoint<{ no: string }, unknown, unknown, D>;
  readonly steps: { readonly validasi: Endpoint<{ no: string }, unknown, B, A> };
  readonly cancel: { readonly call: string };
};
type MoneyOf<B> = B extends { pembayaran: infer M } ? M : never;

type Own<R, D, B, A> = Common<D, A> & {
  /** What the counter calls it, if not as its declaration does. */
  readonly noun?: string;
  /** Only those of the open day: the day is not closed before they are taken. */
  readonly today?: true;
  readonly rowOf?: (row: R) => Row | undefined;
  due(one: D): Due;
  usePart(sum: Sum, one: D): Part<MoneyOf<B> | null>;
  /** Its paper, and the lists that show it too. */
  readonly acts?: Pick<DocumentActs, 'lists' | 'print'>;
  usePrint?(): (made: A) => void;
  /** What becomes of goods and money when it is rejected. */
  readonly question: string;
  /** Said when it was rejected, if not that alone. */
  readonly rejected?: string;
};

/** What says that a half waits with its whole: a buy-back with its exchange. */
const halfSays = (one: Row, within: DocumentSpec['within'] = {}): string | undefined =>
  Object.entries(within).find(([column]) => (one[column] ?? null) !== null)?.[1].step.message;

/** A document that waits for its money, from its declaration. */
export function waitingDocument<R, D, B, A extends Row>(
  of: WaitingDocument<R, D, B, A>,
  own: Own<R, D, B, A>,
): Waiting {
  const { key, letters, steps, cancel } = of.spec;
  const { today, due, usePart, acts, question, rejected, noun = of.spec.noun, ...rest } = own;
  const status = steps.validasi.from;
  const noOf = (row: unknown): string => String((row as Row)[key]);
  const isGone = (one: Row, day: Hari): boolean =>
    one['status'] !== status || (today === true && one['tgl_system'] !== day);
  const lists = (acts?.lists ?? [of.list]).filter(({ call }) => call !== of.one.call);
  return untyped<D, MoneyOf<B> | null, { no: string }, B, A, R>({
    rowOf: (row) => row as Row,
    ...(acts && { usePrint: () => acts.print }),
    ...rest,
    noun,
    letters: Object.keys(letters),
    list: of.list as Endpoint<unknown, unknown, unknown, R[]>,
    query: (day) => ({
      status,
      sort: 'input_date',
      limit: 200,
      ...(today && { tgl_from: day, tgl_to: day }),
    }),
    noOf,
    one: of.one,
    refuses: (one, day) =>
      own.refuses?.(one, day) ??
      (isGone(one as Row, day) ? sayOf(noun, 'gone') : halfSays(one as Row, of.spec.within)),
    due: ([one]) => due(one as D),
    usePart: (sum, [one]) => usePart(sum, one as D),
    step: of.steps.validasi,
    sent: ([one], pembayaran) => ({ params: { no: noOf(one) }, body: { pembayaran } as B }),
    lists,
    reject: ([one], onDone) =>
      void openDialog<void>((close) => (
        <ReasonDialog
          of={of.cancel as Endpoint<{ no: string }, unknown, Row, unknown>}
          params={{ no: noOf(one) }}
          lengkap={(alasan) => ({ ...emptyOf(cancel.body ?? {}), alasan })}
          title={t('Tolak {no}', { no: noOf(one) })}
          question={t(question)}
          act={t('Tolak')}
          danger
          success={rejected ?? sayOf(noun, 'rejected')}
          refresh={lists}
          after={() => {
            onDone();
            void refresh(of.one);
          }}
          onClose={close}
        />
      )),
  });
}
