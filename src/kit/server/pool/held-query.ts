import pg from 'pg';

/** What the driver's own query is made of, as far as it is needed here; its types leave this out. */
type Connection = {
  bind(what: { portal: string; statement: string; values: readonly string[] }): void;
  execute(what: { portal: string }): void;
};
type DriverQuery = {
  prepare(connection: Connection): void;
  handleDataRow(row: unknown): void;
  handleCommandComplete(told: unknown, connection: Connection): void;
};
type Config = pg.QueryConfig & { readonly queryMode: 'extended' };
type Done = (error: Error | null, result: pg.QueryResult) => void;
const DriverQuery = pg.Query as unknown as new (
  config: Config,
  values: undefined,
  done: Done,
) => DriverQuery;

/** For the transaction alone: which is, outside of one, what stands between two marks of its end in the packet. */
const SET = {
  name: 'kilau_waktu',
  text: `select set_config('kilau.waktu', $1, true)`,
};
/** Connections that know `SET` by its name. */
const told = new WeakSet<pg.ClientBase>();

/** A statement that is told the time in its own transaction: two runs, one end, and nothing that stays behind. */
class HeldQuery extends DriverQuery {
  private readonly at: string;
  /** The time's own answer comes first. */
  private isTold = false;

  constructor(config: pg.QueryConfig, at: string, done: Done) {
    super({ ...config, queryMode: 'extended' }, undefined, done);
    this.at = at;
  }

  override prepare(connection: Connection): void {
    connection.bind({ portal: '', statement: SET.name, values: [this.at] });
    connection.execute({ portal: '' });
    super.prepare(connection);
  }

  override handleDataRow(row: unknown): void {
    if (this.isTold) super.handleDataRow(row);
  }

  override handleCommandComplete(answer: unknown, connection: Connection): void {
    if (this.isTold) super.handleCommandComplete(answer, connection);
    this.isTold = true;
  }
}

/** Runs a statement, outside of any transaction, by a clock that is held still. */
export async function queryHeld(
  client: pg.ClientBase,
  config: pg.QueryConfig,
  at: string,
): Promise<pg.QueryResult> {
  // By the driver's own way at first, so that it and PostgreSQL agree about what has a name.
  const known = told.has(client) ? undefined : client.query({ ...SET, values: [at] });
  told.add(client);
  const answer = new Promise<pg.QueryResult>((resolve, reject) => {
    const done: Done = (error, result) => (error ? reject(error) : resolve(result));
    client.query(new HeldQuery(config, at, done) as unknown as pg.Query);
  });
  const [first, own] = await Promise.allSettled([known, answer]);
  if (first.status === 'rejected') throw first.reason;
  if (own.status === 'rejected') throw own.reason;
  return own.value;
}
