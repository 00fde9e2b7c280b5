import { nowIso } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { plain, sentence } from '#kit/rules/sentence.ts';
import type { Say } from '#areas/akses/rules/say.ts';
import { dorong } from '#areas/akses/server/notifikasi/bunyikan-telepon.ts';
import { kirimNotifikasi } from '#areas/akses/server/notifikasi/kirim-notifikasi.ts';
import { listTujuan } from '#areas/akses/server/notifikasi/notifikasi.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** An owner is rung about one shop's clock once in this time, by the time since the start: clocks are what is wrong. */
const SEKALI_MS = 3_600_000;
const TTL_DETIK = 3600;
const rung = new WeakMap<Database, Map<string, number>>();

/**
 * The clock of a shop is behind its last act and refuses its acts (D-51.2): the telephones of its owners ring, whether
 * their page is open or not. The request does not wait for it, and it writes no row of the shop.
 */
export function kabariJam(
  db: Database,
  say: Say,
  { kode_toko, jam, toko }: Pick<Ctx, 'kode_toko' | 'jam' | 'toko'>,
): void {
  if (jam.mundur === null) return;
  const shops = rung.get(db) ?? new Map<string, number>();
  rung.set(db, shops);
  const now = performance.now();
  if (now - (shops.get(kode_toko) ?? -Infinity) < SEKALI_MS) return;
  shops.set(kode_toko, now);
  void kabari(db, say, { kode_toko, nama_toko: toko.nama_toko }).catch(() => {});
}

type Toko = { readonly kode_toko: string; readonly nama_toko: string };

async function kabari(db: Database, say: Say, { kode_toko, nama_toko }: Toko): Promise<void> {
  const all = await listTujuan(db, { kode_toko, input_by: '', perangkat: null }, nowIso());
  const owners = all.filter(({ level }) => level === 'OWN');
  await Promise.all(
    owners.map((one) => {
      const t = say(one.bahasa);
      const isi = {
        judul: t('Jam server mundur'),
        isi: plain(
          sentence('{toko}: transaksi ditolak sampai jamnya benar atau Anda mengizinkan.', {
            toko: nama_toko,
          }),
          t,
        ),
        kode_toko,
        perihal: 'JAM',
      };
      const how = { detik: TTL_DETIK, topik: `jam-${kode_toko}` };
      return dorong(db, one, (alamat) => kirimNotifikasi(alamat, isi, how));
    }),
  );
}
