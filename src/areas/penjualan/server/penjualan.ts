import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import { customWrite } from '#areas/dokumen/server/kind.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { pilihPajak } from '#areas/penjualan/rules/pajak.ts';
import { pilihTambahan } from '#areas/penjualan/rules/tambahan.ts';
import { batalPenjualan } from '#areas/penjualan/server/batal-penjualan.ts';
import { jualMenurutJenis } from '#areas/penjualan/server/grosir/jual-grosir.ts';
import { listTerbit } from '#areas/penjualan/server/kupon.table.ts';
import { notaJual } from '#areas/penjualan/server/nota.ts';
import { findOnline } from '#areas/penjualan/server/online/online.table.ts';
import { listPembayaran } from '#areas/penjualan/server/penjualan.table.ts';
import { validasiPenjualan } from '#areas/penjualan/server/validasi-penjualan.ts';
import { setidaknya } from '#areas/toko/rules/level.ts';
import { samarkanKupon } from '#kit/rules/masked.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { hanyaDilihat } from '#areas/toko/server/hari-dilihat.query.ts';
import { hariDilihat } from '#areas/toko/server/hari-dilihat.ts';

/** The coupons that it issued: whole for the people of the nota, and for those who mint and cancel them. */
const terlihatKupon = (
  {
    input_by,
    valid_by,
    kupon_terbit,
  }: { input_by: string; valid_by: string | null; kupon_terbit: readonly string[] },
  { user_id, level }: Ctx,
): string[] =>
  [input_by, valid_by].includes(user_id) || setidaknya(level, 'SPV')
    ? [...kupon_terbit]
    : kupon_terbit.map(samarkanKupon);

/** The deposits that its pieces came out of; an order, or a contract of instalments, has a field of its own. */
const titipanOf = (barang: readonly { readonly no_titip: string | null }[]): string[] =>
  [...new Set(barang.flatMap(({ no_titip }) => no_titip ?? []))]
    .filter((no) => no.startsWith('TT'))
    .toSorted();

/** A plain sale may ride: two of one ride name no piece twice. What asks or holds more goes alone. */
const namedByJual = ({
  jenis,
  marketplace,
  barang,
  kupon,
  titipan,
  pembayaran,
}: BodyOf<typeof penjualanDocument.spec, 'jual'>) =>
  jenis === 'GROSIR' ||
  marketplace ||
  kupon ||
  titipan?.length ||
  pembayaran?.some(({ jenis }) => jenis === 'POIN') ||
  barang.some(({ kode_berlian }) => kode_berlian !== null)
    ? undefined
    : barang.map(({ kode_barcode }) => `barang ${kode_barcode ?? ''}`);

/** Sales, saved, paid, looked at and cancelled (D-10). */
export const penjualan = serveDocument(penjualanDocument, {
  makes: { jual: customWrite(jualMenurutJenis) },
  rides: { jual: namedByJual },
  steps: { validasi: customWrite(validasiPenjualan) },
  undo: batalPenjualan,
  parts: {
    pembayaran: { read: listPembayaran },
    kupon_terbit: { read: listTerbit },
    marketplace: { read: findOnline },
  },
  period: hariDilihat,
  readableBy: hanyaDilihat,
  answerExtras: (whole, ctx) => ({
    customer: {
      kode_customer: whole.kode_customer,
      nama: whole.nama_customer,
      alamat: whole.alamat_customer,
      no_hp: whole.no_hp,
      jenis: whole.jenis_customer,
    },
    kupon_terbit: terlihatKupon(whole, ctx),
    keterangan: whole.keterangan,
    platform: whole.platform,
    valid_at: whole.valid_at,
    diskon_persen: whole.diskon_persen,
    kupon: whole.kupon,
    kupon_rp: whole.kupon_rp,
    fee_persen: whole.fee_persen,
    ...pilihTambahan(whole),
    ...pilihPajak(whole),
    npwp: whole.npwp,
    no_seri_pajak: whole.no_seri_pajak,
    kembali: whole.kembali,
    poin: whole.poin,
    grosir: whole.grosir,
    titipan: titipanOf(whole.barang),
    no_pesanan: whole.no_pesanan,
    no_cicilan: whole.no_cicilan,
    tukar:
      whole.no_tukar && whole.no_faktur_beli
        ? { no_tukar: whole.no_tukar, no_faktur_beli: whole.no_faktur_beli }
        : null,
  }),
  nota: notaJual,
});
