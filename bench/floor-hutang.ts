import { createServer } from 'node:http';
import pg from 'pg';

/** Bare node:http and pg: a page of the loans that run, those that are overdue, those as dear as their gold. */
const pool = new pg.Pool({ ...JSON.parse(process.env.BENCH_CONNECTION!), max: 8 });
const ROWS = `no_faktur_hutang, nama_customer, alamat_customer, no_hp, tgl_system, tgl_jatuh_tempo, berat,
  jumlah_hutang`;
const MURNI = `(select sum(murni) from hutang_barang b
  where b.kode_toko = h.kode_toko and b.no_faktur_hutang = h.no_faktur_hutang)`;
const FLOORS: Readonly<Record<string, string>> = {
  daftar: `with c as materialized (select ${ROWS} from hutang h where kode_toko = 'KJ1' and status = 'AKTIF'
              and (no_faktur_hutang || ' ' || nama_customer || ' ' || alamat_customer || ' ' || input_by)
                ilike '%sari 19%')
           select *, (select count(*) from c) as jumlah from c order by no_faktur_hutang desc limit 50`,
  tempo: `select ${ROWS}, ${MURNI} as murni from hutang h where kode_toko = 'KJ1' and status = 'AKTIF'
             and tgl_jatuh_tempo between current_date and current_date + 7 order by tgl_jatuh_tempo`,
  malam: `select ${ROWS}, murni from hutang h
            where kode_toko = 'KJ1' and status = 'AKTIF' and jumlah_hutang >= murni * 1900 order by tgl_jatuh_tempo`,
};
const server = createServer((request, answer) => {
  const name = request.url!.slice(1);
  void pool
    .query({ name, text: FLOORS[name]! })
    .then(({ rows }) =>
      answer
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data: rows, count: rows.length })),
    );
});
server.listen(0, '127.0.0.1', () =>
  process.send!({ port: (server.address() as { port: number }).port }),
);
process.on('disconnect', () => process.exit(0));
