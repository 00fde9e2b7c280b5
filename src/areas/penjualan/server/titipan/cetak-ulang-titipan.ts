import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { missing } from '#kit/server/problem.ts';
import { cetakUlang } from '#areas/akses/server/cetak-ulang.ts';
import { countPrint, lockDocument } from '#areas/dokumen/server/document.table.ts';
import { setoranDocument } from '#areas/penjualan/contract/titipan/setoran.document.ts';
import type { cetakUlangTitipEndpoint } from '#areas/penjualan/contract/titipan/titipan.api.ts';
import { titipanDocument } from '#areas/penjualan/contract/titipan/titipan.document.ts';
import { TIDAK_TITIP } from '#areas/penjualan/rules/titipan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A copy of the nota, or of the paper of one further deposit. */
export async function cetakUlangTitipan(
  tx: Tx,
  { params, body: { no_bayar, alasan } }: InputOf<typeof cetakUlangTitipEndpoint>,
  ctx: Ctx,
): Promise<{ no: string; cetak_ke: number }> {
  const { kode_toko } = ctx;
  const titipan = await lockDocument(tx, titipanDocument.spec, kode_toko, params.no);
  if (!titipan) throw missing(TIDAK_TITIP.TITIPAN_TIDAK_ADA);
  const setoran = no_bayar && (await lockDocument(tx, setoranDocument.spec, kode_toko, no_bayar));
  if (no_bayar && (!setoran || setoran.no_titip !== params.no))
    throw missing(TIDAK_TITIP.SETORAN_TIDAK_ADA);
  const no = no_bayar ?? params.no;
  const { spec } = setoran ? setoranDocument : titipanDocument;
  const nota = {
    no,
    tabel: spec.table,
    alasan,
    sebutan: 'nota titipan',
    label: 'No Titip',
    tambah: () => countPrint(tx, spec, kode_toko, no),
  };
  const cetak_ke = Number((setoran || titipan).cetak_ke);
  return { no, cetak_ke: await cetakUlang(tx, { ...nota, cetak_ke }, ctx) };
}
