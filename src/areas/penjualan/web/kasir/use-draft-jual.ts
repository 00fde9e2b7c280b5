import { useKept, type Kept } from '#kit/web/write/use-kept.ts';
import { DRAFT_KOSONG, type Draft } from '#areas/penjualan/web/kasir/draft.ts';

/** The open sale of one user of one shop. */
export type DraftStore = Omit<Kept<Draft>, 'value'> & { readonly draft: Draft };

const kosong = ({ baris, antre, tukar, customer }: Draft): boolean =>
  baris.length + antre.length + (tukar?.length ?? 0) === 0 && !customer.nama;

export function useDraftJual(): DraftStore {
  const { value, now, put } = useKept('penjualan', DRAFT_KOSONG, kosong);
  return { draft: value, now, put };
}
