import { rp } from '#kit/rules/quantity.ts';
import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import { mark } from '#kit/web/base/text.ts';
import { focusSoon } from '#kit/web/write/focus.ts';
import { lackingOf, nextId, rowsOf, useSaidDraft } from '#kit/web/write/use-said-draft.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { useSales } from '#areas/akses/web/sesi.ts';
import { gantiKartu } from '#areas/customer/rules/customer.ts';
import type { Dikenal } from '#areas/customer/web/cari-customer.tsx';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import { useQuoteOf } from '#areas/dokumen/web/act/use-quote.ts';
import {
  beliManualDocument,
  type DokumenBeliManual,
} from '#areas/manual/contract/beli-manual.document.ts';
import { beliManualLists } from '#areas/manual/web/dagang/acts-beli.tsx';
import type { Gambar } from '#areas/stock/contract/barang.api.ts';
import { payOutOf } from '#areas/uang/web/bayar/use-pay-out.tsx';
import type { Transfer } from '#areas/uang/web/bayar/cara-bayar.tsx';

type BeliBody = BodyOf<typeof beliManualDocument.spec, 'beli'>;

/** A line of a purchase as far as it was typed. */
export type BeliDraft = {
  readonly id: number;
  readonly kode_group: string | null;
  readonly kode_dept: string | null;
  readonly nama_barang: string | null;
  readonly qty: number | null;
  readonly berat: Miligram | null;
  readonly harga: Rupiah | null;
};
const barisKosong = (id: number): BeliDraft => ({
  id,
  kode_group: null,
  kode_dept: null,
  nama_barang: null,
  qty: 1,
  berat: null,
  harga: null,
});
type Draft = {
  readonly baris: readonly BeliDraft[];
  readonly kode_customer: string | null;
  readonly nama: string | null;
  readonly alamat: string | null;
  readonly no_hp: string | null;
  readonly no_ktp: string | null;
  readonly setuju_promo: boolean | null;
  readonly foto: readonly Gambar[];
  /** The photo of the identity card. */
  readonly identitas: string | null;
  readonly transfer: Transfer;
  readonly keterangan: string | null;
  readonly kunci: string | null;
};
const KOSONG: Draft = {
  baris: [barisKosong(1)],
  kode_customer: null,
  nama: null,
  alamat: null,
  no_hp: null,
  no_ktp: null,
  setuju_promo: null,
  foto: [],
  identitas: null,
  transfer: null,
  keterangan: null,
  kunci: null,
};
const isKosong = ({ baris, nama, no_hp, no_ktp, identitas, kunci }: Draft): boolean =>
  baris.every((one) => one.kode_group === null && one.berat === null) &&
  [nama, no_hp, no_ktp, identitas, kunci].every((one) => !one);

const kurangBeli = (one: BeliDraft): readonly (readonly [name: keyof BeliDraft, why: string])[] => [
  ...(one.kode_group ? [] : [['kode_group', mark('Group Tidak Boleh Kosong')] as const]),
  ...(one.kode_dept ? [] : [['kode_dept', mark('Jenis Tidak Boleh Kosong')] as const]),
  ...(one.qty ? [] : [['qty', mark('Qty Tidak Boleh 0')] as const]),
  ...(one.berat ? [] : [['berat', mark('Berat Tidak Boleh 0')] as const]),
];
export const lengkap = (one: BeliDraft): boolean => kurangBeli(one).length === 0;

/** A line as it is sent; undefined while something of it is missing. */
const barisBeli = ({ id: _, ...one }: BeliDraft): BeliBody['barang'][number] | undefined =>
  one.kode_group && one.kode_dept && one.qty && one.berat
    ? {
        ...one,
        kode_group: one.kode_group,
        kode_dept: one.kode_dept,
        qty: one.qty,
        berat: one.berat,
        kode_gudang: null,
        harga_per_gram: null,
      }
    : undefined;

const { makes } = beliManualDocument;

/** What is on the form of a purchase of goods without a barcode, what it comes to, and its save. */
export function useBeliManual(onMade: (made: DokumenBeliManual) => void) {
  const form = useSaidDraft({ name: 'beli-manual', empty: KOSONG, isEmpty: isKosong, fieldOf });
  const { draft, put, said, set } = form;
  const [kode_sales, setSales] = useSales();
  const setBaris = (change: (old: readonly BeliDraft[]) => readonly BeliDraft[]) =>
    put((old) => ({ ...old, baris: change(old.baris) }));
  const row = rowsOf(setBaris, barisKosong);
  const barang = draft.baris.flatMap((one) => barisBeli(one) ?? []);
  const asked = {
    kode_sales: null,
    customer: null,
    barang,
    foto: null,
    pembayaran: null,
    keterangan: null,
  };
  const hitung = useQuoteOf(beliManualDocument, 'beli', { body: asked, off: barang.length === 0 });
  const write = useWrite(makes.beli, {
    success: 'Pembelian manual disimpan, menunggu validasi',
    refresh: beliManualLists,
    onProblem: form.take,
    kept: form.kept,
    after: (made) => {
      form.clear();
      onMade(made);
      focusSoon('kode_group-1');
    },
  });
  const figures =
    barang.length > 0
      ? (hitung.quote as Pick<DokumenBeliManual, 'grand_total' | 'barang'> | undefined)
      : undefined;
  const total = figures?.grand_total ?? rp(0);
  const save = () => {
    if (write.busy || form.refuse(lackingOf('barang', draft.baris, kurangBeli))) return;
    if (!hitung.fresh) return;
    const { kode_customer, nama, alamat, no_hp, no_ktp, foto, transfer, keterangan } = draft;
    // The phone of a card is shown masked: the card itself says what it is.
    const told = kode_customer
      ? { alamat: null, no_hp: null, setuju_promo: null }
      : { alamat, no_hp, setuju_promo: draft.setuju_promo };
    const body: BeliBody = {
      kode_sales: kode_sales ?? '',
      customer: { kode_customer, nama, ...told, no_ktp, foto: draft.identitas },
      barang,
      foto: foto.length > 0 ? foto.map(({ gambar_path }) => gambar_path) : null,
      pembayaran: payOutOf(transfer, total),
      keterangan,
    };
    void write.send({ body });
  };
  return {
    draft,
    said,
    set,
    save,
    busy: write.busy,
    kode_sales,
    setSales,
    total,
    harga: figures?.barang ?? [],
    salah: hitung.problem?.message,
    pick: ({ kode_customer, nama, no_hp, alamat }: Dikenal) => {
      const lain = gantiKartu(form.now().kode_customer, kode_customer);
      const identitas = lain && { no_ktp: null, identitas: null };
      set({ kode_customer, nama, no_hp, alamat, ...identitas });
    },
    tambah: () => {
      const id = nextId(draft.baris);
      setBaris((old) => [...old, barisKosong(id)]);
      focusSoon(`kode_group-${id}`);
    },
    ubah: row.set,
    buang: row.drop,
  };
}
export type BeliManualForm = ReturnType<typeof useBeliManual>;

const fieldOf = (path: string, { baris }: Draft): string =>
  path.replace(/^barang\.(\d+)\.(.+)$/, (_, at, name) => `${name}-${baris[Number(at)]?.id}`);
