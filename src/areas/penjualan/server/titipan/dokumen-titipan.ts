import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { minus } from '#kit/rules/quantity.ts';
import type { Sql } from '#kit/server/sql.ts';
import { listBaris } from '#areas/buku/server/buku.table.ts';
import type { titipanEndpoint } from '#areas/penjualan/contract/titipan.api.ts';
import { hitungRefund, lewatBerlaku } from '#areas/penjualan/rules/titipan.ts';
import {
  listBayarDari,
  listSetoran,
  type Setoran,
} from '#areas/penjualan/server/titipan/setoran-titipan.table.ts';
import type { Pembayaran } from '#areas/penjualan/server/penjualan.table.ts';
import {
  listTitipanBarang,
  type Titipan,
  type TitipanBarang,
} from '#areas/penjualan/server/titipan/titipan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

export type DokumenTitipan = AnswerOf<typeof titipanEndpoint>;

/** What a deposit owes and whether its price still holds: the same in a list and on the document. */
export const keadaanTitipan = (
  one: Pick<Titipan, 'harga_total' | 'dp_rp' | 'berlaku_sampai' | 'status'>,
  { hari }: Pick<Ctx, 'hari'>,
) => ({
  sisa_rp: minus(one.harga_total, one.dp_rp),
  lewat: ['OPEN', 'AKTIF'].includes(one.status) && lewatBerlaku(one.berlaku_sampai, hari),
});

/** The whole document as the database holds it now. */
export async function readDokumenTitipan(
  on: Sql,
  head: Titipan,
  ctx: Ctx,
): Promise<DokumenTitipan> {
  const { kode_toko } = ctx;
  const no = head.no_titip;
  const barang = await listTitipanBarang(on, kode_toko, [no]);
  const setoran = await listSetoran(on, kode_toko, no);
  const bayar = await listBayarDari(on, kode_toko, [no, ...setoran.map((one) => one.no_bayar)]);
  const baris = await listBaris(on, kode_toko, no);
  return {
    ...kepalaTampil(head, ctx),
    barang: barang.map(barisTampil),
    pembayaran: bayar.get(no) ?? [],
    setoran: setoran.map((one) => setoranTampil(one, bayar.get(one.no_bayar) ?? [])),
    refund_aturan:
      head.status === 'AKTIF'
        ? hitungRefund(head.dp_rp, ctx.param.BATAL_TITIPAN_PERSEN).refund_rp
        : null,
    postings: baris.map((one, at) => ({
      ...one,
      no_bukti: no,
      urut: at + 1,
      kode_barcode: one.kode_barcode ?? null,
    })),
  };
}

function kepalaTampil(head: Titipan, ctx: Ctx) {
  const {
    alamat_customer,
    no_hp,
    jenis_customer,
    no_batal,
    alasan_batal,
    batal_by,
    tgl_batal,
    refund_rp,
    ditahan_rp,
    refund_rekening,
    ...row
  } = head;
  return {
    ...row,
    ...keadaanTitipan(head, ctx),
    customer: {
      kode_customer: head.kode_customer,
      nama: head.nama_customer,
      alamat: alamat_customer,
      no_hp,
      jenis: jenis_customer,
    },
    batal:
      tgl_batal && batal_by
        ? {
            no: no_batal,
            alasan: alasan_batal ?? '',
            batal_by,
            tgl_batal,
            refund_rp: refund_rp ?? minus(head.dp_rp, head.dp_rp),
            ditahan_rp: ditahan_rp ?? minus(head.dp_rp, head.dp_rp),
            refund_rekening,
          }
        : null,
  };
}

/** Cost and place stay inside. */
const barisTampil = ({
  no_titip: _n,
  kode_kategori: _k,
  persen: _p,
  berat_asli: _a,
  harga_id: _h,
  harga_modal: _c,
  kode_gudang: _g,
  kode_baki: _t,
  ...line
}: TitipanBarang & { no_titip: string }) => line;

const setoranTampil = (
  { no_titip: _, no_batal, alasan_batal, batal_by, tgl_batal, ...row }: Setoran,
  pembayaran: Pembayaran[],
) => ({
  ...row,
  pembayaran,
  batal:
    tgl_batal && batal_by
      ? { no: no_batal, alasan: alasan_batal ?? '', batal_by, tgl_batal }
      : null,
});
