import type { StrukSheet } from '#kit/rules/struk.ts';
import { localTime } from '#kit/server/clock.ts';
import type { Sql } from '#kit/server/sql.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import type { NotaRowOf } from '#areas/dokumen/contract/document-types.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';
import { alamatNota, tokoPesan } from '#areas/penjualan/server/alamat-nota.ts';
import { denganIsi, type IsiNota } from '#areas/penjualan/rules/nota.ts';
import { teksKupon } from '#areas/penjualan/rules/kupon-nota.ts';
import { potong, readIsiNota } from '#areas/penjualan/server/nota.ts';
import { findBulanNota, listKeteranganNota } from '#areas/penjualan/server/nota.query.ts';
import { susunPesan } from '#areas/pesan/server/antre-pesan.ts';
import type { Petugas } from '#areas/toko/rules/nota.ts';
import type { Cetak } from '#areas/toko/rules/templat-nota.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { DokumenTukar, tukarDocument } from '#areas/tukar/contract/tukar.document.ts';
import { nilaiTukar, strukTukar } from '#areas/tukar/rules/struk-tukar.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';

type Baris = NotaRowOf<typeof tukarDocument.spec>;

/** The nota of a ticket: one sheet or two, one row of print data a piece, its message. */
export const notaTukar = {
  jenis: 'TUKAR',
  judul: 'Nota Tukar Tambah',
  rows: async (
    on: Sql,
    tiket: DokumenTukar,
    { petugas }: { petugas: Petugas },
    ctx: Ctx,
  ): Promise<Baris[]> => rowsOf(tiket, { petugas, isi: await isiTukar(on, tiket, ctx) }, ctx),
  sheets: async (
    on: Sql,
    tiket: DokumenTukar,
    paper: { cetak: Cetak; petugas: Petugas },
    ctx: Ctx,
  ): Promise<StrukSheet[]> =>
    strukTukar(denganIsiTukar(tiket, await isiTukar(on, tiket, ctx)), {
      ...ctx.toko,
      ...paper,
      jam: localTime(tiket.input_date, ctx.toko.zona).slice(11),
      rangkap: ctx.modul(penjualanModul.NOTA_RANGKAP_MODULE),
      langkah: pembulatanOf(ctx).langkah,
      bulan: await findBulanNota(on, ctx.kode_toko, tiket.input_date),
      alamat_nota: await alamatNota(on, tiket.no_faktur_jual, ctx),
      keterangan: await listKeteranganNota(on, ctx.kode_toko),
    }),
  printed: (on: Sql, tiket: DokumenTukar, ctx: Ctx): Promise<IsiNota> => isiTukar(on, tiket, ctx),
  message: async (on: Sql, tiket: DokumenTukar, ctx: Ctx): Promise<string> => {
    const toko = await tokoPesan(on, tiket.no_faktur_jual, ctx);
    return susunPesan(on, 'NOTA_TUKAR', nilaiTukar(tiket, toko), ctx);
  },
} as const;

/** What its sale says beside: whole on the first original of the ticket alone. */
const isiTukar = (on: Sql, { penjualan, cetak_ke }: DokumenTukar, ctx: Ctx): Promise<IsiNota> =>
  readIsiNota(on, { ...penjualan, asli: cetak_ke === 1 }, ctx);
const denganIsiTukar = (tiket: DokumenTukar, isi: IsiNota) => ({
  ...tiket,
  penjualan: denganIsi(tiket.penjualan, isi),
});

type Ditulis = { petugas: Petugas; isi: IsiNota };

function rowsOf(tiket: DokumenTukar, { petugas, isi: tulis }: Ditulis, ctx: Ctx): Baris[] {
  const { penjualan, pembelian } = tiket;
  const kepala = {
    no_tukar: tiket.no_tukar,
    tgl_system: tiket.tgl_system,
    kode_sales: tiket.kode_sales,
    nama_sales: petugas.sales,
    kasir: petugas.kasir,
    nama_customer: potong(penjualan.customer.nama),
    alamat_customer: potong(penjualan.customer.alamat),
    grand_total: tiket.grand_total,
    ppn_rp: penjualan.ppn_rp,
    ppn_luar_rp: penjualan.ppn_luar_rp,
    pph22_rp: penjualan.pph22_rp,
    dp_rp: tiket.dp_rp,
    tukar_rp: tiket.tukar_rp,
    selisih: tiket.selisih,
    kembali: tiket.kembali,
    kupon: tulis.kupon.map(teksKupon),
    cetak_ke: tiket.cetak_ke,
    auto_cut: ctx.param(tokoParam.AUTO_CUT),
  };
  const isi = ({ urut, nama_barang, kode_barcode, kadar, berat, harga_per_gram }: Isi) => ({
    urut,
    nama_barang: potong(nama_barang),
    kode_barcode,
    kadar,
    berat,
    harga_per_gram,
  });
  return [
    ...penjualan.barang.map((one) => ({
      ...kepala,
      ...isi(one),
      bagian: 'JUAL' as const,
      no_faktur: tiket.no_faktur_jual,
      harga: one.netto,
    })),
    ...pembelian.barang.map((one) => ({
      ...kepala,
      ...isi(one),
      bagian: 'BELI' as const,
      no_faktur: tiket.no_faktur_beli,
      harga: one.harga,
    })),
  ];
}

type Isi = Pick<
  Baris,
  'urut' | 'nama_barang' | 'kode_barcode' | 'kadar' | 'berat' | 'harga_per_gram'
>;
