import { AsyncResource } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import { setTimeout as pause } from 'node:timers/promises';
import { isClockFixed, nowIso } from '#kit/server/clock.ts';
import { stateOf, type Database, type TxState } from '#kit/server/database.ts';
import { zip } from '#kit/rules/lists.ts';
import { gatherOn } from '#kit/server/pool/gathered.ts';
import { Problem } from '#kit/server/problem.ts';
import { statement, type Many, type Sql, type Statement } from '#kit/server/sql.ts';
import {
  afterCommit,
  finishAll,
  needAudit,
  Unchanged,
  type Actor,
  type Answer,
  type Done,
  type WriteRequest,
} from '#kit/server/write/finish.ts';

/** A plain write that may share its transaction with others of its shop (docs/how-to/ride.md, decision 992). */
type Rider = {
  readonly ctx: Actor;
  readonly request: WriteRequest;
  readonly rides: NonNullable<WriteRequest['rides']>;
  /** The act itself: it reads, decides, and asks for its writes. */
  readonly work: (tx: TxState) => Promise<string>;
  readonly ring: (kode_toko: string, event: string, payload: unknown) => void;
  /** The act in a transaction of its own. */
  readonly alone: () => Promise<Answer>;
};
type Seat = Rider & {
  readonly names: readonly string[];
  readonly resolve: (answer: Answer | Promise<Answer>) => void;
  readonly reject: (error: unknown) => void;
};
/** Those of one shop, one open day and one clock. */
type Line = { readonly waiting: Seat[]; readonly named: Set<string> };
type Send = readonly [Many, readonly unknown[]];
type Decided = { readonly seat: Seat; readonly done: Done; readonly sends: readonly Send[] };

/**
 * A ride that waits longer for a row that another act holds is undone, and each waits alone for what it needs itself;
 * meanwhile the next ride begins.
 */
const PATIENCE_MS = 500;
const PATIENT = statement(`select set_config('lock_timeout', '${PATIENCE_MS}', true)`);
/** All of a ride were refused or left it. */
const NOBODY = new Error('Nobody is left');
/** So many share one transaction at most: a ride is a moment, not a batch. */
const MOST = 16;
/** Tells how each ride ended: how many began it, how many of them it has carried to its commit, and what undid it. */
export const RIDES = 'kilau:ride';
const told = channel(RIDES);

const lines = new WeakMap<Database, Map<string, Line>>();

/**
 * Answers a write that shares its transaction with those that wait at the same moment. Who comes while a ride is under
 * way waits for the next one; who names the same as one of them (a piece, a key) goes alone at once.
 */
export function ride(db: Database, rider: Rider): Promise<Answer> {
  const { ctx, request } = rider;
  const { day, names } = rider.rides;
  const at = `${ctx.kode_toko} ${day} ${isClockFixed() ? nowIso() : ''}`;
  const known = lines.get(db) ?? new Map<string, Line>();
  lines.set(db, known);
  const line = known.get(at) ?? { waiting: [], named: new Set() };
  const own = [...names, `key ${ctx.user_id}/${request.key}`];
  if (own.some((name) => line.named.has(name))) return rider.alone();
  for (const name of own) line.named.add(name);
  return new Promise((resolve, reject) => {
    // Its work goes on under its own clock, whoever starts the ride.
    const work = AsyncResource.bind(rider.work);
    line.waiting.push({ ...rider, names: own, work, resolve, reject });
    if (known.has(at)) return;
    known.set(at, line);
    setImmediate(async () => {
      while (line.waiting.length > 0)
        await Promise.race([depart(db, line), pause(PATIENCE_MS, undefined, { ref: false })]);
      known.delete(at);
    });
  });
}

/** Those who wait now; one alone takes the plain path. */
async function depart(db: Database, { waiting, named }: Line): Promise<void> {
  const seats = waiting.splice(0, MOST);
  const [first] = seats;
  const alone = new Set(seats);
  let carried = 0;
  let undone: unknown;
  if (seats.length === 1 && first) {
    await goAlone(first);
  } else {
    // What the database refuses undoes the ride, and each goes again alone: it hears there what is true of itself.
    try {
      carried = await travel(db, seats, alone);
    } catch (error) {
      if (error !== NOBODY) undone = error;
    }
    for (const seat of alone) void goAlone(seat);
  }
  for (const { names } of seats) for (const name of names) named.delete(name);
  told.publish({ riders: seats.length, carried, undone });
}

const goAlone = (seat: Seat): Promise<void> => seat.alone().then(seat.resolve, seat.reject);

/** One transaction: all read and decide, then all is written. Takes those that it has answered out of `alone`. */
async function travel(db: Database, seats: readonly Seat[], alone: Set<Seat>): Promise<number> {
  let numbers: (string | null)[] = [];
  const all = await db.begin(
    async (tx) => {
      tx.send(PATIENT, []);
      const decided = await decideAll(tx, seats, alone);
      if (decided.length === 0) throw NOBODY;
      return decided;
    },
    async (tx, decided) => {
      sendAll(tx, decided);
      numbers = await finishAll(
        tx,
        decided.map(({ done }) => done),
      );
    },
  );
  const ends = zip(all, numbers);
  for (const [{ seat, done }, number] of ends) {
    alone.delete(seat);
    const end = async () => {
      for (const after of done.tx.later) after();
      return afterCommit(done, number, seat.ring);
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
  const call = gatherOn(tx, () => over);
  const ends = await Promise.allSettled(seats.map((seat) => decide(tx, call, seat, alone)));
  over = true;
  return ends.flatMap((end) => {
    if (end.status === 'rejected') throw end.reason;
    return end.value ?? [];
  });
}

/** Works one act out. Nothing of it is written here, so one that refuses or leaves is simply not carried. */
async function decide(
  tx: TxState,
  call: Sql['call'],
  seat: Seat,
  alone: Set<Seat>,
): Promise<Decided | undefined> {
  const { ctx, request } = seat;
  const own = ownState(tx, call);
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

/**
 * The state of one act. Only statements that say how many ask them at once are asked in a ride; with any other, and
 * where it must hear what was written, the act leaves: it goes alone when the ride has ended.
 */
function ownState(tx: TxState, call: Sql['call']) {
  let left = false;
  let ended = false;
  const sends: Send[] = [];
  const leave = (): void => void (left ||= !ended);
  const goes = async (): Promise<never> => {
    leave();
    throw new Error('This act goes alone');
  };
  const asks: Sql = {
    call: (statement, values) =>
      statement.many && !left && !ended ? call(statement, values) : goes(),
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
function sendAll(tx: TxState, decided: readonly Decided[]): void {
  const sends = decided.flatMap((one) => one.sends);
  for (const [{ statement, gather }, same] of Map.groupBy(sends, ([many]) => many))
    tx.send(statement, gather(same.map(([, values]) => values)));
}
