import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Field } from '#kit/contract/field.ts';
import { call } from '#kit/web/api/client.ts';
import { isProblem, type Problem } from '#kit/web/api/problem.ts';
import { refresh } from '#kit/web/api/query.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { messageFor } from '#kit/web/write/check.ts';
import { focusField, focusScan, focusSoon } from '#kit/web/write/focus.ts';
import { useKept } from '#kit/web/write/use-kept.ts';
import { useWhenReckoned } from '#kit/web/write/use-when-reckoned.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { useSales } from '#areas/akses/web/sesi.ts';
import type { DocumentOf } from '#areas/dokumen/contract/document-types.ts';
import { hitungHutangEndpoint } from '#areas/hutang/contract/hitung.api.ts';
import { hutangDocument, syaratTyped } from '#areas/hutang/contract/hutang.document.ts';
import {
  blankPiece,
  EMPTY_HUTANG,
  isEmptyHutang,
  isValued,
  lacks,
  pieceBody,
  type HutangDraft,
  type PieceDraft,
} from '#areas/hutang/web/baru/draft.ts';
import { kataPokok } from '#areas/hutang/web/baru/pokok-tabel.tsx';
import { hutangActs } from '#areas/hutang/web/acts.ts';
import type { Dikenal } from '#areas/customer/web/cari-customer.tsx';

export type HutangMade = DocumentOf<typeof hutangDocument.spec>;
export type Valued = AnswerOf<typeof hitungHutangEndpoint>;
type Said = Readonly<Record<string, string>>;

/** What stands on the form of a new loan, what it comes to, and what may be done with it. */
export function useHutang(onMade: (made: HutangMade) => void) {
  const { value: draft, now, put } = useKept('hutang', EMPTY_HUTANG, isEmptyHutang);
  const [kode_sales, setSales] = useSales();
  const [said, setSaid] = useState<Said>({});
  const set = (part: Partial<HutangDraft>) => {
    // What was said of a field is said no more once it is typed anew.
    const typed = (path: string) => path.replace(/^customer\./, '') in part;
    setSaid((old) => Object.fromEntries(Object.entries(old).filter(([path]) => !typed(path))));
    put((old) => ({ ...old, ...part }));
  };
  const setPieces = (change: (old: readonly PieceDraft[]) => readonly PieceDraft[]) =>
    put((old) => ({ ...old, pieces: change(old.pieces) }));
  const { valued, why, waits } = useValued(draft);
  const write = useWrite(hutangDocument.makes.hutang, {
    success: 'Hutang disimpan',
    refresh: hutangActs.lists,
    onProblem: (problem) => take(problem, now(), setSaid),
    kept: { get: () => now().kunci, set: (kunci) => set({ kunci }) },
    after: (made) => {
      put(() => EMPTY_HUTANG);
      setSaid({});
      onMade(made);
      hutangActs.print(made);
      // The next one comes with a ticket or with gold: a scan, or Enter for an empty form.
      setTimeout(focusScan, 50);
    },
  });
  const save = useWhenReckoned(waits, () => {
    if (write.busy) return;
    const missing = draft.pieces.flatMap((one, at) =>
      lacks(one).map(([name, why]) => [`detail_barang.${at}.${name}`, why] as const),
    );
    const [first] = missing;
    if (first) {
      setSaid(Object.fromEntries(missing));
      return focusField(fieldOf(first[0], draft));
    }
    if (!draft.jumlah_hutang) {
      setSaid({ jumlah_hutang: 'Jumlah Hutang Tidak Boleh 0' });
      return focusField('jumlah_hutang');
    }
    const table = valued?.pilihan;
    if (table && !table.includes(draft.jumlah_hutang)) {
      setSaid({ jumlah_hutang: kataPokok(table) });
      return focusField('jumlah_hutang');
    }
    const bunga = messageFor(syaratTyped.bunga as Field, draft.bunga);
    if (bunga) {
      setSaid({ bunga });
      return focusField('bunga');
    }
    setSaid({});
    void write.send({ body: bodyOf(draft, kode_sales, valued) });
  });
  return {
    draft,
    set,
    said,
    valued,
    why,
    save,
    kode_sales,
    setSales,
    busy: write.busy,
    pick: ({ kode_customer, jenis, nama, no_hp, alamat }: Dikenal) => {
      set({ kode_customer, jenis, nama, no_hp, alamat });
      focusSoon('no_ktp');
    },
    addPiece: () => {
      const id = 1 + Math.max(0, ...draft.pieces.map((one) => one.id));
      setPieces((old) => [...old, blankPiece(id)]);
      focusSoon(`nama_barang-${id}`);
    },
    setPiece: (id: number, part: Partial<PieceDraft>) =>
      setPieces((old) => old.map((one) => (one.id === id ? { ...one, ...part } : one))),
    dropPiece: (id: number) =>
      setPieces((old) => (old.length > 1 ? old.filter((one) => one.id !== id) : [blankPiece(1)])),
  };
}
export type HutangForm = ReturnType<typeof useHutang>;

/** Estimate, ceiling and payout by the server's own sums, anew with every stroke and every price. */
function useValued({ pieces, jumlah_hutang, bunga, lama_bulan, admin }: HutangDraft) {
  const detail_barang = pieces.filter(isValued).map(pieceBody);
  const body = { detail_barang, jumlah_hutang, bunga: bunga ?? null, lama_bulan, admin };
  const { data, error, isFetching } = useQuery({
    queryKey: [hitungHutangEndpoint.call, body],
    queryFn: () => call(hitungHutangEndpoint, { body }),
    enabled: detail_barang.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 30_000,
  });
  useBell('harga', () => void refresh(hitungHutangEndpoint));
  const valued: Valued | undefined = detail_barang.length > 0 ? data : undefined;
  return { valued, why: isProblem(error) ? error.message : undefined, waits: isFetching };
}

function bodyOf(draft: HutangDraft, kode_sales: string | null, valued?: Valued) {
  const { kode_customer, nama, no_ktp, transfer, bunga, lama_bulan, admin } = draft;
  const paid = valued && transfer;
  // The phone of a card is shown masked: the card itself says what it is.
  const told = kode_customer ? UNTOLD : { alamat: draft.alamat, no_hp: draft.no_hp };
  return {
    kode_sales,
    bunga: bunga ?? undefined,
    lama_bulan,
    admin,
    keterangan: null,
    customer: { kode_customer, nama, ...told, no_ktp, foto: null },
    detail_barang: draft.pieces.map(pieceBody),
    jumlah_hutang: draft.jumlah_hutang!,
    pembayaran: paid
      ? [{ jenis: 'TRANSFER' as const, ...transfer, jumlah: valued.dibayar, fee: null }]
      : null,
  };
}

const UNTOLD = { alamat: null, no_hp: null };

/** The field that a sentence of the server belongs to: each piece has its own, by its number on the form. */
const fieldOf = (path: string, { pieces }: HutangDraft): string =>
  path
    .replace(/^customer\./, '')
    .replace(/^detail_barang\.(\d+)\.(.+)$/, (_, at, name) => `${name}-${pieces[Number(at)]?.id}`);

/** Puts the server's sentences at their fields; false where one has no field here. */
function take({ errors }: Problem, draft: HutangDraft, setSaid: (said: Said) => void): boolean {
  setSaid(Object.fromEntries(errors.map(({ path, message }) => [path, message])));
  const [first] = errors;
  if (!first?.path) return false;
  focusField(fieldOf(first.path, draft));
  toast.error(first.message);
  return true;
}
