import type { Endpoint } from '#kit/contract/endpoint.ts';
import { nowMs, setClock } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { typesOf } from '#kit/server/sql.ts';
import { openDatabase, type TestDatabase } from '#kit/testing/database.ts';
import { CONNECTIONS, lend, lendOnce, type Lent } from '#kit/testing/stock/stock.ts';
import type { ModulKey } from '#app/contract/moduls.ts';
import type { ParameterKey, ParameterValue } from '#app/contract/parameters.ts';
import { periksaBuku, periksaSekali } from '#areas/buku/server/periksa.ts';
import { DASAR } from '#app/server/demo/dasar.ts';
import { openSittings, type Sittings } from '#app/server/demo/sitting.ts';
import { openServer, type Kilau } from '#app/server/server.ts';
import { callWith, sender, wireOf, type Given, type Send } from '#tests/kit/client.ts';
import { kurangAngka, type Diminta } from '#tests/kit/exam/angka-setuju.ts';
import { examine } from '#tests/kit/exam/exam.ts';
import { openDasar } from '#tests/kit/dasar-template.ts';
import {
  makeToko,
  morning,
  nextDay,
  setParam,
  switchModul,
  type KodeToko,
} from '#tests/kit/make-toko.ts';
import { userIdOf, type Who } from '#tests/kit/people.ts';
import { izin } from '#tests/kit/orang/setuju.ts';

export { Refused, type Raw } from '#tests/kit/client.ts';
export { PASSWORD, type Who } from '#tests/kit/people.ts';

export type ShopOptions = {
  /** The business day that is open; Friday, 20 November 2026 when left out. */
  hari?: string;
  /** Base masters of trade-notes D, made by the product's own calls. */
  dasar?: boolean;
  /** The shops there are; head office PST and branch KJ1 when left out. */
  toko?: readonly KodeToko[];
  /** Connections of the server to its database: as many requests write at the same moment. */
  koneksi?: number;
  /** A clock that is put back is refused, as it is in a shop (D-51.2); else the shop's time follows a story's clock. */
  jamKetat?: true;
};

/** One person at a screen. */
export type Person = {
  readonly user_id: string;
  call<P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>, given?: Given<P, Q, B>): Promise<A>;
  /** As it goes over the wire; `path` relative to the base, any body, any header. */
  readonly raw: Send;
};

type Ring = { kode_toko: string; event: string; payload: unknown };
export type Shop = Awaited<ReturnType<typeof openShop>>;

/**
 * A throw-away shop: an own database, the whole server behind `inject`, head office PST and branch
 * KJ1 with people of every level, and a clock that is stopped at nine in the morning.
 */
export async function openShop(options: ShopOptions = {}) {
  const {
    hari = HARI,
    toko = TOKO,
    dasar = false,
    koneksi = CONNECTIONS,
    jamKetat = false,
  } = options;
  setClock(morning(hari));
  const copied = dasar && hari === HARI && toko === TOKO;
  const copy = copied ? () => openDasar(fillDasar) : openDatabase;
  const own =
    koneksi === CONNECTIONS
      ? await lend(copied ? 'dasar' : 'template', copy)
      : lendOnce(await copy(), koneksi);
  const house = await openHouse(own, copied ? [] : toko, hari);
  house.ketat = jamKetat;
  return shopOf(house, toko, dasar && !copied);
}

const HARI = '2026-11-20';
const TOKO: readonly KodeToko[] = ['PST', 'KJ1'];

/** Fills a database that every further shop of the run is copied from. */
async function fillDasar(database: TestDatabase): Promise<void> {
  const house = await openHouse(lendOnce({ ...database, drop: async () => {} }), TOKO, HARI);
  const shop = await shopOf(house, TOKO, true);
  await shop.close();
  setClock(morning(HARI));
}

async function shopOf(house: House, toko: readonly KodeToko[], dasar: boolean) {
  const { db, kilau, rings, dismissed, rows } = house;
  const sittings = openSittings(db, 'uji-otomatis');
  const as = (who: Who, kode_toko: KodeToko = 'KJ1'): Person =>
    personOf(house, sittings, userIdOf(who, kode_toko));
  const approve = <P, Q, B, A>(
    who: Who,
    endpoint: Endpoint<P, Q, B, A>,
    given: Given<P, Q, B>,
    by: Who = 'OWN',
  ) => askAndApprove(as(who), as(by), endpoint, given);

  const shop = {
    db,
    app: kilau.app,
    as,
    rows,
    rings,
    dismissed,
    /** Sets a parameter of a shop by its inner value. */
    param: <K extends ParameterKey>(
      key: K,
      value: ParameterValue<K>,
      kode_toko: KodeToko = 'KJ1',
    ) => setParam(db, kode_toko, key, value),
    modulOn: (key: ModulKey, kode_toko: KodeToko = 'KJ1') => switchModul(db, kode_toko, key, true),
    modulOff: (key: ModulKey, kode_toko: KodeToko = 'KJ1') =>
      switchModul(db, kode_toko, key, false),
    /** Nine in the morning (or another instant) of a later business day; the days before are closed. */
    hari: async (tgl: string, instant = morning(tgl), only = toko): Promise<void> => {
      await nextDay(db, only, tgl);
      setClock(instant);
      sittings.forget();
    },
    /** Only the clock moves: what is open stays open, sessions grow old. */
    jam: (instant: string): void => setClock(instant),
    /** The keystore of a request that `by` has approved at the own screen, not yet spent. */
    approve,
    /** Asks, lets `by` approve, and sends the write that carries the approval. */
    approved: async <P, Q, B, A>(
      who: Who,
      endpoint: Endpoint<P, Q, B, A>,
      given: Given<P, Q, B>,
      by: Who = 'OWN',
    ): Promise<A> =>
      as(who).call(endpoint, { ...given, keystore: await approve(who, endpoint, given, by) }),
    dasar: async (kode_toko: KodeToko = 'KJ1'): Promise<void> => {
      const own = as('OWN', kode_toko);
      for (const { endpoint, body } of DASAR) await own.call(endpoint, { body: body as never });
    },
    /** Throws when an invariant of the book or of stock is broken, unless the test broke it on purpose. */
    close: (how: { broken?: true } = {}): Promise<void> => closeHouse(house, how.broken ?? false),
  };
  if (dasar) await shop.dasar();
  return shop;
}

/** The server keeps settings by shop code and version; the shops of a worker must not share versions. */
let settingsVersion = 0;

type House = {
  db: Database;
  kilau: Kilau;
  /** Every bell that was rung, in order. */
  rings: Ring[];
  /** Users whose sockets were closed. */
  dismissed: string[];
  /** Reads (or tampers with) anything, past the product: as the database's owner. */
  rows<T = Record<string, any>>(text: string, values?: unknown[]): Promise<T[]>;
  giveBack: Lent['giveBack'];
  /** Whether a clock that is set back is refused, and the latest time so far. */
  ketat: boolean;
  terakhir: number;
};

async function openHouse(
  { db, owner, giveBack }: Lent,
  toko: readonly KodeToko[],
  hari: string,
): Promise<House> {
  for (const kode of toko) await makeToko(db, kode, hari);
  await owner.query('update toko set versi = $1', [(settingsVersion += 100_000)]);
  const kilau = await openServer({ db });
  const rings: Ring[] = [];
  const ring = kilau.bell.ring;
  kilau.bell.ring = (kode_toko, event, payload) => {
    rings.push({ kode_toko, event, payload });
    ring(kode_toko, event, payload);
  };
  const dismissed: string[] = [];
  const dismiss = kilau.bell.dismiss;
  kilau.bell.dismiss = (user_id) => {
    dismissed.push(user_id);
    dismiss(user_id);
  };
  return {
    db,
    kilau,
    rings,
    dismissed,
    ketat: false,
    terakhir: 0,
    rows: async <T>(text: string, values: unknown[] = []) =>
      (await owner.query({ text, values, types: typesOf })).rows as T[],
    giveBack,
  };
}

/** So few acts are looked at in one statement, which more of them would slow down. */
const SEDIKIT = 300;

async function periksa({ db, rows }: House) {
  const [buku] = await rows<{ banyak: number }>('select count(*)::int as banyak from buku_set');
  if (buku!.banyak >= SEDIKIT) return periksaBuku(db);
  return (await examine(rows)) ?? periksaSekali(db);
}

/** Requests of this shop in which an approver did not read the figures of their event. */
async function tanpaAngka({ rows }: House): Promise<string[]> {
  const asked = await rows<Diminta>('select event, angka from otorisasi');
  return [...new Set(asked.flatMap(kurangAngka))];
}

async function closeHouse(house: House, broken: boolean): Promise<void> {
  const { kilau, giveBack } = house;
  const found = broken ? [] : (await periksa(house)).filter((one) => one.jumlah > 0);
  const buta = broken ? [] : await tanpaAngka(house);
  await kilau.close();
  await giveBack(!broken && found.length === 0);
  setClock(undefined);
  if (found.length > 0)
    throw new Error(
      `Invariants broken: ${found.map(({ kode, nama, jumlah }) => `${kode} ${nama} (${jumlah})`).join('; ')}`,
    );
  if (buta.length > 0) throw new Error(`An approver did not read his figures: ${buta.join('; ')}`);
}

/** A test that sets its clock back prepares a past: the shop's time goes back with it, except where `ketat`. */
async function ikutiJam(house: House): Promise<void> {
  const now = nowMs();
  const mundur = now < house.terakhir;
  house.terakhir = now;
  if (mundur && !house.ketat) await house.rows('update audit_kepala set waktu = null');
}

function personOf(house: House, sittings: Sittings, user_id: string): Person {
  const { kilau } = house;
  // The person who acts here is at the screen: tests with log-ins cover how sessions lock and run out.
  const send = sender(kilau.app, () => sittings.tokenOf(user_id));
  const raw: Send = async (...asked) => {
    await ikutiJam(house);
    return send(...asked);
  };
  return { user_id, raw, call: (endpoint, given = {}) => callWith(raw, endpoint, given) };
}

async function askAndApprove<P, Q, B, A>(
  who: Person,
  by: Person,
  endpoint: Endpoint<P, Q, B, A>,
  given: Given<P, Q, B>,
): Promise<string> {
  return izin(who, by, wireOf(endpoint, given));
}
