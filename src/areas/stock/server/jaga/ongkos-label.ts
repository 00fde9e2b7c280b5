import { formatRupiah } from '#kit/rules/format.ts';
import { rp, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { aksesEvents } from '#areas/akses/contract/akses.event.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import { diBawahBiasa, hitungOngkosBiasa } from '#areas/stock/rules/ongkos-label.ts';
import { readOngkosBiasa } from '#areas/stock/server/jaga/ongkos-biasa.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Berongkos = {
  readonly nama_barang: string;
  readonly kode_dept: string;
  readonly kode_group: string;
  readonly berat: Miligram;
  readonly ongkos: Rupiah | null;
};
type Rendah<T> = { readonly piece: T; readonly biasa: Rupiah };

/** The pieces whose labour lies below what such pieces usually have, each with the usual one. */
export async function ongkosRendah<T extends Berongkos>(
  tx: Tx,
  pieces: readonly T[],
  { kode_toko, param }: Pick<Ctx, 'kode_toko' | 'param'>,
): Promise<Rendah<T>[]> {
  tx.guards.add('labour');
  if (pieces.length === 0) return [];
  const biasaOf = await readOngkosBiasa(tx, kode_toko, pieces);
  const persen = param(stockParam.BATAS_ONGKOS_LABEL_PERSEN);
  return pieces.flatMap((piece) => {
    const kebiasaan = biasaOf(piece);
    const biasa = hitungOngkosBiasa(kebiasaan, piece.berat);
    const adaMaster = kebiasaan.master !== null;
    return diBawahBiasa(piece.ongkos, biasa, { persen, adaMaster }) ? [{ piece, biasa }] : [];
  });
}

/**
 * New labels whose labour is nothing, or far below what their jenis and group usually has, are the owner's to agree to
 * (D-51.16): to lower it on a label that is there asks him, too. Each is shown with both figures.
 */
export async function askOngkosLabel(
  tx: Tx,
  pieces: readonly Berongkos[],
  ctx: Pick<Ctx, 'kode_toko' | 'param'>,
): Promise<Tuntutan[]> {
  const rendah = await ongkosRendah(tx, pieces, ctx);
  return rendah.length === 0
    ? []
    : [
        {
          event: aksesEvents.UBAH_HARGA_EMAS,
          ringkasan: sentence('Ongkos {jumlah} label baru jauh di bawah biasanya', {
            jumlah: rendah.length,
          }),
          angka: rendah.flatMap(({ piece, biasa }) => [
            {
              label: sentence('Ongkos biasa {nama}', { nama: piece.nama_barang }),
              nilai: formatRupiah(biasa),
            },
            {
              label: sentence('Ongkos {nama}', { nama: piece.nama_barang }),
              nilai: formatRupiah(piece.ongkos ?? rp(0)),
            },
          ]),
        },
      ];
}
