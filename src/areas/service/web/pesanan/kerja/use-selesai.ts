import { sum, type Miligram } from '#kit/rules/quantity.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import type { PesananDokumen } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { backOf, useFinish, type Finish } from '#areas/service/web/kerja/use-finish.ts';
import { kembaliPesananActs } from '#areas/service/web/pesanan/acts.ts';

type Body = BodyOf<typeof kembaliDocument.spec, 'pesanan'>;
type Piece = {
  readonly urut: number;
  readonly berat: Miligram | null;
  readonly kode_kategori: string | null;
  readonly kode_group: string | null;
  readonly nama_barang: string | null;
  readonly foto: string | null;
  readonly kode_barcode: string | null;
};

/** The form of an order that is finished, all lines or some, what it comes to, and the act. */
export function useSelesaiPesanan(pesanan: PesananDokumen, onDone: () => void) {
  const barang = pesanan.barang.filter((one) => one.kode_barcode === null);
  const form = useFinish({
    make: 'pesanan',
    of: kembaliDocument.makes.pesanan,
    params: { no_pesanan: pesanan.no_pesanan },
    barang: barang.map(({ urut, kode_group }): Piece => ({ urut, ...NOTHING, kode_group })),
    atWork: pesanan.status === 'PROSES',
    bodyOf,
    // Before anything is said all lines count as they were ordered.
    asked: (body) => ({
      ...body,
      barang: body.barang.length > 0 && named(body) ? body.barang.map(unphotographed) : null,
    }),
    unweighed: (draft) =>
      givenOf(draft).length > 0 ? undefined : [0, 'Timbang Barang Jadi Atau Pindai Barang Stock'],
    placeOf: (path, draft) =>
      path.replace(/^barang\.(\d+)\./, (all, at) => {
        const one = givenOf(draft)[Number(at)];
        return one ? `barang.${draft.barang.indexOf(one)}.` : all;
      }),
    success: 'Pesanan selesai',
    acts: kembaliPesananActs,
    onDone,
  });
  const given = givenOf(form.draft);
  return {
    ...form,
    barang,
    /** What was ordered of the lines that are finished now. */
    dipesan: sum(
      barang
        .filter((one) => given.length === 0 || given.some(({ urut }) => urut === one.urut))
        .map((one) => one.berat),
    ),
  };
}
export type SelesaiPesananForm = ReturnType<typeof useSelesaiPesanan>;

const NOTHING = {
  berat: null,
  kode_kategori: null,
  nama_barang: null,
  foto: null,
  kode_barcode: null,
};

/** Lines that nothing was said of are finished another time. */
const givenOf = ({ barang }: Pick<Finish<Piece>, 'barang'>): readonly Piece[] =>
  barang.filter((one) => one.berat !== null || one.kode_barcode !== null);

const unphotographed = <P extends { foto: string | null }>(one: P): P => ({ ...one, foto: null });
const named = ({ barang }: Body): boolean =>
  barang.every((one) => one.kode_barcode !== null || (one.kode_kategori && one.kode_group));

/** A scanned piece of the stock needs no further word. */
const bodyOf = (draft: Finish<Piece>): Body => ({
  barang: givenOf(draft).map((one) =>
    one.kode_barcode === null
      ? one
      : { ...one, berat: null, kode_kategori: null, kode_group: null, nama_barang: null },
  ),
  kembali: backOf(draft),
  upah: draft.upah,
});
