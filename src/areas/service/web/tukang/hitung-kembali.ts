import { useQuoteOf } from '#areas/dokumen/web/act/use-quote.ts';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a finish comes to while it is typed. */
export const useHitungKembali = (name: 'service' | 'pesanan', params: Values, body: Values) =>
  useQuoteOf(kembaliDocument, name, { params, body });
