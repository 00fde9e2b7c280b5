import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { kataHari } from '#kit/rules/hari.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, Problem, refuseIf } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { findHariTerakhir, lockHariAlone, reopenHari } from '#areas/toko/server/toko.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { akhirHariEvents } from '#areas/akhir-hari/contract/akhir-hari.event.ts';
import type { bukaUlangEndpoint } from '#areas/akhir-hari/contract/tutup-toko.api.ts';
import { TIDAK_TUTUP } from '#areas/akhir-hari/rules/tutup-toko.ts';
import { findTutupTerakhir } from '#areas/akhir-hari/server/tutup-toko.table.ts';

/** Only the owner, before a witness, opens the last closed day again; its report stays (D-20.2). */
export async function bukaUlang(tx: Tx, { body }: InputOf<typeof bukaUlangEndpoint>, ctx: Ctx) {
  if (ctx.level !== 'OWN') throw new Problem(403, 'TIDAK_BERHAK', TIDAK_TUTUP.BUKAN_OWNER.message);
  await lockHariAlone(tx, ctx.kode_toko);
  const hari = await findHariTerakhir(tx, ctx.kode_toko);
  conflictIf(hari?.status === 'OPEN', TIDAK_TUTUP.HARI_MASIH_BUKA);
  refuseIf(hari?.tgl_system === body.tgl_system ? [] : [TIDAK_TUTUP.BUKAN_HARI_TERAKHIR]);
  await mintaSaksi(tx, body, ctx);

  await reopenHari(tx, ctx.kode_toko, body.tgl_system, ctx.op);
  tx.audit({
    tindakan: 'BUKA_ULANG_HARI',
    tabel: 'hari_toko',
    kunci: body.tgl_system,
    sebelum: hari,
    sesudah: { tgl_system: body.tgl_system, status: 'OPEN', alasan: body.alasan },
  });
  return { tgl_system: body.tgl_system, status: 'OPEN' as const };
}

async function mintaSaksi(
  tx: Tx,
  body: InputOf<typeof bukaUlangEndpoint>['body'],
  ctx: Ctx,
): Promise<void> {
  const tutup = await findTutupTerakhir(tx, ctx.kode_toko, body.tgl_system);
  await perluOtorisasi(tx, ctx, [
    {
      event: akhirHariEvents.BUKA_ULANG_HARI,
      ringkasan: sentence('Buka ulang {tgl_system}', {
        tgl_system: kataHari(body.tgl_system),
      }),
      angka: [
        { label: 'Hari', nilai: kataHari(body.tgl_system).word },
        ...(tutup
          ? [
              {
                label: 'Laporan tutup',
                nilai: sentence('{no_tutup}, ke {ke}, {tutup_by}', {
                  no_tutup: tutup.no_tutup,
                  ke: tutup.ke,
                  tutup_by: tutup.tutup_by,
                }),
              },
              { label: 'Selisih kas', nilai: formatRupiah(tutup.selisih) },
            ]
          : []),
        { label: 'Alasan', nilai: body.alasan },
      ],
    },
  ]);
}
