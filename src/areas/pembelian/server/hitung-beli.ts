import { UNNAMED } from '#areas/customer/rules/customer.ts';
import type { GivenOf } from '#areas/dokumen/contract/document-types.ts';
import type { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import { hitungUmur } from '#areas/pembelian/rules/hitung-pembelian.ts';
import type { BodyBeli } from '#areas/pembelian/server/foto-beli.ts';
import type { PembelianBarang } from '#areas/pembelian/server/pembelian.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A buy-back as it is saved, or as far as it is typed where only its prices are asked for. */
export type BeliDiminta = GivenOf<typeof pembelianDocument.spec, 'beli'>;

/** The body of the act; all but the lines may be missing in a quote. */
export const bodyBeli = ({ tukar: _, customer, kode_sales, ...typed }: BeliDiminta): BodyBeli => ({
  ...typed,
  customer: customer ?? UNNAMED,
  kode_sales: kode_sales ?? '',
});

/** The answer of the quote: the prices of each line, without what they are measured against. */
export const hitungBeli = (lines: readonly PembelianBarang[], { hari }: Ctx) =>
  lines.map(
    ({
      kode_kelompok: _k,
      harga_emas: _e,
      harga_murni: _m,
      harga_wajar: _w,
      batu_hilang: _h,
      batu_dijual: _d,
      batu_lain: _l,
      batu_sisa: _s,
      batu_ganti: _n,
      batu_beda: _b,
      kode_gudang: _g,
      ...line
    }) => ({ ...line, umur_hari: hitungUmur(line.tgl_nota, hari) }),
  );
