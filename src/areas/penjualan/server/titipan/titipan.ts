import { kept } from '#kit/rules/lists.ts';
import { minus, rp } from '#kit/rules/quantity.ts';
import type { HeldOf, PartsOf, RowOf } from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import type { KepalaBatal } from '#areas/dokumen/server/dokumen.query.ts';
import { titipanDocument } from '#areas/penjualan/contract/titipan/titipan.document.ts';
import { hitungRefund } from '#areas/penjualan/rules/titipan.ts';
import { listPembayaran } from '#areas/penjualan/server/penjualan.table.ts';
import { batalTitipan } from '#areas/penjualan/server/titipan/batal-titipan.ts';
import { sisaAmbil, sudahLewat } from '#areas/penjualan/server/titipan/harga-ambil.ts';
import { listedTitipan } from '#areas/penjualan/server/titipan/daftar-titipan.query.ts';
import { titip } from '#areas/penjualan/server/titipan/titip.ts';
import { listSetoran } from '#areas/penjualan/server/titipan/titipan.table.ts';
import { validasiTitipan } from '#areas/penjualan/server/titipan/validasi-titipan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Words = typeof titipanDocument.spec;
type Whole = HeldOf<Words> & PartsOf<Words> & KepalaBatal;
type Owed = Pick<
  RowOf<Words>,
  'no_titip' | 'harga_total' | 'dp_rp' | 'berlaku_sampai' | 'status' | 'kode_customer'
>;

/** What a deposit owes and whether its price still holds: the same in a list and on the document. */
const stateOf = (one: Owed, ctx: Ctx) => ({
  sisa_rp: minus(one.harga_total, one.dp_rp),
  lewat: sudahLewat(one, ctx),
});

const tells = (whole: Whole, ctx: Ctx) => ({
  ...stateOf(whole, ctx),
  customer: {
    kode_customer: whole.kode_customer,
    nama: whole.nama_customer,
    alamat: whole.alamat_customer,
    no_hp: whole.no_hp,
    jenis: whole.jenis_customer,
  },
  keterangan: whole.keterangan,
  valid_at: whole.valid_at,
  dp_awal: whole.dp_awal,
  kembali: whole.kembali,
  refund_aturan:
    whole.status === 'AKTIF' ? hitungRefund(whole.dp_rp, whole.batal_persen).refund_rp : null,
  batal: endOf(whole),
});

/** Why and by whom it ended, and what was given back; one that was rejected held no money. */
const endOf = ({ no_batal, alasan_batal, batal_by, tgl_batal, ...whole }: Whole) =>
  tgl_batal && batal_by
    ? {
        no: no_batal,
        alasan: alasan_batal ?? '',
        batal_by,
        tgl_batal,
        refund_rp: whole.refund_rp ?? rp(0),
        ditahan_rp: whole.ditahan_rp ?? rp(0),
        pembulatan_tunai: whole.pembulatan_tunai,
        refund_rekening: whole.refund_rekening,
      }
    : null;

/** Goods held on deposit: put aside, first money, ended; its further deposits stand on it (D-11). */
export const titipan = serveDocument(titipanDocument, {
  makes: { titip },
  steps: { validasi: validasiTitipan },
  undo: batalTitipan,
  parts: {
    pembayaran: { read: listPembayaran },
    setoran: { read: listSetoran },
    sisa_ambil: {
      read: async (on, _, no, row, ctx) => kept(await sisaAmbil(on, [row as Owed], ctx), no),
    },
  },
  listFilter: listedTitipan,
  compute: async (on, rows, _, ctx) => {
    const sisa = await sisaAmbil(on, rows, ctx);
    return rows.map((row) => ({
      ...row,
      ...stateOf(row, ctx),
      sisa_ambil: kept(sisa, row.no_titip),
    }));
  },
  answerExtras: tells,
});
