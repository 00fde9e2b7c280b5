import { createServer } from 'node:http';
import pg from 'pg';

/** Bare node:http and pg calling one SQL function: what nothing can be much faster than. */
const pool = new pg.Pool({ ...JSON.parse(process.env.BENCH_CONNECTION!), max: 8 });
const server = createServer((request, answer) => {
  let text = '';
  request.on('data', (chunk) => (text += chunk));
  request.on('end', () => {
    pool
      .query({ name: 'simpan', text: 'select floor.simpan($1::jsonb) as jawaban', values: [text] })
      .then(
        ({ rows }) =>
          answer
            .writeHead(201, { 'content-type': 'application/json' })
            .end(JSON.stringify({ data: rows[0].jawaban })),
        (error) => answer.writeHead(409).end(String(error)),
      );
  });
});
server.listen(0, '127.0.0.1', () =>
  process.send!({ port: (server.address() as { port: number }).port }),
);
process.on('disconnect', () => process.exit(0));
