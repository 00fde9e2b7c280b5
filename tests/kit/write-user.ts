import type { Shop } from '#tests/kit/shop.ts';

/** Marks rows of this file, so that a test can take them away again. */
const OP = '00000000-0000-0000-0000-00000000beef';

type Column = { column_name: string; data_type: string; udt_name: string };

/** A value that a check constraint of our tables is content with, by column or else by type. */
const BY_NAME: Record<string, unknown> = {
  kode_toko: 'KJ1',
  op: OP,
  tgl_system: '2026-11-20',
  arah: 'MASUK',
  level: 'KASIR',
  user_id: 'uji.pakai',
  kode_barcode: 'UJ100001',
  nama_barang: 'Cincin uji pakai',
  berat: 1000,
  berat_asli: 1000,
  kadar: 7500,
  persen: 7500,
  qty: 1,
  jumlah: 1,
  cara: 'PER_GRAM',
  id: 999,
};
const BY_TYPE: Record<string, unknown> = {
  text: 'UJI',
  int4: 1,
  int8: 0,
  date: '2026-11-20',
  timestamptz: '2026-11-20T02:00:00Z',
  bool: true,
  jsonb: '[]',
  uuid: OP,
};

/** Writes one row that names a master, with foreign keys and triggers off: only the naming matters. */
export async function writeUser(
  shop: Shop,
  table: string,
  columns: Record<string, unknown>,
): Promise<void> {
  const needed = await shop.rows<Column>(
    `select column_name, data_type, udt_name from information_schema.columns
      where table_schema = 'public' and table_name = $1
        and is_nullable = 'NO' and column_default is null and is_identity = 'NO'`,
    [table],
  );
  const row: Record<string, unknown> = { op: OP };
  for (const { column_name, udt_name } of needed)
    row[column_name] = BY_NAME[column_name] ?? BY_TYPE[udt_name];
  Object.assign(row, SPECIAL[table], columns);
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`);
  await shop.rows(`set session_replication_role = replica`);
  await shop.rows(
    `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  );
  await shop.rows(`set session_replication_role = origin`);
}

/** What a table's own rules want beside its types. */
const SPECIAL: Record<string, Record<string, unknown>> = {
  penjualan: { no_faktur_jual: 'PJKJ1261120ZZZ', status: 'OPEN' },
  kas: { no_kas: 'KMKJ1261120ZZZ', status: 'DONE' },
  pembayaran: {
    no_dokumen: 'PJKJ1261120ZZZ',
    jenis: 'TRANSFER',
    no_rekening: 'UJI',
    kode_bank: 'UJI',
  },
  barang: { status: 'READY', kode_baki: 'UJI' },
};
