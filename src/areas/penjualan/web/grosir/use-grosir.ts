import { refresh } from '#kit/web/api/query.ts';
import { useReckoned } from '#kit/web/api/use-reckoned.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark } from '#kit/web/base/text.ts';
import { focusScan, focusSoon } from '#kit/web/write/focus.ts';
import { useSaidDraft } from '#kit/web/write/use-said-draft.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { useSales, useSesi } from '#areas/akses/web/sesi.ts';
import type { Dikenal } from '#areas/customer/web/cari-customer.tsx';
import { hitungGrosirEndpoint } from '#areas/penjualan/contract/grosir/grosir.api.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { cetakNota } from '#areas/penjualan/web/dokumen/cetak.ts';
import { pilihTempat } from '#areas/akses/web/tempat/pilih-tempat.ts';
import {
  bodyGrosir,
  diskonOf,
  EMPTY_GROSIR,
  groupsOf,
  isEmptyGrosir,
  kodeOf,
  typedOf,
  type GrosirDraft,
} from '#areas/penjualan/web/grosir/draft-grosir.ts';
import type { Dokumen } from '#areas/penjualan/web/kasir/use-jual.ts';
import { readParam } from '#areas/toko/contract/read-param.ts';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';

const MISSING = {
  barang: mark('Barang Tidak Boleh Kosong'),
  kode_sales: mark('Kode Sales harus dipilih'),
};

/** The field of a group that a path of the body belongs to. */
const fieldOf = (path: string, draft: GrosirDraft): string => {
  const [list, at, name] = path.split('.');
  if (list === 'diskon') return 'diskon_rp';
  if (list !== 'grosir') return path;
  const kode = typedOf(draft)[Number(at)]?.kode_group ?? groupsOf(draft)[0] ?? '';
  return `${name === 'qty' ? 'qty' : 'berat'}-${kode}`;
};

/** What is on the form of a wholesale sale, what it comes to, and its one act. */
export function useGrosir(onMade: (made: Dokumen) => void) {
  const sesi = useSesi();
  const { told } = usePerson();
  const form = useSaidDraft({
    name: 'grosir',
    empty: EMPTY_GROSIR,
    isEmpty: isEmptyGrosir,
    fieldOf,
  });
  const { draft, now, put, said, set } = form;
  const [kode_sales, setSales] = useSales();
  const { valued, why, waits } = useValued(draft);
  const tunggu = readParam(told, penjualanParam.VALIDASI_PENJUALAN);
  const write = useWrite(penjualanDocument.makes.jual, {
    success: 'Penjualan grosir disimpan',
    refresh: [penjualanDocument.list],
    onProblem: (problem) => {
      // What is shown is reckoned again: the price may be another one by now.
      void refresh(hitungGrosirEndpoint);
      return form.take(problem);
    },
    kept: form.kept,
    after: (made) => {
      form.clear();
      onMade(made);
      void cetakNota(made, sesi);
      setTimeout(focusScan, 50);
    },
  });
  /** What the form lacks itself; the rest is the server's to say. */
  const lacking = (): boolean => {
    const none = [
      ...(draft.pieces.length === 0 ? (['barang'] as const) : []),
      ...(kode_sales ? [] : (['kode_sales'] as const)),
    ];
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
    tunggu,
    lacking,
    kode_sales,
    setSales,
    busy: write.busy,
    send: async (pembayaran: Bayar[] | null) => {
      form.refuse([]);
      const platform = await pilihTempat({ parameter: told });
      const body = bodyGrosir(draft, { kode_sales: kode_sales ?? '', platform, pembayaran });
      await write.send({ body });
    },
    pick: ({ kode_customer, jenis, nama, no_hp, alamat }: Dikenal) => {
      set({ kode_customer, jenis, nama, no_hp, alamat });
      focusSoon('diskon_rp');
    },
  };
}
export type GrosirForm = ReturnType<typeof useGrosir>;

/** Groups, values and the total by the server's own sums, again with every stroke and every price. */
function useValued(draft: GrosirDraft) {
  const barang = draft.pieces.map(kodeOf);
  const { kode_customer } = draft;
  const body = { barang, grosir: typedOf(draft), diskon: diskonOf(draft), kode_customer };
  useBell('harga', () => void refresh(hitungGrosirEndpoint));
  return useReckoned(hitungGrosirEndpoint, { body, ready: barang.length > 0, staleTime: 30_000 });
}
