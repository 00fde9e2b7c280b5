import { plain, sentence } from '#kit/rules/sentence.ts';
import { nowIso } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { limiter } from '#kit/server/limiter.ts';
import type { Say } from '#areas/akses/rules/say.ts';
import { dorong } from '#areas/akses/server/notifikasi/bunyikan-telepon.ts';
import { kirimNotifikasi } from '#areas/akses/server/notifikasi/kirim-notifikasi.ts';
import { listTujuan } from '#areas/akses/server/notifikasi/notifikasi.table.ts';
import { findUser } from '#areas/akses/server/users.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The push service keeps it so long: how long the request waits is the other shop's word. */
const DETIK = 120;
/** A server that answers each call with a request of its own rings no telephone all night. */
const seringnya = limiter({ most: 20, seconds: 600 });

type Diminta = {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly keystore: string;
};

/**
 * Rings the trusted telephones of head office's approvers for a request that a person of head office made at a shop on
 * a server of its own (decision 1267). The words are this server's: who asks, and at which shop; no word of the other
 * server comes to a locked screen. The answer does not wait for it.
 */
export function bunyikanDiToko(db: Database, say: Say, diminta: Diminta, ctx: Ctx): void {
  void bunyikan(db, say, diminta, ctx).catch(() => {});
}

async function bunyikan(
  db: Database,
  say: Say,
  { kode_toko, nama_toko, keystore }: Diminta,
  { kode_toko_user, user_id, perangkat }: Ctx,
): Promise<void> {
  seringnya(user_id);
  const whose = { kode_toko: kode_toko_user, input_by: user_id, perangkat };
  const tujuan = (await listTujuan(db, whose, nowIso())).filter(
    ({ level }) => level === 'OWN' || level === 'SPV',
  );
  if (tujuan.length === 0) return;
  const nama = (await findUser(db, user_id))?.usere_name ?? user_id;
  await Promise.all(
    tujuan.map((one) => {
      const t = say(one.bahasa);
      const isi = {
        judul: t('Permintaan otorisasi'),
        isi: plain(sentence('{nama} meminta otorisasi di {toko}.', { nama, toko: nama_toko }), t),
        kode_toko,
        keystore,
      };
      const how = { detik: DETIK, topik: keystore };
      return dorong(db, one, (alamat) => kirimNotifikasi(alamat, isi, how));
    }),
  );
}
