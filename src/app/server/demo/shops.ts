import { recordAside } from '#kit/server/aside.table.ts';
import type { Database } from '#kit/server/database.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import type { Level } from '#areas/toko/rules/level.ts';
import { saveModul, saveParameter } from '#areas/toko/server/setelan.table.ts';
import { saveToko } from '#areas/toko/server/toko.table.ts';
import { hashSandi } from '#areas/akses/server/sandi.ts';
import { saveUser } from '#areas/akses/server/users.table.ts';
import { saveBawaanUang } from '#areas/uang/server/kode-transaksi.table.ts';
import { SETELAN_PAJAK, TOKO_PAJAK } from '#app/server/demo/uang/pajak.ts';
import { MODUL_TERBELI } from '#app/server/demo/masters.ts';

const DEMO_PASSWORD = 'kilau-demo-2026';
export const SHOPS = [
  {
    kode_toko: 'PST',
    nama_toko: 'Kilau Pusat',
    alamat_toko: 'Jl. Kenanga Raya 12, Bandung',
    jenis: 'PUSAT',
    zona: 'WIB',
  },
  {
    kode_toko: 'KJ1',
    nama_toko: 'Toko Emas Kilau Jaya 1',
    alamat_toko: 'Jl. Merdeka 45, Bandung',
    jenis: 'CABANG',
    zona: 'WIB',
  },
  {
    kode_toko: 'KJ2',
    nama_toko: 'Toko Emas Kilau Jaya 2',
    alamat_toko: 'Jl. Pelabuhan 8, Jayapura',
    jenis: 'CABANG',
    zona: 'WIT',
  },
] as const;
const PEOPLE: readonly [string, string, Level, string | null][] = [
  ['own', 'Lestari', 'OWN', null],
  ['spv', 'Hendra', 'SPV', null],
  ['su', 'Kilau', 'SU', null],
  ['ksr', 'Dewi', 'KASIR', 'SL01'],
  ['ksr2', 'Agus', 'KASIR', 'SL02'],
];
/** Shops with the screens that the maker of Kilau switches on by name (2§6). */
const CABANG = ['KJ1', 'KJ2'];
/** In force before the first day of the story, which begins in the past. */
const PEMBUAT = { berlaku_dari: '2020-01-01T00:00:00.000Z', input_by: 'sistem' };
const TERBELI = { aktif: true, berlaku_sampai: null, peringatan_by: null };

/** The shops and their people, before anybody has come to work. */
export async function makeShops(db: Database): Promise<void> {
  const sandi = await hashSandi(DEMO_PASSWORD);
  for (const shop of SHOPS) {
    const op = newOp();
    await db.begin(async (tx) => {
      await saveToko(tx, { ...shop, no_whatsapp: null, demo: true });
      await saveBawaanUang(tx, shop.kode_toko);
      for (const key of MODUL_TERBELI) await saveModul(tx, shop.kode_toko, { ...TERBELI, key, op });
      for (const key of ['TOKO_REKAP_PENJUALAN', 'TOKO_UPDATE_KADAR'])
        await saveParameter(tx, shop.kode_toko, { ...PEMBUAT, key, value: CABANG, op });
      if (shop.kode_toko === TOKO_PAJAK)
        for (const [key, value] of SETELAN_PAJAK)
          await saveParameter(tx, shop.kode_toko, { ...PEMBUAT, key, value, op });
      for (const [name, usere_name, level, kode_sales] of shop.jenis === 'PUSAT'
        ? PEOPLE.filter(([, , level]) => level !== 'KASIR')
        : PEOPLE) {
        const user_id = `${name}.${shop.kode_toko.toLowerCase()}`;
        await saveUser(tx, {
          kode_toko: shop.kode_toko,
          user_id,
          usere_name,
          level,
          sandi,
          kode_sales,
          ganti_password: false,
          is_active: true,
          op,
        });
      }
      await recordAside(tx, {
        kode_toko: shop.kode_toko,
        op,
        user_id: 'sistem',
        tindakan: 'BUAT_TOKO',
        tabel: 'toko',
        kunci: shop.kode_toko,
        sesudah: shop,
      });
    });
  }
}
