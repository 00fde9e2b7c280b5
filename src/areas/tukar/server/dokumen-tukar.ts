import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { invariant } from '#kit/server/problem.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Sql } from '#kit/server/sql.ts';
import { readDokumenBeli } from '#areas/pembelian/server/dokumen-pembelian.ts';
import {
  findPembelian,
  lockPembelian,
  type Pembelian,
} from '#areas/pembelian/server/pembelian.table.ts';
import { readDokumen } from '#areas/penjualan/server/dokumen-penjualan.ts';
import {
  findPenjualan,
  findTukar,
  lockPenjualan,
  type Penjualan,
} from '#areas/penjualan/server/penjualan.table.ts';
import type { satuTukarEndpoint } from '#areas/tukar/contract/tukar.api.ts';
import type { Tukar } from '#areas/tukar/server/tukar.table.ts';

export type DokumenTukar = AnswerOf<typeof satuTukarEndpoint>;
export type Halves = { jual: Penjualan; beli: Pembelian };

/** Both documents of a ticket that is held already, held as well. */
export async function lockHalves(tx: Tx, kode_toko: string, no_tukar: string): Promise<Halves> {
  const nomor = await findTukar(tx, kode_toko, no_tukar);
  const jual = nomor && (await lockPenjualan(tx, kode_toko, nomor.no_faktur_jual));
  const beli = jual && (await lockPembelian(tx, kode_toko, jual.no_faktur_beli!));
  invariant(jual && beli, `${no_tukar} has lost a half`);
  return { jual, beli };
}

async function readHalves(on: Sql, kode_toko: string, no_tukar: string): Promise<Halves> {
  const nomor = await findTukar(on, kode_toko, no_tukar);
  const jual = nomor && (await findPenjualan(on, kode_toko, nomor.no_faktur_jual));
  const beli = jual && (await findPembelian(on, kode_toko, jual.no_faktur_beli!));
  invariant(jual && beli, `${no_tukar} has lost a half`);
  return { jual, beli };
}

/** The whole ticket: the same for the answer of a save and for reading it again. */
export async function readDokumenTukar(
  on: Sql,
  kode_toko: string,
  tukar: Tukar,
): Promise<DokumenTukar> {
  const { jual, beli } = await readHalves(on, kode_toko, tukar.no_tukar);
  const penjualan = await readDokumen(on, kode_toko, jual);
  const pembelian = await readDokumenBeli(on, kode_toko, beli);
  const { alasan_batal, batal_by, tgl_batal, jual_rp: _j, beli_rp, ...row } = tukar;
  return {
    ...row,
    no_faktur_jual: jual.no_faktur_jual,
    no_faktur_beli: beli.no_faktur_beli,
    kode_sales: jual.kode_sales,
    kode_customer: jual.kode_customer,
    nama_customer: jual.nama_customer,
    qty: jual.qty,
    berat: jual.berat,
    qty_beli: beli.qty,
    berat_beli: beli.berat,
    grand_total: jual.grand_total,
    dp_rp: jual.dp_rp,
    tukar_rp: beli_rp,
    batal:
      tgl_batal && batal_by
        ? {
            no_jual: jual.no_batal,
            no_beli: beli.no_batal,
            alasan: alasan_batal ?? '',
            batal_by,
            tgl_batal,
          }
        : null,
    penjualan,
    pembelian,
    pembayaran: penjualan.pembayaran,
    kembali: penjualan.kembali,
  };
}
