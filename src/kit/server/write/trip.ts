import { stateOf, type Database, type TxState } from '#kit/server/database.ts';
import { zip } from '#kit/rules/lists.ts';
import { gatherOn } from '#kit/server/pool/gathered.ts';
import { Problem } from '#kit/server/problem.ts';
import type { Many, Sql, Statement } from '#kit/server/sql.ts';
import {
  afterCommit,
  endOfAll,
  needAudit,
  Unchanged,
  type Actor,
  type Answer,
  type Done,
  type WriteRequest,
} from '#kit/server/write/finish.ts';

/** A plain write that may share its transaction with others of its shop (docs/how-to/ride.md, decision 992). */
export type Rider = {
  readonly ctx: Actor;
  readonly request: WriteRequest;
  readonly rides: NonNullable<WriteRequest['rides']>;
  /** The act itself: it reads, decides, and asks for its writes. */
  readonly work: (tx: TxState) => Promise<string>;
  readonly ring: (kode_toko: string, event: string, payload: unknown) => void;
  /** The act in a transaction of its own. */
  readonly alone: () => Promise<Answer>;
};
export type Seat = Rider & {
  readonly names: readonly string[];
  readonly resolve: (answer: Answer | Promise<Answer>) => void;
  readonly reject: (error: unknown) => void;
};
type Send = readonly [Many, readonly unknown[]];
type Decided = { readonly seat: Seat; readonly done: Done; readonly sends: readonly Send[] };

/**
 * A ride that waits longer for a row that another act holds is undone, and each waits alone for what it needs itself;
 * meanwhile the next ride begins.
 */
export const PATIENCE_MS = 500;
/**
 * In one message, so that PostgreSQL answers it once. What its writes wait for (numbers, balances, the chain) an act
 * alone waits for, too: `ambil_nomor_banyak`, their first, gives them more, for a slow disk is no reason.
 */
const PATIENT = `begin; set local lock_timeout = ${PATIENCE_MS}`;
/** All of a ride were refused or left it. */
export const NOBODY = new Error('Nobody is left');

/**
 * One transaction: all read and decide, then all is written. Takes those that it has answered out of `alone`;
 * `onWriting` is called once the writes and the commit are on their way, so that another ride may read meanwhile.
 */
export async function travel(
  db: Database,
  seats: readonly Seat[],
  alone: Set<Seat>,
  onWriting: () => void,
): Promise<number> {
  let numbers: (string | null)[] = [];
  const { decided: all } = await db.begin(
    async (tx) => {
      const decided = await decideAll(tx, seats, alone);
      if (decided.length === 0) throw NOBODY;
      // All that could fail here is made before the first of it is sent: a commit follows in the same packet.
      const done = decided.map((one) => one.done);
      return { decided, sends: gatherSends(decided), end: endOfAll(tx, done) };
    },
    async (tx, { sends, end }) => {
      for (const [write, values] of sends) tx.send(write, values);
      const ended = end();
      onWriting();
      numbers = await ended;
    },
    PATIENT,
  );
  const ends = zip(all, numbers);
  for (const [{ seat, done }, number] of ends) {
    alone.delete(seat);
    const end = async () => {
      for (const after of done.tx.later) after();
      return afterCommit(done, number, seat.ring, db);
    };
    seat.resolve(end());
  }
  return all.length;
}

/** Whatever becomes of one, all have ended before the transaction goes on: nothing is asked of it afterwards. */
async function decideAll(
  tx: TxState,
  seats: readonly Seat[],
  alone: Set<Seat>,
): Promise<Decided[]> {
  let over = false;
  const call = gatherOn(tx, { isOver: () => over });
  const claimed = new Map<string, Seat>();
  const on = { tx, call, claimed };
  const ends = await Promise.allSettled(seats.map((seat) => decide(on, seat, alone)));
  over = true;
  return ends.flatMap((end) => {
    if (end.status === 'rejected') throw end.reason;
    return end.value ?? [];
  });
}

/** What the acts of a ride share: its transaction, its reads, and what each of them claims. */
type Shared = {
  readonly tx: TxState;
  readonly call: Sql['call'];
  readonly claimed: Map<string, Seat>;
};

/** Works one act out. Nothing of it is written here, so one that refuses or leaves is simply not carried. */
async function decide(on: Shared, seat: Seat, alone: Set<Seat>): Promise<Decided | undefined> {
  const { ctx, request } = seat;
  const own = ownState(on, seat);
  try {
    const answer = await seat.work(own.state);
    needAudit({ tx: own.state, request, answer });
    // A row of another shop's chain waits for that shop.
    if (own.state.audits.some(({ kode_toko = ctx.kode_toko }) => kode_toko !== ctx.kode_toko))
      own.leave();
    return own.hasLeft()
      ? undefined
      : { seat, done: { tx: own.state, ctx, request, answer }, sends: own.sends };
  } catch (error) {
    if (own.hasLeft()) return undefined;
    // A refusal by the rules is this one's own answer; anything else undoes the ride.
    if (!(error instanceof Problem || error instanceof Unchanged)) throw error;
    alone.delete(seat);
    seat.reject(error);
    return undefined;
  } finally {
    own.end();
  }
}

/** Claims all of these for an act; false where another act of the ride was first. What was claimed stays claimed. */
function claim(claimed: Map<string, Seat>, seat: Seat, names: readonly string[]): boolean {
  for (const name of names) {
    const first = claimed.get(name) ?? seat;
    claimed.set(name, first);
    if (first !== seat) return false;
  }
  return true;
}

/**
 * The state of one act. Only statements that say how many ask them at once are asked in a ride; with any other, with
 * one that reads what another act of the ride may change, and where it must hear what was written, the act leaves: it
 * goes alone when the ride has ended.
 */
function ownState({ tx, call, claimed }: Shared, seat: Seat) {
  let left = false;
  let ended = false;
  const sends: Send[] = [];
  const leave = (): void => void (left ||= !ended);
  const goes = async (): Promise<never> => {
    leave();
    throw new Error('This act goes alone');
  };
  const mayAsk = ({ many }: Statement, values: readonly unknown[]): boolean =>
    !!many && !left && !ended && claim(claimed, seat, many.claims(values));
  const asks: Sql = {
    call: (statement, values) => (mayAsk(statement, values) ? call(statement, values) : goes()),
    many: goes,
    maybe: goes,
    one: goes,
    run: goes,
  };
  // Its own parts speak of itself: it is changed, not copied.
  const state: TxState = Object.assign(stateOf(asks, tx.looks), {
    settled: goes,
    send: ({ many }: Statement, values: readonly unknown[]) => {
      if (many) sends.push([many, values]);
      else leave();
    },
  });
  return { state, sends, leave, hasLeft: () => left, end: () => void (ended = true) };
}

/** The same write of several acts is one statement, in the order of the acts. */
function gatherSends(decided: readonly Decided[]): (readonly [Statement, readonly unknown[]])[] {
  const sends = Map.groupBy(
    decided.flatMap((one) => one.sends),
    ([many]) => many,
  );
  return [...sends].map(([{ statement, gather }, same]) => [
    statement,
    gather(same.map(([, values]) => values)),
  ]);
}
