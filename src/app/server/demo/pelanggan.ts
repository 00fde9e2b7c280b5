import { inTurn } from '#kit/rules/lists.ts';
import { tambahCustomerEndpoint } from '#areas/customer/contract/customer.api.ts';
import type { Stage } from '#app/server/demo/stage.ts';

const DEPAN = [
  'Anita',
  'Bambang',
  'Citra',
  'Dewi',
  'Endang',
  'Farida',
  'Gita',
  'Hesti',
  'Indah',
  'Joko',
] as const;
const BELAKANG = ['Lestari', 'Kusuma', 'Pratiwi'] as const;
const JALAN = ['Jl. Melati', 'Jl. Anggrek', 'Jl. Pahlawan', 'Jl. Gajah Mada'] as const;
/** Customers of each branch who have agreed to promos and greetings. */
export const SETUJU = 30;

/** People who ticked the consent at the counter, so that a promo of the demo has somebody to go to. */
export async function fillPelanggan(stage: Stage, kode_toko: string): Promise<void> {
  const toko = kode_toko.charCodeAt(2) % 10;
  for (let at = 0; at < SETUJU; at++)
    await stage.call(kode_toko, 'spv', tambahCustomerEndpoint.call, {
      nama: `${inTurn(DEPAN, at % DEPAN.length)} ${inTurn(BELAKANG, Math.floor(at / DEPAN.length))}`,
      alamat: `${inTurn(JALAN, at % JALAN.length)} ${at + 1}`,
      no_hp: `081355${toko}${String(4000 + at * 37).padStart(5, '0')}`,
      tgl_lahir: `${1969 + toko + at}-${duaAngka((at % 12) + 1)}-${duaAngka((at % 28) + 1)}`,
      setuju_promo: true,
    });
}

const duaAngka = (of: number): string => String(of).padStart(2, '0');
