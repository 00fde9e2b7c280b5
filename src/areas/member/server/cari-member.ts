import type { Tx } from '#kit/server/database.ts';
import { missing } from '#kit/server/problem.ts';
import { findCustomer } from '#areas/customer/server/customer.table.ts';
import { TIDAK_MEMBER } from '#areas/member/rules/hadiah.ts';
import { lockSatu, type Pemegang } from '#areas/member/server/poin.table.ts';

/**
 * The member of a code, or who was one and has points left (D-39.6), held with the points; else 404. A card that was
 * joined to another one is that one.
 */
export async function cariMember(tx: Tx, kode_customer: string): Promise<Pemegang> {
  const found = await findCustomer(tx, kode_customer);
  if (!found || (found.jenis !== 'MEMBER' && found.poin === 0))
    throw missing(TIDAK_MEMBER.MEMBER_TIDAK_ADA);
  const held = await lockSatu(tx, found.kode_customer);
  return held.is_active ? held : cariMember(tx, kode_customer);
}
