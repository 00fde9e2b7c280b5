import { ref } from '#kit/contract/field.ts';
import { marketplaceMaster } from '#areas/penjualan/contract/marketplace.master.ts';

/** Chosen among the marketplaces of the shop. */
export const saringMarketplace = {
  kode_marketplace: ref('Marketplace', marketplaceMaster, 'nama'),
};
