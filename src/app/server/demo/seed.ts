import { randomUUID } from 'node:crypto';
import { recordAside } from '#kit/server/aside.table.ts';
import type { Database } from '#kit/server/database.ts';
import type { Level } from '#areas/toko/rules/level.ts';
import { listToko, saveToko } from '#areas/toko/server/toko.table.ts';
import { hashSandi } from '#areas/akses/server/sandi.ts';
import { saveUser } from '#areas/akses/server/users.table.ts';
import { saveBawaanUang } from '#areas/uang/server/kode-transaksi.table.ts';

export const DEMO_PASSWORD = 'kilau-demo-2026';
const SHOPS = [
  { kode_toko: 'PST', nama_toko: 'Kilau Pusat', alamat_toko: 'Jl. Kenanga Raya 12, Bandung', jenis: 'PUSAT', zona: 'WIB' },
  { kode_toko: 'KJ1', nama_toko: 'Toko Emas Kilau Jaya 1', alamat_toko: 'Jl. Merdeka 45, Bandung', jenis: 'CABANG', zona: 'WIB' },
  { kode_toko: 'KJ2', nama_toko: 'Toko Emas Kilau Jaya 2', alamat_toko: 'Jl. Pelabuhan 8, Jayapura', jenis: 'CABANG', zona: 'WIT' },
] as const;
const PEOPLE: readonly [string, string, Level][] = [
  ['own', 'Lestari', 'OWN'], ['spv', 'Hendra', 'SPV'], ['ksr', 'Dewi', 'KASIR'], ['ksr2', 'Agus', 'KASIR'],
];

export const isEmpty = async (db: Database): Promise<boolean> => (await listToko(db)).length === 0;

/** The demo chain: a head office and two branches, with their people (http.md). */
export async function seedDemo(db: Database, say: (line: string) => void): Promise<void> {
  say('Menyiapkan toko demo …');
  const sandi = await hashSandi(DEMO_PASSWORD);
  for (const shop of SHOPS) {
    const op = randomUUID();
    await db.begin(async (tx) => {
      await saveToko(tx, { ...shop, no_whatsapp: null, demo: true, awalan_gambar: `NSIPIC/${shop.kode_toko}/` });
      await saveBawaanUang(tx, shop.kode_toko);
      for (const [name, usere_name, level] of shop.jenis === 'PUSAT' ? PEOPLE.slice(0, 2) : PEOPLE) {
        const user_id = `${name}.${shop.kode_toko.toLowerCase()}`;
        await saveUser(tx, { kode_toko: shop.kode_toko, user_id, usere_name, level, sandi, kode_sales: null, ganti_password: false, is_active: true, op });
      }
      await recordAside(tx, { kode_toko: shop.kode_toko, op, user_id: 'sistem', tindakan: 'BUAT_TOKO', tabel: 'toko', kunci: shop.kode_toko, sesudah: shop });
    });
  }
}
