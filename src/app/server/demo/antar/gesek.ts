import { findSaldoAkun } from '#areas/buku/server/buku.table.ts';
import { customerAt } from '#app/server/demo/customers.ts';
import type { Stage } from '#app/server/demo/stage.ts';
import type { DemoShop } from '#app/server/demo/story.ts';

/** The owner has read the notice and lets the people at the counter pay cash out on cards (D-32.9). */
export async function openGesek(stage: Stage, kode_toko: string): Promise<void> {
  const aktif = { aktif: true, peringatan_dibaca: true };
  await stage.call(kode_toko, 'own', 'PUT modul/GESEK_TUNAI_MODULE', aktif);
  if (kode_toko === 'PST') return;
  for (const who of ['ksr', 'ksr2', 'spv'])
    await stage.call(kode_toko, 'own', `PUT akses/${who}.${kode_toko.toLowerCase()}`, {
      akses: [{ kode: 'gesek-tunai', is_show: true }],
    });
}

/** What stays in the drawer for change. */
const KEMBALIAN = 2_000_000;
type Kartu = {
  jumlah: number;
  jenis_kartu: 'DEBET' | 'CREDIT';
  no_kartu: string;
  nth: number;
  fee?: number;
};
/** By days before the story ends: one of a credit card, one for which a supervisor took less than the shop's fee. */
const KISAH: Readonly<Record<number, Kartu>> = {
  21: { jumlah: 1_000_000, jenis_kartu: 'DEBET', no_kartu: '4410', nth: 2 },
  12: { jumlah: 2_000_000, jenis_kartu: 'CREDIT', no_kartu: '8827', nth: 5 },
  6: { jumlah: 1_500_000, jenis_kartu: 'DEBET', no_kartu: '4410', nth: 2, fee: 20_000 },
  1: { jumlah: 500_000, jenis_kartu: 'DEBET', no_kartu: '1093', nth: 8 },
};

/**
 * Who approves reads what else a card was swiped for on the day, in any shop, and agrees to that: the second shop's
 * people have cards of their own, so that an act of one shop's story changes no approval of the other's.
 */
const kartuDi = (kode_toko: string, no_kartu: string): string =>
  kode_toko === 'KJ2' ? String(Number(no_kartu) + 11) : no_kartu;

/** Somebody needs cash and has a card. */
export async function playGesek(stage: Stage, shop: DemoShop, back: number): Promise<void> {
  const one = KISAH[back];
  if (!one) return;
  const { kode_toko } = shop;
  const kas = await findSaldoAkun(stage.db, kode_toko, 'kas');
  if (kas < one.jumlah + KEMBALIAN) return;
  const { nth, ...kartu } = one;
  const by = kartu.jenis_kartu === 'CREDIT' ? 'own' : 'spv';
  await stage.approved(kode_toko, 'ksr', by, 'POST gesek-tunai', {
    ...kartu,
    no_kartu: kartuDi(kode_toko, kartu.no_kartu),
    kode_bank: 'BCA',
    no_rekening: '1234567890',
    customer: customerAt(nth, kode_toko),
  });
}
