import { AsyncResource } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import { isClockFixed, nowIso } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { isAway, sqlState } from '#kit/server/sql/sql-state.ts';
import { callOf, type Answer } from '#kit/server/write/finish.ts';
import { NOBODY, PATIENCE_MS, travel, type Rider, type Seat } from '#kit/server/write/trip.ts';

/** Those of one call, shop, open day and clock; and what those name who are not answered yet. */
type Line = {
  readonly waiting: Seat[];
  readonly named: Set<string>;
  /** A ride starts at the end of this turn of the event loop. */
  isCalled: boolean;
  /** Rides within their patience, the latest last: at most one that reads and decides, and one that is written. */
  readonly underWay: { readonly size: number; isWriting: boolean }[];
  /** Removes the line when no write is left in it. */
  readonly forget: () => void;
};
/** So many share one transaction at most, and so many pieces and keys: a ride is a moment, not a batch. */
const MOST = 16;
const MOST_NAMES = 64;
/** One that names more goes alone: others would wait for it. */
const MANY_NAMES = 20;
/**
 * So many who wait are two rides: the second reads and decides while the first is written. In one ride all counters
 * would wait for the server, and then all for PostgreSQL.
 */
const TWO_RIDES = 6;
/** Where most had to leave a ride (members, coupons), or a drawer ran low, so many go alone before another is tried. */
const REST = 32;
/** Tells how each ride ended: how many began it, how many of them it has carried to its commit, and what undid it. */
export const RIDES = 'kilau:ride';
const told = channel(RIDES);

const lines = new WeakMap<Database, Map<string, Line>>();
/** What is remembered of a call of a shop: how many of it still go alone. */
type Shop = { rests: number };
const shops = new WeakMap<Database, Map<string, Shop>>();
/** A balance is so low that one of a ride might lean on another (`catat_buku_banyak`): the next ones would be, too. */
const LOW = 'KL410';
/** What undid a ride that is no refusal and no wait: said once in the life of the process, for each goes alone then. */
const EXPECTED = new Set(['KL409', LOW, '23505', '55P03', '40001', '40P01']);
const said = new Set<string>();

/**
 * Answers a write that shares its transaction with those of its call that wait at the same moment. Who comes while a
 * ride is under way waits for the next one; who names the same as one of them (a piece, a key) goes alone at once.
 */
export function ride(db: Database, rider: Rider): Promise<Answer> {
  const { ctx, request } = rider;
  const { day, names } = rider.rides;
  // Of one call alone: its numbers, its balances and its rows are written in the same order as one act writes them.
  const called = `${ctx.kode_toko} ${callOf(request)}`;
  const at = `${called} ${day} ${isClockFixed() ? nowIso() : ''}`;
  const known = lines.get(db) ?? new Map<string, Line>();
  lines.set(db, known);
  const forget = (): void => void known.delete(at);
  const empty: Line = { waiting: [], named: new Set(), isCalled: false, underWay: [], forget };
  const line = known.get(at) ?? empty;
  const shop = shopOf(db, called);
  const own = [...names, `key ${ctx.user_id}/${request.key}`];
  if (own.length > MANY_NAMES || own.some((name) => line.named.has(name)) || rests(shop))
    return rider.alone();
  known.set(at, line);
  for (const name of own) line.named.add(name);
  return new Promise((resolve, reject) => {
    // The work runs under its own clock, also where another write starts the ride.
    const work = AsyncResource.bind(rider.work);
    line.waiting.push({ ...rider, names: own, work, resolve, reject });
    callNext(db, line, shop);
  });
}

function callNext(db: Database, line: Line, shop: Shop): void {
  if (line.isCalled) return;
  line.isCalled = true;
  setImmediate(() => {
    line.isCalled = false;
    const size = nextOf(line);
    if (size > 0) void move(db, line, shop, size);
  });
}

/** How many start now: none while another ride reads, or two are under way, or too few wait to ride beside one. */
function nextOf({ waiting, underWay }: Line): number {
  const [before, second] = underWay;
  if (second || (before && !before.isWriting)) return 0;
  if (before) return waiting.length >= Math.max(2, before.size - 1) ? waiting.length : 0;
  return waiting.length < TWO_RIDES ? waiting.length : Math.ceil(waiting.length / 2);
}

/** One ride of the line, and what comes after it; the line waits no longer for it than its patience. */
async function move(db: Database, line: Line, shop: Shop, most: number): Promise<void> {
  const seats = line.waiting.splice(0, Math.min(most, seatsOf(line)));
  const own = { size: seats.length, isWriting: false };
  line.underWay.push(own);
  const onWriting = (): void => {
    own.isWriting = true;
    callNext(db, line, shop);
  };
  try {
    await atMost(PATIENCE_MS, depart(db, line, shop, seats, onWriting));
  } finally {
    line.underWay.splice(line.underWay.indexOf(own), 1);
    callNext(db, line, shop);
  }
}

async function atMost(ms: number, work: Promise<void>): Promise<void> {
  const { promise: tired, resolve } = Promise.withResolvers<void>();
  // Not a pause that is aborted: the error of an abort costs more than the clock.
  const clock = setTimeout(resolve, ms).unref();
  await Promise.race([work, tired]);
  clearTimeout(clock);
}

/** These ride; one alone takes the plain path. */
async function depart(
  db: Database,
  line: Line,
  shop: Shop,
  seats: readonly Seat[],
  onWriting: () => void,
): Promise<void> {
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
  const { carried, undone } = await travel(db, seats, alone, onWriting).then(
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
  if (undone ? sqlState(undone) === LOW : carried * 2 < seats.length) shop.rests = REST;
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

function shopOf(db: Database, called: string): Shop {
  const known = shops.get(db) ?? new Map<string, Shop>();
  shops.set(db, known);
  const shop = known.get(called) ?? { rests: 0 };
  known.set(called, shop);
  return shop;
}

/** Whether its shop does better alone for now. */
const rests = (shop: Shop): boolean => shop.rests > 0 && shop.rests-- > 0;
