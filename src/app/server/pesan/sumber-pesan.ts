import { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import { nilaiBeli } from '#areas/pembelian/rules/struk-beli.ts';
import { pembelian } from '#areas/pembelian/server/pembelian.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { titipanDocument } from '#areas/penjualan/contract/titipan/titipan.document.ts';
import { nilaiNota, nilaiTitipan } from '#areas/penjualan/rules/pesan-nota.ts';
import { tokoPesan } from '#areas/penjualan/server/alamat-nota.ts';
import { penjualan } from '#areas/penjualan/server/penjualan.ts';
import { titipan } from '#areas/penjualan/server/titipan/titipan.ts';
import { TIDAK_NOTA, type SumberList, type SumberPesan } from '#areas/pesan/server/kirim-nota.ts';
import { bayarCicilanDocument } from '#areas/cicilan/contract/bayar.document.ts';
import { cicilanDocument } from '#areas/cicilan/contract/cicilan.document.ts';
import { nilaiBayarCicilan, nilaiCicilan } from '#areas/cicilan/rules/pesan-cicilan.ts';
import { bayarCicilan } from '#areas/cicilan/server/bayar.ts';
import { cicilan } from '#areas/cicilan/server/cicilan.ts';
import { missing } from '#kit/server/problem.ts';
import { beliManualDocument } from '#areas/manual/contract/beli-manual.document.ts';
import { jualManualDocument } from '#areas/manual/contract/jual-manual.document.ts';
import { notaDariBeli, notaDariManual } from '#areas/manual/contract/nota-manual.ts';
import { pembelianManual } from '#areas/manual/server/beli/pembelian-manual.ts';
import { penjualanManual } from '#areas/manual/server/jual/penjualan-manual.ts';
import { readBuktiHutang, HURUF_BUKTI } from '#areas/hutang/server/bukti-hutang.query.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { nilaiHutang } from '#areas/hutang/rules/pesan-hutang.ts';
import { hutang } from '#areas/hutang/server/hutang.ts';
import { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { nilaiPesanan } from '#areas/service/rules/pesanan/pesan-pesanan.ts';
import { pesanan } from '#areas/service/server/pesanan/pesanan.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { nilaiService } from '#areas/service/rules/pesan-service.ts';
import { service } from '#areas/service/server/terima-service.ts';
import { tukarDocument } from '#areas/tukar/contract/tukar.document.ts';
import { nilaiTukar } from '#areas/tukar/rules/struk-tukar.ts';
import { tukar } from '#areas/tukar/server/tiket.ts';
import { dariInduk } from '#app/server/pesan/dari-induk.ts';
import { SUMBER_BUKTI } from '#app/server/pesan/sumber-bukti.ts';

/** The receipt of each act on a loan: interest, redemption, renewal, auction, surplus paid out (D-33.22). */
const BUKTI: SumberPesan = {
  jenis: 'NOTA_BUKTI_HUTANG',
  right: hutangDocument.one.right,
  baca: async (on, no, ctx) => {
    const found = await readBuktiHutang(on, no, ctx);
    if (!found) throw missing(TIDAK_NOTA.DOKUMEN_TIDAK_ADA);
    return found;
  },
};

const readBayar = dariInduk(bayarCicilanDocument, bayarCicilan);

/** The documents that can be sent to their customer's phone. */
export const SUMBER_PESAN: SumberList = {
  ...SUMBER_BUKTI,
  ...Object.fromEntries(HURUF_BUKTI.map((huruf) => [huruf, BUKTI])),
  PJ: {
    jenis: 'NOTA_PENJUALAN',
    right: penjualanDocument.one.right,
    baca: async (on, no, ctx) => {
      const dokumen = await penjualan.read(on, no, ctx);
      return { ...dokumen, nilai: nilaiNota(dokumen, await tokoPesan(on, no, ctx)) };
    },
  },
  TT: {
    jenis: 'NOTA_TITIPAN',
    right: titipanDocument.one.right,
    baca: async (on, no, ctx) => {
      const dokumen = await titipan.read(on, no, ctx);
      return { ...dokumen, nilai: nilaiTitipan(dokumen, await tokoPesan(on, no, ctx)) };
    },
  },
  PB: {
    jenis: 'NOTA_PEMBELIAN',
    right: pembelianDocument.one.right,
    baca: async (on, no, ctx) => {
      const dokumen = await pembelian.read(on, no, ctx);
      return { ...dokumen, nilai: nilaiBeli(dokumen, await tokoPesan(on, no, ctx)) };
    },
  },
  JM: {
    jenis: 'NOTA_PENJUALAN',
    right: jualManualDocument.one.right,
    baca: async (on, no, ctx) => {
      const dokumen = await penjualanManual.read(on, no, ctx);
      const nilai = nilaiNota(notaDariManual(dokumen), await tokoPesan(on, no, ctx));
      return { ...dokumen, nilai };
    },
  },
  PM: {
    jenis: 'NOTA_PEMBELIAN',
    right: beliManualDocument.one.right,
    baca: async (on, no, ctx) => {
      const dokumen = await pembelianManual.read(on, no, ctx);
      const nilai = nilaiBeli(notaDariBeli(dokumen), await tokoPesan(on, no, ctx));
      return { ...dokumen, nilai };
    },
  },
  HT: {
    jenis: 'NOTA_HUTANG',
    right: hutangDocument.one.right,
    baca: async (on, no, ctx) => {
      const { status, kode_customer, nama_customer, no_hp, ...surat } = await hutang.read(
        on,
        no,
        ctx,
      );
      const nilai = nilaiHutang({ ...surat, status, nama_customer }, ctx.toko);
      return { status, customer: { kode_customer, nama: nama_customer, no_hp }, nilai };
    },
  },
  CC: {
    jenis: 'NOTA_CICILAN',
    right: cicilanDocument.one.right,
    baca: async (on, no, ctx) => {
      const surat = await cicilan.read(on, no, ctx);
      const { status, kode_customer, nama_customer: nama, no_hp } = surat;
      const nilai = nilaiCicilan(surat, await tokoPesan(on, no, ctx));
      return { status, customer: { kode_customer, nama, no_hp }, nilai };
    },
  },
  AC: {
    jenis: 'NOTA_BAYAR_CICILAN',
    right: bayarCicilanDocument.one.right,
    baca: async (on, no, ctx) => {
      const bukti = await readBayar(on, no, ctx);
      const {
        kode_customer,
        nama_customer: nama,
        no_hp,
      } = await cicilan.read(on, bukti.no_cicilan, ctx);
      const nilai = nilaiBayarCicilan(bukti, await tokoPesan(on, bukti.no_cicilan, ctx));
      return { status: bukti.status, customer: { kode_customer, nama, no_hp }, nilai };
    },
  },
  SV: {
    jenis: 'NOTA_SERVICE',
    right: serviceDocument.one.right,
    baca: async (on, no, ctx) => {
      const surat = await service.read(on, no, ctx);
      const { kode_customer, nama_customer, no_hp, status } = surat;
      const nilai = nilaiService(surat, await tokoPesan(on, no, ctx));
      return { status, customer: { kode_customer, nama: nama_customer, no_hp }, nilai };
    },
  },
  PS: {
    jenis: 'NOTA_PESANAN',
    right: pesananDocument.one.right,
    baca: async (on, no, ctx) => {
      const surat = await pesanan.read(on, no, ctx);
      const { kode_customer, nama_customer, no_hp, status } = surat;
      const nilai = nilaiPesanan(surat, await tokoPesan(on, no, ctx));
      return { status, customer: { kode_customer, nama: nama_customer, no_hp }, nilai };
    },
  },
  TK: {
    jenis: 'NOTA_TUKAR',
    right: tukarDocument.makes.tukar.right,
    baca: async (on, no, ctx) => {
      const dokumen = await tukar.read(on, no, ctx);
      const { customer } = dokumen.penjualan;
      return { ...dokumen, customer, nilai: nilaiTukar(dokumen, ctx.toko) };
    },
  },
};
