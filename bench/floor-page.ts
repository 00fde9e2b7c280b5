import { createServer } from 'node:http';
import pg from 'pg';

/** Bare node:http and pg: fifty rows that hold a text, and how many there are in all. */
const pool = new pg.Pool({ ...JSON.parse(process.env.BENCH_CONNECTION!), max: 8 });
const server = createServer((request, answer) => {
  const text = decodeURIComponent(request.url!.slice(1));
  void pool
    .query({
      name: 'halaman',
      text: `with cocok as materialized (
               select kode_barcode, nama_barang, kadar, berat, kode_gudang, kode_baki, status, tgl_terima from barang
                where kode_toko = 'KJ1' and 
                  (kode_barcode || ' ' || coalesce(kode_intern, '') || ' ' || nama_barang
                    || ' ' || kode_kadar || ' ' || coalesce(kode_baki, '')) ilike '%' || $1 || '%')
             select *, (select count(*) from cocok) as jumlah from cocok order by kode_barcode limit 50`,
      values: [text],
    })
    .then(({ rows }) =>
      answer
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data: rows, count: rows[0]?.jumlah ?? 0 })),
    );
});
server.listen(0, '127.0.0.1', () =>
  process.send!({ port: (server.address() as { port: number }).port }),
);
process.on('disconnect', () => process.exit(0));
