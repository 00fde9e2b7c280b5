import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { Schema } from '#kit/contract/field.ts';
import { hari as toHari } from '#kit/rules/hari.ts';
import { setClock, startOfHari, toIso } from '#kit/server/clock.ts';
import { openDatabase as connect, type Database } from '#kit/server/database.ts';
import { encode } from '#kit/server/parse.ts';
import { typesOf } from '#kit/server/sql.ts';
import { openDatabase } from '#kit/testing/database.ts';
import { MODULS, type ModulKey } from '#areas/toko/contract/modul.ts';
import { PARAMETERS, type Param, type ParameterKey } from '#areas/toko/contract/parameter.ts';
import { saveModul, saveParameter } from '#areas/toko/server/setelan.table.ts';
import { closeHari, findHariTerakhir, openHari, saveToko } from '#areas/toko/server/toko.table.ts';
import { saveBawaanUang } from '#areas/uang/server/kode-transaksi.table.ts';
import { DASAR } from '#app/server/demo/dasar.ts';
import { openServer } from '#app/server/server.ts';
import { callWith, Refused, sender, wireOf, type Given, type Raw, type Send } from '#tests/kit/client.ts';
import { openSesi, savePeople, userIdOf, type Who } from '#tests/kit/people.ts';

export { Refused, type Raw } from '#tests/kit/client.ts';
export { PASSWORD, type Who } from '#tests/kit/people.ts';

const TOKO = { PST: 'Kilau Pusat', KJ1: 'Toko Emas Kilau Jaya 1', KJ2: 'Toko Emas Kilau Jaya 2' } as const;
export type KodeToko = keyof typeof TOKO;

export type ShopOptions = {
  /** The business day that is open; Friday, 20 November 2026 when left out. */
  hari?: string;
  /** Base masters of trade-notes D, made by the product's own calls. */
  dasar?: boolean;
  /** Shops beside head office PST and branch KJ1. */
  toko?: readonly KodeToko[];
};

/** One person at a screen. */
export type Person = {
  readonly user_id: string;
  call<P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>, given?: Given<P, Q, B>): Promise<A>;
  /** As it goes over the wire; `path` relative to the base, any body, any header. */
  raw: Send;
};

/** The server keeps settings by shop code and version; shops of one test file must not share versions. */
let settingsVersion = 0;

export type Shop = Awaited<ReturnType<typeof openShop>>;

/**
 * A throw-away shop: an own database, the whole server behind `inject`, head office PST and branch
 * KJ1 with people of every level, and a clock that stands still at nine in the morning.
 */
export async function openShop({ hari = '2026-11-20', dasar = false, toko = ['PST', 'KJ1'] }: ShopOptions = {}) {
  setClock(morning(hari));
  const own = await openDatabase();
  const db = connect({ connection: own.connection, role: 'kilau_app', size: 4 });
  const owner = new pg.Pool({ ...own.connection, max: 1 });
  owner.on('error', () => {});
  for (const kode of toko) await makeToko(db, kode);
  await owner.query('update toko set versi = $1', [(settingsVersion += 100_000)]);
  for (const kode of toko) await openDay(db, kode, hari);
  const kilau = await openServer({ db });
  const tokens = new Map<string, Promise<string>>();

  const as = (who: Who, kode_toko: KodeToko = 'KJ1'): Person => {
    const user_id = userIdOf(who, kode_toko);
    const tokenOf = () => {
      if (!tokens.has(user_id)) tokens.set(user_id, openSesi(db, user_id));
      return tokens.get(user_id)!;
    };
    const raw = sender(kilau.app, tokenOf);
    return { user_id, raw, call: (endpoint, given = {}) => callWith(raw, endpoint, given) };
  };

  const shop = {
    db,
    app: kilau.app,
    as,
    /** Reads (or tampers with) anything, past the product: as the database's owner. */
    rows: async <T = Record<string, any>>(text: string, values: unknown[] = []): Promise<T[]> =>
      (await owner.query({ text, values, types: typesOf })).rows as T[],
    /** Sets a parameter of a shop by its inner value, as if it had always been so. */
    param: <K extends ParameterKey>(key: K, value: Param[K], kode_toko: KodeToko = 'KJ1') =>
      db.begin((tx) => saveParameter(tx, kode_toko, {
        key, value: encode(PARAMETERS[key].field.schema as Schema<unknown>, value), input_by: 'uji', op: randomUUID(),
      })),
    modulOn: (key: ModulKey, kode_toko: KodeToko = 'KJ1') => switchModul(db, kode_toko, key, true),
    modulOff: (key: ModulKey, kode_toko: KodeToko = 'KJ1') => switchModul(db, kode_toko, key, false),
    /** Nine in the morning (or another instant) of a later business day; the days before are closed. */
    hari: async (tgl: string, instant: string = morning(tgl)): Promise<void> => {
      setClock(instant);
      tokens.clear();
      for (const kode of toko) await openDay(db, kode, tgl);
    },
    /** Only the clock moves: what is open stays open, sessions grow old. */
    jam: (instant: string): void => setClock(instant),
    /** Asks, lets `by` approve at the own screen, and sends the write that carries the approval. */
    approved: async <P, Q, B, A>(who: Who, endpoint: Endpoint<P, Q, B, A>, given: Given<P, Q, B>, by: Who = 'OWN'): Promise<A> =>
      callWith(as(who).raw, endpoint, { ...given, keystore: await approve(as, who, endpoint, given, by) }),
    /** The keystore of an approved request, not yet spent. */
    approve: <P, Q, B, A>(who: Who, endpoint: Endpoint<P, Q, B, A>, given: Given<P, Q, B>, by: Who = 'OWN') =>
      approve(as, who, endpoint, given, by),
    dasar: async (kode_toko: KodeToko = 'KJ1'): Promise<void> => {
      const own = as('OWN', kode_toko);
      for (const { endpoint, body } of DASAR) await own.call(endpoint, { body: body as never });
    },
    close: async (): Promise<void> => {
      await kilau.close();
      await Promise.all([db.close(), owner.end()]);
      await own.drop();
      setClock(undefined);
    },
  };
  if (dasar) await shop.dasar();
  return shop;
}

const morning = (tgl: string): string =>
  toIso(Date.parse(startOfHari(toHari(tgl), 'WIB', '00:00')) + 9 * 3_600_000);

function makeToko(db: Database, kode_toko: KodeToko): Promise<void> {
  return db.begin(async (tx) => {
    await saveToko(tx, {
      kode_toko, nama_toko: TOKO[kode_toko], alamat_toko: 'Jl. Merdeka 45, Bandung', no_whatsapp: null,
      jenis: kode_toko === 'PST' ? 'PUSAT' : 'CABANG', zona: kode_toko === 'KJ2' ? 'WIT' : 'WIB', demo: false,
      awalan_gambar: `NSIPIC/${kode_toko}/`,
    });
    await saveBawaanUang(tx, kode_toko);
  }).then(() => savePeople(db, kode_toko));
}

/** Days between are simply closed: closing itself has its own tests. */
async function openDay(db: Database, kode_toko: string, tgl: string): Promise<void> {
  const last = await findHariTerakhir(db, kode_toko);
  if (last?.tgl_system === tgl && last.status === 'OPEN') return;
  await db.begin(async (tx) => {
    const op = randomUUID();
    if (last?.status === 'OPEN') await closeHari(tx, { kode_toko, tgl: last.tgl_system, user_id: 'uji', op, segel: '' });
    await openHari(tx, kode_toko, toHari(tgl), 'uji', op);
  });
}

async function switchModul(db: Database, kode_toko: string, key: ModulKey, aktif: boolean): Promise<void> {
  const { butuh = [] } = MODULS[key] as { butuh?: readonly ModulKey[] };
  await db.begin(async (tx) => {
    for (const one of aktif ? [...butuh, key] : [key])
      await saveModul(tx, kode_toko, { key: one, aktif, berlaku_sampai: null, peringatan_by: 'uji', op: randomUUID() });
  });
}

async function approve<P, Q, B, A>(
  as: (who: Who) => Person, who: Who, endpoint: Endpoint<P, Q, B, A>, given: Given<P, Q, B>, by: Who,
): Promise<string> {
  const asked = expectOk(await as(who).raw('POST', 'otorisasi', wireOf(endpoint, given)));
  const { keystore } = asked.body.data as { keystore: string };
  expectOk(await as(by).raw('POST', `otorisasi/${keystore}/setujui`, {}));
  return keystore;
}

function expectOk(answer: Raw): Raw {
  if (answer.status >= 400) throw new Refused(answer.status, answer.body ?? {});
  return answer;
}

