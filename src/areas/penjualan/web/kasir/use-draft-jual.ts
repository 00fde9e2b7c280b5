import { useCallback } from 'react';
import { useKept, type Kept } from '#kit/web/write/use-kept.ts';
import { lepasIdentitas } from '#areas/penjualan/rules/draft-jual.ts';
import { DRAFT_KOSONG, type Draft } from '#areas/penjualan/web/kasir/draft.ts';

/** The open sale of one user of one shop. */
export type DraftStore = Omit<Kept<Draft>, 'value'> & { readonly draft: Draft };

const kosong = ({ baris, antre, tukar, customer }: Draft): boolean =>
  baris.length + antre.length + (tukar?.length ?? 0) === 0 && !customer.nama;

export function useDraftJual(): DraftStore {
  const { value, now, put: keep } = useKept('penjualan', DRAFT_KOSONG, kosong);
  const put = useCallback(
    (change: (old: Draft) => Draft) => keep((old) => lepasIdentitas(old, change(old))),
    [keep],
  );
  return { draft: value, now, put };
}
