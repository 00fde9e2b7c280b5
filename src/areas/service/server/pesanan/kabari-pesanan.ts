import { formatHariPanjang } from '#kit/rules/hari.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { atLeast, minus, rp } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { tokoPesan } from '#areas/penjualan/server/alamat-nota.ts';
import { antrePesan } from '#areas/pesan/server/antre-pesan.ts';
import type { Pesanan } from '#areas/service/server/pesanan/pegang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The customer hears that the order is ready: once for each time that it was finished. */
export const kabariPesanan = async (
  tx: Tx,
  { no_pesanan, nama_customer, no_hp, kode_customer, total_harga, dp_rp, barang }: Pesanan,
  ctx: Ctx,
): Promise<unknown> => {
  const { alamat_nota } = await tokoPesan(tx, no_pesanan, ctx);
  return antrePesan(
    tx,
    {
      jenis: 'SIAP_PESANAN',
      penerima: no_hp,
      nama: nama_customer,
      kode_customer,
      no_dokumen: no_pesanan,
      kunci: `SIAP/${no_pesanan}/${ctx.op}`,
      nilai: {
        nama_toko: ctx.toko.nama_toko,
        alamat_nota: alamat_nota ?? '',
        nama_customer: nama_customer || 'Bapak/Ibu',
        no_pesanan,
        tanggal: formatHariPanjang(ctx.hari),
        barang: barang.map((one) => one.deskripsi).join(', '),
        sisa: formatRupiah(atLeast(rp(0), minus(total_harga, dp_rp))),
      },
    },
    ctx,
  );
};
