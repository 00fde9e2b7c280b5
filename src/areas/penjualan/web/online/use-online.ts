import { useState } from 'react';
import { refresh } from '#kit/web/api/query.ts';
import { useReckoned } from '#kit/web/api/use-reckoned.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { mark } from '#kit/web/base/text.ts';
import { focusScan, focusSoon } from '#kit/web/write/focus.ts';
import { useSaidDraft } from '#kit/web/write/use-said-draft.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { useSales } from '#areas/akses/web/sesi.ts';
import type { Dikenal } from '#areas/customer/web/cari-customer.tsx';
import { customerBody } from '#areas/customer/web/customer-body.ts';
import {
  daftarOnlineEndpoint,
  hitungOnlineEndpoint,
} from '#areas/penjualan/contract/online/online.api.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { ECER, TANPA_BATU } from '#areas/penjualan/rules/penjualan.ts';
import { TAMBAHAN_KOSONG } from '#areas/penjualan/rules/tambahan.ts';
import type { JenisCustomer } from '#areas/penjualan/web/kasir/draft.ts';
import type { Dokumen } from '#areas/penjualan/web/kasir/use-jual.ts';
import type { Barang } from '#areas/stock/contract/barang.api.ts';

/** An order of a marketplace: its pieces, whom they go to, how. */
type OnlineDraft = {
  readonly pieces: readonly { readonly barang: Barang }[];
  readonly marketplace: string | null;
  readonly ekspedisi: string | null;
  readonly no_order: string | null;
  readonly kode_customer: string | null;
  readonly jenis: JenisCustomer | null;
  readonly nama: string | null;
  readonly alamat: string | null;
  readonly no_hp: string | null;
  readonly setuju_promo: boolean | null;
  readonly diskon_rp: Rupiah | null;
  readonly keterangan: string | null;
  readonly kunci: string | null;
};

const EMPTY: OnlineDraft = {
  pieces: [],
  marketplace: null,
  ekspedisi: null,
  no_order: null,
  kode_customer: null,
  jenis: null,
  nama: null,
  alamat: null,
  no_hp: null,
  setuju_promo: null,
  diskon_rp: null,
  keterangan: null,
  kunci: null,
};

const MISSING = {
  barang: mark('Barang Tidak Boleh Kosong'),
  marketplace: mark('Marketplace harus dipilih'),
  kode_sales: mark('Kode Sales harus dipilih'),
};
const TANPA_HARGA = {
  berat: null,
  harga_per_gram: null,
  ongkos: null,
  diskon: null,
  potongan: null,
} as const;

/** What an order of a channel begins with is kept there: only what is typed beside it is a draft. */
const isEmptyDraft = (draft: OnlineDraft, dari: Dari | undefined): boolean =>
  dari
    ? draft.kunci === null
    : draft.pieces.length === 0 && !draft.no_order && !draft.nama && !draft.keterangan;

const diskonOf = ({ diskon_rp }: OnlineDraft) =>
  diskon_rp ? { persen: null, rupiah: diskon_rp } : null;
const codesOf = ({ pieces }: OnlineDraft) => pieces.map(({ barang }) => barang.kode_barcode);

/** An order that a channel told of, as its form begins. */
export type Dari = Omit<
  OnlineDraft,
  'kode_customer' | 'jenis' | 'setuju_promo' | 'keterangan' | 'kunci'
>;

/** What is on the form of an order, what the marketplace must bring for it, and its one act. */
export function useOnline(onMade: (made: Dokumen) => void, dari?: Dari) {
  const [empty] = useState(() => ({ ...EMPTY, ...dari }));
  const form = useSaidDraft({
    name: dari ? `online-${dari.marketplace}-${dari.no_order}` : 'online',
    empty,
    isEmpty: (draft) => isEmptyDraft(draft, dari),
    fieldOf: (path) => (path.startsWith('diskon') ? 'diskon_rp' : path),
  });
  const { draft, set } = form;
  const [kode_sales, setSales] = useSales();
  const { valued, why, waits } = useValued(draft);
  const write = useWrite(penjualanDocument.makes.jual, {
    success: 'Penjualan marketplace disimpan',
    refresh: [penjualanDocument.list, daftarOnlineEndpoint],
    onProblem: (problem) => {
      void refresh(hitungOnlineEndpoint);
      return form.take(problem);
    },
    kept: form.kept,
    after: (made) => {
      form.clear();
      onMade(made);
      setTimeout(focusScan, 50);
    },
  });
  const save = () => {
    const none = [
      ...(draft.pieces.length === 0 ? (['barang'] as const) : []),
      ...(draft.marketplace ? [] : (['marketplace'] as const)),
      ...(kode_sales ? [] : (['kode_sales'] as const)),
    ];
    if (write.busy || form.refuse(none.map((name) => [name, MISSING[name]]))) return;
    void write.send({ body: bodyOf(draft, kode_sales ?? '') });
  };
  return {
    ...form,
    valued,
    why,
    waits,
    kode_sales,
    setSales,
    busy: write.busy,
    save,
    pick: ({ kode_customer, jenis, nama, no_hp, alamat }: Dikenal) => {
      set({ kode_customer, jenis, nama, no_hp, alamat });
      focusSoon('no_order');
    },
  };
}
export type OnlineForm = ReturnType<typeof useOnline>;

/** The total by the server's own sums, again with every piece and every price. */
function useValued(draft: OnlineDraft) {
  const barang = codesOf(draft);
  const body = { barang, diskon: diskonOf(draft), kode_customer: draft.kode_customer };
  useBell('harga', () => void refresh(hitungOnlineEndpoint));
  return useReckoned(hitungOnlineEndpoint, { body, ready: barang.length > 0, staleTime: 30_000 });
}

function bodyOf(draft: OnlineDraft, kode_sales: string) {
  const { marketplace, ekspedisi, no_order } = draft;
  return {
    ...ECER,
    marketplace,
    ekspedisi,
    no_order,
    kode_sales,
    customer: customerBody(draft),
    barang: codesOf(draft).map((kode_barcode) => ({
      kode_barcode,
      ...TANPA_HARGA,
      ...TANPA_BATU,
    })),
    diskon: diskonOf(draft),
    ...TAMBAHAN_KOSONG,
    platform: null,
    kupon: null,
    titipan: null,
    kode_nota: null,
    diambil_oleh: null,
    no_ktp: null,
    // The server writes the one line that pays it.
    pembayaran: null,
    keterangan: draft.keterangan,
  };
}
