import { AsyncResource } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import { setTimeout as pause } from 'node:timers/promises';
import { isClockFixed, nowIso } from '#kit/server/clock.ts';
import { stateOf, type Database, type TxState } from '#kit/server/database.ts';
import { zip } from '#kit/rules/lists.ts';
import { gatherOn } from '#kit/server/pool/gathered.ts';
import { Problem } from '#kit/server/problem.ts';
import { statement, type Many, type Sql, type Statement } from '#kit/server/sql.ts';
import { isAway, sqlState } from '#kit/server/sql/sql-state.ts';
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
/** Those of one shop, one open day and one clock; and what those name who are not answered yet. */
type Line = {
  readonly waiting: Seat[];
  readonly named: Set<string>;
  isMoving: boolean;
  /** Takes it away when nobody is left in it. */
  readonly forget: () => void;
};
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
/** So many share one transaction at most, and so many pieces and keys: a ride is a moment, not a batch. */
const MOST = 16;
const MOST_NAMES = 64;
/** One that names more goes alone: others would wait for it. */
const MANY_NAMES = 20;
/** Where most had to leave a ride (their shop has members, coupons), so many go alone before another is tried. */
const REST = 32;
/** Tells how each ride ended: how many began it, how many of them it has carried to its commit, and what undid it. */
export const RIDES = 'kilau:ride';
const told = channel(RIDES);

const lines = new WeakMap<Database, Map<string, Line>>();
/** How many of a shop still go alone. */
const resting = new WeakMap<Database, Map<string, number>>();
/** What undid a ride that is no refusal and no wait: said once in the life of the process, for each goes alone then. */
const EXPECTED = new Set(['KL409', '23505', '55P03', '40001', '40P01']);
const said = new Set<string>();

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
  const forget = (): void => void known.delete(at);
  const line = known.get(at) ?? { waiting: [], named: new Set(), isMoving: false, forget };
  const own = [...names, `key ${ctx.user_id}/${request.key}`];
  if (own.length > MANY_NAMES || own.some((name) => line.named.has(name)) || rests(db, ctx))
    return rider.alone();
  known.set(at, line);
  for (const name of own) line.named.add(name);
  return new Promise((resolve, reject) => {
    // Its work goes on under its own clock, whoever starts the ride.
    const work = AsyncResource.bind(rider.work);
    line.waiting.push({ ...rider, names: own, work, resolve, reject });
    if (line.isMoving) return;
    line.isMoving = true;
    setImmediate(() => void move(db, line));
  });
}

/** One ride after the other, while somebody waits. */
async function move(db: Database, line: Line): Promise<void> {
  while (line.waiting.length > 0) {
    const end = new AbortController();
    const tired = pause(PATIENCE_MS, undefined, { ref: false, signal: end.signal }).catch(() => {});
    await Promise.race([depart(db, line), tired]);
    end.abort();
  }
  line.isMoving = false;
}

/** Those who wait now; one alone takes the plain path. */
async function depart(db: Database, line: Line): Promise<void> {
  const seats = line.waiting.splice(0, seatsOf(line));
  const free = ({ names }: Seat): void => {
    for (const name of names) line.named.delete(name);
    if (line.named.size === 0) line.forget();
  };
  const goAlone = (seat: Seat): Promise<void> =>
    seat.alone().then(
      (answer) => {
        free(seat);
        seat.resolve(answer);
      },
      (error: unknown) => {
        free(seat);
        seat.reject(error);
      },
    );
  const alone = new Set(seats);
  const [first] = seats;
  if (seats.length === 1 && first) {
    await goAlone(first);
    told.publish({ riders: 1, carried: 0 });
    return;
  }
  const { carried, undone } = await travel(db, seats, alone).then(
    (all) => ({ carried: all, undone: undefined }),
    (error: unknown) => ({ carried: 0, undone: error === NOBODY ? undefined : error }),
  );
  for (const seat of seats) {
    if (!alone.has(seat)) free(seat);
    // The database is away: asked once more by each, it would only take longer to say so.
    else if (undone && isAway(undone) && !isBusy(undone)) {
      seat.reject(undone);
      free(seat);
    } else void goAlone(seat);
  }
  if (undone) tell(undone);
  else if (carried * 2 < seats.length && first) restsOf(db).set(first.ctx.kode_toko, REST);
  told.publish({ riders: seats.length, carried, undone });
}

/** How many of those who wait have a seat: sixteen, or fewer of many pieces; the first always has one. */
function seatsOf({ waiting }: Line): number {
  let names = 0;
  const full = waiting.findIndex((seat) => (names += seat.names.length) > MOST_NAMES);
  return Math.min(MOST, full === -1 ? MOST : Math.max(1, full));
}

/** A row that another act held for too long. */
const isBusy = (error: unknown): boolean => sqlState(error) === '55P03';

/** A ride that our own fault undid: each is served alone, so that the answers do not show it. */
function tell(undone: unknown): void {
  const code = sqlState(undone) || String(undone);
  if (EXPECTED.has(code) || isAway(undone) || said.has(code)) return;
  said.add(code);
  console.error('A ride was undone:', undone);
}

function restsOf(db: Database): Map<string, number> {
  const known = resting.get(db) ?? new Map<string, number>();
  resting.set(db, known);
  return known;
}

/** Whether its shop does better alone for now. */
function rests(db: Database, { kode_toko }: Actor): boolean {
  const left = restsOf(db).get(kode_toko) ?? 0;
  if (left > 0) restsOf(db).set(kode_toko, left - 1);
  return left > 0;
}

/** One transaction: all read and decide, then all is written. Takes those that it has answered out of `alone`. */
async function travel(db: Database, seats: readonly Seat[], alone: Set<Seat>): Promise<number> {
  let numbers: (string | null)[] = [];
  const { decided: all } = await db.begin(
    async (tx) => {
      tx.send(PATIENT, []);
      const decided = await decideAll(tx, seats, alone);
      if (decided.length === 0) throw NOBODY;
      // All that could fail here is made before the first of it is sent: a commit follows in the same packet.
      const done = decided.map((one) => one.done);
      return { decided, sends: gatherSends(decided), end: endOfAll(tx, done) };
    },
    async (tx, { sends, end }) => {
      for (const [write, values] of sends) tx.send(write, values);
      numbers = await end();
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
  const call = gatherOn(tx, { isOver: () => over });
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
