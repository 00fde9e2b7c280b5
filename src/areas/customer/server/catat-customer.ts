import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { periksaCustomer, TIDAK_CUSTOMER, type CustomerDiminta } from '#areas/customer/rules/customer.ts';
import { addCustomer, findCustomer, findCustomerByHp, findCustomerByNama, type Customer } from '#areas/customer/server/customer.table.ts';

/** The customer of a document, as it is printed and kept on it. */
export type CustomerDokumen = Pick<Customer, 'nama' | 'alamat' | 'no_hp' | 'jenis'> & { kode_customer: string | null };

const TANPA_NAMA: CustomerDokumen = { kode_customer: null, nama: '', alamat: '', no_hp: null, jenis: 'UMUM' };

/**
 * Finds the customer that a document names: by code, else by phone, else by name and address, else
 * added (http.md). What the shop must know of a customer is a parameter.
 */
export async function catatCustomer(tx: Tx, diminta: CustomerDiminta, ctx: Ctx): Promise<CustomerDokumen> {
  refuseIf(periksaCustomer(diminta, ctx.param.CUSTOMER_WAJIB));
  if (diminta.kode_customer) {
    const found = await findCustomer(tx, ctx.kode_toko, diminta.kode_customer);
    if (!found) refuseIf([TIDAK_CUSTOMER.CUSTOMER_TIDAK_ADA]);
    return found!;
  }
  if (!diminta.nama) return TANPA_NAMA;
  const alamat = diminta.alamat ?? '';
  const known = diminta.no_hp
    ? await findCustomerByHp(tx, ctx.kode_toko, diminta.no_hp)
    : await findCustomerByNama(tx, ctx.kode_toko, diminta.nama, alamat);
  if (known) return { ...known, nama: diminta.nama, alamat: alamat || known.alamat };
  return addCustomer(tx, ctx.kode_toko, {
    nama: diminta.nama, alamat, no_hp: diminta.no_hp, provinsi: null, tgl_lahir: null, no_ktp: null, setuju_promo: false,
  }, ctx.op);
}
