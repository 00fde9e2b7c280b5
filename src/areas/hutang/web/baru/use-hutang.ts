import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Field } from '#kit/contract/field.ts';
import { refresh } from '#kit/web/api/query.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { messageFor } from '#kit/web/write/check.ts';
import { focusScan, focusSoon } from '#kit/web/write/focus.ts';
import { useWhenReckoned } from '#kit/web/write/use-when-reckoned.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { useSales } from '#areas/akses/web/sesi.ts';
import type { DocumentOf } from '#areas/dokumen/contract/document-types.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { syaratTyped } from '#areas/hutang/contract/hutang.fields.ts';
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
import { gantiKartu } from '#areas/customer/rules/customer.ts';
import type { Dikenal } from '#areas/customer/web/cari-customer.tsx';
import { payOutOf } from '#areas/uang/web/bayar/use-pay-out.tsx';
import { lackingOf, nextId, rowsOf, useSaidDraft } from '#kit/web/write/use-said-draft.ts';
import { useReckoned } from '#kit/web/api/use-reckoned.ts';

export type HutangMade = DocumentOf<typeof hutangDocument.spec>;
const quote = hutangDocument.quotes.hutang;
export type Valued = AnswerOf<typeof quote>;

/** The form of a new loan: its fields, what it comes to, and what may be done with it. */
export function useHutang(onMade: (made: HutangMade) => void) {
  const form = useSaidDraft({
    name: 'hutang',
    empty: EMPTY_HUTANG,
    isEmpty: isEmptyHutang,
    fieldOf,
  });
  const { draft, put, said, set, refuse } = form;
  const [kode_sales, setSales] = useSales();
  const setPieces = (change: (old: readonly PieceDraft[]) => readonly PieceDraft[]) =>
    put((old) => ({ ...old, pieces: change(old.pieces) }));
  const piece = rowsOf(setPieces, blankPiece);
  const { valued, why, waits } = useValued(draft);
  const write = useWrite(hutangDocument.makes.hutang, {
    success: 'Hutang disimpan',
    refresh: hutangActs.lists,
    onProblem: form.take,
    kept: form.kept,
    after: (made) => {
      form.clear();
      onMade(made);
      hutangActs.print(made);
      // The next one comes with a ticket or with gold: a scan, or Enter for an empty form.
      setTimeout(focusScan, 50);
    },
  });
  const save = useWhenReckoned(waits, () => {
    if (write.busy) return;
    if (refuse(lackingOf('detail_barang', draft.pieces, lacks))) return;
    if (!draft.jumlah_hutang)
      return void refuse([['jumlah_hutang', 'Jumlah Hutang Tidak Boleh 0']]);
    const table = valued?.pilihan;
    if (table && !table.includes(draft.jumlah_hutang))
      return void refuse([['jumlah_hutang', kataPokok(table)]]);
    const bunga = messageFor(syaratTyped.bunga as Field, draft.bunga);
    if (bunga) return void refuse([['bunga', bunga]]);
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
      const lain = gantiKartu(form.now().kode_customer, kode_customer);
      const identitas = lain && { no_ktp: null, foto: null };
      set({ kode_customer, jenis, nama, no_hp, alamat, ...identitas });
      focusSoon('no_ktp');
    },
    addPiece: () => {
      const id = nextId(draft.pieces);
      setPieces((old) => [...old, blankPiece(id)]);
      focusSoon(`nama_barang-${id}`);
    },
    setPiece: piece.set,
    dropPiece: piece.drop,
  };
}
export type HutangForm = ReturnType<typeof useHutang>;

/** Goods and terms have their figures before the borrower is known. */
const UNKNOWN_BORROWER = { customer: null, kode_sales: null, pembayaran: null, keterangan: null };

/** Estimate, ceiling and payout, computed by the server again at every stroke and every change of a price. */
function useValued({ pieces, jumlah_hutang, bunga, lama_bulan, admin }: HutangDraft) {
  const detail_barang = pieces.filter(isValued).map(pieceBody);
  const terms = { jumlah_hutang, bunga: bunga ?? null, lama_bulan, admin };
  const body = { ...UNKNOWN_BORROWER, ...terms, detail_barang };
  const ready = detail_barang.length > 0;
  useBell('harga', () => void refresh(quote));
  return useReckoned(quote, { body, ready, staleTime: 30_000 });
}

function bodyOf(draft: HutangDraft, kode_sales: string | null, valued?: Valued) {
  const { kode_customer, nama, no_ktp, foto, transfer, bunga, lama_bulan, admin } = draft;
  // The phone of a card is shown masked: the card itself says what it is.
  const told = kode_customer
    ? UNTOLD
    : { alamat: draft.alamat, no_hp: draft.no_hp, setuju_promo: draft.setuju_promo };
  return {
    kode_sales,
    bunga: bunga ?? undefined,
    lama_bulan,
    admin,
    keterangan: draft.keterangan,
    customer: { kode_customer, nama, ...told, no_ktp, foto },
    detail_barang: draft.pieces.map(pieceBody),
    jumlah_hutang: draft.jumlah_hutang!,
    pembayaran: valued ? payOutOf(transfer, valued.dibayar) : null,
  };
}

const UNTOLD = { alamat: null, no_hp: null, setuju_promo: null };

/** The field that a sentence of the server belongs to: each piece has its own, by its number on the form. */
const fieldOf = (path: string, { pieces }: HutangDraft): string =>
  path.replace(
    /^detail_barang\.(\d+)\.(.+)$/,
    (_, at, name) => `${name}-${pieces[Number(at)]?.id}`,
  );
