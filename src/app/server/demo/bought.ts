import { daysBetween, hari, type Hari } from '#kit/rules/hari.ts';
import { hariNomor, nomorDari } from '#areas/buku/rules/kode.ts';
import { at, type DemoShop, goOn } from '#app/server/demo/story.ts';
import type { Stage } from '#app/server/demo/stage.ts';

type Beli = {
  no_faktur_beli: string;
  urut: number;
  nama_barang: string;
  kadar: number;
  berat: number;
  kondisi: string | null;
  /** Stones that lie in it, and what they weigh. */
  batu?: string | null;
  berat_batu?: number;
};

const SEBUAH_RABU = hari('2026-01-07');
/** Fine pieces go back to a tray, broken ones into the pot once there are a few of one kadar. */
const LAYAK = ['BAGUS', 'KUSAM'];
const LEBUR_LEAST = 2;

const dariLelang = nomorDari('LG');
/** An auction may be cancelled while its goods lie where it left them: they are not touched in its first week. */
const mungkinKembali = (no: string, tgl: Hari): boolean =>
  dariLelang(no) && daysBetween(hari(hariNomor(no)), tgl) < 7;

/** Wednesday morning: what was bought is sorted; some of it is labelled again, some melted (D-13.2). */
export async function sortBought(stage: Stage, shop: DemoShop, tgl: Hari): Promise<void> {
  if (daysBetween(SEBUAH_RABU, tgl) % 7 !== 0) return;
  goOn(at(shop, tgl, 8 * 60 + 40));
  const stock = await stage.call<Beli[]>(shop.kode_toko, 'spv', 'GET pembelian/stock');
  const semua = stock.filter(({ no_faktur_beli }) => !mungkinKembali(no_faktur_beli, tgl));
  await backToTray(
    stage,
    shop,
    semua.filter(({ kondisi }) => LAYAK.includes(kondisi ?? '')),
  );
  await melt(
    stage,
    shop,
    semua.filter(({ kondisi }) => !LAYAK.includes(kondisi ?? '')),
  );
}

async function backToTray(
  stage: Stage,
  { kode_toko, ready }: DemoShop,
  layak: readonly Beli[],
): Promise<void> {
  for (const { no_faktur_beli, urut, nama_barang, berat } of layak.slice(0, 2)) {
    const call = `POST pembelian/${no_faktur_beli}/retag`;
    const { kode_barcode } = await stage.call<{ kode_barcode: string }>(kode_toko, 'spv', call, {
      urut,
      nama_barang,
      kode_kategori: 'PHS',
      berat,
      kode_gudang: 'TK',
      kode_baki: 'A-12',
    });
    ready.push(kode_barcode);
  }
}

/** What it weighs once its stones are taken out (D-45.7). */
async function withoutStones(stage: Stage, kode_toko: string, one: Beli): Promise<number> {
  const { no_faktur_beli, urut, batu, berat_batu = 0 } = one;
  if (!batu) return one.berat;
  const berat = Math.round((one.berat - berat_batu) * 1000) / 1000;
  const isi = { urut, berat, kode_gudang: 'TK' };
  await stage.approved(kode_toko, 'spv', 'own', `POST pembelian/${no_faktur_beli}/lepas`, isi);
  return berat;
}

/** Melted gold is a little lighter, and as pure as what went in. */
async function melt(stage: Stage, { kode_toko }: DemoShop, pecah: readonly Beli[]): Promise<void> {
  const [first] = pecah;
  const sama = pecah.filter(({ kadar }) => kadar === first?.kadar);
  if (first === undefined || sama.length < LEBUR_LEAST) return;
  const emas = [];
  for (const one of sama) emas.push({ berat: await withoutStones(stage, kode_toko, one) });
  const mg = emas.reduce((sum, { berat }) => sum + Math.round(berat * 1000), 0);
  await stage.approved(kode_toko, 'spv', 'own', 'POST hancur-pembelian', {
    barang: sama.map(({ no_faktur_beli, urut }) => ({ no_faktur_beli, urut })),
    berat: (mg - 5) / 1000,
    kadar: first.kadar,
    alasan: 'Patah, dilebur',
  });
}
