import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import {
  periksaCustomer,
  TIDAK_CUSTOMER,
  type CustomerDiminta,
} from '#areas/customer/rules/customer.ts';
import { addCustomerDokumen, type Customer } from '#areas/customer/server/customer.table.ts';
import { customerParam } from '#areas/customer/contract/customer.parameter.ts';

/** The customer of a document, as it is printed and kept on it. */
export type CustomerDokumen = Pick<Customer, 'nama' | 'alamat' | 'no_hp' | 'jenis'> & {
  kode_customer: string | null;
};

const TANPA_NAMA: CustomerDokumen = {
  kode_customer: null,
  nama: '',
  alamat: '',
  no_hp: null,
  jenis: 'UMUM',
};

/**
 * The customer that a document names: `known` when the shop has one by code, phone, or name and
 * address, else added (http.md). What the shop must know of a customer is a parameter.
 */
export async function catatCustomer(
  tx: Tx,
  diminta: CustomerDiminta,
  known: Customer | undefined,
  ctx: Ctx,
): Promise<CustomerDokumen> {
  refuseIf(periksaCustomer(diminta, ctx.param(customerParam.CUSTOMER_WAJIB)));
  if (diminta.kode_customer) {
    if (!known) refuseIf([TIDAK_CUSTOMER.CUSTOMER_TIDAK_ADA]);
    return known!;
  }
  if (!diminta.nama) return TANPA_NAMA;
  const alamat = diminta.alamat ?? '';
  if (known) return { ...known, nama: diminta.nama, alamat: alamat || known.alamat };
  const baru = {
    provinsi: null,
    tgl_lahir: null,
    no_ktp: null,
    setuju_promo: false,
    keterangan: '',
  };
  return addCustomerDokumen(
    tx,
    ctx.kode_toko,
    { nama: diminta.nama, alamat, no_hp: diminta.no_hp, ...baru },
    ctx.op,
  );
}
