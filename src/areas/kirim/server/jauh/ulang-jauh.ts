import * as z from 'zod/mini';
import type { Tx } from '#kit/server/database.ts';
import { terimaEmasJauh } from '#areas/kirim/contract/emas-jauh.wire.ts';
import { terimaJauh } from '#areas/kirim/contract/kiriman-jauh.wire.ts';
import { beratTerimaJauh } from '#areas/kirim/rules/daftar-jauh.ts';
import { isTerimaEmas } from '#areas/kirim/server/jauh/terima-emas-jauh.ts';
import { listIsi } from '#areas/kirim/server/kiriman.table.ts';
import type { PesanToko } from '#areas/toko/server/antar/pesan-toko.table.ts';

/**
 * A receipt of lines that another receipt of that shop has (decision 1205): the receiver's database came back as an
 * older copy, and its people scanned again what that had lost. There it is booked once more, here it is.
 */
export async function isDicatatUlang(tx: Tx, pesan: PesanToko, asal: string): Promise<boolean> {
  const form = isTerimaEmas(pesan) ? terimaEmasJauh : terimaJauh;
  const read = z.safeParse(form, pesan.isi);
  if (!read.success) return false;
  const { no_terima, terima } = read.data;
  const isi = new Map(
    (await listIsi(tx, asal, pesan.no_dokumen)).map((one) => [one.kode_barcode, one]),
  );
  return (
    no_terima.slice(2, 5) === pesan.dari &&
    terima.barang.every((one) => {
      const line = isi.get(one.kode_barcode);
      if (line?.hasil !== 'TERIMA' || line.no_terima === no_terima) return false;
      return !('berat_timbang' in one) || beratTerimaJauh(line, one) !== undefined;
    })
  );
}
