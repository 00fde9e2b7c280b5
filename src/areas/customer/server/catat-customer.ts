import type { Refusal } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import {
  periksaCustomer,
  TANPA_DATA_PAJAK,
  TIDAK_CUSTOMER,
  UNNAMED,
  type CustomerDiminta,
} from '#areas/customer/rules/customer.ts';
import { cukupSering } from '#areas/customer/server/cukup-sering.ts';
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
  const { refusals, save } = cekCustomer(diminta, known, ctx);
  refuseIf(refusals);
  return save(tx);
}

/**
 * By what a plan looks for the card of its customer. A quote leaves no document and no row of the record, so it looks
 * for the code alone that was picked, and a body that names a person counts as a search (429): else it would find
 * people by their telephone (decision 1000).
 */
export function dicariDengan(
  { looks }: Pick<Tx, 'looks'>,
  typed: CustomerDiminta & { readonly no_ktp: string | null },
  ctx: Ctx,
): CustomerDiminta {
  if (!looks) return typed;
  const { kode_customer, no_hp, no_ktp } = typed;
  if (kode_customer ?? no_hp ?? no_ktp) cukupSering(ctx);
  return { ...UNNAMED, kode_customer };
}

/** The same for a plan, which writes nothing: what refuses the customer, who it is, and the write of the card. */
export type CustomerDicek = {
  readonly refusals: readonly Refusal[];
  /** As the document keeps it; a card that is not made yet has no code. */
  readonly customer: CustomerDokumen;
  /** Makes the card of a new customer, or keeps a consent; answers the customer with the code of its card. */
  save(tx: Tx): Promise<CustomerDokumen>;
};
export function cekCustomer(
  diminta: CustomerDiminta,
  known: Customer | undefined,
  ctx: Ctx,
): CustomerDicek {
  const { kode_customer, nama, no_hp } = diminta;
  const refusals = periksaCustomer(diminta, ctx.param(customerParam.CUSTOMER_WAJIB));
  const nobody = { refusals, customer: TANPA_NAMA, save: () => Promise.resolve(TANPA_NAMA) };
  if (kode_customer && !known)
    return { ...nobody, refusals: [...refusals, TIDAK_CUSTOMER.CUSTOMER_TIDAK_ADA] };
  if (!kode_customer && !nama) return nobody;
  const alamat = diminta.alamat ?? '';
  if (known) {
    const told = kode_customer || !nama ? {} : { nama, alamat: alamat || known.alamat };
    const customer = { ...known, ...told };
    return {
      refusals,
      customer,
      save: async (tx) => {
        await catatSetuju(tx, diminta, known, ctx);
        return customer;
      },
    };
  }
  const baru = { ...KARTU_KOSONG, nama: nama ?? '', alamat, no_hp };
  const setuju_promo = diminta.setuju_promo ?? false;
  return {
    refusals,
    customer: { kode_customer: null, nama: baru.nama, alamat, no_hp, jenis: 'UMUM' },
    save: (tx) => addCustomerDokumen(tx, ctx.kode_toko, { ...baru, setuju_promo }, ctx.op),
  };
}

/** What a counter is not told of a new customer. */
const KARTU_KOSONG = {
  provinsi: null,
  tgl_lahir: null,
  no_ktp: null,
  keterangan: null,
  ...TANPA_DATA_PAJAK,
};

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
