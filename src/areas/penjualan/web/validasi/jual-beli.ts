import { formatRupiah } from '#kit/rules/format.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import type { Taken, Waiting } from '#areas/dokumen/web/waiting/waiting-kind.tsx';

type Load = () => Promise<Waiting>;
const all: Load[] = [];

/** Called in an area's `.lends.ts`: what waits there joins the one list of sales and buy-backs (D-28.1). */
export const registerJualBeli = (load: Load): void => void all.push(load);
export const readJualBeli = (): Promise<Waiting[]> => Promise.all(all.map((load) => load()));

type Dibayar = {
  readonly tagihan: Rupiah;
  readonly kembali: Rupiah;
  /** Coupons that it issued: whole for those who take its money. */
  readonly kupon?: readonly string[];
};

/** What was paid at the counter: the change, large, or that nothing is left; and what the customer gets besides. */
export const paidOf = (no: string, { tagihan, kembali, kupon = [] }: Dibayar): Taken => ({
  no,
  ...(kembali > 0
    ? {
        says: t('{no} dibayar, kembali {uang}', { no, uang: formatRupiah(kembali) }),
        label: t('Kembalian'),
        amount: kembali,
      }
    : { says: t('{no} dibayar', { no }), label: t('Lunas'), amount: tagihan }),
  ...(kupon.length > 0 && { facts: { [t('Kupon untuk pelanggan')]: kupon.join(', ') } }),
});
