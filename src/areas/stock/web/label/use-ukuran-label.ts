import { useRead } from '#kit/web/api/query.ts';
import { lihatUkuranLabelEndpoint } from '#areas/toko/contract/ukuran-label.api.ts';
import { UKURAN_LABEL, type UkuranLabel } from '#areas/toko/rules/ukuran-label.ts';

/** The size of this shop's labels; until it is known nothing is printed. */
export function useUkuranLabel(): { ukuran: UkuranLabel; known: boolean } {
  const { data } = useRead(lihatUkuranLabelEndpoint, { staleTime: 60_000 });
  return { ukuran: data ?? UKURAN_LABEL, known: data !== undefined };
}
