import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#kit/server/database.ts';
import { backupState } from '#kit/server/postgres/backup-state.ts';
import { findState, type State } from '#app/server/metrics/state.query.ts';
import { openLatency } from '#app/server/metrics/latency.ts';

/** The database is looked at so often at most, however many ask. */
const FRESH_MS = 10_000;

/** One figure with its meaning; nothing where it is not known. */
const gauge = (name: string, help: string, value: number | null | undefined): string[] =>
  value === null || value === undefined
    ? []
    : [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value}`];

/** What Prometheus reads (docs/guides/monitoring.md): counts and times, no row and no sum of the shop. */
export function serveMetrics(app: FastifyInstance, db: Database): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', (_, done) => {
    delay.disable();
    done();
  });
  const latency = openLatency(app);
  const state = keptFor(FRESH_MS, () => findState(db));
  app.get('/metrics', async (_, reply) => {
    const lines = [
      ...latency(),
      ...poolLines(db),
      ...backupLines(),
      ...(await state().then(stateLines, () => gauge('kilau_database_up', UP, 0))),
      ...processLines(delay.percentile(99) / 1e9),
    ];
    delay.reset();
    return reply.type('text/plain; version=0.0.4').send(`${lines.join('\n')}\n`);
  });
}

const UP = '1 when the database answered.';

function keptFor<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let at = -Infinity;
  let kept: Promise<T>;
  return () => {
    if (performance.now() - at < ms) return kept;
    at = performance.now();
    return (kept = ask());
  };
}

function poolLines({ pool, reports }: Database): string[] {
  const { open, idle } = reports.count();
  return [
    '# HELP kilau_pool_connections Connections to the database, by who uses them.',
    '# TYPE kilau_pool_connections gauge',
    `kilau_pool_connections{pool="counter",state="busy"} ${pool.totalCount - pool.idleCount}`,
    `kilau_pool_connections{pool="counter",state="idle"} ${pool.idleCount}`,
    `kilau_pool_connections{pool="reports",state="busy"} ${open - idle}`,
    `kilau_pool_connections{pool="reports",state="idle"} ${idle}`,
    ...gauge(
      'kilau_pool_waiting',
      'Calls that wait for a connection of the counter.',
      pool.waitingCount,
    ),
  ];
}

/** Empty where this server makes no copies: the demo, tests, another program's copies. */
function backupLines(): string[] {
  const state = backupState();
  if (!state) return [];
  return [
    ...gauge(
      'kilau_backup_last_timestamp_seconds',
      'The newest whole backup; 0 when there is none.',
      (state.last ?? 0) / 1000,
    ),
    ...gauge('kilau_backup_failed', '1 when the last try made none.', state.failed ? 1 : 0),
  ];
}

const stateLines = (state: State): string[] => [
  ...gauge('kilau_database_up', UP, 1),
  ...gauge('kilau_database_bytes', 'Size of the database.', state.besar),
  ...gauge('kilau_messages_waiting', 'Messages in the outbox.', state.pesan_antre),
  ...gauge(
    'kilau_messages_oldest_seconds',
    'How long the oldest of them should have been gone.',
    state.pesan_tertua,
  ),
  ...gauge(
    'kilau_messages_failed_day',
    'Messages of the last day that failed or that nobody knows of.',
    state.pesan_gagal,
  ),
  ...gauge(
    'kilau_approvals_waiting',
    'Requests for approval that are open.',
    state.otorisasi_tunggu,
  ),
  ...gauge('kilau_invariants_broken', 'Broken invariants found by the last look.', state.rusak),
  ...gauge(
    'kilau_invariants_checked_timestamp_seconds',
    'When the invariants were last looked at.',
    state.periksa,
  ),
];

function processLines(lag: number): string[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    ...gauge('process_resident_memory_bytes', 'Memory of the server.', rss),
    ...gauge('nodejs_heap_size_used_bytes', 'Of it, objects in use.', heapUsed),
    ...gauge(
      'nodejs_eventloop_lag_p99_seconds',
      'Longest waits of the server itself since the last look.',
      lag,
    ),
    '# HELP process_cpu_seconds_total Time of the processor.',
    '# TYPE process_cpu_seconds_total counter',
    `process_cpu_seconds_total ${(user + system) / 1e6}`,
    ...gauge(
      'process_start_time_seconds',
      'When the server started.',
      Math.round((performance.timeOrigin / 1000) * 10) / 10,
    ),
  ];
}
