import { newKey } from '#kit/web/api/key.ts';
import { call } from '#kit/web/api/client.ts';
import { keysAfter } from '#kit/web/base/key-router.ts';
import { isProblem, noNetwork } from '#kit/web/api/problem.ts';
import { refresh, useRead } from '#kit/web/api/query.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { showProblem } from '#kit/web/feedback/dialogs.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import {
  bacaTundaEndpoint,
  daftarTundaEndpoint,
  hapusTundaEndpoint,
  tundaEndpoint,
} from '#areas/penjualan/contract/tunda.api.ts';
import { muatLaku } from '#areas/penjualan/web/kasir/nanti/muat-laku.ts';
import { DRAFT_KOSONG, type Customer } from '#areas/penjualan/web/kasir/draft.ts';
import type { DraftStore } from '#areas/penjualan/web/kasir/use-draft-jual.ts';
import type { useKeranjang } from '#areas/penjualan/web/kasir/use-keranjang.ts';

export type Tunda = AnswerOf<typeof daftarTundaEndpoint>[number];
/** The name of a held cart without a customer; its tab shows the hour instead. */
export const TANPA_NAMA = 'Tanpa nama';

type Parts = {
  store: DraftStore;
  keranjang: ReturnType<typeof useKeranjang>;
  kode_sales: string | null;
  onRecalled: (kode_sales: string | null) => void;
  /** The counter turns to another sale. */
  onBaru: () => void;
};

/** The card as it is now: what it says to the tax may have changed while the cart was held (D-41.10). */
async function kartuKini(customer: Customer): Promise<Customer> {
  if (!customer.kode_customer) return customer;
  const { cariKartu } = await muatLaku();
  const kartu = await cariKartu(customer.kode_customer);
  return isProblem(kartu) ? customer : { ...kartu, setuju_promo: customer.setuju_promo };
}

/** Held carts: on the server, so that any counter of the shop brings them back (D-10.3). */
export function useTunda({ store, keranjang, kode_sales, onRecalled, onBaru }: Parts) {
  const { data = [] } = useRead(daftarTundaEndpoint, { staleTime: 30_000, keep: true });
  useBell<{ tunda?: string }>('keranjang', (rung) => {
    if (!rung || rung.tunda) void refresh(daftarTundaEndpoint);
  });

  const tahan = async (total: Rupiah): Promise<boolean> => {
    const draft = store.now();
    if (draft.baris.length === 0) return false;
    if (draft.titipan.length > 0) {
      toast.error('Nota dengan titipan tidak dapat ditahan');
      return false;
    }
    const nama = draft.customer.nama?.trim().slice(0, 60) || TANPA_NAMA;
    try {
      const { isiTunda } = await muatLaku();
      const body = { nama, isi: isiTunda(draft, kode_sales), qty: draft.baris.length, total };
      await call(tundaEndpoint, { body, key: newKey() });
    } catch (error) {
      showProblem(isProblem(error) ? error : noNetwork());
      return false;
    }
    store.put(() => DRAFT_KOSONG);
    onBaru();
    toast.success('Nota ditahan');
    void refresh(daftarTundaEndpoint);
    return true;
  };

  const panggil = async ({ id }: Tunda, total: Rupiah): Promise<void> => {
    if (store.now().baris.length > 0 && !(await tahan(total))) return;
    try {
      const { readTunda } = await muatLaku();
      const { isi: dibaca } = await call(bacaTundaEndpoint, { params: { id } });
      const draft = readTunda(dibaca);
      const customer = await kartuKini(draft.customer);
      await call(hapusTundaEndpoint, { params: { id }, key: newKey() });
      store.put(() => ({ ...draft, customer }));
      onBaru();
      onRecalled((dibaca.kode_sales as string) || null);
      document.querySelector<HTMLElement>('[data-scan-field]')?.focus();
      void keranjang.antri();
    } catch (error) {
      showProblem(isProblem(error) ? error : noNetwork());
    }
    void refresh(daftarTundaEndpoint);
  };

  const buang = async ({ id }: Tunda): Promise<void> => {
    await call(hapusTundaEndpoint, { params: { id }, key: newKey() }).catch(() => {});
    void refresh(daftarTundaEndpoint);
  };
  // Both change the nota on the counter: what is scanned meanwhile belongs to the one that comes.
  return {
    list: data,
    tahan: (total: Rupiah) => keysAfter(tahan(total)),
    panggil: (one: Tunda, total: Rupiah) => keysAfter(panggil(one, total)),
    buang,
  };
}
