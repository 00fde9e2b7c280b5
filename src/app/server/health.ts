import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#kit/server/database.ts';
import { sql } from '#kit/server/sql.ts';

/** Process, database and figures for Prometheus: none of them tells anything of the business. */
export function serveHealth(app: FastifyInstance, db: Database): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const counts = new Map<string, number>();
  app.addHook('onResponse', (_, reply, next) => {
    const key = `${Math.floor(reply.statusCode / 100)}xx`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    next();
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    try {
      await db.one(sql`select 1 as ok`);
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'database' });
    }
  });
  app.get('/metrics', async (_, reply) => {
    const lines = [
      '# TYPE kilau_http_responses_total counter',
      ...[...counts].map(
        ([kind, count]) => `kilau_http_responses_total{status="${kind}"} ${count}`,
      ),
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      '# TYPE nodejs_eventloop_lag_p99_seconds gauge',
      `nodejs_eventloop_lag_p99_seconds ${delay.percentile(99) / 1e9}`,
    ];
    return reply.type('text/plain; version=0.0.4').send(`${lines.join('\n')}\n`);
  });
}
