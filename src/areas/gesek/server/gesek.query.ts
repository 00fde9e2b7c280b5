import type { Rupiah } from '#kit/rules/quantity.ts';
import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query, type Sql } from '#kit/server/sql.ts';
import type { gesekReport } from '#areas/gesek/contract/gesek.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

export type HariGesek = {
  readonly jumlah: Rupiah;
  readonly dilepas: Rupiah;
  readonly kartu_kali: number;
  readonly kartu_jumlah: Rupiah;
  /** On other cards of the holder, by the telephone. */
  readonly lain_kali: number;
  readonly lain_jumlah: Rupiah;
  /** The card was said to be of the other kind before. */
  readonly jenis_lain: boolean;
};

type Kartu = Record<'kode_bank' | 'no_kartu' | 'jenis_kartu' | 'no_hp', string>;

/**
 * What the shop paid out on cards on its day so far and the fee that it left; how much of the day was on this card, and
 * on others of its holder, at any terminal and in any shop.
 */
export const readHariGesek = (
  on: Sql,
  { kode_bank, no_kartu, jenis_kartu, no_hp }: Kartu,
  { kode_toko, hari }: Ctx,
): Promise<HariGesek> =>
  on.one(sql<HariGesek>`
    select coalesce(sum(jumlah_rp) filter (where sini), 0)::bigint as jumlah,
           coalesce(sum(greatest(fee_hitung - fee, 0)) filter (where sini), 0)::bigint as dilepas,
           count(*) filter (where sama)::int as kartu_kali,
           coalesce(sum(jumlah_rp) filter (where sama), 0)::bigint as kartu_jumlah,
           count(*) filter (where orang and not sama)::int as lain_kali,
           coalesce(sum(jumlah_rp) filter (where orang and not sama), 0)::bigint as lain_jumlah,
           exists (select from gesek_tunai l where l.no_kartu = ${no_kartu} and l.jenis_kartu <> ${jenis_kartu}
             and (l.kode_bank = ${kode_bank} or l.no_hp = ${no_hp}) and l.status = 'DONE') as jenis_lain
      from gesek_tunai g
     cross join lateral (select g.kode_toko = ${kode_toko} as sini, g.no_kartu = ${no_kartu} as sama,
                                g.no_hp = ${no_hp} as orang) x
     where g.tgl_system = ${hari}::date and g.status = 'DONE'`);

/** Whether the holder has the telephone or the name of somebody who works in one of the shops. */
export const isPemegangPetugas = async (
  on: Sql,
  { no_hp, nama }: { no_hp: string; nama: string },
): Promise<boolean> =>
  (
    await on.one(sql<{ ada: boolean }>`
    select exists (select from sales where hp = ${no_hp} or lower(btrim(nama)) = lower(btrim(${nama})))
        or exists (select from users where lower(btrim(usere_name)) = lower(btrim(${nama}))) as ada`)
  ).ada;

/**
 * № 52. What the bank kept of a charge is known once it is settled, and at once where cards are not validated; before
 * that it is what its account's percent makes, and marked.
 */
export const gesekQuery = (saring: FiltersOf<typeof gesekReport>, { kode_toko }: Ctx): Query => sql`
  select g.tgl_system, g.no_gesek, g.nama_customer, coalesce(b.nama_bank, g.kode_bank) as nama_bank,
         g.jenis_kartu as jenis, g.no_kartu, g.jumlah_rp, g.fee_persen, g.fee, g.jumlah_gesek_rp, x.biaya_bank,
         (g.fee - x.biaya_bank)::bigint as untung, g.input_by,
         case when x.berulang and x.kira then 'KEDUANYA' when x.berulang then 'KARTU_BERULANG'
              when x.kira then 'BIAYA_PERKIRAAN' end as tanda
    from gesek_tunai g
    join pembayaran p on p.kode_toko = g.kode_toko and p.no_dokumen = g.no_gesek and p.urut = 1
    left join bank b on b.kode_toko = g.kode_toko and b.kode_bank = g.kode_bank
    left join validasi_non_cash_baris c
      on c.kode_toko = g.kode_toko and c.no_dokumen = g.no_gesek and c.urut_bayar = 1 and c.aktif
   cross join lateral (
     select coalesce(c.biaya_bank, p.biaya_bank, 0)::bigint as biaya_bank,
            c.biaya_bank is null and exists (select from buku k where k.kode_toko = g.kode_toko
              and k.no_bukti = g.no_gesek and k.akun = 'kartu:' || g.kode_bank) as kira,
            exists (select from gesek_tunai l where l.tgl_system = g.tgl_system and l.no_kartu = g.no_kartu
              and l.status = 'DONE' and l.no_gesek <> g.no_gesek) as berulang) x
   where g.kode_toko = ${kode_toko} and g.status = 'DONE'
     and g.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
     ${same('g.no_rekening', saring.no_rekening)} ${same('g.input_by', saring.input_by)}
   order by nama_bank, g.tgl_system, g.no_gesek`;
