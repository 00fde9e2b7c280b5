import { at, type Refusal } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { batuTersimpan } from '#areas/pembelian/rules/beli-batu.ts';
import { pembelianEvents } from '#areas/pembelian/contract/pembelian.event.ts';
import { TIDAK_BELI } from '#areas/pembelian/rules/periksa-pembelian.ts';
import {
  jadiMurah,
  tentukanTuntutanBeli,
  type BarisDiminta,
} from '#areas/pembelian/rules/tuntutan-beli.ts';
import { batasBeli } from '#areas/pembelian/server/setuju/tuntut-beli.ts';
import {
  readDasarBeli,
  readNota,
  type BarisNota,
  type DasarBeliToko,
} from '#areas/pembelian/server/dasar-beli.query.ts';
import {
  listPembelianBarang,
  type PembelianBarang,
} from '#areas/pembelian/server/pembelian.table.ts';
import { notaOf, susunSatu } from '#areas/pembelian/server/siapkan-pembelian.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * A buy-back that waits holds no price against the shop (D-28.2): a line that may cost less by now than when it was
 * written is measured as one of this moment, and what is above it asks BELI_DI_ATAS_HARGA. The one function of every
 * door that lets a waiting buy-back count: its own validation, that of its ticket, that of a beli putus. Throws 422
 * where the shop has no price, or no such condition, any more.
 */
export async function askHargaTurun(tx: Tx, nos: readonly string[], ctx: Ctx): Promise<Tuntutan[]> {
  const asks: Tuntutan[] = [];
  tx.guards.add('waited');
  for (const no of nos)
    asks.push(...(await askBarisTurun(tx, await listPembelianBarang(tx, ctx.kode_toko, no), ctx)));
  return asks;
}

/** The same of lines that were kept, also of goods without a barcode. */
export async function askBarisTurun(
  tx: Tx,
  lines: readonly PembelianBarang[],
  ctx: Ctx,
): Promise<Tuntutan[]> {
  const dasar = await readDasarBeli(tx, ctx.kode_toko);
  const notas = await readNota(tx, [...new Set(lines.flatMap((one) => one.no_faktur_jual ?? []))]);
  const kini = lines.map((line) => ukurKini(line, notaOf(line, notas), dasar, ctx));
  refuseIf(
    kini.flatMap((one, index) => ('kurang' in one ? [at(one.kurang, 'barang', index)] : [])),
  );
  const turun = kini.flatMap((one) => ('baris' in one && one.turun ? [one.baris] : []));
  return tentukanTuntutanBeli(ctx.level, turun, batasBeli(ctx))
    .filter(({ event }) => event === 'BELI_DI_ATAS_HARGA')
    .map((one) => ({ ...one, event: pembelianEvents.BELI_DI_ATAS_HARGA }));
}

type Diukur =
  | { readonly kurang: Refusal }
  | { readonly baris: BarisDiminta; readonly turun: boolean };

/** A kept line by the masters of now, at the price that was agreed. */
function ukurKini(
  line: PembelianBarang,
  nota: BarisNota | undefined,
  dasar: DasarBeliToko,
  ctx: Ctx,
): Diukur {
  if (line.kondisi !== null && !dasar.kondisi[line.kondisi])
    return { kurang: TIDAK_BELI.KONDISI_TIDAK_ADA };
  const { baris, kurang } = susunSatu(
    { ...line, berlian: null, harga_per_gram: null, potongan: null },
    nota,
    dasar,
    ctx,
    batuTersimpan(line, nota?.berat ?? line.berat_nota),
  );
  if (!baris) return { kurang };
  return { baris, turun: jadiMurah(line, baris) };
}
