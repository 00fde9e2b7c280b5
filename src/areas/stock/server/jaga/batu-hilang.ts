import type { Tx } from '#kit/server/database.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { Berlian } from '#areas/stock/rules/barang.ts';

type Berbatu = { readonly berlian: readonly Berlian[] };
type Tanya = (tx: Tx, pieces: readonly Berbatu[]) => Promise<Tuntutan[]>;

let tanya: Tanya = () => Promise.resolve([]);

/** The area of stones says which of those that come in with their pieces a count has missed (D-45.4). */
export const batuHilangDengan = (one: Tanya): void => {
  tanya = one;
};

/** What is asked where a new piece brings a stone that the shop lost. */
export const askBatuHilang: Tanya = (tx, pieces) => tanya(tx, pieces);
