import { useCallback, useRef, useState } from 'react';
import { usePerson } from '#kit/web/base/person.tsx';
import type { Draft } from '#areas/penjualan/web/kasir/draft.ts';
import { keepDraft, readDraft } from '#areas/penjualan/web/kasir/simpanan.ts';

/** The open sale and the one way to change it: answers that come late change what is there by then. */
export type DraftStore = {
  readonly draft: Draft;
  readonly now: () => Draft;
  readonly put: (change: (old: Draft) => Draft) => void;
};

export function useDraftJual(): DraftStore {
  const { user_id } = usePerson();
  const [draft, setDraft] = useState(() => readDraft(user_id));
  const latest = useRef(draft);
  const now = useCallback(() => latest.current, []);
  const put = useCallback(
    (change: (old: Draft) => Draft) => {
      latest.current = change(latest.current);
      keepDraft(user_id, latest.current);
      setDraft(latest.current);
    },
    [user_id],
  );
  return { draft, now, put };
}
