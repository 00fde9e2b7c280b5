import type { InputOf } from '#kit/contract/endpoint.ts';
import { kataHari } from '#kit/rules/hari.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, Problem, refuseIf } from '#kit/server/problem.ts';
import {
  akuiTanggal,
  findHariTerakhir,
  izinkanJam,
  majukanJam,
  openHari,
} from '#areas/toko/server/toko.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { aksesEvents } from '#areas/akses/contract/akses.event.ts';
import type { bukaHariEndpoint, izinJamEndpoint } from '#areas/akses/contract/jam.api.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';

const TIDAK = refusals({
  BUKAN_OWNER: { message: 'Hanya Owner Yang Dapat Mengizinkan Jam Ini' },
  JAM_BENAR: { message: 'Jam Sudah Benar' },
  TANGGAL_BENAR: { message: 'Tanggal Tidak Perlu Dibenarkan' },
  BUKAN_TANGGAL_INI: { field: 'tgl_system', message: 'Bukan Tanggal Yang Ditunjukkan Server' },
});

/** Acts go on at the time of the last act until the clock has passed it; only the owner says so (D-51.2). */
export async function izinJam(tx: Tx, { body }: InputOf<typeof izinJamEndpoint>, ctx: Ctx) {
  if (ctx.level !== 'OWN') throw new Problem(403, 'TIDAK_BERHAK', TIDAK.BUKAN_OWNER.message);
  conflictIf(ctx.jam.mundur === null, TIDAK.JAM_BENAR);
  const jam_terakhir = await izinkanJam(tx, ctx.kode_toko);
  tx.audit({
    tindakan: 'IZIN_JAM',
    tabel: 'hari_toko',
    kunci: ctx.hari,
    sesudah: { alasan: body.alasan, detik: ctx.jam.mundur, jam_terakhir },
  });
  tx.ring('settings-changed', {});
  return { jam_terakhir };
}

/** An owner agrees to the date of the clock; where no day is open, that day opens (D-51.2). */
export async function bukaHariLompat(tx: Tx, { body }: InputOf<typeof bukaHariEndpoint>, ctx: Ctx) {
  const { kode_toko, user_id, op } = ctx;
  const { lompat } = ctx.jam;
  conflictIf(lompat === null, TIDAK.TANGGAL_BENAR);
  refuseIf(body.tgl_system === lompat ? [] : [TIDAK.BUKAN_TANGGAL_INI]);
  const terakhir = await findHariTerakhir(tx, kode_toko);
  await perluOtorisasi(tx, ctx, [
    {
      event: aksesEvents.TANGGAL_LOMPAT,
      siapaPun: ctx.level === 'OWN' ? undefined : true,
      ringkasan: sentence('Buka {tgl_system}', { tgl_system: kataHari(body.tgl_system) }),
      angka: [
        { label: 'Hari terakhir', nilai: terakhir ? kataHari(terakhir.tgl_system).word : '-' },
        { label: 'Tanggal server', nilai: kataHari(body.tgl_system).word },
      ],
    },
  ]);
  await akuiTanggal(tx, kode_toko, body.tgl_system);
  if (terakhir?.status !== 'OPEN') {
    await openHari(tx, kode_toko, body.tgl_system, user_id, op);
    await majukanJam(tx, kode_toko);
  }
  tx.audit({
    tindakan: 'BUKA_HARI',
    tabel: 'hari_toko',
    kunci: body.tgl_system,
    sebelum: { tgl_system: terakhir?.tgl_system },
    sesudah: { tgl_system: body.tgl_system, alasan: body.alasan, lompat: true },
  });
  tx.ring('settings-changed', {});
  const hari = await findHariTerakhir(tx, kode_toko);
  return {
    tgl_system: hari?.tgl_system ?? body.tgl_system,
    status: hari?.status ?? ('OPEN' as const),
  };
}
