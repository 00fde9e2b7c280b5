import { formatGram } from '#kit/rules/format.ts';
import { call } from '#kit/web/api/client.ts';
import { openPeek } from '#kit/web/frame/peek.ts';
import { daftarPenjualanEndpoint } from '#areas/penjualan/contract/penjualan.api.ts';
import { daftarBarangEndpoint } from '#areas/stock/contract/barang.api.ts';

/** A line of the palette: a screen, a piece, a receipt. */
export type Hit = {
  readonly key: string;
  readonly label: string;
  readonly note?: string;
  readonly open: () => void;
};

type Finder = (q: string, signal: AbortSignal) => Promise<readonly Hit[]>;
const FEW = 6;

const findBarang: Finder = async (q, signal) => {
  const rows = await call(daftarBarangEndpoint, { query: { q, limit: FEW }, signal });
  return rows.map(({ kode_barcode, nama_barang, berat, status }) => ({
    key: kode_barcode,
    label: `${kode_barcode} · ${nama_barang}`,
    note: `${formatGram(berat)} g · ${status}`,
    open: () => void openPeek('barang', kode_barcode),
  }));
};

const findPenjualan: Finder = async (q, signal) => {
  const rows = await call(daftarPenjualanEndpoint, { query: { q, limit: FEW }, signal });
  return rows.map(({ no_faktur_jual, nama_customer, tgl_system }) => ({
    key: no_faktur_jual,
    label: no_faktur_jual,
    note: `${nama_customer} · ${tgl_system}`,
    open: () => void openPeek('penjualan', no_faktur_jual),
  }));
};

/** What is looked for beside screens; each call obeys the rights of the person. */
const FINDERS: readonly Finder[] = [findBarang, findPenjualan];

/** What all of them found; one that is refused or fails says nothing. */
export async function findAll(q: string, signal: AbortSignal): Promise<readonly Hit[]> {
  const found = await Promise.all(FINDERS.map((find) => find(q, signal).catch(() => [])));
  return found.flat();
}
