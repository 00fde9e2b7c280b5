import { addDays, daysBetween, hari, type Hari } from '#kit/rules/hari.ts';
import type { Database } from '#kit/server/database.ts';
import { inTurn } from '#kit/rules/lists.ts';
import { findSaldoAkun } from '#areas/buku/server/buku.table.ts';
import { at, type DemoShop, goOn } from '#app/server/demo/story.ts';
import type { Stage } from '#app/server/demo/stage.ts';

type Menunggu = { no_dokumen: string; urut: number; tgl_system: string; input_by: string };

/** Banks pay cards out two days later; twice a week somebody looks at the statement. */
const JEDA_HARI = 2;
const HARI_PERIKSA = [0, 3];
const KAMIS = 3;
const JUTA = 1_000_000;
/** What stays in the drawer for change and for who sells gold, and the least that is worth the way. */
const KEMBALIAN = 15 * JUTA;
const SETOR_LEAST = 6 * JUTA;
const REKENING = [
  ['BCA', '1234567890'],
  ['BRI', '0987654321'],
] as const;
const SEBUAH_SENIN = hari('2026-01-05');

/**
 * Monday and Thursday morning: what the bank's statement names is settled, all of it at once; the owner looks for what
 * the supervisor took himself (decision 1294).
 */
export async function settleCards(stage: Stage, shop: DemoShop, tgl: Hari): Promise<void> {
  if (!HARI_PERIKSA.includes(daysBetween(SEBUAH_SENIN, tgl) % 7)) return;
  goOn(at(shop, tgl, 9 * 60));
  const sampai = addDays(tgl, -JEDA_HARI);
  const semua = await stage.call<Menunggu[]>(shop.kode_toko, 'spv', 'GET non-cash?limit=500');
  const cair = semua.filter((one) => one.tgl_system <= sampai);
  const milikSpv = ({ input_by }: Menunggu) => input_by.startsWith('spv.');
  await settle(stage, shop, tgl, { who: 'spv', baris: cair.filter((one) => !milikSpv(one)) });
  await settle(stage, shop, tgl, { who: 'own', baris: cair.filter(milikSpv) });
}

async function settle(
  stage: Stage,
  shop: DemoShop,
  tgl: Hari,
  { who, baris }: { who: 'spv' | 'own'; baris: readonly Menunggu[] },
): Promise<void> {
  if (baris.length === 0) return;
  await stage.call(shop.kode_toko, who, 'POST non-cash/validasi', {
    tgl_cair: addDays(tgl, -1),
    keterangan: 'Rekening koran',
    baris: baris.map(({ no_dokumen, urut }) => ({ no_dokumen, urut })),
  });
}

/** Evening: what the drawer need not hold goes to the bank, in whole millions. */
export async function bringToBank(
  db: Database,
  stage: Stage,
  shop: DemoShop,
  tgl: Hari,
): Promise<void> {
  goOn(at(shop, tgl, 19 * 60 + 30));
  const kas = await findSaldoAkun(db, shop.kode_toko, 'kas');
  const lebih = Math.floor((kas - KEMBALIAN) / JUTA) * JUTA;
  if (lebih < SETOR_LEAST) return;
  const [tujuan, tujuan_rekening] = inTurn(REKENING, daysBetween(SEBUAH_SENIN, tgl));
  await withOwner(stage, shop.kode_toko, 'POST cash/mutasi-uang-cash', {
    asal: 'CASH',
    tujuan,
    tujuan_rekening,
    jumlah: lebih,
    no_slip: `TS${tgl.slice(2).replaceAll('-', '')}`,
    kategori: 'SETOR_BANK',
    keterangan: 'Setoran harian',
  });
}

const JUMAT = 4;
/** What a supervisor carries away above the sum of the day goes before the owner. */
const withOwner = <T extends object>(
  stage: Stage,
  kode_toko: string,
  call: string,
  body: { readonly jumlah: number; readonly [name: string]: unknown },
): Promise<T> =>
  body.jumlah < SETOR_LEAST
    ? stage.call<T>(kode_toko, 'spv', call, body)
    : stage.approved<T>(kode_toko, 'spv', 'own', call, body);

const isJumat = (tgl: Hari): boolean => daysBetween(SEBUAH_SENIN, tgl) % 7 === JUMAT;

/** Friday is busy: the second cashier gets change of her own in the morning, and brings it back at night. */
export async function lendDrawer(
  stage: Stage,
  shop: DemoShop,
  tgl: Hari,
  when: 'pagi' | 'malam',
): Promise<void> {
  if (!isJumat(tgl)) return;
  const { kode_toko } = shop;
  const laci = `kas:ksr2.${kode_toko.toLowerCase()}`;
  goOn(at(shop, tgl, when === 'pagi' ? 8 * 60 + 57 : 19 * 60 + 28));
  await stage.approved(kode_toko, 'spv', 'own', 'POST cash/pengalihan-saldo', {
    ...(when === 'pagi' ? { asal: 'kas', tujuan: laci } : { asal: laci, tujuan: 'kas' }),
    jumlah: JUTA,
    kategori: 'SETOR_BANK',
    keterangan: 'Uang kembalian kasir kedua',
  });
}

/** Thursday noon: one account is filled up from another; a slip of the hand is cancelled and made again. */
export async function moveBetweenBanks(stage: Stage, shop: DemoShop, tgl: Hari): Promise<void> {
  if (daysBetween(SEBUAH_SENIN, tgl) % 7 !== KAMIS) return;
  const { kode_toko } = shop;
  goOn(at(shop, tgl, 8 * 60 + 55));
  const [asal, asal_rekening] = REKENING[0];
  const [tujuan, tujuan_rekening] = REKENING[1];
  const pindahkan = (jumlah: number) =>
    withOwner<{ no_mutasi: string }>(stage, kode_toko, 'POST cash/mutasi-uang-bank', {
      asal,
      asal_rekening,
      tujuan,
      tujuan_rekening,
      jumlah,
      kategori: 'SETOR_BANK',
      keterangan: 'Isi rekening gaji',
    });
  const salah = daysBetween(SEBUAH_SENIN, tgl) % 14 === KAMIS;
  if (salah) {
    const { no_mutasi } = await pindahkan(7 * JUTA);
    await stage.approved(kode_toko, 'spv', 'own', `POST cash/mutasi/${no_mutasi}/batal`, {
      alasan: 'Salah ketik jumlah',
    });
  }
  await pindahkan(JUTA);
}
