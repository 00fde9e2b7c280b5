import { useState } from 'react';
import { sum, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { focusField } from '#kit/web/write/focus.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import type { BodyOf, QuoteOf } from '#areas/dokumen/contract/document-types.ts';
import type { PesananDokumen } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { blankEmas, typedEmas, type EmasDraft } from '#areas/service/web/kerja/emas-rows.tsx';
import { useHitungKembali } from '#areas/service/web/tukang/hitung-kembali.ts';
import { kembaliPesananActs } from '#areas/service/web/pesanan/acts.ts';

type Words = typeof kembaliDocument.spec;
type Body = BodyOf<Words, 'pesanan'>;
type Piece = {
  readonly urut: number;
  readonly berat: Miligram | null;
  readonly kode_kategori: string | null;
  readonly kode_group: string | null;
  readonly nama_barang: string | null;
  readonly foto: string | null;
  readonly kode_barcode: string | null;
};
type Draft = {
  readonly barang: readonly Piece[];
  readonly kembali: readonly EmasDraft[];
  readonly upah: Rupiah | null;
};
type Said = Readonly<Record<string, string>>;

/** What stands on the form of a finished order, what it comes to, and the act. */
export function useSelesaiPesanan(pesanan: PesananDokumen, onDone: () => void) {
  const { no_pesanan } = pesanan;
  const barang = pesanan.barang.filter((one) => one.kode_barcode === null);
  const [draft, setDraft] = useState<Draft>({
    barang: barang.map(({ urut, kode_group }) => ({ urut, ...NOTHING, kode_group })),
    kembali: pesanan.status === 'PROSES' ? [blankEmas(1)] : [],
    upah: null,
  });
  const [said, setSaid] = useState<Said>({});
  const params = { no_pesanan };
  // Lines that nothing was said of are finished another time.
  const given = draft.barang.filter((one) => one.berat !== null || one.kode_barcode !== null);
  const body = bodyOf({ ...draft, barang: given });
  const asked = useHitungKembali(
    'pesanan',
    params,
    // Before anything is said all lines count as they were ordered.
    { ...body, barang: given.length > 0 && named(body) ? body.barang.map(unphotographed) : null },
  );
  const quote = asked.quote as QuoteOf<Words, 'pesanan'> | undefined;
  const write = useWrite(kembaliDocument.makes.pesanan, {
    success: 'Pesanan selesai',
    refresh: kembaliPesananActs.lists,
    onProblem: ({ message, errors }: Problem) => {
      setSaid({
        ...Object.fromEntries(errors.map((one) => [placeOf(one.path, draft, given), one.message])),
        ...(errors.length === 0 && { '': message }),
      });
      return true;
    },
    after: (made) => {
      onDone();
      kembaliPesananActs.print(made);
    },
  });
  const save = () => {
    if (write.busy) return;
    const [first] = draft.barang;
    if (given.length === 0 && first) {
      setSaid({ 'barang.0.berat': 'Timbang Barang Jadi Atau Pindai Barang Stock' });
      return focusField(`berat-${first.urut}`);
    }
    if (!typedEmas(draft.kembali))
      return setSaid({ '': 'Gudang, Kadar Dan Berat Emas Harus Diisi' });
    setSaid({});
    void write.send({ params, body });
  };
  const kurang = asked.fresh && quote ? quote.kurang : [];
  return {
    draft,
    barang,
    dipesan: sum(
      barang
        .filter((one) => given.length === 0 || given.some(({ urut }) => urut === one.urut))
        .map((one) => one.berat),
    ),
    said: {
      ...Object.fromEntries(
        kurang.map(({ isian, pesan }) => [placeOf(isian, draft, given), pesan]),
      ),
      ...said,
    },
    save,
    busy: write.busy,
    quote,
    stale: !asked.fresh,
    otorisasi: asked.fresh && quote ? quote.otorisasi : [],
    set: (part: Partial<Draft>) => {
      setSaid({});
      setDraft((old) => ({ ...old, ...part }));
    },
    setPiece: (urut: number, part: Partial<Piece>) => {
      setSaid({});
      setDraft((old) => ({
        ...old,
        barang: old.barang.map((one) => (one.urut === urut ? { ...one, ...part } : one)),
      }));
    },
  };
}
export type SelesaiPesananForm = ReturnType<typeof useSelesaiPesanan>;

/** The place on the form of a sentence about a line that was sent. */
const placeOf = (path: string, { barang }: Draft, given: readonly Piece[]): string =>
  path.replace(/^barang\.(\d+)\./, (whole, at) => {
    const one = given[Number(at)];
    return one ? `barang.${barang.indexOf(one)}.` : whole;
  });

const NOTHING = {
  berat: null,
  kode_kategori: null,
  nama_barang: null,
  foto: null,
  kode_barcode: null,
};

const unphotographed = (one: Piece): Piece => ({ ...one, foto: null });
const named = ({ barang }: Body): boolean =>
  barang.every((one) => one.kode_barcode !== null || (one.kode_kategori && one.kode_group));

/** A scanned piece of the stock needs no further word. */
function bodyOf({ barang, kembali, upah }: Draft): Body {
  const back = typedEmas(kembali) ?? [];
  return {
    barang: barang.map((one) =>
      one.kode_barcode === null
        ? one
        : { ...one, berat: null, kode_kategori: null, kode_group: null, nama_barang: null },
    ),
    kembali: back.length > 0 ? back : null,
    upah,
  };
}
