import { rp } from '#kit/rules/quantity.ts';
import { focusSoon } from '#kit/web/write/focus.ts';
import { lackingOf, nextId, rowsOf, useSaidDraft } from '#kit/web/write/use-said-draft.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { useSales } from '#areas/akses/web/sesi.ts';
import type { Dikenal } from '#areas/customer/web/cari-customer.tsx';
import { customerBody } from '#areas/customer/web/customer-body.ts';
import { useQuoteOf } from '#areas/dokumen/web/act/use-quote.ts';
import {
  jualManualDocument,
  type DokumenJualManual,
} from '#areas/manual/contract/jual-manual.document.ts';
import { jualManualLists } from '#areas/manual/web/dagang/acts-jual.tsx';
import {
  barisJual,
  barisKosong,
  kurangJual,
  type JualBody,
  type JualDraft,
} from '#areas/manual/web/dagang/draft-jual.ts';
import type { JenisCustomer } from '#areas/penjualan/web/kasir/draft.ts';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';
import { TAMBAHAN, tiap } from '#areas/penjualan/rules/tambahan.ts';

type Draft = {
  readonly baris: readonly JualDraft[];
  readonly kode_customer: string | null;
  readonly jenis: JenisCustomer | null;
  readonly nama: string | null;
  readonly alamat: string | null;
  readonly no_hp: string | null;
  readonly setuju_promo: boolean | null;
  readonly keterangan: string | null;
  readonly kunci: string | null;
};
const KOSONG: Draft = {
  baris: [barisKosong(1)],
  kode_customer: null,
  jenis: null,
  nama: null,
  alamat: null,
  no_hp: null,
  setuju_promo: null,
  keterangan: null,
  kunci: null,
};
const isKosong = ({ baris, nama, no_hp, kunci }: Draft): boolean =>
  baris.every((one) => one.dari === null && one.berat === null) &&
  [nama, no_hp, kunci].every((one) => !one);

const LAIN = { diskon: null, ...tiap(TAMBAHAN, () => null) } as const;
const { makes } = jualManualDocument;

/** What is on the form of a sale of goods without a barcode, what it comes to, and its save with the money. */
export function useJualManual(onMade: (made: DokumenJualManual) => void) {
  const form = useSaidDraft({ name: 'jual-manual', empty: KOSONG, isEmpty: isKosong, fieldOf });
  const { draft, put, said, set } = form;
  const [kode_sales, setSales] = useSales();
  const setBaris = (change: (old: readonly JualDraft[]) => readonly JualDraft[]) =>
    put((old) => ({ ...old, baris: change(old.baris) }));
  const row = rowsOf(setBaris, barisKosong);
  const barang = draft.baris.flatMap((one) => barisJual(one) ?? []);
  const { kode_customer } = draft;
  const asked = {
    ...LAIN,
    kode_sales: null,
    customer: kode_customer ? { ...DIKENAL, kode_customer } : null,
    barang,
    pembayaran: null,
    keterangan: null,
  };
  const hitung = useQuoteOf(jualManualDocument, 'jual', { body: asked, off: barang.length === 0 });
  const write = useWrite(makes.jual, {
    success: 'Penjualan manual disimpan, menunggu validasi',
    refresh: jualManualLists,
    onProblem: form.take,
    kept: form.kept,
    after: (made) => {
      form.clear();
      onMade(made);
      focusSoon('dari-1');
    },
  });
  /** Sends it with the money that the counter took; what is missing is said at its field first. */
  const save = (pembayaran: readonly Bayar[] | null) => {
    if (write.busy || form.refuse(lackingOf('barang', draft.baris, kurangJual))) return;
    const { keterangan } = draft;
    const body: JualBody = {
      ...LAIN,
      kode_sales: kode_sales ?? '',
      customer: customerBody(draft),
      barang,
      pembayaran: pembayaran && [...pembayaran],
      keterangan,
    };
    void write.send({ body });
  };
  const figures = barang.length > 0 ? (hitung.quote as Hitung | undefined) : undefined;
  return {
    draft,
    said,
    set,
    save,
    busy: write.busy,
    kode_sales,
    setSales,
    total: figures?.grand_total ?? rp(0),
    harga: figures?.barang ?? [],
    /** Why the goods that are typed cannot be sold. */
    salah: hitung.problem?.message,
    fresh: hitung.fresh,
    pick: ({ kode_customer: kode, jenis, nama, no_hp, alamat }: Dikenal) =>
      set({ kode_customer: kode, jenis, nama, no_hp, alamat }),
    tambah: () => {
      const id = nextId(draft.baris);
      setBaris((old) => [...old, barisKosong(id)]);
      focusSoon(`dari-${id}`);
    },
    ubah: row.set,
    buang: row.drop,
  };
}
export type JualManualForm = ReturnType<typeof useJualManual>;
type Hitung = Pick<DokumenJualManual, 'grand_total' | 'barang'>;

const DIKENAL = { nama: null, alamat: null, no_hp: null, setuju_promo: null };

/** The field that a sentence of the server belongs to: each line has its own, by its number on the form. */
const fieldOf = (path: string, { baris }: Draft): string =>
  path.replace(/^barang\.(\d+)\.(.+)$/, (_, at, name: string) => {
    const field = name.startsWith('kode_') ? 'dari' : name;
    return `${field}-${baris[Number(at)]?.id}`;
  });
