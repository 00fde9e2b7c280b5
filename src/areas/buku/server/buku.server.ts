import type { Database } from '#kit/server/database.ts';
import { serve, serveWrite, type Route } from '#kit/server/routes.ts';
import { serveMaster } from '#kit/server/serve-master.ts';
import { akunMaster } from '#areas/buku/contract/akun.master.ts';
import { daftarJurnalEndpoint, ubahJurnalEndpoint } from '#areas/buku/contract/jurnal.api.ts';
import { daftarJurnal, ubahJurnal } from '#areas/buku/server/jurnal.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import {
  auditEndpoint,
  auditVerifyEndpoint,
  bukuEndpoint,
  periksaEndpoint,
  saldoEndpoint,
} from '#areas/buku/contract/buku.api.ts';
import {
  bacaAudit,
  bacaBuku,
  bacaPeriksa,
  bacaSaldo,
  verifyAudit,
} from '#areas/buku/server/baca-buku.ts';

/** Everything the server answers about the book. */
export const bukuServer = (db: Database): readonly Route[] => [
  ...serveMaster(akunMaster),
  serve(daftarJurnalEndpoint, daftarJurnal),
  serveWrite(ubahJurnalEndpoint, ubahJurnal),
  serve(bukuEndpoint, bacaBuku),
  serve(saldoEndpoint, bacaSaldo),
  serve(periksaEndpoint, (_, __, ctx: Ctx) => bacaPeriksa(db, ctx)),
  serve(auditEndpoint, bacaAudit),
  serve(auditVerifyEndpoint, (_, __, ctx: Ctx) => verifyAudit(db, ctx)),
];
