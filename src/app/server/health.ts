import type { FastifyInstance } from 'fastify';
import type { Database } from '#kit/server/database.ts';
import { sql } from '#kit/server/sql.ts';
import { serveMetrics } from '#app/server/metrics/metrics.ts';

/** Process, database and figures for Prometheus: none of them tells anything of the business. */
export function serveHealth(app: FastifyInstance, db: Database): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    try {
      await db.one(sql`select 1 as ok`);
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'database' });
    }
  });
  serveMetrics(app, db);
}
