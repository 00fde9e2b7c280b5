import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictAt } from '#kit/server/problem.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { bedaPesanan, kataBeda } from '#areas/penjualan/rules/tayang/cocok.ts';
import { TIDAK_TAYANG } from '#areas/penjualan/rules/tayang/tayang.ts';
import {
  lockMenyebut,
  lockPesananJual,
  saveBeda,
  type Nomor,
  type PesananJual,
} from '#areas/penjualan/server/tayang/beda/dijual.table.ts';
import { tuntutanBeda } from '#areas/penjualan/server/tayang/beda/minta-beda.ts';
import { setidaknya } from '#areas/toko/rules/level.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * The order that a parcel is for, held; of goods that were made for one, with their pesanan. An order that was only
 * told, and not named by its channel when that was asked, may be of anybody who knows the secret; a number that a
 * naming channel did not tell may be invented. An SPV sells it, who looked at the marketplace (decisions 1106, 1137).
 */
export async function pegangOrder(
  tx: Tx,
  nomor: Nomor,
  no_pesanan: string | null,
  { level }: Ctx,
): Promise<PesananJual | undefined> {
  const menyebut = await lockMenyebut(tx, nomor);
  const pesanan = await lockPesananJual(tx, nomor, no_pesanan);
  const belum = pesanan ? !pesanan.pasti : menyebut;
  conflictAt(
    belum && !setidaknya(level, 'SPV')
      ? [fill(TIDAK_TAYANG.PESANAN_BELUM_PASTI, { no_order: nomor.no_order })]
      : [],
  );
  return pesanan;
}

/** A sale as it will be written: its pieces, its sum, and whom its nota and the slip of its parcel name. */
type Dijual = Parameters<typeof bedaPesanan>[2];
type Banding = { readonly asks: Tuntutan[]; simpan(): Promise<void> };

const SAMA: Banding = { asks: [], simpan: () => Promise.resolve() };

/** What of the sale is not its order: a cashier is refused, an SPV asks an owner (decision 1136). */
export function bandingkan(
  tx: Tx,
  { kode_toko, kode_marketplace, no_order }: Nomor,
  pesanan: PesananJual | undefined,
  dijual: Dijual,
  { level }: Ctx,
): Banding {
  if (!pesanan) return SAMA;
  const beda = bedaPesanan(no_order, pesanan, dijual);
  conflictAt(setidaknya(level, 'SPV') ? [] : beda);
  const no = `${kode_marketplace} ${no_order}`;
  return {
    asks: tuntutanBeda(beda, pesanan, { ...dijual, no }),
    simpan: async () => {
      await saveBeda(tx, kode_toko, pesanan.id, kataBeda(beda));
      if (beda.length === 0) return;
      tx.audit({
        tindakan: 'JUAL_BEDA',
        tabel: 'pesanan_online',
        kunci: no,
        sebelum: { kode_barcode: pesanan.kode, total: pesanan.total },
        sesudah: { beda: beda.map(({ code }) => code), total: dijual.total },
      });
    },
  };
}
