import { formatRupiah } from '#kit/rules/format.ts';
import { plus, rp, type Miligram, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import { teksBatu } from '#areas/berlian/rules/batu.ts';
import { beratTanpaBatu, hitungNilaiBeli } from '#areas/cicilan/rules/lelang-cicilan.ts';
import {
  listBatuTerpasang,
  type BatuTerpasang,
} from '#areas/cicilan/server/lelang/lelang.query.ts';
import type { JualBerbatu } from '#areas/pembelian/rules/beli-batu.ts';
import { readDasarBeli } from '#areas/pembelian/server/dasar-beli.query.ts';
import { hargaHari, kadarMasuk } from '#areas/pembelian/server/harga-beli.ts';
import { nilaiBatuJual } from '#areas/pembelian/server/kisaran-beli.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Piece = JualBerbatu & {
  readonly kode_barcode: string;
  readonly kode_group: string;
  readonly persen: Persen;
  readonly berat: Miligram;
};

export type NilaiBeli = {
  /** Gold and stones together; null where the gold has no buying price. */
  readonly nilai_beli: Rupiah | null;
  /** What of it is for the stones. */
  readonly batu_rp: Rupiah;
  /** The stones as who agrees reads them, with what they count; null where the piece has none. */
  readonly batu: Angka['nilai'] | null;
};

/**
 * What the shop would pay for each of these pieces today (D-33.2): its gold without the stones' weight, beside it what
 * a buy-back by the nota of its price would give for the stones (D-45.7).
 */
export async function nilaiBeli(on: Sql, pieces: readonly Piece[], ctx: Ctx): Promise<NilaiBeli[]> {
  const dasar = await readDasarBeli(on, ctx.kode_toko);
  const codes = pieces.map((one) => one.kode_barcode);
  const batu = await listBatuTerpasang(on, ctx.kode_toko, codes);
  const { langkah } = pembulatanOf(ctx);
  return pieces.map((one) => {
    const { kode_barcode, kode_group, persen, berat } = one;
    const stones = batu.get(kode_barcode) ?? [];
    const batu_rp = stones.length === 0 ? rp(0) : nilaiBatuJual(one, ctx);
    const masuk = kadarMasuk({ kode_group }, dasar, persen, ctx);
    const of = masuk && { masuk, kode_group, kadar: persen };
    const perGram = of ? hargaHari({ asal_nota: 'TANPA_NOTA' }, of, dasar, ctx) : null;
    const emas =
      perGram === null ? null : hitungNilaiBeli(beratTanpaBatu(berat, stones), perGram, langkah);
    return {
      nilai_beli: emas === null ? null : plus(emas, batu_rp),
      batu_rp,
      batu: stones.length === 0 ? null : kataBatu(stones, batu_rp),
    };
  });
}

/** A stone without a price counts nothing, and is named (D-45.3). */
function kataBatu(stones: readonly BatuTerpasang[], batu_rp: Rupiah): Angka['nilai'] {
  const batu = stones.map((one) => `${one.kode_berlian} ${teksBatu(one)}`).join('; ');
  return batu_rp === 0
    ? sentence('{kode} tanpa harga', { kode: batu })
    : `${batu}: ${formatRupiah(batu_rp)}`;
}
