import type { Hari } from '#kit/rules/hari.ts';
import type { DemoShop } from '#app/server/demo/story.ts';
import type { Stage } from '#app/server/demo/stage.ts';

type Beli = {
  no_faktur_beli: string;
  urut: number;
  tgl_system: string;
  berat: number;
  batu: string | null;
};
type Lot = { no_lot: string; no_dokumen: string; asal: string; berat: number; persen: number };

/** Gold is refined, by days before the story ends: an old lot is written down, pieces are taken in, a lot is melted. */
export async function playSepuhan(
  stage: Stage,
  shop: DemoShop,
  tgl: Hari,
  back: number,
): Promise<void> {
  if (back === 20) await openLot(stage, shop);
  if (back === 18) {
    const no = await takeIn(stage, shop, tgl);
    if (no !== undefined) await sort(stage, shop, no);
  }
  if (back === 12) await takeWashed(stage, shop);
  if (back === 10) await melt(stage, shop);
  if (back === 3) {
    const no = await takeIn(stage, shop, tgl);
    const call = `POST sepuhan/${no}/batal`;
    if (no !== undefined)
      await stage.approved(shop.kode_toko, 'spv', 'own', call, { alasan: 'Salah gudang' });
  }
}

/** Scrap that lay in the safe before anybody counted it. */
const openLot = (stage: Stage, { kode_toko }: DemoShop) =>
  stage.call(kode_toko, 'own', 'POST sepuhan/manual', {
    kode_gudang: 'RS',
    kadar: 70,
    berat: 50,
    modal: 88_000_000,
    keterangan: 'Rosok lama di brankas',
  });

/** What was bought on earlier days, as it was weighed then; its number, where there was any. */
async function takeIn(
  stage: Stage,
  { kode_toko }: DemoShop,
  tgl: Hari,
): Promise<string | undefined> {
  const stock = await stage.call<Beli[]>(kode_toko, 'spv', 'GET pembelian/stock');
  const baris = stock
    .filter((one) => one.no_faktur_beli.startsWith('PB') && one.tgl_system < tgl && !one.batu)
    .slice(0, 2)
    .map(({ no_faktur_beli: no_dokumen, urut, berat }) => ({
      asal: 'PEMBELIAN',
      no_dokumen,
      urut,
      berat,
    }));
  if (baris.length === 0) return undefined;
  const body = { kode_gudang: 'RS', baris };
  const made = await stage.call<{ no_sepuhan: string }>(
    kode_toko,
    'spv',
    'POST sepuhan/terima',
    body,
  );
  return made.no_sepuhan;
}

type Receipt = {
  baris: {
    no_dokumen: string;
    urut_dokumen: number;
    berat_hasil: number;
    kadar: number;
    kadar_uji: number | null;
  }[];
};

/** What was taken in is looked through at once: one piece is sold again, the others are polished. */
async function sort(stage: Stage, { kode_toko }: DemoShop, no: string): Promise<void> {
  const lots = await stage.call<Lot[]>(kode_toko, 'spv', 'GET sepuhan/lot?tahap=BELUM%20SORTIR');
  const lot = lots.find(({ no_dokumen }) => no_dokumen === no);
  if (lot === undefined) return;
  const { baris } = await stage.call<Receipt>(kode_toko, 'spv', `GET sepuhan/${no}`);
  const pieces = baris
    .filter((one) => (one.kadar_uji ?? one.kadar) === lot.persen)
    .map(({ no_dokumen, urut_dokumen: urut, berat_hasil: berat }) => ({
      qty: 1,
      berat,
      no_dokumen,
      urut,
    }));
  const place = { kode_kategori: 'PHS', kode_gudang: 'TK', kode_baki: 'A-12' };
  await stage.call(kode_toko, 'spv', 'POST sepuhan/sortir', {
    no_lot: lot.no_lot,
    baris: pieces.map((piece, at) =>
      at === 0
        ? { kelas: 'JUAL LAGI', ...piece, ...place }
        : { kelas: 'CUCI', ...piece, kode_tukang: 'TK02', proses: 'POLES' },
    ),
  });
}

/** What was polished comes back as heavy as it went, and waits for the fire. */
async function takeWashed(stage: Stage, { kode_toko }: DemoShop): Promise<void> {
  const lots = await stage.call<Lot[]>(kode_toko, 'spv', 'GET sepuhan/lot?tahap=DI%20TUKANG');
  const baris = lots.map(({ no_lot, berat }) => ({ no_lot, berat, ongkos: 15_000, ke: 'SORTIR' }));
  if (baris.length === 0) return;
  const { no_sepuhan } = await stage.call<{ no_sepuhan: string }>(
    kode_toko,
    'spv',
    'POST sepuhan/terima-cuci',
    { baris },
  );
  await stage.call(kode_toko, 'spv', 'POST sepuhan/pindah-sortir', {
    baris: [{ no_lot: `${no_sepuhan}-01`, kelas: 'LEBUR' }],
  });
}

/** Some of the old scrap becomes a bar: a little of its fine gold stays in the pot. */
async function melt(stage: Stage, { kode_toko }: DemoShop): Promise<void> {
  const lots = await stage.call<Lot[]>(kode_toko, 'spv', 'GET sepuhan/lot');
  const lot = lots.find(({ asal, berat }) => asal === 'MANUAL' && berat >= 20);
  if (lot === undefined) return;
  await stage.call(kode_toko, 'spv', 'POST sepuhan/susut', {
    jenis: 'LEBUR',
    kode_tukang: 'TK01',
    lot: [{ no_lot: lot.no_lot, berat: 20 }],
    hasil: { berat: 14.4, kadar_uji: 96.5 },
  });
}
