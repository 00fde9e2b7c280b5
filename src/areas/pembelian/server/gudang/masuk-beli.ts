import type { Tx } from '#kit/server/database.ts';
import { at, type Refusal } from '#kit/rules/refusal.ts';
import { conflictAt } from '#kit/server/problem.ts';
import type { PlanOf } from '#areas/dokumen/server/kind.ts';
import { DIBELI, listSudahDibeli, tandaiDibeli } from '#areas/penjualan/server/dibeli.table.ts';
import type { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import { TIDAK_BELI } from '#areas/pembelian/rules/periksa-pembelian.ts';
import type { BarisNota } from '#areas/pembelian/server/dasar-beli.query.ts';
import { barisRantai } from '#areas/pembelian/server/kenali-nota.ts';
import { MASUK, type PembelianBarang } from '#areas/pembelian/server/pembelian.table.ts';
import {
  masukkanBatu,
  saveBatuBeli,
  type BatuDisimpan,
} from '#areas/pembelian/server/batu/batu-beli.table.ts';
import { saveSisaBatu, type SisaBatu } from '#areas/pembelian/server/batu/sisa-batu.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What was bought, and the notas of the chain among it. */
type Dikenali = {
  readonly lines: readonly PembelianBarang[];
  readonly nota: readonly BarisNota[];
  readonly batu: readonly BatuDisimpan[];
  readonly sisa: readonly SisaBatu[];
};
/** What a line says of its nota. */
type Diminta = Parameters<typeof barisRantai>[0][number];
type Baris = Pick<
  PlanOf<typeof pembelianDocument.spec, 'beli'>,
  'rows' | 'toldLines' | 'afterNumber'
>;

/**
 * The marks on the notas and the gold in BELI, as rows of the buy-back. A line of a nota that another server keeps
 * is held by nothing: its mark alone says who was first (D-13.3).
 */
export function barisMasuk(
  tx: Tx,
  bought: Dikenali,
  lines: readonly object[],
  { tunggu }: { readonly tunggu: boolean },
  ctx: Ctx,
): Baris {
  const { kode_toko, op } = ctx;
  const rantai = barisRantai(bought.lines, bought.nota);
  const status = 'BELI';
  const masuk = tunggu ? [] : lines.map((_, at) => ({ kode_toko, urut: at + 1, status, op }));
  const berbatu = bought.batu.length + bought.sisa.length > 0;
  const simpanBatu = async (no: string) => {
    if (!berbatu) return;
    await saveBatuBeli(tx, no, bought.batu, ctx);
    await saveSisaBatu(tx, no, bought.sisa, ctx);
    if (!tunggu) await masukkanBatu(tx, no, ctx);
  };
  if (rantai.some((one) => one.kode_toko === null))
    return {
      rows: { [MASUK.table]: masuk },
      afterNumber: async (no: string) => {
        await tandaiNota(tx, no, bought, ctx);
        await simpanBatu(no);
      },
    };
  const dibeli = rantai.map((one) => ({ ...one, kode_toko_beli: kode_toko, op }));
  const status_stock = tunggu ? 'OPEN' : status;
  return {
    rows: { [MASUK.table]: masuk, [DIBELI.table]: dibeli },
    toldLines: lines.map((line) => ({ ...line, status_stock, barcode_baru: null })),
    ...(berbatu && { afterNumber: simpanBatu }),
  };
}

/** The mark on every nota line: the first buyer of a line wins (D-13.3). */
export async function tandaiNota(
  tx: Tx,
  no_faktur_beli: string,
  { lines, nota }: Pick<Dikenali, 'lines' | 'nota'>,
  { kode_toko, op }: Ctx,
): Promise<void> {
  const rantai = barisRantai(lines, nota);
  const marked = await tandaiDibeli(tx, { kode_toko, no_faktur_beli, op }, rantai);
  if (marked === rantai.length) return;
  const lain = (await listSudahDibeli(tx, rantai)).filter(
    (one) => one.no_faktur_beli !== no_faktur_beli,
  );
  conflictAt(tolakDibeli(lines, nota, lain));
}

/** Lines that a buy-back has already: a quote names them, an act ends with 409 and the number of that buy-back. */
export async function cekDibeli(
  tx: Tx,
  { barang, nota }: { readonly barang: readonly Diminta[]; readonly nota: readonly BarisNota[] },
): Promise<Refusal[]> {
  const sudah = await listSudahDibeli(tx, barisRantai(barang, nota));
  const tolak = tolakDibeli(barang, nota, sudah);
  if (!tx.looks) conflictAt(tolak, { no_faktur_beli: sudah[0]?.no_faktur_beli });
  return tolak;
}

/**
 * Lines of an order that its marketplace has not paid: over the counter it would be paid out for before it was paid
 * for. A return takes it in (D-48.3).
 */
export function cekCair(
  tx: Tx,
  { barang, nota }: { readonly barang: readonly Diminta[]; readonly nota: readonly BarisNota[] },
): Refusal[] {
  const tolak = barang.flatMap((line, index) => {
    const [baris] = barisRantai([line], nota);
    const belum = nota.some(
      ({ no_faktur_jual, kode_barcode, belum_cair }) =>
        belum_cair &&
        no_faktur_jual === baris?.no_faktur_jual &&
        kode_barcode === baris.kode_barcode,
    );
    return belum ? [at(TIDAK_BELI.ONLINE_BELUM_CAIR, 'barang', index)] : [];
  });
  if (!tx.looks) conflictAt(tolak);
  return tolak;
}

const tolakDibeli = (
  lines: readonly Diminta[],
  nota: readonly BarisNota[],
  sudah: Awaited<ReturnType<typeof listSudahDibeli>>,
): Refusal[] =>
  lines.flatMap((line, index) => {
    const [baris] = barisRantai([line], nota);
    const ada = sudah.some(
      ({ no_faktur_jual, kode_barcode }) =>
        no_faktur_jual === baris?.no_faktur_jual && kode_barcode === baris.kode_barcode,
    );
    return ada ? [at(TIDAK_BELI.SUDAH_DIBELI, 'barang', index)] : [];
  });
