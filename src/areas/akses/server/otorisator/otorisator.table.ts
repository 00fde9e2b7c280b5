import { sql, type Sql } from '#kit/server/sql.ts';
import type { Ucapan } from '#areas/akses/server/otorisasi.table.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';

export type Menunggu = {
  keystore: string;
  event: string[];
  level: string[];
  ringkasan: string;
  angka: Angka[];
  ucapan: Ucapan | null;
  input_by: string;
  nama_peminta: string;
  input_date: string;
  kedaluwarsa: string;
};

/** What waits for an answer in a shop, by somebody else than who looks; the oldest first. */
export const listMenunggu = (on: Sql, kode_toko: string, kecuali: string): Promise<Menunggu[]> =>
  on.many(sql<Menunggu>`
    select o.keystore, o.event, o.level, o.ringkasan, o.angka, o.ucapan, o.input_by,
           coalesce(u.usere_name, o.input_by) as nama_peminta, o.input_date, o.kedaluwarsa
      from otorisasi o left join users u on u.user_id = o.input_by
     where o.kode_toko = ${kode_toko} and o.status = 'OPEN' and o.kedaluwarsa > waktu()
       and o.input_by <> ${kecuali}
     order by o.input_date limit 50`);

export type Seputar = {
  nama_peminta: string;
  detik: number;
  minta: number;
  disetujui: number;
  jawab_at: string | null;
};

/** What an approver wants to know beside the request: who asks, how long yet, how often today. */
export const findSeputar = (on: Sql, kode_toko: string, keystore: string): Promise<Seputar> =>
  on.one(sql<Seputar>`
    select coalesce(u.usere_name, o.input_by) as nama_peminta, o.disetujui_at as jawab_at,
           greatest(0, ceil(extract(epoch from o.kedaluwarsa - waktu())))::int as detik,
           h.minta, h.disetujui
      from otorisasi o left join users u on u.user_id = o.input_by
     cross join lateral (
       select count(*)::int as minta,
              count(*) filter (where status in ('DISETUJUI', 'TERPAKAI'))::int as disetujui
         from otorisasi d
        where d.kode_toko = o.kode_toko and d.input_by = o.input_by
          and d.input_date > o.input_date - interval '12 hours' and d.input_date <= o.input_date) h
     where o.kode_toko = ${kode_toko} and o.keystore = ${keystore}`);

type Telepon = { mulai: string; perangkat: string };

/** The device that a session was opened on, by the server's own record. */
export const findTelepon = (on: Sql, sidik: string): Promise<Telepon> =>
  on.one(sql<Telepon>`select mulai, perangkat from sesi where sidik = ${sidik}`);

/** One trusted session for one telephone: the one before it on the same device ends. */
export const endTelepon = (
  on: Sql,
  who: { kode_toko: string; user_id: string; perangkat: string; now: string },
): Promise<number> =>
  on.run(sql`
    update sesi set berakhir = ${who.now}::timestamptz, alasan_akhir = 'DIGANTI'
     where kode_toko = ${who.kode_toko} and user_id = ${who.user_id} and perangkat = ${who.perangkat}
       and jenis = 'OTORISATOR' and berakhir is null`);
