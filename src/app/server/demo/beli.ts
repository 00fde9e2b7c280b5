import { fitting } from '#kit/rules/lists.ts';
import { customerOf, SALES } from '#app/server/demo/customers.ts';
import type { DemoNota, Story } from '#app/server/demo/story.ts';

type Batu = { readonly kode_berlian: string; readonly butir: number };
type Nota = DemoNota & { berat: number; batu: readonly Batu[] };
/** A piece as it is brought back, with the stones that left with it. */
type Dibawa = Record<string, unknown> & { berlian?: readonly Batu[] };
type Beli = { no_faktur_beli: string; status: string };

/** So many of the last notas are too new: a piece does not come back on the day it was bought. */
const BARU = 12;
/** What the drawer can always pay out. */
export const PALING_MAHAL = 4_000_000;

/** A piece that comes back with its nota, a little worn, and never on the day it was bought. */
export async function bawaKembali({ stage, random, shop }: Story): Promise<Dibawa | undefined> {
  const { kode_toko, terjual } = shop;
  if (terjual.length <= BARU) return undefined;
  const [pada] = terjual.splice(random.between(0, terjual.length - BARU - 1), 1);
  if (!pada) return undefined;
  const { no_faktur_jual, kode_barcode } = pada;
  const found = await stage.call<Nota[]>(
    kode_toko,
    'ksr',
    `GET pembelian/nota?q=${no_faktur_jual}`,
  );
  const { berat, batu } = fitting(found, (one) => one.kode_barcode === kode_barcode);
  const aus = berat > 1 ? random.between(0, 2) / 100 : 0;
  return {
    asal_nota: 'NOTA_SENDIRI',
    no_faktur_jual,
    kode_barcode,
    berat: Math.round((berat - aus) * 1000) / 1000,
    kondisi: random.pick(['BAGUS', 'KUSAM', 'KUSAM', 'PENYOK', 'PATAH']),
    // A parcel is counted; now and then a stone of it fell out.
    ...(batu.length > 0 && {
      berlian: batu.map(({ kode_berlian, butir }) => ({
        kode_berlian,
        butir: butir > 1 && random.chance(3) ? butir - 1 : butir,
      })),
    }),
  };
}

/** Somebody needs money and sells a piece of ours. */
export async function buyBack(story: Story): Promise<void> {
  const { stage, random, shop } = story;
  const { kode_toko } = shop;
  const dibawa = await bawaKembali(story);
  if (!dibawa) return;
  const customer = {
    ...customerOf(random, shop.kode_toko),
    no_ktp: `32730${random.between(1e9, 9e9)}0`,
  };
  const isi = { kode_sales: random.pick(SALES), customer, barang: [dibawa] };
  // Stones that are paid for are seen by a second person (D-45.7).
  const { no_faktur_beli: no, status } = dibawa.berlian
    ? await stage.approved<Beli>(kode_toko, 'ksr', 'spv', 'POST pembelian', isi)
    : await stage.call<Beli>(kode_toko, 'ksr', 'POST pembelian', isi);
  if (status === 'OPEN') await stage.call(kode_toko, 'ksr2', `POST pembelian/${no}/validasi`);
  if (random.chance(8))
    await stage.approved(kode_toko, 'ksr', 'spv', `POST pembelian/${no}/batal`, {
      alasan: 'Customer tidak jadi menjual',
    });
}
