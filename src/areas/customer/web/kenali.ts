import { call } from '#kit/web/api/client.ts';
import { cariCustomerEndpoint } from '#areas/customer/contract/customer.api.ts';
import type { Dikenal } from '#areas/customer/web/cari-customer.tsx';

/** Whose card was scanned, by its code or its QR. */
export async function kenaliKartu(kode: string): Promise<Dikenal | undefined> {
  const found = await call(cariCustomerEndpoint, { query: { q: kode, limit: 2 } });
  return found.find((one) => one.kode_customer === kode) ?? found[0];
}
