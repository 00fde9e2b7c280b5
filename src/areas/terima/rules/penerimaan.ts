import { zip } from '#kit/rules/lists.ts';
import { gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import {
  mg,
  minus,
  negate,
  plus,
  rp,
  scale,
  shareOut,
  sum,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { akunGudang, akunSupplier, akunTempat } from '#areas/buku/rules/akun.ts';
import { lepas, potong, uang, type Baris } from '#areas/buku/rules/buku.ts';
import type { BarangMasuk } from '#areas/stock/rules/buku-barang.ts';

/** Why a delivery is not taken in, labelled or given back (trade-notes C.3). */
export const TIDAK_TERIMA = refusals({
  TERIMA_SUDAH_BATAL: { message: 'Penerimaan Barang Sudah Dibatalkan' },
  SUPPLIER_KOSONG: { field: 'kode_supplier', message: 'Supplier Harus Dipilih' },
  SUPPLIER_TIDAK_ADA: { field: 'kode_supplier', message: 'Supplier Tidak Ditemukan' },
  GUDANG_BUKAN_TOKO: {
    field: 'kode_gudang',
    message: 'Barang Hanya Dapat Diterima Di Gudang Toko',
  },
  KODE_TIDAK_ADA: { message: '{nama} {kode} Tidak Ditemukan' },
  BRUTO_KURANG: { field: 'berat_bruto', message: 'Berat Bruto Tidak Boleh Kurang Dari Berat' },
  LOT_TIDAK_ADA: { field: 'urut', message: 'Baris Penerimaan Tidak Ditemukan' },
  LOT_HABIS: { message: 'Sisa Baris Hanya {sisa} Barang, Dilabel {qty}' },
  RETUR_HABIS: {
    field: 'qty',
    message: 'Sisa Baris Hanya {sisa} Barang, Diretur {qty}',
  },
  KADAR_LAIN: { field: 'kode_kadar', message: 'Kadar Harus {kadar} Seperti Di Penerimaan' },
  SEBELUM_TERIMA: {
    field: 'tgl_terima',
    message: 'Tanggal Terima Paling Awal {tgl} Seperti Di Penerimaan',
  },
  PUNYA_MODAL: {
    field: 'harga_modal',
    message: 'Modal Sudah Ada Di Penerimaan, Tidak Perlu Diisi',
  },
  SUDAH_OPNAME: {
    message: 'Selisih Penerimaan Ini Sudah Dibukukan Stock Opname, Batalkan Stock Opname Dahulu',
  },
  SUDAH_DIRETUR: {
    message: 'Sebagian Penerimaan Ini Sudah Diretur, Batalkan Returnya Dahulu',
  },
  FAKTUR_TANPA_BUKTI: {
    field: 'no_faktur_pajak',
    message: 'No Faktur Pajak Hanya Untuk Barang Dengan Faktur Pajak',
  },
  FAKTUR_KOSONG: { field: 'no_faktur_pajak', message: 'No Faktur Pajak Tidak Boleh Kosong' },
  FAKTUR_DIPAKAI: {
    field: 'no_faktur_pajak',
    message: 'No Faktur Pajak Sudah Dicatat Di Penerimaan {no_terima}',
  },
  PPN_TANPA_MODAL: { field: 'ppn_rp', message: 'PPN Hanya Untuk Barang Yang Modalnya Diisi' },
  SUDAH_BERGERAK: {
    message: 'Barang {kode_barcode} Sudah Bergerak, Penerimaan Tidak Dapat Dibatalkan',
  },
});

/** Deliveries without a named supplier come from here. */
export const SUPPLIER_UMUM = 'UMUM';

/** A lot: pieces of one kadar that came together, weighed; what they cost, where it is known. */
export type Lot = {
  readonly persen: Persen;
  readonly qty: number;
  readonly berat: Miligram;
  readonly murni: Miligram;
  readonly modal: Rupiah | null;
};

/** What counts found missing of a lot; less than nothing where they found more (D-33.27). */
export type HilangLot = {
  readonly hilang_qty: number;
  readonly hilang_berat: Miligram;
  readonly hilang_murni: Miligram;
  readonly hilang_modal: Rupiah;
};

/** What of a lot went back to its supplier without a label (decision 1256). */
export type ReturLot = {
  readonly retur_qty: number;
  readonly retur_berat: Miligram;
  readonly retur_murni: Miligram;
  readonly retur_modal: Rupiah;
};

/** The lot as it is after its counts and its returns: what labelling has to come to. */
export const setelahKeluar = <L extends Lot & HilangLot & ReturLot>(lot: L): L => ({
  ...lot,
  qty: lot.qty - lot.hilang_qty - lot.retur_qty,
  berat: minus(minus(lot.berat, lot.hilang_berat), lot.retur_berat),
  murni: minus(minus(lot.murni, lot.hilang_murni), lot.retur_murni),
  modal: lot.modal === null ? null : minus(minus(lot.modal, lot.hilang_modal), lot.retur_modal),
});

type Dilabel = {
  readonly label_qty: number;
  readonly lot_berat: Miligram;
  readonly lot_murni: Miligram;
  readonly label_modal: Rupiah;
};

/** What still lies loose of a lot, with its share of the cost. */
export function sisaLot(
  asal: Lot & HilangLot & ReturLot & Dilabel,
): Sisa & { readonly modal: Rupiah } {
  const lot = setelahKeluar(asal);
  return {
    qty: lot.qty - lot.label_qty,
    berat: minus(lot.berat, lot.lot_berat),
    murni: minus(lot.murni, lot.lot_murni),
    modal: minus(lot.modal ?? rp(0), lot.label_modal),
  };
}

/** What the supplier's tax invoice says (D-41.11). */
export type FakturPajak = {
  readonly dokumen_perolehan: string;
  readonly no_faktur_pajak: string | null;
  readonly ppn_rp: Rupiah | null;
  readonly pph22_rp: Rupiah | null;
};

/**
 * Taxes come with the number of their invoice, and only with goods that were bought with one; while the shop keeps tax
 * (`kena`) an invoice without its number is none, for it lowers what the goods are taxed at (D-41.11).
 */
export function periksaFaktur(
  faktur: FakturPajak,
  lots: readonly Pick<Lot, 'modal'>[],
  kena: boolean,
): Refusal[] {
  const { dokumen_perolehan, no_faktur_pajak, ppn_rp, pph22_rp } = faktur;
  const ada = (ppn_rp ?? 0) > 0 || (pph22_rp ?? 0) > 0;
  return gather(
    [
      dokumen_perolehan !== 'FAKTUR_PAJAK' && (ada || no_faktur_pajak !== null),
      TIDAK_TERIMA.FAKTUR_TANPA_BUKTI,
    ],
    [
      no_faktur_pajak === null && (ada || (kena && dokumen_perolehan === 'FAKTUR_PAJAK')),
      TIDAK_TERIMA.FAKTUR_KOSONG,
    ],
    [(ppn_rp ?? 0) > 0 && lots.every(({ modal }) => modal === null), TIDAK_TERIMA.PPN_TANPA_MODAL],
  );
}

/** PPN of the invoice joins the cost, shared by weight among the lots whose cost is known: it cannot be credited. */
export function denganPpn<L extends Pick<Lot, 'berat' | 'modal'>>(
  lots: readonly L[],
  ppn_rp: Rupiah,
): L[] {
  if (ppn_rp === 0) return [...lots];
  const bagian = shareOut(
    ppn_rp,
    lots.map(({ berat, modal }) => (modal === null ? 0 : berat)),
  );
  return zip(lots, bagian).map(([lot, ppn]) =>
    lot.modal === null ? lot : { ...lot, modal: plus(lot.modal, ppn) },
  );
}

/**
 * Loose in the warehouse until labelled; what it cost is owed to the supplier (worked-postings §1), and PPh 22 that he
 * collected is the shop's own tax, paid beforehand (D-41.11).
 */
export const bukuTerima = (
  lots: readonly Lot[],
  kode_supplier: string,
  kode_gudang: string,
  pph22_rp: Rupiah = rp(0),
): Baris[] => {
  const modal = sum(lots.map((lot) => lot.modal ?? (0 as Rupiah)));
  return [
    ...lots.flatMap(({ persen, qty, berat, murni }) => [
      { ...lepas(akunSupplier(kode_supplier), persen, negate(berat), negate(murni)), qty: -qty },
      { ...lepas(akunGudang(kode_gudang), persen, berat, murni), qty },
    ]),
    uang('persediaan', modal),
    ...(pph22_rp > 0 ? [uang('pph22_dimuka', pph22_rp)] : []),
    uang(akunSupplier(kode_supplier), negate(plus(modal, pph22_rp))),
  ];
};

/** What is left of a lot. */
export type Sisa = { readonly qty: number; readonly berat: Miligram; readonly murni: Miligram };

const ambil = (ada: Miligram, perlu: Miligram): Miligram => (perlu < ada ? perlu : ada);

/**
 * Pieces out of a lot into their trays. What they weigh more than the lot has left comes from
 * `selisih`, what is left when the last one is labelled goes there: a lot never stays half empty.
 */
export function bukuLabel(
  persen: Persen,
  sisa: Sisa,
  kode_gudang: string,
  pieces: readonly BarangMasuk[],
): { baris: Baris[]; selisih: Miligram } {
  const [berat, murni] = [sum(pieces.map((one) => one.berat)), sum(pieces.map((one) => one.murni))];
  const habis = pieces.length === sisa.qty;
  const keluar = {
    berat: habis ? sisa.berat : ambil(sisa.berat, berat),
    murni: habis ? sisa.murni : ambil(sisa.murni, murni),
  };
  const beda = { berat: minus(keluar.berat, berat), murni: minus(keluar.murni, murni) };
  return {
    baris: [
      {
        ...lepas(akunGudang(kode_gudang), persen, negate(keluar.berat), negate(keluar.murni)),
        qty: -pieces.length,
      },
      ...pieces.map((one) =>
        potong(akunTempat(one.kode_gudang, one.kode_baki), 1, { ...one, kadar: persen }),
      ),
      lepas('selisih', persen, beda.berat, beda.murni),
    ],
    selisih: beda.berat,
  };
}

/** What a piece cost of its lot: by weight, the last ones together the rest. */
export function bagiModal(
  modal: Rupiah,
  lot: Miligram,
  { terpakai, habis }: { terpakai: Rupiah; habis: boolean },
  berat: readonly Miligram[],
): Rupiah[] {
  const bagian = berat.map((one) => scale(modal, one, lot, 'half'));
  if (!habis) return bagian;
  const lain = sum(bagian.slice(0, -1));
  return [...bagian.slice(0, -1), minus(minus(modal, terpakai), lain)];
}

/** Off by more than the shop allows for each piece (TOLERANSI_PENERIMAAN). */
export const melebihi = (beda: Miligram, qty: number, perPotong: Miligram): boolean =>
  Math.abs(beda) > mg(perPotong * qty);
