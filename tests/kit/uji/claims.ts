import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What documents change and others of a ride would read as it was: sums of a day, pieces, trays, marks. */
const TABLES = [
  'uang_keluar|saldo\\w*|buku|buku_set|barang|barang_kejadian|keranjang',
  'penjualan\\w*|pembelian\\w*|pembayaran|kas|mutasi_uang|pindah\\w*|v_\\w+',
].join('|');
const CHANGED = new RegExp(`\\b(?:from|join)\\s+(${TABLES})\\b`);

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    const path = join(folder, one.name);
    if (one.isDirectory()) return sources(path);
    return path.endsWith('.ts') && !path.endsWith('.test.ts') ? [path] : [];
  });

/** Statements for many (`statementByMany`) that read such a table and claim nothing of it, by file. */
export function unclaimed(folder: string): string[] {
  return sources(folder).flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return [
      ...text.matchAll(/= statementByMany\(\s*(`[^`]*`|'[^']*'),\s*\[[^\]]*\],?([^;]*)\);/g),
    ].flatMap(([, statement = '', claims = '']) => {
      const table = CHANGED.exec(statement)?.[1];
      return table && claims.trim() === '' ? [`${path}: ${table}`] : [];
    });
  });
}
