import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { daftarPoEndpoint } from '#areas/pre-order/contract/pre-order.api.ts';
import { preOrderModul } from '#areas/pre-order/contract/pre-order.modul.ts';
import type { PesananForm } from '#areas/service/web/pesanan/baru/use-pesanan.ts';

/** Opened for a pre-order (`?po=`): an empty form is filled from it, once; what was typed before stays. */
export function useDariPo({ draft, kosong, setPo }: PesananForm): void {
  const { po } = useSearch({ strict: false }) as { po?: string };
  const on = usePerson().moduls.has(preOrderModul.PRE_ORDER_MODULE.key);
  const done = useRef(false);
  const { data } = useRead(daftarPoEndpoint, {
    query: { status: 'terbuka', q: (po ?? '').slice(0, 100), page: 1, limit: 50 },
    enabled: on && po !== undefined,
  });
  const dari = data?.preorders.find((one) => one.no_po === po);
  const baris = dari?.barang.find((one) => one.qty_terima < one.qty);
  useEffect(() => {
    if (done.current || !dari || !baris) return;
    done.current = true;
    const [first] = draft.lines;
    if (kosong && first) setPo(first.id, `${dari.no_po}/${baris.urut}`, dari);
  }, [dari, baris, draft.lines, kosong, setPo]);
}
