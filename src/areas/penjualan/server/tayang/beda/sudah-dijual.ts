import { randomUUID } from 'node:crypto';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import type { PesananMasuk } from '#areas/penjualan/contract/tayang/adaptor.api.ts';
import { bedaPesanan, kataBeda } from '#areas/penjualan/rules/tayang/cocok.ts';
import type { findTerjual } from '#areas/penjualan/server/tayang/beda/dijual.table.ts';
import { catat, type Pengirim } from '#areas/penjualan/server/tayang/beda/catat-pesanan.ts';
import {
  dropPesanan,
  savePesanan,
  type Tersimpan,
} from '#areas/penjualan/server/tayang/pesanan.table.ts';
import { pemegangPesanan } from '#areas/stock/rules/tahan-pesanan.ts';

type Terjual = NonNullable<Awaited<ReturnType<typeof findTerjual>>>;

/**
 * An order that was sold before its channel told of it or named it. It holds nothing. Named, it is compared with its
 * sale, which an SPV made on his word (decision 1137). One that is only told is compared with nothing, because a person
 * who knows the secret could blame any sale.
 */
export async function simpanTerjual(
  tx: Tx,
  pengirim: Pengirim,
  masuk: PesananMasuk & { readonly total: Rupiah },
  { no_faktur_jual, ...jual }: Terjual,
): Promise<Tersimpan> {
  const { no_order, pembeli, ekspedisi, barang, total } = masuk;
  const { pasti, kode_toko, kode_marketplace } = pengirim;
  const { nama, no_hp, alamat } = pembeli;
  const status = 'DIJUAL' as const;
  const kode = barang.map(({ kode_barcode }) => kode_barcode);
  const isi = { kode, no_hp, alamat, total, status, pasti };
  const beda = pasti ? kataBeda(bedaPesanan(no_order, isi, jual)) : [];
  await dropPesanan(tx, kode_toko, [pemegangPesanan(kode_marketplace, no_order)]);
  const op = randomUUID();
  const saved = await savePesanan(tx, pengirim, {
    no_order,
    status,
    ekspedisi,
    nama,
    no_hp,
    alamat,
    barang,
    diminta: masuk.diminta ?? [],
    total,
    sebab: null,
    pasti,
    terbaca: true,
    jam: null,
    no_faktur_jual,
    beda,
    op,
  });
  const sesudah = { status, barang, total, pasti, no_faktur_jual, beda };
  await catat(tx, pengirim, {
    op,
    no_order,
    sesudah,
    tindakan: beda.length > 0 ? 'JUAL_BEDA' : 'TERIMA',
  });
  return saved;
}
