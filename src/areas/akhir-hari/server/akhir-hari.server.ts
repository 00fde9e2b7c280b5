import type { Database } from '#kit/server/database.ts';
import { serve, serveWrite, type Route } from '#kit/server/routes.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import * as tutup from '#areas/akhir-hari/contract/tutup-toko.api.ts';
import { bacaHitungan, bacaRingkasan, daftarTutup } from '#areas/akhir-hari/server/baca-tutup.ts';
import { bukaUlang } from '#areas/akhir-hari/server/buka-ulang.ts';
import { hitungKas } from '#areas/akhir-hari/server/hitung-kas.ts';
import { tutupToko } from '#areas/akhir-hari/server/tutup-toko.ts';

/** Everything the server answers about the end of a day, apart from its reports. */
export const akhirHariServer = (db: Database): readonly Route[] => [
  serve(tutup.ringkasanEndpoint, (_, __, ctx: Ctx) => bacaRingkasan(db, ctx)),
  serveWrite(tutup.hitungEndpoint, hitungKas),
  serve(tutup.hitunganEndpoint, (on, _, ctx: Ctx) => bacaHitungan(on, ctx)),
  serveWrite(tutup.tutupTokoEndpoint, tutupToko),
  serveWrite(tutup.bukaUlangEndpoint, bukaUlang),
  serve(tutup.daftarTutupEndpoint, daftarTutup),
];
