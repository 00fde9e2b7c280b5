import { setClock } from '#kit/server/clock.ts';
import { addDays, daysBetween, hari, type Hari } from '#kit/rules/hari.ts';
import { at, type DemoShop } from '#app/server/demo/day.ts';
import type { Stage } from '#app/server/demo/stage.ts';

type Menunggu = { no_dokumen: string; urut: number; tgl_system: string };

/** Banks pay cards out two days later; twice a week somebody looks at the statement. */
const JEDA_HARI = 2;
const HARI_PERIKSA = [0, 3];
const JUMAT = 4;
const SEBUAH_SENIN = hari('2026-01-05');

/** Monday and Thursday morning: what the bank's statement names is settled, all of it at once. */
export async function settleCards(stage: Stage, shop: DemoShop, tgl: Hari): Promise<void> {
  if (!HARI_PERIKSA.includes(daysBetween(SEBUAH_SENIN, tgl) % 7)) return;
  setClock(at(shop, tgl, 9 * 60));
  const sampai = addDays(tgl, -JEDA_HARI);
  const semua = await stage.call<Menunggu[]>(shop.kode_toko, 'spv', 'GET non-cash?limit=500');
  const baris = semua
    .filter((one) => one.tgl_system <= sampai)
    .map(({ no_dokumen, urut }) => ({ no_dokumen, urut }));
  if (baris.length === 0) return;
  await stage.call(shop.kode_toko, 'spv', 'POST non-cash/validasi', {
    tgl_cair: addDays(tgl, -1),
    keterangan: 'Rekening koran',
    baris,
  });
}

/** Friday evening: what the drawer need not hold goes to the bank, a round sum. */
export async function bringToBank(stage: Stage, shop: DemoShop, tgl: Hari): Promise<void> {
  if (daysBetween(SEBUAH_SENIN, tgl) % 7 !== JUMAT) return;
  setClock(at(shop, tgl, 19 * 60 + 30));
  await stage.call(shop.kode_toko, 'spv', 'POST cash/mutasi-uang-cash', {
    ...{ asal: 'CASH', tujuan: 'BCA', tujuan_rekening: '1234567890' },
    ...{ jumlah: 2_000_000, kategori: 'SETOR_BANK', keterangan: 'Setoran mingguan' },
  });
}
