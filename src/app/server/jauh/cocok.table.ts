import { sql, type Sql } from '#kit/server/sql.ts';
import { sudahLama, waktunya } from '#areas/toko/server/antar/waktunya.query.ts';
import type { ArusTercatat, RkTercatat } from '#app/contract/cocok.api.ts';

export type Tercatat = { readonly pesan: ArusTercatat[]; readonly rk: RkTercatat[] };

/**
 * What this database has with a branch (here or far) across the line to the other server, at one moment: the numbers of
 * messages, and by shop of head office's side the balance of `rk` with all that known messages have not yet booked.
 */
export const readTercatat = (on: Sql, cabang: string): Promise<Tercatat> =>
  on.one(sql<Tercatat>`
    with sini as (select kode_toko from toko where not server_sendiri
    ), arus as (
      select dari, ke, max(urut)::bigint as urut,
             coalesce(max(urut) filter (where selesai_at is not null), 0)::bigint as sampai,
             exists (select from antar_henti h
                      where h.dari = p.dari and h.ke = p.ke and h.sisi = 'KIRIM') as henti
        from pesan_toko p
       where (dari = ${cabang} or ke = ${cabang})
         and not (dari in (select kode_toko from sini) and ke in (select kode_toko from sini))
       group by dari, ke
    ), jalan as (
      select p.ke as shop, p.dari as lain, k.jumlah_rp::bigint as rupiah, 0::bigint as qty, 0::bigint as mg,
             0::bigint as murni
        from pesan_toko p
        join kirim_uang k on k.kode_toko = p.ke and k.nota_kirim = p.no_dokumen and k.tujuan = p.dari
         and k.status = 'OPEN'
       where p.jenis = 'UANG_DITERIMA' and p.selesai_at is null
      union all
      select p.ke, p.dari, coalesce(i.harga_modal, 0)::bigint, i.qty::bigint, i.berat::bigint, i.murni::bigint
        from pesan_toko p
        join kirim_barang k on k.kode_toko = p.ke and k.no_kirim = p.no_dokumen and k.tujuan = p.dari
         and k.status = 'OPEN'
        cross join lateral jsonb_array_elements(case jsonb_typeof(p.isi #> '{terima,barang}')
          when 'array' then p.isi #> '{terima,barang}' else '[]'::jsonb end) b
        join kirim_barang_isi i on i.kode_toko = p.ke and i.no_kirim = p.no_dokumen
         and i.kode_barcode = b ->> 'kode_barcode'
       where p.jenis = 'BARANG_DITERIMA' and p.selesai_at is null
    ), semua as (
      select shop, split_part(account, ':', 2) as lain, rupiah, qty::bigint as qty, mg, murni from v_balance
       where account like 'rk:%'
      union all
      select * from jalan
      union all
      -- Head office says each of its shops, also one that owes nothing.
      select kode_toko, ${cabang}::text, 0, 0, 0, 0 from sini
    ), pasang as (
      select case when shop = ${cabang} then lain else shop end as toko, rupiah, qty, mg, murni from semua
       where shop <> lain
         and case when ${cabang} in (select kode_toko from sini)
               then shop = ${cabang} and lain not in (select kode_toko from sini)
               else lain = ${cabang} and shop in (select kode_toko from sini) end
    ), rk as (
      select toko, sum(rupiah)::bigint as rupiah, sum(qty)::bigint as qty, sum(mg)::bigint as mg,
             sum(murni)::bigint as murni
        from pasang group by toko
    )
    select coalesce((select jsonb_agg(to_jsonb(a) order by a.dari, a.ke) from arus a), '[]') as pesan,
           coalesce((select jsonb_agg(to_jsonb(r) order by r.toko) from rk r), '[]') as rk`);

const SEJAM = 3600;

export type Pasangan = { readonly dari: string; readonly ke: string };

/** A branch asks head office in the name of each of its shops; head office asks each branch whose key it has. */
export const listCocok = (on: Sql, semua: boolean): Promise<Pasangan[]> =>
  on.many(sql<Pasangan>`
    select d.kode_toko as dari, j.kode_toko as ke
      from toko j
      join kunci_server k on k.kode_toko = j.kode_toko
      join toko d on not d.server_sendiri and d.is_active and (j.jenis = 'PUSAT' or d.jenis = 'PUSAT')
      left join cocok_server c on c.dari = d.kode_toko and c.ke = j.kode_toko
     where j.server_sendiri and j.is_active and (${semua}::boolean or c.lagi is null or ${waktunya('c.lagi')})
     order by 1, 2`);

/** When it is looked at next; `dilihat` where the two were compared to the end. */
export const saveCocok = (
  on: Sql,
  { dari, ke }: Pasangan,
  selesai: boolean,
  detik: number,
): Promise<number> =>
  on.run(sql`
    insert into cocok_server (dari, ke, dilihat, lagi)
    values (${dari}, ${ke}, case when ${selesai}::boolean then waktu() end,
            waktu() + make_interval(secs => ${detik}::int))
    on conflict (dari, ke) do update
      set dilihat = coalesce(excluded.dilihat, cocok_server.dilihat), lagi = excluded.lagi`);

/** Since when two books were not compared to the end: longer than that, and not in the record of this day yet. */
export const findTakDibanding = async (
  on: Sql,
  { dari, ke }: Pasangan,
  jam: number,
): Promise<string | undefined> =>
  (
    await on.maybe(sql<{ sejak: string }>`
      select x.sejak
        from kunci_server k left join cocok_server c on c.dari = ${dari} and c.ke = k.kode_toko
       cross join lateral (select coalesce(c.dilihat, k.diganti) as sejak) x
       where k.kode_toko = ${ke} and ${sudahLama('x.sejak', jam * SEJAM)}
         and not exists (select from audit a
                          where a.kode_toko = ${dari} and a.tindakan = 'RK_TAK_DIBANDING' and a.kunci = ${ke}
                            and a.waktu > waktu() - make_interval(hours => ${jam}::int)
                            and a.waktu < waktu() + interval '1 hour')`)
  )?.sejak;

/** All are compared at the next look. */
export const mintaCocok = (on: Sql): Promise<number> =>
  on.run(sql`update cocok_server set lagi = waktu()`);

export type Beda = Omit<RkTercatat, 'toko'>;

export const findBeda = (on: Sql, kode_toko: string, lain: string): Promise<Beda | undefined> =>
  on.maybe(sql<Beda>`
    select rupiah, qty, mg, murni from cocok_beda where kode_toko = ${kode_toko} and lain = ${lain}`);

export const saveBeda = (on: Sql, kode_toko: string, lain: string, beda: Beda): Promise<number> =>
  on.run(sql`
    insert into cocok_beda (kode_toko, lain, sejak, dilihat, rupiah, qty, mg, murni)
    values (${kode_toko}, ${lain}, waktu(), waktu(), ${beda.rupiah}::bigint, ${beda.qty}::bigint,
            ${beda.mg}::bigint, ${beda.murni}::bigint)
    on conflict (kode_toko, lain) do update
      set dilihat = excluded.dilihat, rupiah = excluded.rupiah, qty = excluded.qty, mg = excluded.mg,
          murni = excluded.murni`);

export const endBeda = (on: Sql, kode_toko: string, lain: string): Promise<number> =>
  on.run(sql`delete from cocok_beda where kode_toko = ${kode_toko} and lain = ${lain}`);
