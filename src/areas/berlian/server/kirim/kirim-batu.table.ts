import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { invariant } from '#kit/server/problem.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { Sifat, Ukuran } from '#areas/berlian/rules/batu.ts';
import { TOLERANSI_CT } from '#areas/berlian/rules/kirim.ts';
import { akunOrang, type KirimanMasuk } from '#areas/kirim/server/kiriman.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Penulis = Pick<Ctx, 'kode_toko' | 'op'>;

/** Loose stones that lie in a warehouse again. */
export async function setPulang(
  tx: Tx,
  stones: readonly { readonly kode_berlian: string; readonly kode_gudang: string | null }[],
  { kode_toko, op }: Penulis,
): Promise<void> {
  if (stones.length === 0) return;
  const changed = await tx.run(sql`
    update berlian b set status = 'LEPAS', no_pegang = null, kode_gudang = x.kode_gudang, op = ${op}::uuid
      from jsonb_to_recordset(${JSON.stringify(stones)}::jsonb) as x (kode_berlian text, kode_gudang text)
     where b.kode_toko = ${kode_toko} and b.kode_berlian = x.kode_berlian and b.status = 'KIRIM'`);
  invariant(changed === stones.length, `${stones.length} stones come back, ${changed} did`);
}

export type BatuAsal = Sifat & {
  readonly lembaga: string | null;
  readonly no_sertifikat: string | null;
  readonly kode_berlian: string;
  readonly kode_dept: string;
  readonly harga_jual: Rupiah | null;
  readonly tgl_terima: Hari;
};
type Asal = Pick<KirimanMasuk, 'asal' | 'no_kirim' | 'jauh'>;
/** Rows of stones as their sender has them: his own, or those of the list that came from his server. */
const sumber = ({ asal, no_kirim, jauh }: Asal) => sql`(
  select s.* from berlian s where not ${jauh}::boolean and s.kode_toko = ${asal}
  union all
  select r.* from kiriman_jauh_isi j cross join lateral jsonb_populate_record(null::berlian, j.barang) r
   where ${jauh}::boolean and j.kode_toko = ${asal} and j.no_kirim = ${no_kirim})`;

/** Stones as the shop that sent them has them. */
export const listBatuAsal = (on: Sql, kirim: Asal, codes: readonly string[]): Promise<BatuAsal[]> =>
  on.many(sql<BatuAsal>`
    select kode_berlian, kode_dept, shape, color, clarity, cut_grade, polish, symmetry, fluorescence, harga_jual,
           lembaga, no_sertifikat, tgl_terima
      from ${sumber(kirim)} s where kode_berlian = any(${codes})`);

/** What this shop's book had of stones that come home. */
type BatuDulu = {
  readonly kode_berlian: string;
  /** Held by it still (loose, set, in bought gold), or on a way whose half its book does not have yet. */
  readonly dipegang: boolean;
  /** The count, or the settlement of a shipment, by which it was lost, alone or with its piece. */
  readonly hilang_di: string | null;
};
export const listBatuDulu = (
  on: Sql,
  codes: readonly string[],
  { kode_toko }: Pick<Ctx, 'kode_toko'>,
): Promise<BatuDulu[]> =>
  on.many(sql<BatuDulu>`
    select b.kode_berlian,
           case b.status
             when 'KIRIM' then b.no_pegang not like 'SB%'
             when 'TERPASANG' then not b.pergi or (p.status = 'KIRIM' and coalesce(p.no_pegang, '') not like 'SB%')
             else b.status in ('LEPAS', 'DIBELI') end as dipegang,
           case when b.status = 'HILANG' then b.no_pegang
                when b.status = 'TERPASANG' and p.status = 'HILANG' then coalesce(p.no_pegang, '-') end as hilang_di
      from berlian b
      left join barang p on p.kode_toko = b.kode_toko and p.kode_barcode = b.kode_barcode
     where b.kode_toko = ${kode_toko} and b.kode_berlian = any(${codes})`);

export type DiJalan = { readonly kode_berlian: string; readonly no_kirim: string };
/** Stones that are on their way to this shop, from another one, loose: packed there, neither received nor settled. */
export const findJalanPulang = (
  on: Sql,
  codes: readonly string[],
  { kode_toko }: Pick<Ctx, 'kode_toko'>,
): Promise<DiJalan | undefined> =>
  on.maybe(sql<DiJalan>`
    select i.kode_barcode as kode_berlian, k.no_kirim
      from kirim_barang k
      join kirim_barang_isi i on i.kode_toko = k.kode_toko and i.no_kirim = k.no_kirim
     where k.tujuan = ${kode_toko} and k.status = 'OPEN' and i.isi = 'BATU'
       and i.kode_barcode = any(${codes as string[]})
       and not exists (select from terima_kiriman_isi t
         where t.asal = i.kode_toko and t.no_kirim = i.no_kirim and t.kode_barcode = i.kode_barcode)
       and not exists (select from selisih_kiriman_isi s
         where s.kode_toko = i.kode_toko and s.no_kirim = i.no_kirim and s.kode_barcode = i.kode_barcode)
     order by i.kode_barcode limit 1`);

type Masuk = Ukuran & { readonly kode_berlian: string; readonly kode_dept: string };

/**
 * Stones of another shop are this shop's from now on, as that shop kept them: certificate with its photo, price of
 * their own, cost and age, and of a part of a parcel what its stones should weigh. One that comes home uses its old
 * row, whatever it left by; from another server it keeps its photo, and is measured by the more of what both servers
 * say. A supplier that this shop does not know is left out.
 */
export async function receiveBatu(
  tx: Tx,
  kirim: Asal,
  stones: readonly Masuk[],
  kode_gudang: string,
  { kode_toko, user_id, op }: Ctx,
): Promise<void> {
  const came = await tx.run(sql`
    insert into berlian as b (kode_toko, kode_berlian, kode_dept, carat, butir, shape, color, clarity, cut_grade,
        polish, symmetry, fluorescence, lembaga, no_sertifikat, foto, kode_supplier, konsinyasi,
        harga_modal, harga_jual, carat_patok,
        kode_gudang, status, tgl_terima, input_by, input_date, op)
    select ${kode_toko}, s.kode_berlian, x.kode_dept, x.carat, x.butir, s.shape, s.color, s.clarity,
           s.cut_grade, s.polish, s.symmetry, s.fluorescence, s.lembaga, s.no_sertifikat, s.foto,
           (select p.kode_supplier from supplier_berlian p
             where p.kode_toko = ${kode_toko} and p.kode_supplier = s.kode_supplier),
           false, s.harga_modal, s.harga_jual, bulat_bagi(s.carat_patok::numeric * x.butir, s.butir), ${kode_gudang},
           'LEPAS', s.tgl_terima, ${user_id}, waktu(), ${op}::uuid
      from jsonb_to_recordset(${JSON.stringify(stones)}::jsonb)
           as x (kode_berlian text, kode_dept text, carat bigint, butir int)
      join ${sumber(kirim)} s on s.kode_berlian = x.kode_berlian
    on conflict (kode_toko, kode_berlian) do update
      set status = 'LEPAS', no_pegang = null, kode_gudang = excluded.kode_gudang, kode_dept = excluded.kode_dept,
          carat = excluded.carat, butir = excluded.butir, konsinyasi = false,
          harga_modal = excluded.harga_modal, harga_jual = excluded.harga_jual, kode_barcode = null, pergi = false,
          foto = case when ${kirim.jauh}::boolean then coalesce(excluded.foto, b.foto) else excluded.foto end,
          carat_patok = case when ${kirim.jauh}::boolean then greatest(excluded.carat_patok,
            bulat_bagi(b.carat_patok::numeric * excluded.butir, b.butir)) else excluded.carat_patok end,
          op = excluded.op
      where b.status not in ('LEPAS', 'DIBELI') and (b.status <> 'TERPASANG' or b.pergi)`);
  invariant(came === stones.length, `${came} of ${stones.length} stones came`);
}

/** Who else took stones in within the tolerance in thirty days, where head office lends him or this person. */
export const listPenerimaCt = async (
  on: Sql,
  { kode_toko, user_id }: Pick<Ctx, 'kode_toko' | 'user_id'>,
): Promise<string[]> =>
  (
    await on.many(sql<{ input_by: string }>`
      select distinct r.input_by
        from terima_kiriman_isi i
        join terima_kiriman r on r.kode_toko = i.kode_toko and r.no_terima = i.no_terima
        join users u on u.user_id = r.input_by
       where r.kode_toko = ${kode_toko} and i.isi = 'BATU' and i.carat_timbang <> i.carat_kirim
         and r.input_date > waktu() - interval '30 days'
         and (u.sidik_hp is not null
           or exists (select from users s where s.user_id = ${user_id} and s.sidik_hp is not null))
         and r.input_by not in (${akunOrang(user_id)})
       order by 1`)
  ).map(({ input_by }) => input_by);

/**
 * How far stones that this person took in, by any account, were from what was packed within the tolerance, in thirty
 * days, lighter and heavier added: what an owner agreed to line by line is not of it, nor what was counted before an
 * owner read such a sum (decision 1102).
 */
export const findBedaCt = (
  on: Sql,
  { kode_toko, user_id }: Pick<Ctx, 'kode_toko' | 'user_id'>,
  juga: readonly string[],
): Promise<{ readonly kali: number; readonly carat: Miligram }> =>
  on.one(sql<{ kali: number; carat: Miligram }>`
    with beda as (
      select r.input_date, i.di_luar, i.temuan is null and i.butir = i.butir_kirim as sama,
             abs(i.carat_timbang - i.carat_kirim) as carat
        from terima_kiriman_isi i
        join terima_kiriman r on r.kode_toko = i.kode_toko and r.no_terima = i.no_terima
       where r.kode_toko = ${kode_toko} and i.isi = 'BATU'
         and (r.input_by in (${akunOrang(user_id)}) or r.input_by = any(${[...juga]}::text[]))
         and i.carat_timbang <> i.carat_kirim and r.input_date > waktu() - interval '30 days'
    )
    select count(*)::int as kali, coalesce(sum(carat), 0)::bigint as carat from beda
     where not di_luar and input_date > coalesce(
       (select max(input_date) from beda where di_luar and sama and carat <= ${TOLERANSI_CT}), '-infinity')`);
