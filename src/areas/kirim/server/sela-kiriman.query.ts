import type { Hari } from '#kit/rules/hari.ts';
import { sql, type Query } from '#kit/server/sql.ts';

/** The sender's half `h` of a receipt `r`: there is none while his day is closed (D-42.5). */
const SEPARUH = sql`
    left join barang_sampai h on h.tujuan = r.kode_toko and h.no_terima = r.no_terima
    join terima_kiriman_isi t on t.kode_toko = r.kode_toko and t.no_terima = r.no_terima`;

/**
 * What keeps a piece from counting twice in the chain, or not at all, between receipt and half when a day ends: -1 for
 * one that the receiver has while the sender's book still has it on its way, +1 for one that has left that book on an
 * earlier day than it was received. To be added to the sender's `kirim:` of that day. Of a receiver on another server
 * the receipt is kept when its message comes: its own server counts the piece by then (decisions 1201, 1228).
 */
export const selaKiriman = (tgl: Hari): Query => sql`
  select r.asal as kode_toko, case when r.tgl_system <= ${tgl}::date then -1 else 1 end as arah, t.qty,
         t.berat_kirim as berat, t.murni_kirim as murni
    from terima_kiriman r ${SEPARUH}
   where not exists (select from toko a where a.kode_toko = r.asal and a.server_sendiri)
     and (r.tgl_system <= ${tgl}::date) <> coalesce(h.tgl_system <= ${tgl}::date, false)`;

/** Pieces that lie at the receiver now while the sender's book still has them on their way. */
export const belumSampai: Query = sql`
  select k.kode_toko, t.qty, t.berat_kirim as berat
    from kirim_barang k join terima_kiriman r on r.asal = k.kode_toko and r.no_kirim = k.no_kirim ${SEPARUH}
   where k.status = 'OPEN' and not k.jauh and h.no_sampai is null`;
