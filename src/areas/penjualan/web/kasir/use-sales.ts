import { usePref } from '#kit/web/base/use-pref.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';

/** Who sells is remembered for each user of this computer; first it is the user's own sales code. */
export function useSales() {
  const { user } = useSesi();
  return usePref<string | null>(`penjualan.sales.${user.user_id}`, user.kode_sales);
}
