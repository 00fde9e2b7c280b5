import type { Database } from '#kit/server/database.ts';
import type { Ctx as KitCtx } from '#kit/server/ctx.ts';
import { encode } from '#kit/server/wire/encode.ts';
import type { AllParameters } from '#areas/toko/contract/parameter.ts';
import { findSatuSales } from '#areas/toko/server/satu-sales.query.ts';
import { listToko } from '#areas/toko/server/toko.table.ts';
import { bukaHari } from '#areas/toko/server/buka-hari.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { susunAkses } from '#areas/akses/rules/akses.ts';
import type { Sesi } from '#areas/akses/contract/sesi.api.ts';
import type { Pintu } from '#areas/akses/server/sesi/context.ts';

type Person = { usere_name: string; kode_sales: string | null; ganti_password: boolean };

/** What there is to be told of: the house's menu, modules and parameters. */
export type Rumah = Pintu & { readonly parameters: AllParameters };

/** What the browser gets about person, shop and day; opens the new day on the way (D-2.3). */
export async function readMe(
  db: Database,
  { menu, parameters }: Rumah,
  ctx: Ctx,
  person: Person,
): Promise<Sesi> {
  const { jam, kode_toko, user_id } = ctx;
  const hari = await bukaHari(db, { kode_toko, user_id, ...jam });
  const tertinggal = hari.status === 'OPEN' && jam.kalender > hari.tgl_system;
  return {
    user: {
      user_id: ctx.user_id,
      usere_name: person.usere_name,
      level: ctx.level,
      akses: susunAkses(menu, ctx.akses, ctx as KitCtx),
      kode_toko: ctx.kode_toko,
      tgl_system: hari.tgl_system,
      kode_sales: salesSendiri(ctx, person) ?? (await findSatuSales(db, ctx.kode_toko)),
      active_date: ctx.hari_terkunci,
      lihat_modal: ctx.lihat_modal,
      ganti_password: person.ganti_password,
      pasang_faktor: ctx.pasang_faktor,
      pasang_sebelum: ctx.pasang_sebelum,
    },
    pusat: await pusatOf(db, ctx),
    modules: [...ctx.moduls],
    parameter: parameterForScreens(parameters, ctx),
    toko: {
      kode_toko: ctx.toko.kode_toko,
      nama_toko: ctx.toko.nama_toko,
      alamat_toko: ctx.toko.alamat_toko,
      no_whatsapp: ctx.toko.no_whatsapp,
      jenis: ctx.toko.jenis,
      zona: ctx.toko.zona,
      demo: ctx.toko.demo,
    },
    hari: {
      tgl_system: hari.tgl_system,
      status: hari.status,
      kemarin_belum_tutup: tertinggal ? hari.tgl_system : null,
      jam_mundur: jam.mundur,
      tanggal_lompat: jam.lompat,
    },
  };
}

/** The sales code in the person's own shop; in another shop that code is another sales person's, or unknown. */
const salesSendiri = (ctx: Ctx, { kode_sales }: Person): string | null =>
  ctx.kode_toko === ctx.kode_toko_user ? kode_sales : null;

async function pusatOf(db: Database, ctx: Ctx): Promise<Sesi['pusat']> {
  const asal =
    ctx.kode_toko === ctx.kode_toko_user
      ? ctx.toko
      : (await listToko(db)).find(({ kode_toko }) => kode_toko === ctx.kode_toko_user);
  return asal?.jenis === 'PUSAT' ? { kode_toko: asal.kode_toko, nama_toko: asal.nama_toko } : null;
}

/** Every parameter in wire units; none of them is a secret (reliability A2). */
const parameterForScreens = (all: AllParameters, { param }: Ctx): Record<string, unknown> =>
  Object.fromEntries(
    Object.values(all).map((one) => [one.key, encode(one.field.schema, param(one))]),
  );
