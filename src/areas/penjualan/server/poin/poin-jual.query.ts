import type { Persen } from '#kit/rules/quantity.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { AturanPoint } from '#areas/member/rules/poin.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * What a sale asks of a member: who brought him, on which terms, how pieces earn, and whether the card is that of
 * a person who works in one of the shops (D-39.1).
 */
export type DasarMember = {
  readonly kode_customer: string;
  /** The member who brought this one, as long as he is one. */
  readonly ajak: string | null;
  readonly afiliasi_persen: Persen | null;
  readonly afiliasi_n: number | null;
  readonly petugas: boolean;
  readonly aturan: AturanPoint[] | null;
};

/** Undefined where the card is no member's. */
export const findDasarMember = (
  on: Sql,
  kode_customer: string,
  { kode_toko }: Ctx,
): Promise<DasarMember | undefined> =>
  on.maybe(sql<DasarMember>`
    select c.kode_customer, r.kode_customer as ajak, c.afiliasi_persen, c.afiliasi_n,
           exists (select from customer k join sales s on s.hp = k.no_hp and s.is_active
                    where k.kode_customer in (select customer_semua(c.kode_customer))) as petugas,
           (select jsonb_agg(to_jsonb(p)) from parameter_point p
             where p.kode_toko = ${kode_toko} and p.is_active) as aturan
      from customer c
      left join customer r on r.kode_customer = customer_induk(c.kode_referensi) and r.is_active
       and r.jenis = 'MEMBER' and r.kode_customer <> c.kode_customer
     where c.kode_customer = customer_induk(${kode_customer}) and c.is_active and c.jenis = 'MEMBER'`);

/** Sales of a member that stand, in all shops: the first ones count for whom brought him (D-39.4). */
export const countJualMember = async (on: Sql, kode_customer: string): Promise<number> =>
  (
    await on.one(sql<{ n: number }>`
      select count(*)::int as n from nota_jual
       where kode_customer in (select customer_semua(${kode_customer}))
         and jenis_customer = 'MEMBER' and status = 'DONE'`)
  ).n;
