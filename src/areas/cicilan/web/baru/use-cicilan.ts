import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { refresh } from '#kit/web/api/query.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { mark } from '#kit/web/base/text.ts';
import { focusScan, focusSoon } from '#kit/web/write/focus.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { useSales } from '#areas/akses/web/sesi.ts';
import { hitungCicilanEndpoint } from '#areas/cicilan/contract/cicilan.api.ts';
import { cicilanDocument, type CicilanDokumen } from '#areas/cicilan/contract/cicilan.document.ts';
import { cicilanActs } from '#areas/cicilan/web/acts.ts';
import {
  EMPTY_CICILAN,
  isEmptyCicilan,
  pieceBody,
  type CicilanBody,
  type CicilanDraft,
} from '#areas/cicilan/web/baru/draft.ts';
import { gantiKartu } from '#areas/customer/rules/customer.ts';
import type { Dikenal } from '#areas/customer/web/cari-customer.tsx';
import { customerBody } from '#areas/customer/web/customer-body.ts';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';
import { useSaidDraft, type Said } from '#kit/web/write/use-said-draft.ts';
import { useReckoned } from '#kit/web/api/use-reckoned.ts';

export type Valued = AnswerOf<typeof hitungCicilanEndpoint>;

const MISSING = {
  barang: mark('Barang Tidak Boleh Kosong'),
  bulan: mark('Lama (Bulan) harus dipilih'),
  kode_sales: mark('Kode Sales harus dipilih'),
};

/** What is on the form of a new contract, what it costs, and what may be done with it. */
export function useCicilan(onMade: (made: CicilanDokumen) => void) {
  const form = useSaidDraft({
    name: 'cicilan',
    empty: EMPTY_CICILAN,
    isEmpty: isEmptyCicilan,
    fieldOf: (path) => path,
  });
  const { draft, now, put, said, set } = form;
  const [kode_sales, setSales] = useSales();
  const { valued, why, waits } = useValued(draft);
  const write = useWrite(cicilanDocument.makes.cicil, {
    success: 'Cicilan disimpan',
    refresh: cicilanActs.lists,
    onProblem: (problem) => {
      // What is shown is reckoned again: the price may be another one by now.
      void refresh(hitungCicilanEndpoint);
      return form.take(problem);
    },
    kept: form.kept,
    after: (made) => {
      form.clear();
      onMade(made);
      cicilanActs.print(made);
      setTimeout(focusScan, 50);
    },
  });
  /** What the form lacks itself; the rest is the server's to say. */
  const lacking = (): boolean => {
    const none = [
      ...(draft.pieces.length === 0 ? ['barang'] : []),
      ...(draft.bulan === null ? ['bulan'] : []),
      ...(kode_sales ? [] : ['kode_sales']),
    ] as (keyof typeof MISSING)[];
    if (none[0] === 'barang') focusScan();
    return form.refuse(none.map((name) => [name, MISSING[name]]));
  };
  return {
    draft,
    set,
    put,
    now,
    said,
    valued,
    why,
    waits,
    lacking,
    kode_sales,
    setSales,
    busy: write.busy,
    send: (pembayaran: Bayar[]) => {
      form.refuse([]);
      const harga_jual = valued?.harga_jual ?? null;
      void write.send({ body: { ...bodyOf(draft, kode_sales ?? '', pembayaran), harga_jual } });
    },
    pick: ({ kode_customer, jenis, nama, no_hp, alamat }: Dikenal) => {
      const lain = gantiKartu(now().kode_customer, kode_customer);
      set({ kode_customer, jenis, nama, no_hp, alamat, ...(lain && { no_ktp: null }) });
      focusSoon('bulan');
    },
  };
}
export type CicilanForm = ReturnType<typeof useCicilan>;

/** Price, least first payment and schedule by the server's own sums, again with every stroke and every price. */
function useValued({ pieces, bulan, dp_rp, kode_customer }: CicilanDraft) {
  const barang = pieces.map(pieceBody);
  const ready = bulan !== null && barang.length > 0;
  const body = { bulan: bulan ?? 1, barang, dp_rp, kode_customer };
  useBell('harga', () => void refresh(hitungCicilanEndpoint));
  return useReckoned(hitungCicilanEndpoint, { body, ready, staleTime: 30_000 });
}

function bodyOf(
  draft: CicilanDraft,
  kode_sales: string,
  pembayaran: Bayar[],
): Omit<CicilanBody, 'harga_jual'> {
  const { no_ktp, bulan } = draft;
  return {
    kode_sales,
    customer: { ...customerBody(draft), no_ktp },
    // None is sent without them (`lacking`).
    bulan: bulan ?? 0,
    barang: draft.pieces.map(pieceBody),
    pembayaran,
    keterangan: draft.keterangan,
  };
}

/** The piece that a sentence of the server is about. */
export const pesanBarang = (said: Said, at: number): string | undefined =>
  Object.entries(said).find(([path]) => path.startsWith(`barang.${at}`))?.[1];
