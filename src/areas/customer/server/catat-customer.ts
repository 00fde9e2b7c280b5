import type { Tx } from '#kit/server/database.ts';
import { orRefuse, refuseIf } from '#kit/server/problem.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import {
  periksaCustomer,
  TANPA_DATA_PAJAK,
  TIDAK_CUSTOMER,
  type CustomerDiminta,
} from '#areas/customer/rules/customer.ts';
import {
  addCustomerDokumen,
  saveSetuju,
  type Customer,
} from '#areas/customer/server/customer.table.ts';
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
    const card = orRefuse(known, TIDAK_CUSTOMER.CUSTOMER_TIDAK_ADA);
    await catatSetuju(tx, diminta, card, ctx);
    return card;
  }
  if (!diminta.nama) return TANPA_NAMA;
  const alamat = diminta.alamat ?? '';
  if (known) {
    await catatSetuju(tx, diminta, known, ctx);
    return { ...known, nama: diminta.nama, alamat: alamat || known.alamat };
  }
  const baru = {
    provinsi: null,
    tgl_lahir: null,
    no_ktp: null,
    keterangan: null,
    setuju_promo: diminta.setuju_promo ?? false,
    ...TANPA_DATA_PAJAK,
  };
  return addCustomerDokumen(
    tx,
    ctx.kode_toko,
    { nama: diminta.nama, alamat, no_hp: diminta.no_hp, ...baru },
    ctx.op,
  );
}

/** A tick gives consent to a card that has none; a form without one takes nothing back (D-51.12). */
async function catatSetuju(
  tx: Tx,
  { setuju_promo }: CustomerDiminta,
  { kode_customer, setuju_promo: sudah }: Customer,
  ctx: Ctx,
): Promise<void> {
  if (!setuju_promo || sudah) return;
  await saveSetuju(tx, ctx.kode_toko, kode_customer, ctx.op);
}
