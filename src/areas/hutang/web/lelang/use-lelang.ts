import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import { call } from '#kit/web/api/client.ts';
import { isProblem, type Problem } from '#kit/web/api/problem.ts';
import { tOf } from '#kit/web/base/text.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { hitungLelangEndpoint } from '#areas/hutang/contract/lelang/lelang.api.ts';
import { lelangDocument, type TUJUAN } from '#areas/hutang/contract/lelang/lelang.document.ts';
import { lelangActs } from '#areas/hutang/web/lelang/acts.ts';
import type { Hutang } from '#areas/hutang/web/hutang-body.tsx';

type Draft = {
  readonly tujuan: keyof typeof TUJUAN;
  readonly hasil_lelang: Rupiah | null;
  readonly berat: Miligram | null;
  readonly kadar: Persen | null;
  readonly groups: readonly (string | null)[];
  readonly keterangan: string | null;
};
export type Valued = AnswerOf<typeof hitungLelangEndpoint>;

/** What stands on the form of an auction, what it comes to, and the act. */
export function useLelang(hutang: Hutang, onDone: () => void) {
  const [draft, setDraft] = useState<Draft>({
    tujuan: 'STOCK',
    ...{ hasil_lelang: null, berat: null, kadar: null, keterangan: null },
    groups: hutang.detail_barang.map((one) => one.kode_group),
  });
  const [said, setSaid] = useState<string>();
  const induk = hutang.no_faktur_hutang;
  const { valued, why } = useValued(induk, draft);
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
  const save = () => {
    if (write.busy || !valued) return;
    setSaid(undefined);
    const { keterangan } = draft;
    const barang = draft.groups.map((kode_group, at) => ({
      ...{ urut: at + 1, berat: null, kode_kadar: null, kode_group },
    }));
    void write.send({ params: { induk }, body: { ...typedOf(draft), barang, keterangan } });
  };
  return {
    ...{ draft, valued, save, busy: write.busy },
    said: tOf(said ?? why),
    set: (part: Partial<Draft>) => setDraft((old) => ({ ...old, ...part })),
  };
}

const typedOf = ({ tujuan, hasil_lelang, berat, kadar }: Draft) => ({
  ...{ tujuan, hasil_lelang },
  hasil:
    tujuan === 'LEBUR' && berat !== null && kadar !== null
      ? { berat, kadar, kode_gudang: null }
      : null,
});

/** The server works it out as the auction itself will: nothing is shown that would not be booked. */
function useValued(no: string, draft: Draft): { valued?: Valued; why?: string } {
  const body = typedOf(draft);
  const ready = draft.tujuan === 'STOCK' || body.hasil !== null;
  const { data, error } = useQuery({
    queryKey: [hitungLelangEndpoint.call, no, body],
    queryFn: () => call(hitungLelangEndpoint, { params: { no }, body }),
    enabled: ready,
    retry: false,
    placeholderData: keepPreviousData,
  });
  if (!ready) return {};
  return { valued: error ? undefined : data, why: isProblem(error) ? error.message : undefined };
}
