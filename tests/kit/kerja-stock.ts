import { mg, rp } from '#kit/rules/quantity.ts';
import { aksesorisDocument } from '#areas/stock/contract/aksesoris.document.ts';
import { aksesorisMaster } from '#areas/stock/contract/aksesoris.master.ts';
import { hancurDocument } from '#areas/stock/contract/hancur.document.ts';
import { hasilTimbangEndpoint, mulaiTimbangEndpoint } from '#areas/opname/contract/timbang.api.ts';
import { hitungGlobalEndpoint } from '#areas/opname/contract/global.api.ts';
import { mulaiOpnameEndpoint, selesaiOpnameEndpoint } from '#areas/opname/contract/opname.api.ts';
import { terimaDocument } from '#areas/terima/contract/terima.document.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop } from '#tests/kit/shop.ts';

/** A little of every work with the stock, so that each of its reports has something to say. */
export async function kerjaStock(shop: Shop): Promise<void> {
  await terimaDua(shop);
  await timbangSatu(shop);
  await opnameSatu(shop);
  await aksesorisSatu(shop);
  await globalSatu(shop);
  const [patah] = await tambahPotong(shop, ['P1', 'P2']);
  await shop.approved('SPV', hancurDocument.makes.hancur, {
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

/** A tray counted as a whole, a piece short. */
async function globalSatu(shop: Shop): Promise<void> {
  await shop.modulOn('OPNAME_GLOBAL_DAILY_MODULE');
  await shop.modulOn('OPNAME_GLOBAL_DAILY_MODULE', 'PST');
  await shop.as('SPV').call(hitungGlobalEndpoint, {
    body: { kode_gudang: 'TK', kode_baki: 'A-01', qty_fisik: 1, berat_fisik: mg(3000) },
  });
}

/** Twenty boxes, five of which go with sales. */
async function aksesorisSatu(shop: Shop): Promise<void> {
  await shop.as('OWN').call(aksesorisMaster.endpoints.create, {
    body: { kode_aksesoris: 'KOTAK', nama_aksesoris: 'Kotak Cincin', minimum: 30, harga: rp(3500) },
  });
  for (const [jenis, qty] of [
    ['TAMBAH', 20],
    ['JUAL', 5],
  ] as const)
    await shop.as('SPV').call(aksesorisDocument.makes.gerak, {
      body: { jenis, keterangan: 'Uji laporan', barang: [{ kode_aksesoris: 'KOTAK', qty }] },
    });
}

/** A tray of which no piece was scanned: all of it is missing. */
async function opnameSatu(shop: Shop): Promise<void> {
  const { id } = await shop
    .as('SPV')
    .call(mulaiOpnameEndpoint, { body: { kode_gudang: 'TK', kode_baki: 'C-01' } });
  await shop.approved('SPV', selesaiOpnameEndpoint, { body: { id } });
}

/** A delivery that stays, and one that goes back. */
async function terimaDua(shop: Shop): Promise<void> {
  const body = {
    kode_supplier: 'UBS',
    kode_gudang: 'TK',
    dokumen_perolehan: 'FAKTUR_PAJAK' as const,
    lot: [
      {
        kode_dept: 'CC',
        kode_group: 'T',
        kode_kadar: '750',
        qty: 2,
        berat_bruto: mg(7200),
        berat_nota: mg(6500),
        berat: mg(6500),
      },
    ],
  };
  await shop.as('SPV').call(terimaDocument.makes.terima, { body });
  const { no_terima } = await shop.as('SPV').call(terimaDocument.makes.terima, { body });
  await shop.approved('SPV', terimaDocument.cancel, {
    params: { no: no_terima },
    body: { alasan: 'Salah kirim' },
  });
}
