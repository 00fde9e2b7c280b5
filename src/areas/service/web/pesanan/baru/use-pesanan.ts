import { useState } from 'react';
import { addDays } from '#kit/rules/hari.ts';
import { rp, sum, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import { refresh } from '#kit/web/api/query.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { toast } from '#kit/web/feedback/toast.ts';
import { focusField, focusSoon } from '#kit/web/write/focus.ts';
import { useKept } from '#kit/web/write/use-kept.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { useSales } from '#areas/akses/web/sesi.ts';
import type { Dikenal } from '#areas/customer/web/cari-customer.tsx';
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
  type ContohDraft,
  type LineDraft,
  type PesananDraft,
  type PesananTyped,
} from '#areas/service/web/pesanan/baru/draft.ts';
import { useHargaBaris } from '#areas/service/web/pesanan/baru/use-harga-baris.ts';
import { readParam } from '#areas/toko/contract/read-param.ts';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';

type Said = Readonly<Record<string, string>>;
/** Two weeks is what most orders take. */
const HARI_JANJI = 14;

/** What stands on the form of a new order, what it comes to, and what may be done with it. */
export function usePesanan(onMade: (made: PesananDokumen) => void) {
  const { tgl_system, told } = usePerson();
  const { value: draft, now, put } = useKept('pesanan', EMPTY_PESANAN, isEmptyPesanan);
  const [kode_sales, setSales] = useSales();
  const [said, setSaid] = useState<Said>({});
  const { hari, pembulatan, ppn } = useHargaBaris(draft.lines);
  const set = (part: Partial<PesananDraft>) => {
    const typed = (path: string) => path.replace(/^customer\./, '') in part;
    setSaid((old) => Object.fromEntries(Object.entries(old).filter(([path]) => !typed(path))));
    put((old) => ({ ...old, ...part }));
  };
  const tgl_janji = draft.tgl_janji ?? addDays(tgl_system, HARI_JANJI);
  const kunci_harga =
    draft.kunci_harga ?? readParam(told, pesananParam.KUNCI_HARGA_PESANAN) ?? 'KUNCI_SEBESAR_DP';
  const { harga, barisKunci } = hargaDari(draft.lines, hari, { pembulatan, ppn });
  const write = useWrite(pesananDocument.makes.pesan, {
    success: 'Pesanan disimpan',
    refresh: pesananActs.lists,
    onProblem: (problem) => {
      void refresh(hargaPesananEndpoint);
      return take(problem, now(), setSaid);
    },
    kept: { get: () => now().kunci, set: (kunci) => set({ kunci }) },
    after: (made) => {
      put(() => EMPTY_PESANAN);
      setSaid({});
      onMade(made);
      pesananActs.print(made);
      focusSoon('deskripsi-1');
    },
  });
  /** Sends it with the DP that the counter took; what is missing is said at its field first. */
  const save = (pembayaran: readonly Bayar[]) => {
    if (write.busy) return;
    const missing = [
      ...draft.lines.flatMap((one, at) =>
        lacks(one).map(([name, why]) => [`barang.${at}.${name}`, why] as const),
      ),
      ...draft.contoh.flatMap((one, at) =>
        lacksContoh(one).map(([name, why]) => [`contoh.${at}.${name}`, why] as const),
      ),
    ];
    const [first] = missing;
    if (first) {
      setSaid(Object.fromEntries(missing));
      return focusField(fieldOf(first[0], draft));
    }
    setSaid({});
    void write.send({
      body: bodyOf({ ...draft, tgl_janji, kunci_harga, hari }, kode_sales, pembayaran),
    });
  };
  return {
    draft,
    tgl_janji,
    kunci_harga,
    hari,
    harga,
    total: sum([rp(0), ...harga.values()]),
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
    pick: ({ kode_customer, jenis, nama, no_hp, alamat }: Dikenal) =>
      set({ kode_customer, jenis, nama, no_hp, alamat }),
    ...ubahBaris(draft, put),
  };
}
export type PesananForm = ReturnType<typeof usePesanan>;

/** What each line costs as far as it was said, by its number on the form, and what a DP may lock of it. */
function hargaDari(
  lines: readonly LineDraft[],
  hari: ReadonlyMap<number, Rupiah>,
  { pembulatan, ppn }: { readonly pembulatan: Pembulatan; readonly ppn: Persen },
) {
  const priced = lines.flatMap(({ id, berat, harga_per_gram: own, ongkos }) => {
    const harga_per_gram = own ?? hari.get(id);
    return berat && harga_per_gram ? [{ urut: id, berat, harga_per_gram, ongkos }] : [];
  });
  return {
    harga: new Map(
      priced.map((one) => [one.urut, hargaPesan(one, one.ongkos ?? rp(0), pembulatan, ppn).harga]),
    ),
    barisKunci: priced,
  };
}

type Put = (change: (old: PesananDraft) => PesananDraft) => void;
const after = (all: readonly { readonly id: number }[]): number =>
  1 + Math.max(0, ...all.map((one) => one.id));

/** Lines and samples of the form: one more, one changed, one fewer. */
function ubahBaris(draft: PesananDraft, put: Put) {
  const setLines = (change: (old: readonly LineDraft[]) => readonly LineDraft[]) =>
    put((old) => ({ ...old, lines: change(old.lines) }));
  const setContoh = (change: (old: readonly ContohDraft[]) => readonly ContohDraft[]) =>
    put((old) => ({ ...old, contoh: change(old.contoh) }));
  return {
    addLine: () => {
      const id = after(draft.lines);
      setLines((old) => [...old, blankLine(id)]);
      focusSoon(`deskripsi-${id}`);
    },
    setLine: (id: number, part: Partial<LineDraft>) =>
      setLines((old) => old.map((one) => (one.id === id ? { ...one, ...part } : one))),
    dropLine: (id: number) =>
      setLines((old) => (old.length > 1 ? old.filter((one) => one.id !== id) : [blankLine(1)])),
    addContoh: () => {
      const id = after(draft.contoh);
      setContoh((old) => [...old, blankContoh(id)]);
      focusSoon(`contoh-nama-${id}`);
    },
    setContoh: (id: number, part: Partial<ContohDraft>) =>
      setContoh((old) => old.map((one) => (one.id === id ? { ...one, ...part } : one))),
    dropContoh: (id: number) => setContoh((old) => old.filter((one) => one.id !== id)),
  };
}

type Whole = PesananDraft & {
  readonly tgl_janji: NonNullable<PesananDraft['tgl_janji']>;
  /** What a gram of each line costs today, as it was shown. */
  readonly hari: ReadonlyMap<number, Rupiah>;
};

function bodyOf(
  draft: Whole,
  kode_sales: string | null,
  pembayaran: readonly Bayar[],
): PesananTyped {
  const { kode_customer, nama, alamat, no_hp, tgl_janji, kode_tukang, kunci_harga } = draft;
  // The phone of a card is shown masked: the card itself says what it is.
  const told = kode_customer ? { alamat: null, no_hp: null } : { alamat, no_hp };
  return {
    kode_sales: kode_sales ?? '',
    customer: { kode_customer, nama, ...told, setuju_promo: null },
    tgl_janji,
    kode_tukang,
    kunci_harga,
    keterangan: draft.keterangan,
    barang: draft.lines.map((one) => lineBody(one, draft.hari.get(one.id))),
    contoh: draft.contoh.length > 0 ? draft.contoh.map(contohBody) : null,
    pembayaran: pembayaran.length > 0 ? [...pembayaran] : null,
  };
}

/** The field that a sentence of the server belongs to: each line and sample has its own, by its number on the form. */
const fieldOf = (path: string, { lines, contoh }: PesananDraft): string =>
  path
    .replace(/^customer\./, '')
    .replace(/^barang\.(\d+)\.(.+)$/, (_, at, name) => `${name}-${lines[Number(at)]?.id}`)
    .replace(/^contoh\.(\d+)\.(.+)$/, (_, at, name) => {
      const short = name === 'nama_barang' ? 'nama' : name;
      return `contoh-${short}-${contoh[Number(at)]?.id}`;
    });

/** Puts the server's sentences at their fields; false where one has no field here. */
function take({ errors }: Problem, draft: PesananDraft, setSaid: (said: Said) => void): boolean {
  setSaid(Object.fromEntries(errors.map(({ path, message }) => [path, message])));
  const [first] = errors;
  if (!first?.path) return false;
  focusField(fieldOf(first.path, draft));
  toast.error(first.message);
  return true;
}
