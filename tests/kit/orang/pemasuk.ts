import { persen } from '#kit/rules/quantity.ts';
import type { Shop, Who } from '#tests/kit/shop.ts';

let pemasuk: Who = 'OWN';

/** Who enters the pieces of the kit: their labour is far below the usual, which an owner is not asked about. */
export const pemasukBarang = (): Who => pemasuk;

/** Where an owner may sit at a browser a manager enters them, in a shop that does not ask: a session is one's own. */
export async function masukTanpaOwner(shop: Shop): Promise<void> {
  pemasuk = 'MU';
  await shop.param('BATAS_ONGKOS_LABEL_PERSEN', persen(0));
}
