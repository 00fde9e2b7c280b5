import { persen } from '#kit/rules/quantity.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, invariant, orConflict } from '#kit/server/problem.ts';

import type { HeldOf } from '#areas/dokumen/contract/document-types.ts';
import { lockStockBeli, saveStockKeluar } from '#areas/pembelian/server/gudang/stock-beli.table.ts';
import { aktaLot } from '#areas/stock/rules/lot.ts';
import { masihUtuh, TIDAK_PINDAH } from '#areas/stock/rules/pindah.ts';
import { moveBarang } from '#areas/stock/server/barang.table.ts';
import { needTersedia } from '#areas/stock/server/tersedia.ts';
import { lockBarangSemua } from '#areas/stock/server/ubah-barang.table.ts';
import type { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { TIDAK_SEPUHAN } from '#areas/sepuhan/rules/pesan-sepuhan.ts';
import { akunOf } from '#areas/sepuhan/server/lot-sepuhan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Baris = HeldOf<typeof sepuhanDocument.spec>['baris'];
type Kembali = { kembali(no_batal: string): Promise<void> };

/**
 * Holds what sorting made, for its cancel: each new label lies in its tray as it was put there, each piece that went
 * back lies in BELI. 409 where it does not (decision 60). Then the labels are no more, the pieces in their lot again.
 */
export async function holdJadi(tx: Tx, baris: Baris, ctx: Ctx): Promise<Kembali> {
  const labels = await holdLabels(tx, baris, ctx);
  const pulang = baris.filter(({ kelas }) => kelas === 'KEMBALI');
  const kunci = pulang.map(({ no_dokumen, urut_dokumen }) => ({
    no_faktur_beli: no_dokumen ?? '',
    urut: urut_dokumen ?? 0,
  }));
  const there = await lockStockBeli(tx, ctx.kode_toko, kunci);
  const gone = kunci.find(
    (one) =>
      !there.some((row) => row.no_faktur_beli === one.no_faktur_beli && row.urut === one.urut),
  );
  const no = `${gone?.no_faktur_beli}/${gone?.urut}`;
  conflictIf(gone !== undefined, fill(TIDAK_SEPUHAN.BARANG_TIDAK_ADA, { no }));
  return {
    kembali: async (no_batal) => {
      await moveBarang(
        tx,
        labels.map(({ kode: kode_barcode, dari }) => ({
          kode_barcode,
          dari_status: 'READY' as const,
          ke_status: 'HANCUR' as const,
          jenis: 'BATAL_SORTIR',
          no_bukti: no_batal,
          no_pegang: no_batal,
          ke: { akun: dari },
        })),
        ctx,
      );
      for (const [at, { no_lot }] of pulang.entries()) {
        const keluar = {
          status: 'SEPUHAN',
          no_keluar: aktaLot(no_lot ?? ''),
          kode_barcode: null,
        } as const;
        const back = await saveStockKeluar(tx, ctx.kode_toko, kunci.slice(at, at + 1), {
          ...keluar,
          op: ctx.op,
        });
        invariant(back === 1, `${no_lot} takes one piece back, ${back} were there`);
      }
    },
  };
}

async function holdLabels(tx: Tx, baris: Baris, ctx: Ctx) {
  const made = baris.flatMap((one) =>
    one.kode_barcode === null ? [] : [{ ...one, kode: one.kode_barcode }],
  );
  const codes = made.map(({ kode }) => kode);
  const pieces = codes.length === 0 ? [] : await lockBarangSemua(tx, ctx.kode_toko, codes);
  for (const { kode, berat_hasil, murni_hasil, ke_gudang, ke_baki } of made) {
    const piece = pieces.find(({ kode_barcode }) => kode_barcode === kode);
    const line = { berat: berat_hasil, murni: murni_hasil, persen: piece?.persen ?? persen(0) };
    const ke = { kode_gudang: ke_gudang ?? '', kode_baki: ke_baki };
    const whole = masihUtuh(line, piece, ke) ? piece : undefined;
    const sudah = fill(TIDAK_PINDAH.SUDAH_BERGERAK, { kode_barcode: kode });
    const there = orConflict(whole, sudah);
    needTersedia(there, there.oleh, ctx);
  }
  return made.map((one) => ({ kode: one.kode, dari: akunOf(one) }));
}
