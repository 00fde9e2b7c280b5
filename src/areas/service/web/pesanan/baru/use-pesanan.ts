import { addDays, type Hari } from '#kit/rules/hari.ts';
import { rp, sum, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import { refresh, useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { focusSoon } from '#kit/web/write/focus.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { useSales } from '#areas/akses/web/sesi.ts';
import type { Dikenal } from '#areas/customer/web/cari-customer.tsx';
import { customerBody } from '#areas/customer/web/customer-body.ts';
import { dpPesananEndpoint } from '#areas/penjualan/contract/tayang/pesanan-online.api.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';
import type { PreOrder } from '#areas/pre-order/contract/pre-order.api.ts';
import { poDipilih } from '#areas/pre-order/web/po-dipilih.ts';
import { hargaPesananEndpoint } from '#areas/service/contract/pesanan/pesanan.api.ts';
import {
  pesananDocument,
  type PesananDokumen,
} from '#areas/service/contract/pesanan/pesanan.document.ts';
import { pesananParam } from '#areas/service/contract/pesanan/pesanan.parameter.ts';
import type { Pembulatan } from '#areas/barang/rules/harga-barang.ts';
import { hargaPesan, kunciDp } from '#areas/service/rules/pesanan/harga.ts';
import { pesananActs } from '#areas/service/web/pesanan/acts.ts';
import {
  blankContoh,
  blankLine,
  contohBody,
  EMPTY_PESANAN,
  isEmptyPesanan,
  lacks,
  lacksContoh,
  lineBody,
  ongkosBaris,
  type ContohDraft,
  type Ditampilkan,
  type LineDraft,
  type PesananDraft,
  type PesananTyped,
} from '#areas/service/web/pesanan/baru/draft.ts';
import { isiDariPo } from '#areas/service/web/pesanan/baru/isi-po.ts';
import { useHargaBaris } from '#areas/service/web/pesanan/baru/use-harga-baris.ts';
import { readParam } from '#areas/toko/contract/read-param.ts';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';
import { lackingOf, nextId, rowsOf, useSaidDraft } from '#kit/web/write/use-said-draft.ts';

/** Two weeks is what most orders take. */
const HARI_JANJI = 14;

/** The values of the form of a new order, what it comes to, and what may be done with it. */
export function usePesanan(onMade: (made: PesananDokumen) => void) {
  const { tgl_system, told } = usePerson();
  const form = useSaidDraft({
    name: 'pesanan',
    empty: EMPTY_PESANAN,
    isEmpty: isEmptyPesanan,
    fieldOf,
  });
  const { draft, put, said, set } = form;
  const [kode_sales, setSales] = useSales();
  const { hari, ongkos, pembulatan, ppn } = useHargaBaris(draft.lines);
  const tgl_janji = draft.tgl_janji ?? addDays(tgl_system, HARI_JANJI);
  const kunci_harga =
    draft.kunci_harga ?? readParam(told, pesananParam.KUNCI_HARGA_PESANAN) ?? 'KUNCI_SEBESAR_DP';
  const order = useOrder(draft.lines);
  const lines = ubahBaris(draft, put);
  const { harga, barisKunci } = hargaDari(draft.lines, { hari, ongkos }, { pembulatan, ppn });
  const write = useWrite(pesananDocument.makes.pesan, {
    success: 'Pesanan disimpan',
    refresh: pesananActs.lists,
    onProblem: (problem) => {
      void refresh(hargaPesananEndpoint);
      return form.take(problem);
    },
    kept: form.kept,
    after: (made) => {
      form.clear();
      onMade(made);
      pesananActs.print(made);
      focusSoon('deskripsi-1');
    },
  });
  /** Sends it with the DP that the counter took; what is missing is said at its field first. */
  const save = (pembayaran: readonly Bayar[]) => {
    if (write.busy) return;
    const lacking = [
      ...lackingOf('barang', draft.lines, lacks),
      ...lackingOf('contoh', draft.contoh, lacksContoh),
    ];
    if (form.refuse(lacking)) return;
    void write.send({
      body: bodyOf({ ...draft, tgl_janji, kunci_harga, hari, ongkos }, kode_sales, pembayaran),
    });
  };
  return {
    draft,
    tgl_janji,
    kunci_harga,
    hari,
    /** What the shop asks for the work on each line. */
    ongkos,
    harga,
    total: order?.total ?? sum([rp(0), ...harga.values()]),
    /** The order of a marketplace whose money is the DP, where a line fills its pre-order. */
    order,
    /** Percent of tax by which the prices are raised. */
    ppn,
    /** Grams that so much money would buy now, where DP lock the price. */
    terkunci: (dp: Rupiah) =>
      kunci_harga === 'KUNCI_SEBESAR_DP' ? kunciDp(dp, barisKunci, []) : [],
    set,
    said,
    save,
    kode_sales,
    setSales,
    busy: write.busy,
    setPo: isiPo(put, lines.setLine, tgl_system),
    /** Nothing is typed yet. */
    kosong: isEmptyPesanan(draft),
    pick: ({ kode_customer, jenis, nama, no_hp, alamat }: Dikenal) =>
      set({ kode_customer, jenis, nama, no_hp, alamat }),
    ...lines,
  };
}
export type PesananForm = ReturnType<typeof usePesanan>;

/** Who paid for the pre-order that the lines fill, and how much; none of one of the counter (decision 1128). */
function useOrder(lines: readonly LineDraft[]) {
  const { moduls } = usePerson();
  const no_po = lines.flatMap(({ po }) => poDipilih(po).no_po ?? [])[0];
  const on = moduls.has(penjualanModul.MARKETPLACE_INTEGRATION_MODULE.key);
  const { data } = useRead(dpPesananEndpoint, {
    query: { no_po: no_po ?? '-' },
    enabled: on && no_po !== undefined,
  });
  return no_po === undefined ? undefined : data?.[0];
}

/** What each line costs as far as it was said, by its number on the form, and what a DP may lock of it. */
function hargaDari(
  lines: readonly LineDraft[],
  shown: Ditampilkan,
  { pembulatan, ppn }: { readonly pembulatan: Pembulatan; readonly ppn: Persen },
) {
  const priced = lines.flatMap((line) => {
    const { id, berat, harga_per_gram: own } = line;
    const harga_per_gram = own ?? shown.hari.get(id);
    const ongkos = ongkosBaris(line, shown);
    return berat && harga_per_gram ? [{ urut: id, berat, harga_per_gram, ongkos }] : [];
  });
  return {
    harga: new Map(
      priced.map((one) => [one.urut, hargaPesan(one, one.ongkos, pembulatan, ppn).harga]),
    ),
    barisKunci: priced,
  };
}

type Put = (change: (old: PesananDraft) => PesananDraft) => void;

/** Lines and samples of the form: one more, one changed, one fewer. */
function ubahBaris(draft: PesananDraft, put: Put) {
  const setLines = (change: (old: readonly LineDraft[]) => readonly LineDraft[]) =>
    put((old) => ({ ...old, lines: change(old.lines) }));
  const setContoh = (change: (old: readonly ContohDraft[]) => readonly ContohDraft[]) =>
    put((old) => ({ ...old, contoh: change(old.contoh) }));
  const [line, contoh] = [rowsOf(setLines, blankLine), rowsOf(setContoh)];
  return {
    addLine: () => {
      const id = nextId(draft.lines);
      setLines((old) => [...old, blankLine(id)]);
      focusSoon(`deskripsi-${id}`);
    },
    setLine: line.set,
    dropLine: line.drop,
    addContoh: () => {
      const id = nextId(draft.contoh);
      setContoh((old) => [...old, blankContoh(id)]);
      focusSoon(`contoh-nama-${id}`);
    },
    setContoh: contoh.set,
    dropContoh: contoh.drop,
  };
}

/** Which pre-order a line fills: the line has from it what is not typed yet. */
const isiPo =
  (put: Put, setLine: (id: number, part: Partial<LineDraft>) => void, hari_ini: Hari) =>
  (id: number, po: string | null, dari?: PreOrder): void => {
    const { urut_po } = poDipilih(po);
    if (!dari || urut_po === null) return setLine(id, { po });
    put((old) => {
      const nomor = nextId(old.lines);
      return isiDariPo(old, id, dari, { urut: urut_po, hari_ini, nomor });
    });
  };

type Whole = PesananDraft &
  Ditampilkan & { readonly tgl_janji: NonNullable<PesananDraft['tgl_janji']> };

function bodyOf(
  draft: Whole,
  kode_sales: string | null,
  pembayaran: readonly Bayar[],
): PesananTyped {
  const { tgl_janji, kode_tukang, kunci_harga } = draft;
  return {
    kode_sales: kode_sales ?? '',
    customer: customerBody(draft),
    tgl_janji,
    kode_tukang,
    kunci_harga,
    keterangan: draft.keterangan,
    barang: draft.lines.map((one) => lineBody(one, draft)),
    contoh: draft.contoh.length > 0 ? draft.contoh.map(contohBody) : null,
    pembayaran: pembayaran.length > 0 ? [...pembayaran] : null,
  };
}

/** The field that a sentence of the server belongs to: each line and sample has its own, by its number on the form. */
const fieldOf = (path: string, { lines, contoh }: PesananDraft): string =>
  path
    .replace(/^barang\.(\d+)\.(.+)$/, (_, at, name) => `${name}-${lines[Number(at)]?.id}`)
    .replace(/^contoh\.(\d+)\.(.+)$/, (_, at, name) => {
      const short = name === 'nama_barang' ? 'nama' : name;
      return `contoh-${short}-${contoh[Number(at)]?.id}`;
    });
