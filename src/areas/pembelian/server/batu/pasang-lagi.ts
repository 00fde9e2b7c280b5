import { mg, rp } from '#kit/rules/quantity.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, invariant } from '#kit/server/problem.ts';
import type { Batu } from '#areas/berlian/rules/batu.ts';
import { gerakkanBatu } from '#areas/berlian/server/berlian.table.ts';
import { setBatuDibeli, setBatuTerpasang } from '#areas/berlian/server/dibeli.table.ts';
import { listTerpasang, lockTerpasang } from '#areas/berlian/server/pasang.table.ts';
import { listBatuBeli } from '#areas/pembelian/server/batu/batu-beli.table.ts';
import { TIDAK_PINDAH } from '#areas/stock/rules/pindah.ts';
import { saveBarangBatu } from '#areas/stock/server/barang-batu.table.ts';
import type { BarangBaru } from '#areas/stock/server/barang-baru.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The stones that were bought with it lie in the piece from now on (D-45.7). */
export async function pasangLagi(
  tx: Tx,
  { kode_barcode, no }: { kode_barcode: string; no: string },
  stones: readonly Batu[],
  piece: BarangBaru,
  ctx: Ctx,
): Promise<void> {
  if (stones.length === 0) return;
  const codes = stones.map((one) => one.kode_berlian);
  const set = await setBatuTerpasang(tx, codes, kode_barcode, ctx);
  invariant(set === codes.length, `${codes.join(', ')}: ${set} stones were set`);
  await catatTempat(tx, { codes, kode_barcode, jenis: 'PASANG', no, no_dokumen: no }, ctx);
  const { berat, berat_atribut, berat_asli, murni, harga_modal } = piece;
  const berlian = await listTerpasang(tx, kode_barcode, ctx);
  const isi = { kode_barcode, berat, berat_atribut, berat_asli, murni, harga_modal, berlian };
  await saveBarangBatu(tx, isi, ctx);
}

type Pindah = {
  readonly codes: readonly string[];
  readonly kode_barcode: string;
  readonly jenis: 'PASANG' | 'LEPAS';
  readonly no: string;
  readonly no_dokumen: string;
};
/** A stone that goes into a piece, or out of it, changes nothing of what the shop holds. */
const catatTempat = (
  tx: Tx,
  { codes, kode_barcode, jenis, no, no_dokumen }: Pindah,
  ctx: Ctx,
): Promise<void> =>
  gerakkanBatu(
    tx,
    { no_bukti: no, no_dokumen },
    codes.map((kode_berlian) => ({
      kode_berlian,
      jenis,
      carat: mg(0),
      butir: 0,
      modal: rp(0),
      kode_barcode,
    })),
    ctx,
  );

type Retag = {
  readonly no_retag: string;
  readonly no_faktur_beli: string;
  readonly urut: number;
  readonly kode_barcode: string;
};
/** A label that is no more leaves the stones with the gold; 409 where the piece has others than it came with. */
export async function lepasLagi(
  tx: Tx,
  { no_retag, no_faktur_beli, urut, kode_barcode }: Retag,
  ctx: Ctx,
): Promise<(no: string) => Promise<void>> {
  const { codes } = await listBatuBeli(tx, { no_faktur_beli, urut }, ctx.kode_toko);
  const kini = await lockTerpasang(tx, kode_barcode, ctx);
  conflictIf(
    codes.join() !== kini.codes.join(),
    fill(TIDAK_PINDAH.SUDAH_BERGERAK, { kode_barcode }),
  );
  return async (no) => {
    if (codes.length === 0) return;
    const back = await setBatuDibeli(tx, codes, { no_faktur_beli, urut }, ctx);
    invariant(back === codes.length, `${no_retag} has ${codes.length} stones, ${back} come back`);
    const keluar = { codes, kode_barcode, jenis: 'LEPAS', no, no_dokumen: no_retag } as const;
    await catatTempat(tx, keluar, ctx);
  };
}
