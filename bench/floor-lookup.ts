import { createServer } from 'node:http';
import pg from 'pg';

/** Bare node:http and pg: one row by its key. */
const pool = new pg.Pool({ ...JSON.parse(process.env.BENCH_CONNECTION!), max: 8 });
const server = createServer((request, answer) => {
  const values = ['KJ1', request.url!.slice(1)];
  void pool
    .query({
      name: 'cari',
      text: 'select * from barang where kode_toko = $1 and kode_barcode = $2',
      values,
    })
    .then(({ rows }) =>
      answer
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data: rows[0] })),
    );
});
server.listen(0, '127.0.0.1', () =>
  process.send!({ port: (server.address() as { port: number }).port }),
);
process.on('disconnect', () => process.exit(0));
