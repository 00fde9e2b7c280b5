import { rp, type Rupiah } from '#kit/rules/quantity.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { invariant, missing, refuseIf } from '#kit/server/problem.ts';
import { jumlahDp, lewatBerlaku, TIDAK_TITIP } from '#areas/penjualan/rules/titipan.ts';
import { needState } from '#areas/dokumen/server/parent.ts';
import { titipanDocument } from '#areas/penjualan/contract/titipan/titipan.document.ts';
import { perluBebas } from '#areas/penjualan/server/titipan/perlu-bebas.ts';
import {
  saveDiambil,
  saveKembali,
  sendDiambil,
  sendPakai,
} from '#areas/penjualan/server/titipan/pakai-titipan.table.ts';
import {
  listDititip,
  lockTitipan,
  type BarisDititip,
  type Titipan,
} from '#areas/penjualan/server/titipan/titipan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A sale takes only what is alive. */
const ALIVE = { spec: titipanDocument.spec, from: 'AKTIF' } as const;

/** A piece that a sale takes out of a deposit, and whether its price still holds. */
export type BarisTitip = BarisDititip & { readonly berlaku: boolean };

/** What a sale uses of its deposits. */
export type Dititip = {
  readonly heads: readonly Titipan[];
  readonly dp_rp: Rupiah;
  readonly barang: ReadonlyMap<string, BarisTitip>;
};

export const TANPA_TITIPAN: Dititip = { heads: [], dp_rp: rp(0), barang: new Map() };

/** Locks the deposits that a sale names, before its pieces; each must be alive and used by no other sale. */
export async function siapkanTitipan(tx: Tx, nomor: readonly string[], ctx: Ctx): Promise<Dititip> {
  if (nomor.length === 0) return TANPA_TITIPAN;
  refuseIf(
    nomor.flatMap((no, index) => (nomor.indexOf(no) < index ? [TIDAK_TITIP.TITIPAN_KEMBAR] : [])),
  );
  const heads = await lockTitipan(tx, ctx.kode_toko, nomor);
  if (heads.length < nomor.length) throw missing(TIDAK_TITIP.TITIPAN_TIDAK_ADA);
  for (const head of heads) needState(ALIVE, head);
  await perluBebas(tx, nomor, ctx);
  const lewat = new Set(
    heads.filter((one) => lewatBerlaku(one.berlaku_sampai, ctx.hari)).map((one) => one.no_titip),
  );
  const lines = await listDititip(tx, ctx.kode_toko, nomor);
  return {
    heads,
    dp_rp: jumlahDp(heads),
    barang: new Map(
      lines.map((one) => [one.kode_barcode, { ...one, berlaku: !lewat.has(one.no_titip) }]),
    ),
  };
}

/** All goods of a deposit are fetched at once: a part of it cannot be priced against the money. */
export const periksaLengkap = ({ barang }: Dititip, codes: readonly string[]): void =>
  refuseIf(
    [...barang.values()]
      .filter((one) => !codes.includes(one.kode_barcode))
      .map(({ kode_barcode, no_titip }) =>
        fill(TIDAK_TITIP.TITIPAN_TIDAK_LENGKAP, { kode_barcode, no: no_titip }),
      ),
  );

/** What the deposits of a sale pay of it; they are used whole. */
export function hitungDp({ dp_rp }: Dititip, grand_total: Rupiah): Rupiah {
  refuseIf(dp_rp > grand_total ? [TIDAK_TITIP.TITIPAN_LEBIH] : []);
  return dp_rp;
}

type Dipakai = {
  readonly no_faktur_jual: string;
  readonly tunggu: boolean;
  readonly lain: readonly string[];
  readonly diambil_oleh: string | null;
  readonly no_ktp: string | null;
};

/** The sale takes its deposits: at once, or while it waits for its money only as a claim on them. */
export function pakaiTitipan(
  tx: Tx,
  { heads }: Dititip,
  { no_faktur_jual, tunggu, ...more }: Dipakai,
  ctx: Ctx,
): void {
  if (heads.length === 0) return;
  const nomor = heads.map((one) => one.no_titip);
  const where = { kode_toko: ctx.kode_toko, nomor, op: ctx.op, ...more };
  sendPakai(tx, where);
  if (tunggu) return;
  sendDiambil(tx, where, ctx.hari);
  catatDiambil(tx, nomor, no_faktur_jual, ctx);
}

/** The money of a waiting sale came, the goods go: what was held is used up. */
export async function tandaiDiambil(
  tx: Tx,
  nomor: readonly string[],
  no_faktur_jual: string,
  ctx: Ctx,
): Promise<void> {
  if (nomor.length === 0) return;
  const where = { kode_toko: ctx.kode_toko, no_faktur_jual, op: ctx.op };
  const diambil = await saveDiambil(tx, where, ctx.hari);
  invariant(diambil.length === nomor.length, `${no_faktur_jual} uses deposits that are not alive`);
  catatDiambil(tx, nomor, no_faktur_jual, ctx);
}

function catatDiambil(
  tx: Tx,
  nomor: readonly string[],
  no_faktur_jual: string,
  { hari }: Ctx,
): void {
  for (const no of nomor)
    tx.audit({
      tindakan: 'AMBIL',
      tabel: 'titipan',
      kunci: no,
      sebelum: { status: 'AKTIF' },
      sesudah: { status: 'DIAMBIL', no_faktur_jual, tgl_ambil: hari },
    });
}

/** A cancelled pick-up: its deposits are alive again (worked-postings.md §3b). */
export async function kembalikanTitipan(tx: Tx, no_faktur_jual: string, ctx: Ctx): Promise<void> {
  const where = { kode_toko: ctx.kode_toko, no_faktur_jual, op: ctx.op };
  for (const { no_titip } of await saveKembali(tx, where))
    tx.audit({
      tindakan: 'BATAL_AMBIL',
      tabel: 'titipan',
      kunci: no_titip,
      sebelum: { no_faktur_jual },
      sesudah: { status: 'AKTIF', no_faktur_jual: null },
    });
}
