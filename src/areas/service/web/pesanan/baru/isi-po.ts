import type { Hari } from '#kit/rules/hari.ts';
import type { PreOrder } from '#areas/pre-order/contract/pre-order.api.ts';
import {
  blankLine,
  isBlankLine,
  type LineDraft,
  type PesananDraft,
} from '#areas/service/web/pesanan/baru/draft.ts';

type BarisPo = PreOrder['barang'][number];

const sisa = ({ qty, qty_terima }: BarisPo): number => Math.max(0, qty - qty_terima);
const poOf = ({ no_po }: PreOrder, { urut }: BarisPo): string => `${no_po}/${urut}`;

/** What the pre-order says of a piece, where no person has typed it. */
const isiBaris = (line: LineDraft, po: PreOrder, one: BarisPo): LineDraft => ({
  ...line,
  deskripsi: line.deskripsi ?? one.deskripsi,
  kode_dept: line.kode_dept ?? one.kode_dept,
  kode_kadar: line.kode_kadar ?? one.kode_kadar,
  kode_group: line.kode_group ?? one.kode_group,
  berat: line.berat ?? one.berat,
  po: poOf(po, one),
});

type Isian = {
  /** The line of the pre-order that was chosen. */
  readonly urut: number;
  readonly hari_ini: Hari;
  /** The number of a next line on the form. */
  readonly nomor: number;
};

/**
 * The form once a line fills this pre-order: line, promised day and customer have from it what was not typed yet. What
 * a channel's order asks for is made in one pesanan (decision 1128): its other pieces come along.
 */
export function isiDariPo(
  draft: PesananDraft,
  id: number,
  po: PreOrder,
  { urut, hari_ini, nomor }: Isian,
): PesananDraft {
  const chosen = po.barang.find((one) => one.urut === urut);
  if (!chosen) return draft;
  const filled = draft.lines.map((line) => (line.id === id ? isiBaris(line, po, chosen) : line));
  const lines = po.no_order === null ? filled : [...filled, ...barisLain(filled, po, nomor)];
  return {
    ...draft,
    lines: lines.filter((line) => line.id === id || po.no_order === null || !isBlankLine(line)),
    tgl_janji: draft.tgl_janji ?? (po.tgl_janji && po.tgl_janji >= hari_ini ? po.tgl_janji : null),
    ...customerDari(draft, po),
  };
}

/** A line for each piece of the order that none fills yet. */
function barisLain(lines: readonly LineDraft[], po: PreOrder, first: number): LineDraft[] {
  return po.barang
    .flatMap((one) => {
      const there = lines.filter(({ po: filled }) => filled === poOf(po, one)).length;
      return Array.from({ length: Math.max(0, sisa(one) - there) }, () => one);
    })
    .map((one, at) => isiBaris(blankLine(first + at), po, one));
}

/** Whose it is, where the pre-order names a card: a telephone without one is shown masked, and is not typed so. */
function customerDari({ kode_customer, nama }: PesananDraft, po: PreOrder): Partial<PesananDraft> {
  if (kode_customer || nama || !po.kode_customer) return {};
  return {
    kode_customer: po.kode_customer,
    jenis: null,
    nama: po.customer,
    alamat: po.alamat_customer || null,
    no_hp: po.no_hp,
  };
}
