import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useRef } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { sum, type Rupiah } from '#kit/rules/quantity.ts';
import { call } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { refresh } from '#kit/web/api/query.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import { bisaDihitung, bodyBaris, type BarisDraft } from '#areas/pembelian/web/beli/draft-beli.ts';

const quote = pembelianDocument.quotes.beli;
export type BarisHitung = AnswerOf<typeof quote>[number];
/** The prices of a line do not depend on the person who sells it. */
const ONLY_LINES = {
  kode_sales: null,
  customer: null,
  foto: null,
  pembayaran: null,
  keterangan: null,
};
/** The prices of a line, or why it has none; neither while too little is typed. */
export type Hitung = { readonly jadi?: BarisHitung; readonly salah?: string };

/** Each line's two prices by the server's own sums, asked again with every change of the line. */
export function useHitung(
  baris: readonly BarisDraft[],
  tukar = false,
): { hitung: Hitung[]; total: Rupiah; menunggu: boolean } {
  const asked = useQueries({
    queries: baris.map((one) => ({
      queryKey: [quote.call, one, tukar],
      queryFn: () => call(quote, { body: { ...ONLY_LINES, barang: [bodyBaris(one)], tukar } }),
      enabled: bisaDihitung(one),
      placeholderData: keepPreviousData,
      retry: false,
      staleTime: 30_000,
    })),
  });
  const hitung = asked.map(({ data, error }, at) => {
    const one = baris[at];
    if (!one || !bisaDihitung(one)) return {};
    return isProblem(error) ? { salah: error.message } : { jadi: data?.[0] };
  });
  useHargaBerubah(hitung.map(({ jadi }) => jadi?.harga_hari_ini));
  const menunggu = asked.some(({ isFetching }) => isFetching);
  return { hitung, menunggu, total: sum(hitung.map(({ jadi }) => jadi?.harga ?? (0 as Rupiah))) };
}

/** The gold price changed while gold lies on the counter: every line is reckoned again, and it is said. */
function useHargaBerubah(harga: readonly (Rupiah | undefined)[]): void {
  const kini = useRef(harga);
  kini.current = harga;
  useBell('harga', () => {
    const dulu = kini.current;
    void refresh(quote).then(() => setTimeout(() => beritahu(dulu, kini.current)));
  });
}

function beritahu(dulu: readonly (Rupiah | undefined)[], kini: typeof dulu): void {
  const n = kini.filter((one, at) => dulu[at] !== undefined && one !== dulu[at]).length;
  if (n > 0) toast.warning('Harga emas berubah, {n} barang dihitung ulang', { n });
}
