import { useState } from 'react';
import { addDays } from '#kit/rules/hari.ts';
import { sum, rp, type Rupiah } from '#kit/rules/quantity.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { toast } from '#kit/web/feedback/toast.ts';
import { focusField, focusSoon } from '#kit/web/write/focus.ts';
import { useKept } from '#kit/web/write/use-kept.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { useSales } from '#areas/akses/web/sesi.ts';
import type { Dikenal } from '#areas/customer/web/cari-customer.tsx';
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

type Said = Readonly<Record<string, string>>;
/** A week is what most repairs take. */
const HARI_JANJI = 7;

/** What stands on the form of a new job, what it may cost, and what may be done with it. */
export function useService(onMade: (made: Service) => void) {
  const { tgl_system } = usePerson();
  const { value: draft, now, put } = useKept('service', EMPTY_SERVICE, isEmptyService);
  const [kode_sales, setSales] = useSales();
  const [said, setSaid] = useState<Said>({});
  const set = (part: Partial<ServiceDraft>) => {
    const typed = (path: string) => path.replace(/^customer\./, '') in part;
    setSaid((old) => Object.fromEntries(Object.entries(old).filter(([path]) => !typed(path))));
    put((old) => ({ ...old, ...part }));
  };
  const setPieces = (change: (old: readonly PieceDraft[]) => readonly PieceDraft[]) =>
    put((old) => ({ ...old, pieces: change(old.pieces) }));
  const tgl_janji = draft.tgl_janji ?? addDays(tgl_system, HARI_JANJI);
  const write = useWrite(serviceDocument.makes.terima, {
    success: 'Service disimpan',
    refresh: serviceActs.lists,
    onProblem: (problem) => take(problem, now(), setSaid),
    kept: { get: () => now().kunci, set: (kunci) => set({ kunci }) },
    after: (made) => {
      put(() => EMPTY_SERVICE);
      setSaid({});
      onMade(made);
      serviceActs.print(made);
      focusSoon('nama_barang-1');
    },
  });
  /** Sends it with the DP that the counter took; what is missing is said at its field first. */
  const save = (pembayaran: readonly Bayar[]) => {
    if (write.busy) return;
    const missing = draft.pieces.flatMap((one, at) =>
      lacks(one).map(([name, why]) => [`barang.${at}.${name}`, why] as const),
    );
    const [first] = missing;
    if (first) {
      setSaid(Object.fromEntries(missing));
      return focusField(fieldOf(first[0], draft));
    }
    setSaid({});
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
export type ServiceForm = ReturnType<typeof useService>;

const ongkosOf = ({ pieces }: ServiceDraft): Rupiah =>
  sum(pieces.map((one) => one.ongkos ?? rp(0)));

function bodyOf(
  draft: ServiceDraft & { readonly tgl_janji: NonNullable<ServiceDraft['tgl_janji']> },
  kode_sales: string | null,
  pembayaran: readonly Bayar[],
): ServiceBodyTyped {
  const { kode_customer, nama, alamat, no_hp, tgl_janji, kode_tukang, keterangan } = draft;
  // The phone of a card is shown masked: the card itself says what it is.
  const told = kode_customer ? { alamat: null, no_hp: null } : { alamat, no_hp };
  return {
    kode_sales: kode_sales ?? '',
    customer: { kode_customer, nama, ...told, setuju_promo: null },
    tgl_janji,
    kode_tukang,
    keterangan,
    barang: draft.pieces.map(pieceBody),
    pembayaran: pembayaran.length > 0 ? [...pembayaran] : null,
  };
}

/** The field that a sentence of the server belongs to: each piece has its own, by its number on the form. */
const fieldOf = (path: string, { pieces }: ServiceDraft): string =>
  path
    .replace(/^customer\./, '')
    .replace(/^barang\.(\d+)\.(.+)$/, (_, at, name) => `${name}-${pieces[Number(at)]?.id}`);

/** Puts the server's sentences at their fields; false where one has no field here. */
function take({ errors }: Problem, draft: ServiceDraft, setSaid: (said: Said) => void): boolean {
  setSaid(Object.fromEntries(errors.map(({ path, message }) => [path, message])));
  const [first] = errors;
  if (!first?.path) return false;
  focusField(fieldOf(first.path, draft));
  toast.error(first.message);
  return true;
}
