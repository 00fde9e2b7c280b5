import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Sql } from '#kit/server/sql.ts';
import { saveService } from '#areas/service/server/kerja-service.table.ts';
import { holdService } from '#areas/service/server/pekerjaan.ts';
import { holdPesanan } from '#areas/service/server/pesanan/pegang.ts';
import { savePesanan } from '#areas/service/server/pesanan/pesanan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What a craftsman works on: a job or an order, held and written by its own kind. */
type Pekerjaan = {
  hold(
    tx: Tx,
    no: string,
    states: readonly string[],
    ctx: Ctx,
  ): Promise<{ readonly dp_rp: Rupiah }>;
  save(
    on: Sql,
    kode_toko: string,
    no: string,
    change: Readonly<Record<string, unknown>>,
  ): Promise<number>;
};

const SERVICE: Pekerjaan = { hold: holdService, save: saveService };
const PESANAN: Pekerjaan = { hold: holdPesanan, save: savePesanan };

/** By what its paper says it is for. */
export const pekerjaanOf = ({ jenis }: { readonly jenis: string }): Pekerjaan =>
  jenis === 'PESANAN' ? PESANAN : SERVICE;
