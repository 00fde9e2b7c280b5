import * as z from 'zod/mini';
import type { Tx } from '#kit/server/database.ts';
import { terimaBatuJauh } from '#areas/kirim/contract/batu-jauh.wire.ts';
import { terimaEmasJauh } from '#areas/kirim/contract/emas-jauh.wire.ts';
import { terimaJauh } from '#areas/kirim/contract/kiriman-jauh.wire.ts';
import { beratTerimaJauh } from '#areas/kirim/rules/daftar-jauh.ts';
import { isBatuJauh } from '#areas/kirim/server/jauh/batu-jauh-lepas.ts';
import { isTerimaEmas } from '#areas/kirim/server/jauh/terima-emas-jauh.ts';
import { listIsi } from '#areas/kirim/server/kiriman.table.ts';
import type { PesanToko } from '#areas/toko/server/antar/pesan-toko.table.ts';

type Bentuk = typeof terimaBatuJauh | typeof terimaEmasJauh | typeof terimaJauh;
function bentukOf(pesan: PesanToko): Bentuk {
  if (isBatuJauh(pesan)) return terimaBatuJauh;
  return isTerimaEmas(pesan) ? terimaEmasJauh : terimaJauh;
}

type Baris = z.output<Bentuk>['terima']['barang'][number];
type Line = Awaited<ReturnType<typeof listIsi>>[number];
/** Whether it may have come as the receipt says. */
function isMungkin(line: Line, one: Baris): boolean {
  if ('carat' in one)
    return line.isi === 'BATU' && (one.carat === line.carat || one.carat === one.carat_timbang);
  return !('berat_timbang' in one) || beratTerimaJauh(line, one) !== undefined;
}

type Terpisah = {
  /** The receipt without the lines that another one has; nothing where that is all of it. */
  readonly baru: PesanToko | undefined;
  /** Those lines, by their codes. */
  readonly ulang: readonly string[];
};

/**
 * Lines of a receipt that another receipt of that shop has (decision 1205): the receiver's database came back as an
 * older copy, and its people scanned again what that had lost, alone or with what came since. There it is booked once
 * more, here it is.
 */
export async function pisahUlang(tx: Tx, pesan: PesanToko, asal: string): Promise<Terpisah> {
  const read = z.safeParse(bentukOf(pesan), pesan.isi);
  if (!read.success || read.data.no_terima.slice(2, 5) !== pesan.dari)
    return { baru: pesan, ulang: [] };
  const { no_terima, terima } = read.data;
  const isi = new Map(
    (await listIsi(tx, asal, pesan.no_dokumen)).map((one) => [one.kode_barcode, one]),
  );
  const barang: readonly Baris[] = terima.barang;
  const ada = new Set(
    barang.filter((one) => {
      const line = isi.get(one.kode_barcode);
      return line?.hasil === 'TERIMA' && line.no_terima !== no_terima && isMungkin(line, one);
    }),
  );
  const ulang = [...ada].map((one) => one.kode_barcode);
  if (ulang.length === 0) return { baru: pesan, ulang };
  const sisa = barang.filter((one) => !ada.has(one));
  if (sisa.length === 0) return { baru: undefined, ulang };
  return { baru: { ...pesan, isi: { ...read.data, terima: { ...terima, barang: sisa } } }, ulang };
}
