import { daysBetween, hari, type Hari } from '#kit/rules/hari.ts';
import { inTurn } from '#kit/rules/lists.ts';
import { at, type DemoShop, goOn } from '#app/server/demo/story.ts';
import type { Stage } from '#app/server/demo/stage.ts';

type Isi = { status: string; berat: number; berat_label: number };

const HARI_PERTAMA = hari('2026-01-01');
/** Trays that are counted whole in turns, one every morning. */
const BAKI = ['A-01', 'B-01', 'C-01', 'D-01', 'A-02', 'B-02', 'E-01'] as const;
/** Every so many mornings the count lacks a piece: somebody looks for it, and it is found. */
const KURANG_TIAP = 9;

/** Before the first customer: a tray's pieces are counted and put on the scale together (D-33.10). */
export async function countTray(stage: Stage, shop: DemoShop, tgl: Hari): Promise<void> {
  const { kode_toko } = shop;
  const ke = daysBetween(HARI_PERTAMA, tgl);
  const kode_baki = inTurn(BAKI, ke);
  const query = `kode_gudang=TK&kode_baki=${kode_baki}&limit=1000`;
  const semua = await stage.call<Isi[]>(kode_toko, 'ksr', `GET barang?${query}`);
  const isi = semua.filter(({ status }) => status === 'READY' || status === 'TITIP');
  const mg = isi.reduce((sum, one) => sum + Math.round((one.berat + one.berat_label) * 1000), 0);
  const hitung = (qty_fisik: number) =>
    stage.call<{ no_opname_global: string }>(kode_toko, 'ksr', 'POST opname-global-daily', {
      kode_gudang: 'TK',
      kode_baki,
      qty_fisik,
      berat_fisik: (mg + 10) / 1000,
    });
  if (ke % KURANG_TIAP !== 0 || isi.length === 0) return void (await hitung(isi.length));
  const { no_opname_global: no } = await hitung(isi.length - 1);
  goOn(at(shop, tgl, 8 * 60 + 50));
  await stage.approved(kode_toko, 'ksr', 'spv', `POST opname-global-daily/${no}/batal`, {
    alasan: 'Salah hitung, satu barang terselip',
  });
  await hitung(isi.length);
}
