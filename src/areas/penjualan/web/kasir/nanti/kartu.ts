import { call } from '#kit/web/api/client.ts';
import { isProblem, type Problem } from '#kit/web/api/problem.ts';
import { customerEndpoint } from '#areas/customer/contract/customer.api.ts';
import { kartuKataEndpoint } from '#areas/member/contract/kartu-member.api.ts';
import { kataPublik } from '#areas/toko/rules/kata-publik.ts';
import type { Customer } from '#areas/penjualan/web/kasir/draft.ts';

/** Whose card was scanned at the counter, as the open sale names him; or why no customer is known by it. */
export async function cariKartu(kode: string): Promise<Customer | Problem> {
  try {
    const kata = kataPublik(kode);
    const { kode_customer } = kata
      ? await call(kartuKataEndpoint, { params: { kata } })
      : { kode_customer: kode };
    const card = await call(customerEndpoint, { params: { kode_customer } });
    // A card that was joined to another one is that one (D-39.7).
    const { nama, no_hp, alamat, jenis, pengusaha, bebas_pph22_sampai } = card;
    return {
      kode_customer: card.kode_customer,
      nama,
      no_hp,
      alamat,
      jenis,
      pengusaha,
      bebas_pph22_sampai,
      setuju_promo: null,
    };
  } catch (error) {
    if (isProblem(error)) return error;
    throw error;
  }
}
