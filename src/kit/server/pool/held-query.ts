import pg from 'pg';

/** What the driver's own query is made of, as far as it is needed here; its types leave this out. */
type Parts = {
  prepare(connection: pg.Connection): void;
  handleDataRow(row: unknown): void;
  handleCommandComplete(told: unknown, connection: pg.Connection): void;
};
type Done = (error: Error | undefined | null, result: pg.QueryResult) => void;

/** For the transaction alone; without `begin` that is all statements up to the next Sync of the protocol. */
const SET = {
  name: 'kilau_waktu',
  text: `select set_config('kilau.waktu', $1, true)`,
};
/** Connections that know `SET` by its name. */
const told = new WeakSet<pg.ClientBase>();

/** A statement that gets the time in its own transaction: two runs, one end, and no setting that stays behind. */
function heldQuery(config: pg.QueryConfig, at: string, done: Done): pg.Query {
  // In parts even where it has neither a name nor a value.
  const parted = { ...config, queryMode: 'extended' };
  const query = new pg.Query(parted, done) as pg.Query & Parts;
  const own = {
    prepare: query.prepare.bind(query),
    row: query.handleDataRow.bind(query),
    complete: query.handleCommandComplete.bind(query),
  };
  // The time's own answer comes first.
  let isTold = false;
  query.prepare = (connection) => {
    connection.bind({ portal: '', statement: SET.name, values: [at] }, true);
    connection.execute({ portal: '' }, true);
    own.prepare(connection);
  };
  query.handleDataRow = (row) => {
    if (isTold) own.row(row);
  };
  query.handleCommandComplete = (answer, connection) => {
    if (isTold) own.complete(answer, connection);
    isTold = true;
  };
  return query;
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
    client.query(heldQuery(config, at, done));
  });
  const [first, own] = await Promise.allSettled([known, answer]);
  if (first.status === 'rejected') {
    told.delete(client);
    throw first.reason;
  }
  if (own.status === 'rejected') throw own.reason;
  return own.value;
}
