import type { Sesi } from '#areas/akses/contract/sesi.api.ts';
import { cetakLepas, kepalaToko, readCetak } from '#areas/akses/web/cetak-struk.ts';
import { strukKupon, type KuponNota } from '#areas/penjualan/rules/kupon-nota.ts';

/** The slips of coupons that were issued just now: their numbers are shown once, so none waits on this computer. */
export async function cetakKupon(kupon: readonly KuponNota[], sesi: Sesi): Promise<void> {
  const cetak = await readCetak('KUPON', sesi);
  await cetakLepas(strukKupon(kupon, { ...kepalaToko(sesi), cetak }), 'KUPON', { cetak, sesi });
}
