import { plain, sentence, type Values } from '#kit/rules/sentence.ts';
import { nowIso } from '#kit/server/clock.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import type { Say } from '#areas/akses/rules/say.ts';
import { dorong } from '#areas/akses/server/notifikasi/bunyikan-telepon.ts';
import { kirimNotifikasi } from '#areas/akses/server/notifikasi/kirim-notifikasi.ts';
import { listTujuan } from '#areas/akses/server/notifikasi/notifikasi.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The push service keeps it so long for a telephone that is switched off, seconds. */
const TTL_DETIK = 3 * 24 * 3600;

/** What another person did to the account of an owner, or to make one. */
const KATA = {
  RESET_PASSWORD: (at: Values) =>
    sentence('{toko}: password owner {user} diganti oleh {oleh}.', at),
  HAPUS_DUA_FAKTOR: (at: Values) =>
    sentence('{toko}: faktor kedua owner {user} dihapus oleh {oleh}.', at),
  AKHIRI_SESI: (at: Values) => sentence('{toko}: sesi owner {user} diakhiri oleh {oleh}.', at),
  LEPAS_OWNER: (at: Values) => sentence('{toko}: {user} bukan owner lagi, diubah oleh {oleh}.', at),
  JADI_OWNER: (at: Values) => sentence('{toko}: {user} menjadi owner, diubah oleh {oleh}.', at),
} as const;

type Kabar = { readonly user_id: string; readonly perihal: keyof typeof KATA };
export type KabarOwner = (tx: Tx, kabar: Kabar, ctx: Ctx) => Promise<void>;

/**
 * Rings the trusted telephones of a shop's owners, but for those of the person who acts, when an owner's account is
 * taken by another person or a further owner is made (D-34.2): the owner learns of it outside the application, also
 * where the act ends his sessions. So it is called before they end: an address goes with its session. It rings after
 * the commit; the act does not wait for it.
 */
export const kabariOwner =
  (db: Database, say: Say): KabarOwner =>
  async (tx, kabar, ctx) => {
    const whose = { kode_toko: ctx.kode_toko, input_by: ctx.user_id, perangkat: null };
    const owners = (await listTujuan(tx, whose, nowIso())).filter(({ level }) => level === 'OWN');
    const at = { toko: ctx.toko.nama_toko, user: kabar.user_id, oleh: ctx.user_id };
    const how = { detik: TTL_DETIK, topik: ctx.op.replaceAll('-', '') };
    const ring = (one: (typeof owners)[number]) => {
      const t = say(one.bahasa);
      const isi = {
        judul: t('Akun owner diubah'),
        isi: plain(KATA[kabar.perihal](at), t),
        kode_toko: ctx.kode_toko,
        perihal: 'AKUN',
        id: how.topik,
      };
      return dorong(db, one, (alamat) => kirimNotifikasi(alamat, isi, how));
    };
    if (owners.length > 0) tx.afterwards(() => void Promise.all(owners.map(ring)).catch(() => {}));
  };
