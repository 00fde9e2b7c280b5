import type { Miligram, Persen } from '#kit/rules/quantity.ts';
import { decode } from '#kit/web/api/wire.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { TANPA_BATU } from '#areas/penjualan/rules/penjualan.ts';
import { TAMBAHAN, tiap } from '#areas/penjualan/rules/tambahan.ts';
import {
  bodyJual,
  DRAFT_KOSONG,
  TANPA_CUSTOMER,
  type Antre,
  type Draft,
} from '#areas/penjualan/web/kasir/draft.ts';

const grams = (berat: Miligram | null): number | null => (berat === null ? null : berat / 1000);
const percent = (rate: Persen | null): number | null => (rate === null ? null : rate / 100);

/** A held cart in the units of the wire, unchecked: what was typed wrong is held as well. */
export function isiTunda(draft: Draft, kode_sales: string | null): Record<string, unknown> {
  const body = bodyJual(draft, {
    kode_sales: kode_sales ?? '',
    platform: null,
    pembayaran: draft.pembayaran,
  });
  return {
    ...body,
    customer: draft.customer,
    barang: [...body.barang, ...draft.antre.map(antreBody)].map((one) => ({
      ...one,
      berat: grams(one.berat ?? null),
      carat: grams(one.carat),
    })),
    diskon: { persen: percent(draft.diskon.persen), rupiah: draft.diskon.rupiah },
  };
}

/** A piece of the queue, in the form of a line. */
const antreBody = ({ urut: _, bagian, kode_barcode, ...one }: Antre) =>
  bagian
    ? { ...one, kode_barcode: null, kode_berlian: kode_barcode, ...bagian }
    : { ...one, kode_barcode, ...TANPA_BATU };

/** A held cart brought back; its pieces stand in line until the stock has answered for them. */
export function readTunda(isi: Record<string, unknown>): Draft {
  const body = decode(penjualanDocument.makes.jual.body, isi);
  const { barang, customer, diskon, keterangan, kupon, pembayaran } = body;
  return {
    ...DRAFT_KOSONG,
    antre: barang.map(({ kode_berlian, carat, butir, kode_barcode, ...one }, di) => ({
      ...one,
      kode_barcode: kode_berlian ?? kode_barcode ?? '',
      ...(kode_berlian !== null && { bagian: { carat, butir } }),
      urut: di + 1,
    })),
    customer: { ...TANPA_CUSTOMER, ...customer },
    diskon: { ...DRAFT_KOSONG.diskon, ...diskon },
    ...tiap(TAMBAHAN, ({ kunci }) => body[kunci] ?? null),
    keterangan: keterangan ?? null,
    kupon: kupon ?? null,
    pembayaran: pembayaran ?? [],
    tukar: null,
  };
}
