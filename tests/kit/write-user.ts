import type { Shop } from '#tests/kit/shop.ts';

/** Marks rows of this file, so that a test can take them away again. */
const OP = '00000000-0000-0000-0000-00000000beef';

type Column = { column_name: string; udt_name: string; needed: boolean };

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

/** The tables behind a view that a master asks: their rows are written together. */
const BEHIND: Record<string, readonly string[]> = {
  titipan_ditahan: ['titipan', 'titipan_barang'],
  manual_berisi: ['barang_manual'],
};

/**
 * Writes one row that names a master, with foreign keys and triggers off: only the naming matters.
 * Answers how to take it away again.
 */
export async function writeUser(
  shop: Shop,
  named: string,
  columns: Record<string, unknown>,
): Promise<() => Promise<void>> {
  const tables = BEHIND[named] ?? [named];
  await shop.rows(`set session_replication_role = replica`);
  for (const table of tables) await writeRow(shop, table, columns);
  await shop.rows(`set session_replication_role = origin`);
  return async () => {
    await shop.rows(`set session_replication_role = replica`);
    for (const table of tables)
      await shop.rows(`delete from ${table} where ${MARK[table] ?? 'op'} = $1`, [
        MARKED[table] ?? OP,
      ]);
    await shop.rows(`set session_replication_role = origin`);
  };
}

/** Tables without an `op` of their own are known by the document, or the code, that they name. */
const MARK: Record<string, string> = { titipan_barang: 'no_titip', barang_manual: 'kode_kadar' };
const MARKED: Record<string, string> = {
  titipan_barang: 'TTKJ1261120ZZZ',
  barang_manual: 'UJI',
};

async function writeRow(
  shop: Shop,
  table: string,
  columns: Record<string, unknown>,
): Promise<void> {
  const known = await shop.rows<Column>(
    `select column_name, udt_name, is_nullable = 'NO' and column_default is null and is_identity = 'NO' as needed
       from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  const all = new Set(known.map((one) => one.column_name));
  const row: Record<string, unknown> = all.has('op') ? { op: OP } : {};
  for (const { column_name, udt_name, needed } of known)
    if (needed) row[column_name] = BY_NAME[column_name] ?? BY_TYPE[udt_name];
  Object.assign(
    row,
    SPECIAL[table],
    Object.fromEntries(Object.entries(columns).filter(([name]) => all.has(name))),
  );
  const names = Object.keys(row);
  await shop.rows(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  );
}

/** What a table's own rules want beside its types. */
const SPECIAL: Record<string, Record<string, unknown>> = {
  penjualan: { no_faktur_jual: 'PJKJ1261120ZZZ', status: 'OPEN' },
  kas: { no_kas: 'KMKJ1261120ZZZ', status: 'DONE' },
  mutasi_uang: { no_mutasi: 'MBKJ1261120ZZZ', jenis: 'BANK', status: 'DONE' },
  pembayaran: {
    no_dokumen: 'PJKJ1261120ZZZ',
    jenis: 'TRANSFER',
    no_rekening: 'UJI',
    kode_bank: 'UJI',
  },
  barang: { status: 'READY', kode_baki: 'UJI' },
  berlian: { carat: 520, kode_gudang: 'UJI' },
  titipan: {
    no_titip: 'TTKJ1261120ZZZ',
    status: 'AKTIF',
    sub_total: 1000,
    harga_total: 1000,
    dp_rp: 500,
    dp_awal: 500,
  },
  titipan_barang: { no_titip: 'TTKJ1261120ZZZ' },
  barang_manual: { kode_kadar: 'UJI', qty: 1, berat: 1000 },
};
