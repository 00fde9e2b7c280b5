import { inTurn } from '#kit/rules/lists.ts';
import type { Random } from '#app/server/demo/random.ts';

const CUSTOMERS = [
  'Ratna Wulandari',
  'Siti Rahma',
  'Budi Hartono',
  'Maya Anggraini',
  'Yusuf Maulana',
  'Dian Permata',
  'Agung Wibowo',
  'Lina Marlina',
  'Hadi Saputra',
  'Nur Aisyah',
  'Fitri Handayani',
  'Eko Susanto',
  'Wati Sulastri',
  'Andre Gunawan',
  'Sri Wahyuni',
  'Taufik Hidayat',
] as const;
/** The second shop has people of its own; the first one goes to both, with a card in each. */
const SECOND = CUSTOMERS.map((nama, nth) =>
  nth === 0 ? nama : `${wordOf(nama, 0)} ${wordOf(inTurn(CUSTOMERS, nth + 5), 1)}`,
);
export const peopleOf = (kode_toko: string): readonly string[] =>
  kode_toko === 'KJ2' ? SECOND : CUSTOMERS;
const ROADS = [
  'Jl. Merdeka',
  'Jl. Kenanga',
  'Jl. Pasar Baru',
  'Jl. Diponegoro',
  'Jl. Cendana',
] as const;
export const SALES = ['SL01', 'SL02', 'SL03', 'SL04', 'SL05', 'SL06'] as const;
const BANKS = [
  ['BCA', '1234567890'],
  ['BRI', '0987654321'],
  ['MANDIRI', '1122334455'],
] as const;

export type Customer = ReturnType<typeof customerOf>;

/** Who comes to a shop: the same people again and again. */
export function customerOf(random: Random, kode_toko: string) {
  const nama = random.pick(peopleOf(kode_toko));
  const alamat = `${random.pick(ROADS)} ${random.between(1, 120)}`;
  return { nama, alamat, no_hp: phoneOf(nama, kode_toko) };
}

/** Somebody by a number instead of by chance, with identity: who borrows, and comes back. */
export function customerAt(nth: number, kode_toko: string) {
  const nama = inTurn(peopleOf(kode_toko), nth);
  const no_hp = phoneOf(nama, kode_toko);
  const alamat = `${ROADS[nth % ROADS.length]} ${(nth % 120) + 1}`;
  return { nama, alamat, no_hp, no_ktp: `3273${no_hp}` };
}

/** The same figures for the same person, so that customers come back; each shop has people of its own (D-51.4). */
export const phoneOf = (name: string, kode_toko: string): string =>
  `${kode_toko === 'KJ2' ? '0813' : '0812'}${String(figureOf(name)).padStart(8, '0')}`;
const figureOf = (name: string): number =>
  [...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 100_000_000, 7);

/** How they pay: cash mostly, by card, or both. */
export function pay(random: Random, total: number) {
  const cash = { jenis: 'CASH', jumlah: Math.ceil(total / 50_000) * 50_000 };
  if (random.chance(55)) return [cash];
  const [kode_bank, no_rekening] = random.pick(BANKS);
  const jenis = random.pick(['DEBET', 'DEBET', 'CREDIT', 'TRANSFER']);
  if (random.chance(60)) return [{ jenis, kode_bank, no_rekening, jumlah: total }];
  const card = Math.floor(total / 2 / 100_000) * 100_000;
  return card > 0
    ? [
        { jenis, kode_bank, no_rekening, jumlah: card },
        { jenis: 'CASH', jumlah: total - card },
      ]
    : [cash];
}

function wordOf(name: string, nth: number): string {
  return name.split(' ')[nth] ?? '';
}
