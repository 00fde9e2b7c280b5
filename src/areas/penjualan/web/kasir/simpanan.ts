import { DRAFT_KOSONG, type Draft } from '#areas/penjualan/web/kasir/draft.ts';

/**
 * The open sale is kept on this computer with every stroke: in the tab, where it outlives a lost
 * session, and beside it for the next tab. It belongs to one user of one shop.
 */
const keyOf = (user_id: string): string => `kilau.draft.${user_id}.penjualan`;
const STORES = [() => sessionStorage, () => localStorage];

export function readDraft(user_id: string): Draft {
  for (const store of STORES) {
    try {
      const text = store().getItem(keyOf(user_id));
      if (text) return { ...DRAFT_KOSONG, ...(JSON.parse(text) as Draft) };
    } catch {
      // Unreadable is as good as none.
    }
  }
  return DRAFT_KOSONG;
}

export function keepDraft(user_id: string, draft: Draft): void {
  const { baris, antre, tukar } = draft;
  const isi = baris.length + antre.length + (tukar?.length ?? 0);
  const empty = isi === 0 && !draft.customer.nama;
  for (const store of STORES) {
    try {
      if (empty) store().removeItem(keyOf(user_id));
      else store().setItem(keyOf(user_id), JSON.stringify(draft));
    } catch {
      // A full or forbidden storage costs the draft, never the sale.
    }
  }
}
