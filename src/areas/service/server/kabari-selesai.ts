import { formatHariPanjang } from '#kit/rules/hari.ts';
import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { atLeast, minus, rp, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { tokoPesan } from '#areas/penjualan/server/alamat-nota.ts';
import { antrePesan } from '#areas/pesan/server/antre-pesan.ts';
import type { Service } from '#areas/service/server/pekerjaan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const sisaOf = (sisa: Rupiah, emas: Miligram): string =>
  emas > 0 ? `${formatRupiah(sisa)} + emas ${formatGram(emas)} g` : formatRupiah(sisa);

/** The customer hears that the pieces are ready: once for each time that the job was finished. */
export const kabariSelesai = async (
  tx: Tx,
  { no_service, nama_customer, no_hp, kode_customer, dp_rp, barang }: Service,
  { ongkos, tambah_emas }: { readonly ongkos: Rupiah; readonly tambah_emas: Miligram },
  ctx: Ctx,
): Promise<unknown> => {
  const { alamat_nota } = await tokoPesan(tx, no_service, ctx);
  return antrePesan(
    tx,
    {
      jenis: 'SIAP_SERVICE',
      penerima: no_hp,
      nama: nama_customer,
      kode_customer,
      no_dokumen: no_service,
      kunci: `SIAP/${no_service}/${ctx.op}`,
      nilai: {
        nama_toko: ctx.toko.nama_toko,
        alamat_nota: alamat_nota ?? '',
        nama_customer: nama_customer || 'Bapak/Ibu',
        no_service,
        tanggal: formatHariPanjang(ctx.hari),
        barang: barang.map((one) => one.nama_barang).join(', '),
        // The gold is priced on the day it is fetched: it is named, not reckoned.
        sisa: sisaOf(atLeast(rp(0), minus(ongkos, dp_rp)), tambah_emas),
      },
    },
    ctx,
  );
};
