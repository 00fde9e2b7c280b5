/** Who holds a piece for an order of a channel: no user is called so, for a user's name has no blank (D-48.4). */
const PESANAN = 'PESANAN ';

export const pemegangPesanan = (kode_marketplace: string, no_order: string): string =>
  `${PESANAN}${kode_marketplace} ${no_order}`;

/** Such a hold is no basket of a person: a closing leaves it. */
export const isTahanPesanan = (pemegang: string): boolean => pemegang.startsWith(PESANAN);
export const POLA_PESANAN = `${PESANAN}%`;
