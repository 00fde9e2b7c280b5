import { mg, persen } from '#kit/rules/quantity.ts';
import { baca, tuntut, type Kasus } from '#tests/pengaruh/tanya.ts';
import {
  rosokkan,
  serahkan,
  tambahTukang,
  terimaService,
} from '#tests/kit/document/kerja-service.ts';
import { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { bagian, bukaLot, bukaSepuhan, isiSortir } from '#tests/kit/document/kerja-sepuhan.ts';
import type { Shop } from '#tests/kit/shop.ts';

let ready: Promise<unknown> | undefined;
const siap = (shop: Shop) =>
  (ready ??= (async () => {
    await tambahTukang(shop);
    await rosokkan(shop, 2);
  })());

/** A ring of 3.000 g with 1.000 g given for it, of which 0.050 g is nowhere: 1.25 percent. */
const susut = async (shop: Shop): Promise<string> => {
  await siap(shop);
  const { no_service } = await terimaService(shop);
  await serahkan(shop, no_service, 1_000);
  return tuntut(shop, 'KASIR', `service/${no_service}/selesai`, {
    barang: [{ urut: 1, berat: 3 }],
    kembali: [{ kode_gudang: 'RS', kadar: 75, berat: 0.95 }],
  });
};

/** A ring of 3.000 g with 0.500 g given for it, of which 0.030 g is nowhere: less than is asked for by itself. */
const susutKecil = async (shop: Shop): Promise<string> => {
  await siap(shop);
  const { no_service } = await terimaService(shop);
  await serahkan(shop, no_service, 500);
  return tuntut(shop, 'KASIR', `service/${no_service}/selesai`, {
    barang: [{ urut: 1, berat: 3 }],
    kembali: [{ kode_gudang: 'RS', kadar: 75, berat: 0.47 }],
  });
};

/** A ring of 3.250 g that was melted weighs 0.015 g less when it is taken in for refining. */
const kurang = async (shop: Shop): Promise<string> => {
  await siap(shop);
  await bukaSepuhan(shop);
  await rosokkan(shop);
  const lots: { no_lot: string; asal: string; berat: number }[] = await baca(
    shop,
    'OWN',
    'sepuhan/lot',
  );
  const { no_lot, berat } = lots.findLast(({ asal }) => asal === 'STOCK')!;
  const baris = [{ asal: 'STOCK', no_dokumen: no_lot, berat: (berat * 1000 - 15) / 1000 }];
  return tuntut(shop, 'SPV', 'sepuhan/terima', { kode_gudang: 'RS', baris });
};

/** A lot of 10.000 g that a craftsman polishes or solders comes back 0.040 g, or 0.060 g, lighter. */
const dicuci = (proses: 'POLES' | 'PATRI', hilang: number) => async (shop: Shop) => {
  await siap(shop);
  await bukaSepuhan(shop);
  const { no_sepuhan } = await bukaLot(shop, { berat: mg(10_000) });
  const baris = [bagian('CUCI', 10_000, { kode_tukang: 'T01', proses, qty: 0 })];
  const { makes } = sepuhanDocument;
  const body = isiSortir(`${no_sepuhan}-01`, ...baris);
  const sortir = await shop.as('SPV').call(makes.sortir, { body });
  const kembali = {
    no_lot: `${sortir.no_sepuhan}-01`,
    berat: (10_000 - hilang) / 1000,
    ke: 'SORTIR',
  };
  return tuntut(shop, 'SPV', 'sepuhan/terima-cuci', { baris: [kembali] });
};

/** Parameters that repairs and craftsmen go by. */
export const SERVICE: readonly Kasus[] = [
  [
    'TOLERANSI_SUSUT_TUKANG_PERSEN',
    [persen(100), 'SERVICE_SELISIH'],
    [persen(200), 'sendiri'],
    susut,
  ],
  ['BATAS_SUSUT_SERVICE', [mg(0), 'SERVICE_SELISIH'], [mg(100), 'sendiri'], susutKecil],
  [
    'TOLERANSI_SUSUT_POLES',
    [persen(50), 'SUSUT_LEBIH'],
    [persen(100), 'sendiri'],
    dicuci('POLES', 60),
  ],
  [
    'TOLERANSI_SUSUT_PATRI',
    [persen(30), 'SUSUT_LEBIH'],
    [persen(100), 'sendiri'],
    dicuci('PATRI', 40),
  ],
  ['TOLERANSI_KIRIMAN', [mg(10), 'SUSUT_LEBIH'], [mg(20), 'sendiri'], kurang],
];
