import { sql, type Sql } from '#kit/server/sql.ts';
import type { Pesan } from '#areas/pesan/server/pesan.table.ts';

const GILIRAN_DETIK = 90;
/** A server that was sending and has said nothing for so long is gone. */
const HILANG_DETIK = 180;

/** Whether it is this server's turn to send: one at a time, until it stays away (D-33.22). */
export const takeGiliran = async (on: Sql, pemegang: string): Promise<boolean> =>
  (await on.run(sql`
    insert into pesan_giliran (pemegang, sampai)
    values (${pemegang}, waktu() + make_interval(secs => ${GILIRAN_DETIK}::int))
    on conflict (satu) do update set pemegang = excluded.pemegang, sampai = excluded.sampai
      where pesan_giliran.pemegang = excluded.pemegang or pesan_giliran.sampai <= waktu()`)) > 0;

/** Lets the next server send at once. */
export const giveGiliran = (on: Sql, pemegang: string): Promise<number> =>
  on.run(sql`delete from pesan_giliran where pemegang = ${pemegang}`);

/** Shops that have a gateway and something for it to do. */
export const listTokoAntre = async (on: Sql): Promise<string[]> =>
  (
    await on.many(sql<{ kode_toko: string }>`
      select g.kode_toko from gateway_pesan g
        left join pesan_jeda j on j.kode_toko = g.kode_toko
       where g.jenis <> 'TIDAK' and (j.sampai is null or j.sampai <= waktu())
         and exists (select from pesan p
                      where p.kode_toko = g.kode_toko and p.status = 'ANTRE' and p.coba_lagi <= waktu())
       order by g.kode_toko`)
  ).map(({ kode_toko }) => kode_toko);

type Ambil = {
  kode_toko: string;
  pengirim: string;
  banyak: number;
  jenis: readonly string[];
  segera: readonly string[];
};

/**
 * Takes some messages to be sent: what somebody waits for first, then the oldest. No other sender gets them. Of one
 * document only the first that waits: its next one leaves when that one has left, failed or been set aside.
 */
export const takePesan = (on: Sql, ambil: Ambil): Promise<Pesan[]> =>
  on.many(sql<Pesan>`
    with siap as (
      select kode_toko, id from pesan s
       where kode_toko = ${ambil.kode_toko} and status = 'ANTRE' and coba_lagi <= waktu()
         and jenis = any(${ambil.jenis}::text[])
         and not exists (select from pesan d
                          where d.kode_toko = s.kode_toko and d.no_dokumen = s.no_dokumen and d.id < s.id
                            and d.status in ('ANTRE', 'DIKIRIM') and d.jenis = any(${ambil.jenis}::text[]))
       order by jenis = any(${ambil.segera}::text[]) desc, coba_lagi, id
       limit ${ambil.banyak} for update skip locked
    )
    update pesan p set status = 'DIKIRIM', mulai = waktu(), pengirim = ${ambil.pengirim}
      from siap where p.kode_toko = siap.kode_toko and p.id = siap.id
    returning p.kode_toko, p.id, p.jenis, p.penerima, p.nama, p.kode_customer, p.no_dokumen, p.templat, p.nilai,
              p.nama_cloud, p.gambar, p.status, p.coba, p.coba_lagi, p.berlaku_sampai, p.sebab, p.rujukan,
              p.terkirim_at, p.input_by, p.input_date, false as menolak`);

/** What no person wants any more is not sent late. */
export const dropLama = (on: Sql, kode_toko: string, sebab: string): Promise<number> =>
  on.run(sql`
    update pesan set status = 'GAGAL', sebab = ${sebab}
     where kode_toko = ${kode_toko} and status = 'ANTRE' and berlaku_sampai <= waktu()`);

/** What a server took and never said anything of: it may have gone out. */
export const recoverHilang = (on: Sql, sekali: readonly string[], sebab: string): Promise<number> =>
  on.run(sql`
    update pesan set status = case when jenis = any(${sekali}::text[]) then 'RAGU' else 'ANTRE' end,
           coba = coba + 1, coba_lagi = waktu(), sebab = ${sebab}
     where status = 'DIKIRIM' and mulai < waktu() - make_interval(secs => ${HILANG_DETIK}::int)`);

type Satu = Pick<Pesan, 'kode_toko' | 'id'>;

/** A gateway's yes counts whenever it comes: it is never sent again. */
export const saveTerkirim = (
  on: Sql,
  { kode_toko, id }: Satu,
  rujukan: string | null,
): Promise<number> =>
  on.run(sql`
    update pesan set status = 'TERKIRIM', rujukan = ${rujukan}, terkirim_at = waktu(), sebab = null
     where kode_toko = ${kode_toko} and id = ${id} and status in ('DIKIRIM', 'ANTRE', 'RAGU')`);

type Gagal = {
  status: 'ANTRE' | 'RAGU' | 'GAGAL' | 'BATAL';
  coba: number;
  detik: number;
  sebab: string | null;
};

export const saveGagal = (
  on: Sql,
  { kode_toko, id }: Satu,
  pengirim: string,
  { status, coba, detik, sebab }: Gagal,
): Promise<number> =>
  on.run(sql`
    update pesan set status = ${status}, coba = ${coba}, sebab = ${sebab},
           coba_lagi = waktu() + make_interval(secs => ${detik}::int)
     where kode_toko = ${kode_toko} and id = ${id} and status = 'DIKIRIM' and pengirim = ${pengirim}`);
