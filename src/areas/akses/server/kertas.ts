import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { fill, refusals } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, Problem } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { kertasTungguEndpoint } from '#areas/akses/contract/kertas.api.ts';
import {
  isKertasDisini,
  takeKertas,
  takeKertasTercatat,
  type Kertas,
} from '#areas/akses/server/kertas.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Dokumen = {
  readonly status: string;
  readonly cetak_ke: number;
  readonly input_date: string;
  readonly valid_at?: string | null;
  readonly tgl_batal?: string | null;
  readonly batal?: { readonly tgl_batal: string } | null;
};

/** The paper of a document as it is now. */
export const kertasOf = (
  no: string,
  { status, cetak_ke, input_date, valid_at, tgl_batal, batal }: Dokumen,
): Kertas => ({
  no,
  cetak_ke,
  keadaan: status === 'OPEN' ? 'TUNGGU' : status === 'CANC' ? 'BATAL' : 'SAH',
  saat: (status === 'CANC' ? (batal?.tgl_batal ?? tgl_batal) : valid_at) ?? input_date,
});

const habis = (no: string) =>
  new Problem(
    403,
    'PERLU_CETAK_ULANG',
    sentence('{no} Sudah Dicetak, Kertas Berikutnya Lewat Cetak Ulang', { no }),
    { extra: { no } },
  );

/**
 * Lets this computer have the paper: the first one once, once more within two minutes where a print broke, and an
 * approved copy for as long where it was approved. Every later print must ask for a copy (D-6.5).
 */
export async function ambilKertas(on: Sql, kertas: Kertas, ctx: Ctx): Promise<KertasBoleh> {
  return bolehOf(kertas, await takeKertasTercatat(on, kertas, ctx));
}

/** Which paper may leave now, and whether the same one left before. */
export type KertasBoleh = Omit<Kertas, 'saat'> & { readonly lagi: boolean };

function bolehOf({ no, cetak_ke, keadaan }: Kertas, jadi: 'BARU' | 'LAGI' | null): KertasBoleh {
  if (jadi === null) throw habis(no);
  return { no, cetak_ke, keadaan, lagi: jadi === 'LAGI' && cetak_ke === 1 };
}

/** The same for a paper that the browser itself draws: asked for as a write, before it is printed. */
export async function cetakKertas(tx: Tx, kertas: Kertas, ctx: Ctx): Promise<KertasBoleh> {
  const jadi = await takeKertas(tx, kertas, ctx);
  const boleh = bolehOf(kertas, jadi);
  const sesudah = { keadaan: boleh.keadaan, jadi };
  tx.audit({ tindakan: 'CETAK', tabel: 'kertas', kunci: boleh.no, sesudah });
  return boleh;
}

const TIDAK = refusals({
  KERTAS_BERUBAH: {
    message: '{no} Sudah Berubah, Kertas Ini Tidak Dicetak; Cetak Ulang Dari Dokumennya',
  },
});

/** A paper that waited leaves: of a document that is as it was, to the computer that had its last paper. */
export async function cetakKertasTunggu(
  tx: Tx,
  { body }: InputOf<typeof kertasTungguEndpoint>,
  ctx: Ctx,
): Promise<{ no: string }> {
  const { no, keadaan } = body;
  conflictIf(!(await isKertasDisini(tx, body, ctx)), fill(TIDAK.KERTAS_BERUBAH, { no }));
  tx.audit({ tindakan: 'CETAK', tabel: 'kertas', kunci: no, sesudah: { keadaan, jadi: 'TUNGGU' } });
  return { no };
}
