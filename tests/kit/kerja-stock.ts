import { mg } from '#kit/rules/quantity.ts';
import { hancurBarangEndpoint } from '#areas/stock/contract/hancur.api.ts';
import { hasilTimbangEndpoint, mulaiTimbangEndpoint } from '#areas/opname/contract/timbang.api.ts';
import { mulaiOpnameEndpoint, selesaiOpnameEndpoint } from '#areas/opname/contract/opname.api.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop } from '#tests/kit/shop.ts';

/** A little of every work with the stock, so that each of its reports has something to say. */
export async function kerjaStock(shop: Shop): Promise<void> {
  await timbangSatu(shop);
  await opnameSatu(shop);
  const [patah] = await tambahPotong(shop, ['P1', 'P2']);
  await shop.approved('SPV', hancurBarangEndpoint, {
    body: {
      kode_gudang: 'RS',
      alasan: 'Patah, tidak layak jual',
      barang: [{ kode_barcode: patah!, berat: mg(3240) }],
    },
  });
}

/** A tray on the scale, some grams short. */
async function timbangSatu(shop: Shop): Promise<void> {
  const { data_timbang } = await shop
    .as('SPV')
    .call(mulaiTimbangEndpoint, { body: { kode_gudang: 'TK', kode_toko: 'A-01' } });
  const body = { id: data_timbang[0]!.id, berat_timbang: mg(400_000) };
  await shop.as('SPV').call(hasilTimbangEndpoint, { body });
}

/** A tray that nobody scanned: all of it is missing. */
async function opnameSatu(shop: Shop): Promise<void> {
  const { id } = await shop
    .as('SPV')
    .call(mulaiOpnameEndpoint, { body: { kode_gudang: 'TK', kode_baki: 'C-01' } });
  await shop.approved('SPV', selesaiOpnameEndpoint, { body: { id } });
}
