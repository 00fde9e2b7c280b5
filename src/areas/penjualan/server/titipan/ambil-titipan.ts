import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { missing } from '#kit/server/problem.ts';
import type { ambilTitipEndpoint } from '#areas/penjualan/contract/titipan/titipan.api.ts';
import { ECER, TANPA_BATU } from '#areas/penjualan/rules/penjualan.ts';
import { TAMBAHAN_KOSONG } from '#areas/penjualan/rules/tambahan.ts';
import { TIDAK_TITIP } from '#areas/penjualan/rules/titipan.ts';
import type { DokumenPenjualan } from '#areas/penjualan/contract/penjualan.document.ts';
import { penjualan } from '#areas/penjualan/server/penjualan.ts';
import { findTitipan, listDititip } from '#areas/penjualan/server/titipan/titipan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A sale of everything that was held, at its price, with the deposit counted in (D-11.1). */
export async function ambilTitipan(
  tx: Tx,
  { params, body }: InputOf<typeof ambilTitipEndpoint>,
  ctx: Ctx,
): Promise<DokumenPenjualan> {
  const head = await findTitipan(tx, ctx.kode_toko, params.no);
  if (!head) throw missing(TIDAK_TITIP.TITIPAN_TIDAK_ADA);
  const lines = await listDititip(tx, ctx.kode_toko, [params.no]);
  const kosong = {
    berat: null,
    harga_per_gram: null,
    ongkos: null,
    diskon: null,
    potongan: null,
    ...TANPA_BATU,
  };
  return penjualan.make(
    tx,
    'jual',
    {
      ...ECER,
      kode_sales: body.kode_sales ?? head.kode_sales,
      customer: {
        kode_customer: head.kode_customer,
        nama: head.nama_customer || null,
        alamat: head.alamat_customer || null,
        no_hp: head.no_hp,
        setuju_promo: null,
      },
      barang: lines.map(({ kode_barcode }) => ({ kode_barcode, ...kosong })),
      diskon: body.diskon,
      ...TAMBAHAN_KOSONG,
      platform: null,
      kupon: null,
      titipan: [params.no],
      kode_nota: body.kode_nota,
      diambil_oleh: body.diambil_oleh,
      no_ktp: body.no_ktp,
      pembayaran: body.pembayaran,
      keterangan: body.keterangan,
    },
    ctx,
  );
}
