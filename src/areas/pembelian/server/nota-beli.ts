import { localTime } from '#kit/server/clock.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { StrukSheet } from '#kit/rules/struk.ts';
import type { NotaRowOf } from '#areas/dokumen/contract/document-types.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';
import { alamatNota, tokoPesan } from '#areas/penjualan/server/alamat-nota.ts';
import { potong } from '#areas/penjualan/server/nota.ts';
import { susunPesan } from '#areas/pesan/server/antre-pesan.ts';
import type { Petugas } from '#areas/toko/rules/nota.ts';
import type { Cetak } from '#areas/toko/rules/templat-nota.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type {
  DokumenBeli,
  pembelianDocument,
} from '#areas/pembelian/contract/pembelian.document.ts';
import { nilaiBeli, strukBeli, type StrukBeli } from '#areas/pembelian/rules/struk-beli.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';

type Baris = NotaRowOf<typeof pembelianDocument.spec>;
/** What the paper of a buy-back and its print data show. */
type DokumenNota = Omit<StrukBeli, 'barang'> &
  Pick<DokumenBeli, 'input_date' | 'kode_sales'> & {
    readonly barang: readonly (StrukBeli['barang'][number] & { readonly urut: number })[];
  };

/** The nota of a buy-back: one sheet, one row of print data a piece, its message. */
export const notaBeli = {
  jenis: 'PEMBELIAN',
  judul: 'Nota Pembelian',
  rows: async (
    _: Sql,
    dokumen: DokumenNota,
    { petugas }: { petugas: Petugas },
    ctx: Ctx,
  ): Promise<Baris[]> =>
    dokumen.barang.map((one) => ({
      urut: one.urut,
      no_faktur_beli: dokumen.no_faktur_beli,
      tgl_system: dokumen.tgl_system,
      kode_sales: dokumen.kode_sales,
      nama_sales: petugas.sales,
      kasir: petugas.kasir,
      nama_customer: potong(dokumen.customer.nama),
      alamat_customer: potong(dokumen.customer.alamat),
      nama_barang: potong(one.nama_barang),
      no_faktur_jual: one.no_faktur_jual,
      kadar: one.kadar,
      cara_uji: one.cara_uji ?? null,
      berat: one.berat,
      kondisi: one.kondisi,
      batu: one.batu ?? null,
      harga_per_gram: one.harga_per_gram,
      potongan: one.potongan,
      harga: one.harga,
      grand_total: dokumen.grand_total,
      cetak_ke: dokumen.cetak_ke,
      auto_cut: ctx.param(tokoParam.AUTO_CUT),
    })),
  sheets: async (
    on: Sql,
    dokumen: DokumenNota,
    paper: { cetak: Cetak; petugas: Petugas },
    ctx: Ctx,
  ): Promise<StrukSheet[]> =>
    strukBeli(dokumen, {
      ...ctx.toko,
      ...paper,
      jam: localTime(dokumen.input_date, ctx.toko.zona).slice(11),
      rangkap: ctx.modul(penjualanModul.NOTA_RANGKAP_MODULE),
      alamat_nota: await alamatNota(on, dokumen.no_faktur_beli, ctx),
    }),
  message: async (on: Sql, dokumen: DokumenNota, ctx: Ctx): Promise<string> => {
    const toko = await tokoPesan(on, dokumen.no_faktur_beli, ctx);
    return susunPesan(on, 'NOTA_PEMBELIAN', nilaiBeli(dokumen, toko), ctx);
  },
} as const;
