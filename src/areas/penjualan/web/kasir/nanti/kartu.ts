import { call } from '#kit/web/api/client.ts';
import { isProblem, type Problem } from '#kit/web/api/problem.ts';
import { customerEndpoint } from '#areas/customer/contract/customer.api.ts';
import type { Customer } from '#areas/penjualan/web/kasir/draft.ts';

/** Whose card was scanned at the counter, as the open sale names him; or why nobody is known by it. */
export async function cariKartu(kode_customer: string): Promise<Customer | Problem> {
  try {
    const { nama, no_hp, alamat, jenis } = await call(customerEndpoint, {
      params: { kode_customer },
    });
    return { kode_customer, nama, no_hp, alamat, jenis, setuju_promo: null };
  } catch (error) {
    if (isProblem(error)) return error;
    throw error;
  }
}
