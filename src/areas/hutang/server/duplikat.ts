import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, refuseIf } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { lockDocument, saveDocument } from '#areas/dokumen/server/document.table.ts';
import { refusalsOf } from '#areas/dokumen/server/refusals.ts';
import type { duplikatHutangEndpoint } from '#areas/hutang/contract/duplikat.api.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { hutangEvents } from '#areas/hutang/contract/hutang.event.ts';
import { cocokkanPeminjam, wajibCocok } from '#areas/hutang/server/yang-datang.ts';
import { pakaiBukti } from '#areas/stock/server/foto/bukti.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const RUNS = ['AKTIF', 'TUNGGU'];

/** One more ticket of a loan that runs, agreed to and counted; the photo stays with the act (D-16.3). */
export async function duplikatHutang(
  tx: Tx,
  { params, body }: InputOf<typeof duplikatHutangEndpoint>,
  ctx: Ctx,
) {
  const { spec } = hutangDocument;
  const { no } = params;
  const says = refusalsOf(spec);
  const row = await lockDocument(tx, spec, ctx.kode_toko, no);
  if (!row) throw missing(says.missing);
  conflictIf(!RUNS.includes(row.status), says.inState(row));
  await pakaiBukti(tx, 'hutang_duplikat', [{ foto: body.foto, field: 'foto' }], ctx);
  const { nama_customer, jumlah_hutang, duplikat_ke: before } = row;
  const siapa = cocokkanPeminjam(tx, row, body);
  refuseIf(siapa.refusals);
  // The ticket fetches the gold: to another, or without the number that the shop wants, it is the owner's to give.
  const owner = siapa.cocok === 'BEDA' || (siapa.cocok === 'TANPA' && wajibCocok(ctx));
  const duplikat_ke = before + 1;
  await perluOtorisasi(tx, ctx, [
    {
      event: hutangEvents.DUPLIKAT_SURAT_HUTANG,
      ...(owner && { penyetuju: 'OWN' as const }),
      ringkasan: sentence('Duplikat surat hutang {no}', { no }),
      angka: [
        { label: 'No Hutang', nilai: no },
        { label: 'Customer', nilai: nama_customer },
        ...siapa.angka,
        { label: 'Jumlah hutang', nilai: formatRupiah(jumlah_hutang) },
        { label: 'Duplikat', nilai: String(duplikat_ke) },
        { label: 'Alasan', nilai: body.alasan },
      ],
      // The picture itself, never the name of its file.
      foto: [body.foto],
    },
  ]);
  await saveDocument(tx, spec, { no, duplikat_ke }, ctx);
  tx.audit({
    tindakan: 'DUPLIKAT',
    tabel: 'hutang',
    kunci: no,
    sebelum: { duplikat_ke: before },
    sesudah: { duplikat_ke, ...body },
  });
  return { no_faktur_hutang: no, duplikat_ke };
}
