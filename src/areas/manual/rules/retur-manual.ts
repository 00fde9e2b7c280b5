import { formatGram, formatInt } from '#kit/rules/format.ts';
import { minus, negate, scale, sum, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import { fill, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { akunSupplier, akunTempat } from '#areas/buku/rules/akun.ts';
import { uang, type Baris } from '#areas/buku/rules/buku.ts';
import { pindahEmas, type IsiManual, type StockManual } from '#areas/manual/rules/stock-manual.ts';

/** Why goods without a barcode do not go back to a supplier. */
export const TIDAK_RETUR_MANUAL = refusals({
  BUKAN_KIRIMANNYA: {
    field: 'kode_supplier',
    message:
      'Supplier {kode_supplier} Hanya Mengirim {qty} Barang, {berat} g Dari {kode_group} {kode_dept}',
  },
});

/** What a supplier delivered of a group and jenis, less what went back to him: pieces, grams and cost. */
export type Dikirim = {
  readonly qty: number;
  readonly berat: Miligram;
  readonly modal: Rupiah;
};

type Diminta = Pick<IsiManual, 'qty' | 'berat'>;

/** No more goes back to a supplier than came from him: which piece was whose, no barcode says. */
export const periksaKiriman = (
  { kode_group, kode_dept }: Pick<StockManual, 'kode_group' | 'kode_dept'>,
  { qty, berat }: Diminta,
  dikirim: Dikirim,
  kode_supplier: string,
): Refusal[] =>
  qty > dikirim.qty || berat > dikirim.berat
    ? [
        fill(TIDAK_RETUR_MANUAL.BUKAN_KIRIMANNYA, {
          kode_supplier,
          kode_group,
          kode_dept,
          qty: formatInt(dikirim.qty),
          berat: formatGram(dikirim.berat),
        }),
      ]
    : [];

/** What they were delivered for: the mean of what came and did not go back, by weight; the last gram takes the rest. */
export const modalDikirim = (dikirim: Dikirim, berat: Miligram): Rupiah =>
  berat >= dikirim.berat ? dikirim.modal : scale(dikirim.modal, berat, dikirim.berat, 'half');

/** What is left of it for the next line. */
export const sisaDikirim = (dikirim: Dikirim, part: Dikirim): Dikirim => ({
  qty: dikirim.qty - part.qty,
  berat: minus(dikirim.berat, part.berat),
  modal: minus(dikirim.modal, part.modal),
});

/** Goods that go back: what the line has of them, and what they were delivered for. */
export type Kembali = StockManual & { readonly nilai: Rupiah };

/** The gold to its supplier, who is owed less by what he brought it for; a difference to its cost is of stock. */
export function bukuReturManual(lines: readonly Kembali[], kode_supplier: string): Baris[] {
  const supplier = akunSupplier(kode_supplier);
  const modal = sum(lines.map((line) => line.modal));
  const nilai = sum(lines.map((line) => line.nilai));
  return [
    ...lines.flatMap((line) =>
      pindahEmas(akunTempat(line.kode_gudang, line.kode_baki), supplier, line),
    ),
    uang(supplier, modal),
    uang('persediaan', negate(nilai)),
    uang('selisih_stock', minus(nilai, modal)),
  ];
}
