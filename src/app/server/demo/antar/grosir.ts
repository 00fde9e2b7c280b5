import { customerAt, SALES } from '#app/server/demo/customers.ts';
import type { Stage } from '#app/server/demo/stage.ts';
import type { DemoShop } from '#app/server/demo/story.ts';

type Harga = { jenis: string; kode_kadar: string | null; harga_per_gram: number };
/** Thousandths of the selling price that a dealer pays. */
const GROSIR = 970;
const KELIPATAN = 1_000;

/** The owner sets what a gram costs in wholesale; the market moves it with the other prices (D-47.1). */
export async function openGrosir(stage: Stage, kode_toko: string): Promise<void> {
  const now = await stage.call<Harga[]>(kode_toko, 'own', 'GET parameter-harga-emas?limit=100');
  const harga = now
    .filter(({ jenis, kode_kadar }) => jenis === 'JUAL' && kode_kadar !== null)
    .map(({ kode_kadar, harga_per_gram }) => ({
      jenis: 'GROSIR',
      kode_kadar,
      harga_per_gram: Math.floor((harga_per_gram * GROSIR) / 1_000 / KELIPATAN) * KELIPATAN,
    }));
  await stage.call(kode_toko, 'own', 'POST parameter-harga-emas/banyak', { harga });
}

/** Days before the story ends on which a dealer comes, and how many pieces he takes. */
const KISAH: Readonly<Record<number, number>> = { 19: 4, 11: 6, 3: 5 };
/** So much lighter the scale is than the labels together, in grams. */
const RINGAN = 0.01;

type Piece = {
  kode_barcode: string;
  kode_group: string;
  kode_kadar: string;
  berat: number;
  berat_atribut: number;
  harga_atribut: number;
  berlian: unknown[];
};

/** A dealer buys several pieces at once: each group is weighed as a whole. */
export async function playGrosir(stage: Stage, shop: DemoShop, back: number): Promise<void> {
  const banyak = KISAH[back];
  if (!banyak) return;
  const { kode_toko } = shop;
  const pieces = await chosen(stage, shop, banyak);
  if (pieces.length === 0) return;
  const groups = Map.groupBy(pieces, (one) => one.kode_group);
  const grosir = [...groups].map(([kode_group, of]) => {
    const mg = of.reduce((all, { berat }) => all + Math.round(berat * 1000), 0);
    return { kode_group, berat: mg / 1000 - RINGAN };
  });
  const barang = pieces.map(({ kode_barcode }) => kode_barcode);
  const tanya = { barang, grosir };
  const { grand_total } = await stage.call<{ grand_total: number }>(
    kode_toko,
    'spv',
    'POST penjualan-grosir/hitung',
    tanya,
  );
  const { no_ktp: _, ...customer } = customerAt(3, kode_toko);
  const uang = { pembayaran: [{ jenis: 'CASH', jumlah: grand_total }] };
  const { no_faktur_jual: no, status } = await stage.call<{
    no_faktur_jual: string;
    status: string;
  }>(kode_toko, 'spv', 'POST penjualan', {
    jenis: 'GROSIR',
    kode_sales: SALES[0],
    customer,
    barang: barang.map((kode_barcode) => ({ kode_barcode })),
    grosir,
    ...(shop.validasi ? {} : uang),
  });
  if (status === 'OPEN') await stage.call(kode_toko, 'ksr2', `POST penjualan/${no}/validasi`, uang);
}

/** Plain pieces of the tray, of one kadar to a group: stones are not sold by the gram. */
async function chosen(
  stage: Stage,
  { kode_toko, ready }: DemoShop,
  most: number,
): Promise<Piece[]> {
  const taken: Piece[] = [];
  const kadar = new Map<string, string>();
  for (const code of ready.slice(0, 3 * most)) {
    if (taken.length === most) break;
    const one = await stage.call<Piece>(kode_toko, 'spv', `GET barang/${code}`);
    const polos = one.berat_atribut === 0 && one.harga_atribut === 0 && one.berlian.length === 0;
    if (!polos || (kadar.get(one.kode_group) ?? one.kode_kadar) !== one.kode_kadar) continue;
    kadar.set(one.kode_group, one.kode_kadar);
    ready.splice(ready.indexOf(code), 1);
    taken.push(one);
  }
  return taken;
}
