import { useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { tOf } from '#kit/web/base/text.ts';
import { messageFor } from '#kit/web/write/check.ts';
import { focusField } from '#kit/web/write/focus.ts';
import { useWhenReckoned } from '#kit/web/write/use-when-reckoned.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { hitungLelangEndpoint } from '#areas/hutang/contract/lelang/lelang.api.ts';
import {
  hasilLebur,
  lelangDocument,
  type TUJUAN,
} from '#areas/hutang/contract/lelang/lelang.document.ts';
import { lelangActs } from '#areas/hutang/web/lelang/acts.ts';
import type { Hutang } from '#areas/hutang/web/hutang-body.tsx';
import { useWeighed } from '#areas/hutang/web/timbang/use-weighed.ts';
import { useReckoned } from '#kit/web/api/use-reckoned.ts';

type Found = {
  readonly urut: number;
  readonly berat: Miligram | null;
  readonly kode_group: string | null;
};
type Draft = {
  readonly tujuan: keyof typeof TUJUAN;
  readonly hasil_lelang: Rupiah | null;
  readonly berat: Miligram | null;
  readonly kadar: Persen | null;
  readonly barang: readonly Found[];
  readonly keterangan: string | null;
};
export type Valued = AnswerOf<typeof hitungLelangEndpoint>;

/** What stands on the form of an auction, what it comes to, and the act. */
export function useLelang(hutang: Hutang, onDone: () => void) {
  const [draft, setDraft] = useState<Draft>({
    tujuan: 'STOCK',
    hasil_lelang: null,
    berat: null,
    kadar: null,
    keterangan: null,
    barang: hutang.detail_barang.map(({ urut, kode_group }) => ({ urut, kode_group, berat: null })),
  });
  const [said, setSaid] = useState<string>();
  const { weighed, saidOfWeight, holdUp } = useWeighed(draft.barang);
  const lebur = useHasil(draft);
  const induk = hutang.no_faktur_hutang;
  const body = typedOf(draft);
  const { valued, why, waits } = useReckoned(hitungLelangEndpoint, {
    params: { no: induk },
    body,
    ready: draft.tujuan === 'STOCK' || body.hasil !== null,
  });
  const write = useWrite(lelangDocument.makes.lelang, {
    success: 'Lelang disimpan',
    refresh: lelangActs.lists,
    onProblem: ({ message }: Problem) => {
      setSaid(message);
      return true;
    },
    after: (made) => {
      onDone();
      lelangActs.print(made);
    },
  });
  const save = useWhenReckoned(waits, () => {
    if (write.busy || holdUp() || lebur.holdUp() || !valued) return;
    setSaid(undefined);
    const { keterangan } = draft;
    const barang = weighed.map((one) => ({ ...one, kode_kadar: null }));
    void write.send({ params: { induk }, body: { ...body, barang, keterangan } });
  });
  return {
    draft,
    valued,
    save,
    busy: write.busy,
    saidOfWeight,
    saidOfHasil: lebur.said,
    // A weight that is missing is said even while nothing can be reckoned.
    ready: valued !== undefined || weighed.length < draft.barang.length || lebur.missing,
    said: tOf(said ?? why),
    set: (part: Partial<Draft>) => {
      setSaid(undefined);
      setDraft((old) => ({ ...old, ...part }));
    },
  };
}

/** What came out of the pot, where the goods are melted: without it nothing is saved either. */
function useHasil({ tujuan, berat, kadar }: Draft) {
  const [tried, setTried] = useState(false);
  const missing = tujuan === 'LEBUR' && (berat === null || kadar === null);
  return {
    missing,
    said: {
      berat: tried ? tOf(messageFor(hasilLebur.berat, berat)) : undefined,
      kadar: tried ? tOf(messageFor(hasilLebur.kadar, kadar)) : undefined,
    },
    holdUp: (): boolean => {
      if (!missing) return false;
      setTried(true);
      focusField(berat === null ? 'berat-hasil' : 'kadar-hasil');
      return true;
    },
  };
}

const typedOf = ({ tujuan, hasil_lelang, berat, kadar }: Draft) => ({
  tujuan,
  hasil_lelang,
  hasil:
    tujuan === 'LEBUR' && berat !== null && kadar !== null
      ? { berat, kadar, kode_gudang: null }
      : null,
});
