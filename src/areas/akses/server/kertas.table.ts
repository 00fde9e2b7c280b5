import { sql, type Sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A paper of a document in a state that it went through at that moment. */
export type Kertas = {
  readonly no: string;
  readonly keadaan: 'TUNGGU' | 'SAH' | 'BATAL';
  readonly cetak_ke: number;
  readonly saat: string;
};
type Diambil = 'BARU' | 'LAGI' | null;
type Siapa = Pick<Ctx, 'kode_toko' | 'perangkat' | 'user_id'>;

const ambil = (
  { no, keadaan, cetak_ke, saat }: Kertas,
  { kode_toko, perangkat, user_id }: Siapa,
) => sql`
  ambil_kertas(${kode_toko}, ${no}, ${keadaan}, ${cetak_ke - 1}, ${saat}::timestamptz, ${perangkat},
    ${user_id})`;

export const takeKertas = async (on: Sql, kertas: Kertas, siapa: Siapa): Promise<Diambil> =>
  (await on.one(sql<{ jadi: Diambil }>`select ${ambil(kertas, siapa)} as jadi`)).jadi;

/** The same beside a read: every original, the first and the one repeated, leaves its row in the log at once. */
export const takeKertasTercatat = async (on: Sql, kertas: Kertas, ctx: Ctx): Promise<Diambil> =>
  (
    await on.one(sql<{ jadi: Diambil }>`
      with k as materialized (select ${ambil(kertas, ctx)} as jadi)
      select jadi, case when jadi = 'BARU' or (jadi = 'LAGI' and ${kertas.cetak_ke} = 1)
               then catat_audit(${ctx.kode_toko}, ${ctx.op}::uuid, ${ctx.user_id},
               ${ctx.level}, ${ctx.perangkat}, ${ctx.ip}, 'CETAK', 'kertas', ${kertas.no}, null,
               json_build_object('keadaan', ${kertas.keadaan}::text, 'jadi', jadi), null) end as urut
        from k`)
  ).jadi;

/** Whether the last paper of a document was this computer's, of the state that the document is in. */
export const isKertasDisini = async (
  on: Sql,
  { no, keadaan, cetak_ke, induk }: Omit<Kertas, 'saat'> & { induk: string | null },
  { kode_toko, perangkat, user_id }: Siapa,
): Promise<boolean> =>
  (await on.maybe(sql`
    select 1 from kertas k
     where k.kode_toko = ${kode_toko} and k.no = ${no} and k.perangkat = ${perangkat} and k.salinan = ${cetak_ke - 1}
       and (k.user_id = ${user_id} or k.perangkat <> 'tanpa-perangkat')
       and (k.salinan > 0 or k.keadaan[cardinality(k.keadaan)] = ${keadaan})
       and exists (select from v_doc d where d.shop = k.kode_toko and d.doc_no = k.no
             and case d.status when 'OPEN' then 'TUNGGU' when 'CANCELLED' then 'BATAL' else 'SAH' end = ${keadaan})
       and not exists (select from v_doc d where d.shop = k.kode_toko and d.doc_no = ${induk}
             and d.status = 'CANCELLED' and ${keadaan}::text <> 'BATAL')`)) !== undefined;

/** An approved copy: it may be taken where it was asked for, for as long as a broken print may. */
export const saveSalinan = (
  on: Sql,
  { no, cetak_ke }: Pick<Kertas, 'no' | 'cetak_ke'>,
  { kode_toko, perangkat, user_id }: Siapa,
): Promise<number> =>
  on.run(sql`
    insert into kertas as k (kode_toko, no, keadaan, salinan, waktu, perangkat, user_id)
    values (${kode_toko}, ${no}, '{}', ${cetak_ke - 1}, waktu(), ${perangkat}, ${user_id})
    on conflict (kode_toko, no) do update set salinan = excluded.salinan, waktu = excluded.waktu,
      perangkat = excluded.perangkat, user_id = excluded.user_id`);
