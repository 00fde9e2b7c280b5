import { nowIso } from '#kit/server/clock.ts';
import type { Buat, Daftar, Perbuatan } from '#tests/proof/setuju/perbuatan.ts';

const SEHARI = 86_400;
const kas = (kode_transaksi: string, jumlah: number) => ({
  kode_transaksi,
  jumlah,
  keterangan: 'Uang kemarin',
});
const lain = { keterangan: 'Uang hari ini' };

/** The next morning: the day is not closed, and everybody has logged in again. */
const besok =
  (one: Perbuatan): Buat =>
  async (shop, majukan) => {
    if (nowIso().startsWith('2026-11-20')) majukan?.(SEHARI);
    await shop.rows('update sesi set mulai = $1, terakhir = $1 where berakhir is null', [nowIso()]);
    return one;
  };

/** What is saved on a day that should have been closed: alone, and with what the act asks by itself. */
export const BESOKNYA: Daftar = [
  [
    'TANGGAL_MUNDUR',
    besok({ who: 'MU', path: 'cash/masuk', body: kas('MODAL_KAS', 25_000_000), lain }),
  ],
  [
    'TANGGAL_MUNDUR',
    besok({ who: 'SPV', path: 'cash/keluar', body: kas('GAJI', 5_000_100), lain }),
  ],
  [
    'TANGGAL_LOMPAT',
    async (shop, majukan) => {
      majukan?.(5 * SEHARI);
      const now = nowIso();
      await shop.rows('update sesi set mulai = $1, terakhir = $1 where berakhir is null', [now]);
      const body = { tgl_system: now.slice(0, 10) };
      return { who: 'SPV', path: 'hari/buka', body, sudah: 'TANGGAL_BENAR' };
    },
  ],
];
