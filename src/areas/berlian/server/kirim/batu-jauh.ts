import type { Rupiah } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { aksesEvents } from '#areas/akses/contract/akses.event.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { Datang } from '#areas/berlian/server/kirim/periksa-batu.ts';
import { angkaBatu } from '#areas/kirim/server/jauh/batu-jauh.ts';
import type { KirimanMasuk } from '#areas/kirim/server/kiriman.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * What a list of another server says of loose stones is its sender's word alone (decision 1208): one that is known here
 * has to be as it left, of any other the cost and the price are held against this shop's parameters.
 */
export async function tanyaJauh(
  tx: Tx,
  { jauh, no_kirim }: KirimanMasuk,
  stones: readonly Datang[],
  ctx: Ctx,
): Promise<Tuntutan[]> {
  if (!jauh) return [];
  const said = stones.map(({ isi, asal, packed, kode_berlian }) => ({
    ...asal,
    ...packed,
    kode_berlian,
    harga_modal: isi.harga_modal,
  }));
  const lain = [...(await angkaBatu(tx, said, ctx, true)).values()].filter((one) => one.length > 0);
  return lain.length === 0
    ? []
    : [
        {
          event: aksesEvents.UBAH_HARGA_EMAS,
          ringkasan: sentence('Harga atau modal {jumlah} berlian kiriman {no} berbeda', {
            jumlah: lain.length,
            no: no_kirim,
          }),
          angka: lain.flat(),
        },
      ];
}

type Diceritakan = Pick<Datang['packed'], 'carat' | 'butir'> & {
  readonly kode_barcode: string;
  readonly carat_timbang: Datang['carat'];
  readonly temuan: string | null;
  readonly di_luar: boolean;
  readonly harga_jual: Rupiah | null;
  readonly kode_gudang: string;
};

/** What a sender on another server cannot read here: each stone as the scale had it, and who took it in when. */
export const ceritakan = (
  no_terima: string,
  lines: readonly Diceritakan[],
  { hari, user_id }: Pick<Ctx, 'hari' | 'user_id'>,
) => ({
  no_terima,
  isi: 'BERLIAN',
  terima: {
    tgl_system: hari,
    input_by: user_id,
    barang: lines.map((one) => ({
      kode_barcode: one.kode_barcode,
      carat_timbang: one.carat_timbang,
      carat: one.carat,
      butir: one.butir,
      temuan: one.temuan,
      di_luar: one.di_luar,
      harga_jual: one.harga_jual,
      kode_gudang: one.kode_gudang,
    })),
  },
});
