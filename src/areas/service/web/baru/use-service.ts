import { addDays } from '#kit/rules/hari.ts';
import { sum, rp, type Rupiah } from '#kit/rules/quantity.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { focusSoon } from '#kit/web/write/focus.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { useSales } from '#areas/akses/web/sesi.ts';
import type { Dikenal } from '#areas/customer/web/cari-customer.tsx';
import { customerBody } from '#areas/customer/web/customer-body.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { serviceActs } from '#areas/service/web/acts.ts';
import {
  blankPiece,
  EMPTY_SERVICE,
  isEmptyService,
  lacks,
  pieceBody,
  type PieceDraft,
  type ServiceBodyTyped,
  type ServiceDraft,
} from '#areas/service/web/baru/draft.ts';
import type { Service } from '#areas/service/web/service-body.tsx';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';
import { lackingOf, nextId, rowsOf, useSaidDraft } from '#kit/web/write/use-said-draft.ts';

/** A week is what most repairs take. */
const HARI_JANJI = 7;

/** The values of the form of a new job, what it may cost, and what may be done with it. */
export function useService(onMade: (made: Service) => void) {
  const { tgl_system } = usePerson();
  const form = useSaidDraft({
    name: 'service',
    empty: EMPTY_SERVICE,
    isEmpty: isEmptyService,
    fieldOf,
  });
  const { draft, put, said, set } = form;
  const [kode_sales, setSales] = useSales();
  const setPieces = (change: (old: readonly PieceDraft[]) => readonly PieceDraft[]) =>
    put((old) => ({ ...old, pieces: change(old.pieces) }));
  const piece = rowsOf(setPieces, blankPiece);
  const tgl_janji = draft.tgl_janji ?? addDays(tgl_system, HARI_JANJI);
  const write = useWrite(serviceDocument.makes.terima, {
    success: 'Service disimpan',
    refresh: serviceActs.lists,
    onProblem: form.take,
    kept: form.kept,
    after: (made) => {
      form.clear();
      onMade(made);
      serviceActs.print(made);
      focusSoon('nama_barang-1');
    },
  });
  /** Sends it with the DP that the counter took; what is missing is said at its field first. */
  const save = (pembayaran: readonly Bayar[]) => {
    if (write.busy) return;
    if (form.refuse(lackingOf('barang', draft.pieces, lacks))) return;
    void write.send({ body: bodyOf({ ...draft, tgl_janji }, kode_sales, pembayaran) });
  };
  return {
    draft,
    tgl_janji,
    ongkos: ongkosOf(draft),
    set,
    said,
    save,
    kode_sales,
    setSales,
    busy: write.busy,
    pick: ({ kode_customer, jenis, nama, no_hp, alamat }: Dikenal) =>
      set({ kode_customer, jenis, nama, no_hp, alamat }),
    addPiece: () => {
      const id = nextId(draft.pieces);
      setPieces((old) => [...old, blankPiece(id)]);
      focusSoon(`nama_barang-${id}`);
    },
    setPiece: piece.set,
    dropPiece: piece.drop,
  };
}
export type ServiceForm = ReturnType<typeof useService>;

const ongkosOf = ({ pieces }: ServiceDraft): Rupiah =>
  sum(pieces.map((one) => one.ongkos ?? rp(0)));

function bodyOf(
  draft: ServiceDraft & { readonly tgl_janji: NonNullable<ServiceDraft['tgl_janji']> },
  kode_sales: string | null,
  pembayaran: readonly Bayar[],
): ServiceBodyTyped {
  const { tgl_janji, kode_tukang, keterangan } = draft;
  return {
    kode_sales: kode_sales ?? '',
    customer: customerBody(draft),
    tgl_janji,
    kode_tukang,
    keterangan,
    barang: draft.pieces.map(pieceBody),
    pembayaran: pembayaran.length > 0 ? [...pembayaran] : null,
  };
}

/** The field that a sentence of the server belongs to: each piece has its own, by its number on the form. */
const fieldOf = (path: string, { pieces }: ServiceDraft): string =>
  path.replace(/^barang\.(\d+)\.(.+)$/, (_, at, name) => `${name}-${pieces[Number(at)]?.id}`);
