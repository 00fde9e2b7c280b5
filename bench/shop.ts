import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { prepareTables } from '#app/server/register.ts';
import { openPostgres } from '#kit/server/postgres/open-postgres.ts';

/** A cluster of its own for one measurement, with every table and one shop ready to sell. */
export type BenchShop = { connection: pg.ClientConfig; owner: pg.Client; close(): Promise<void> };

const MIGRATIONS = join(import.meta.dirname, '../src/app/server/migrations');
export const TOKO = 'KJ1';
const OP = '00000000-0000-4000-8000-000000000001';
/** The audit row of what is laid here by hand, so that every invariant holds from the start. */
const audit = (op: string, tabel: string): string =>
  `select catat_audit('${TOKO}', '${op}', 'bench', 'SISTEM', '', '', 'BENCH', '${tabel}', '', null, null, null)`;

/** One shop ready to sell. */
export async function openBenchShop(folder?: string): Promise<BenchShop> {
  const shop = await openTables(folder);
  await layShop(shop.owner);
  return shop;
}

/** Every table, without a row; in a temporary folder where none is named. */
export async function openTables(folder?: string): Promise<BenchShop> {
  const dataFolder = folder ?? (await mkdtemp(join(tmpdir(), 'kilau-bench-')));
  const postgres = await openPostgres({ dataFolder });
  const owner = new pg.Client(postgres.connection);
  await owner.connect();
  await prepareTables(owner, MIGRATIONS);
  return {
    connection: postgres.connection,
    owner,
    close: async () => {
      await owner.end();
      await postgres.stop();
    },
  };
}

const BASE = `
  insert into toko (kode_toko, nama_toko, jenis, zona, demo) values ('${TOKO}', 'Bench', 'CABANG', 'WIB', true);
  insert into hari_toko (kode_toko, tgl_system, status, dibuka_by, dibuka_at, op)
    values ('${TOKO}', (now() + interval '3 hours')::date, 'OPEN', 'bench', now(), '${OP}');
`;

const MASTERS = `
  insert into sales values ('${TOKO}', 'S01', 'Sari', null, 0) on conflict do nothing;
  insert into kategori values ('${TOKO}', 'PH', 'Perhiasan');
  insert into jenis values ('${TOKO}', 'CC', 'Cincin', false) on conflict do nothing;
  insert into kadar values ('${TOKO}', '750', '17K', 7500),
    ('${TOKO}', '420', '9K', 4200), ('${TOKO}', '375', '8K', 3750) on conflict do nothing;
  insert into group_barang (kode_toko, kode_group, nama) values ('${TOKO}', 'T', 'Emas tua') on conflict do nothing;
  insert into harga_emas (kode_toko, jenis, kode_kadar, harga_per_gram, berlaku_dari, input_by, input_date, op)
    select '${TOKO}', 'JUAL', k, h, now() - interval '1 day', 'bench', now(), '${OP}'
      from (values ('750', 2170000), ('420', 1330000), ('375', 1225000)) v (k, h);
  insert into gudang values ('${TOKO}', 'TK', 'Toko', 'TOKO') on conflict do nothing;
  insert into baki (kode_toko, kode_gudang, kode_baki, kapasitas)
    select '${TOKO}', 'TK', 'A-' || lpad(i::text, 2, '0'), 1000000 from generate_series(1, 20) i on conflict do nothing;
  insert into bank values ('${TOKO}', 'BCA', 'BCA');
  insert into rekening values ('${TOKO}', '1234567890', 'Kilau', 'BCA', 0);
  ${audit(OP, 'toko')};
`;

/** One shop on an open day, with all that a sale names. */
export async function layShop(owner: pg.Client): Promise<void> {
  await owner.query(BASE);
  await layMasters(owner);
}

/** What the pieces and payments of a measured sale name, where it is not there yet. */
export const layMasters = async (owner: pg.Client): Promise<void> => {
  await owner.query(MASTERS);
};

/** Pieces in stock with their history and their lines of the book, a thousand to a set. */
export async function addPieces(owner: pg.Client, count: number, after = 0): Promise<void> {
  for (let done = 0; done < count; done += 1000)
    await addThousand(owner, after + done, Math.min(1000, count - done));
  // Also what a bulk load leaves waiting at the search index, as autovacuum would.
  await owner.query('vacuum analyze');
}

async function addThousand(owner: pg.Client, from: number, count: number): Promise<void> {
  const op = randomUUID();
  await owner.query('begin');
  await owner.query(`
    insert into barang (kode_toko,
      kode_barcode, nama_barang, kode_kategori, kode_dept, kode_group, kode_kadar, kadar, persen,
      berat, berat_asli, murni, ongkos, harga_modal, kode_gudang, kode_baki, status, tgl_terima, input_by,
        input_date, op)
    select '${TOKO}', '${TOKO}' || basis36(i, 5), 'Cincin Polos ' || i, 'PH', 'CC', 'T', k.kode_kadar,
      k.persen, k.persen,
           2000 + i % 3000, 2000 + i % 3000, round((2000 + i % 3000) * k.persen / 10000.0), 50000, 2000000, 'TK',
           'A-' || lpad((1 + i % 20)::text, 2, '0'), 'READY', current_date, 'bench', now(), '${op}'
      from generate_series(${from} + 1, ${from + count}) i
      join kadar k on k.kode_toko = '${TOKO}' and k.kode_kadar = (array['750','420','375'])[1 + i % 3]`);
  await owner.query(`
    insert into barang_kejadian (kode_toko, kode_barcode, seq, tgl_system, waktu, jenis, ke_status, ke, berat,
      user_id, op)
    select kode_toko, kode_barcode, 1, current_date, now(), 'TERIMA', 'READY',
      'baki:' || kode_gudang || '/' || kode_baki, berat, 'bench', op
      from barang where op = '${op}'`);
  await owner.query(`
    with hari as (select tgl_system from hari_toko where kode_toko = '${TOKO}' and status = 'OPEN')
    select catat_buku('${TOKO}', tgl_system, ambil_nomor('${TOKO}', 'TA', tgl_system), 'TERIMA', '', null,
      'bench', '${op}',
      (select jsonb_agg(jsonb_build_object('akun',
        case arah when 1 then 'baki:' || kode_gudang || '/' || kode_baki else 'supplier:AWAL' end,
         'kode_barcode', kode_barcode, 'kadar', persen, 'qty', arah, 'berat', arah * berat, 'murni', arah * murni))
         from barang, (values (-1), (1)) v (arah) where op = '${op}')
       || jsonb_build_array(jsonb_build_object('akun', 'persediaan', 'rupiah', 2000000 * ${count}),
                            jsonb_build_object('akun', 'modal', 'rupiah', -2000000 * ${count})))
      from hari`);
  await owner.query(audit(op, 'barang'));
  await owner.query('commit');
}

/** A user with a live session; answers the token that requests carry. */
export async function addSession(
  owner: pg.Client,
  user_id: string,
  level = 'KASIR',
  kode_toko = TOKO,
): Promise<string> {
  const token = `bench-${kode_toko}-${user_id}`;
  await owner.query(
    `insert into users (kode_toko, user_id, usere_name, level, sandi) values ($1, $2, $2, $3, '-')
     on conflict do nothing`,
    [kode_toko, user_id, level],
  );
  await owner.query(
    `insert into sesi (kode_toko, sidik, user_id, perangkat, ip, mulai, terakhir)
     values ($1, encode(sha256(convert_to($2, 'UTF8')), 'hex'), $3, 'bench', '', now(), now())`,
    [kode_toko, token, user_id],
  );
  return token;
}

/** So many users `<name>0`, `<name>1`, … one after the other: a connection answers one statement at a time. */
export async function addSessions(
  owner: pg.Client,
  count: number,
  name = 'ksr',
  level = 'KASIR',
): Promise<string[]> {
  const tokens: string[] = [];
  for (let at = 0; at < count; at += 1) tokens.push(await addSession(owner, `${name}${at}`, level));
  return tokens;
}
