import { joined, sentence, word } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { gather, refusals } from '#kit/rules/refusal.ts';
import type { Passer } from '#kit/rules/gate.ts';
import type { Tx } from '#kit/server/database.ts';
import { missing, refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { setidaknya, type Level } from '#areas/toko/rules/level.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { raiseVersi } from '#areas/toko/server/toko.table.ts';
import { LEVEL_TEMPLAT, type Centang, type Templat } from '#areas/akses/contract/akses.api.ts';
import type * as api from '#areas/akses/contract/akses.api.ts';
import { aksesEvents } from '#areas/akses/contract/akses.event.ts';
import { susunAkses, tentukanAkses, type MenuEntry } from '#areas/akses/rules/akses.ts';
import {
  dropTicks,
  listPengikut,
  listTemplat,
  listTicks,
  saveTemplat,
  saveTicks,
} from '#areas/akses/server/akses.table.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { findUser } from '#areas/akses/server/users.table.ts';

const TIDAK = refusals({
  USER_TIDAK_ADA: { message: 'User Tidak Ditemukan' },
  MELIHAT_SEMUA: { message: 'OWN Dan SU Melihat Semua Menu' },
  USER_DI_ATAS: { message: 'User Ini Di Atas Level Anda' },
  LEVEL_DI_ATAS: { message: 'Level Tidak Boleh Di Atas Level Anda' },
  HAK_SENDIRI: { message: 'Hak Akses Sendiri Diubah Oleh Orang Lain' },
  MENU_TIDAK_ADA: { field: 'akses', message: 'Menu Tidak Ditemukan' },
  BUKAN_LEVEL_INI: { field: 'user_ids', message: 'User Tidak Berada Di Level Ini' },
});

/** What everybody has is not ticked: the first pages, and one's own password. */
const tickable = (menu: readonly MenuEntry[]): MenuEntry[] =>
  menu.filter(({ free, hidden }) => !free && !hidden);

const mapOf = (ticks: readonly Centang[]): Map<string, boolean> =>
  new Map(ticks.map(({ kode, is_show }) => [kode, is_show]));

/** The tree as a person of that level would have it; what his gates shut is left out. */
const treeOf = (menu: readonly MenuEntry[], level: string, ticks: readonly Centang[], ctx: Ctx) => {
  const own = tickable(menu);
  const passer = { ...(ctx as Passer), level };
  return susunAkses(own, tentukanAkses(own, level, mapOf(ticks)), passer);
};

async function userOf(on: Sql, user_id: string, ctx: Ctx) {
  const user = await findUser(on, user_id);
  if (!user || user.kode_toko !== ctx.kode_toko) throw missing(TIDAK.USER_TIDAK_ADA);
  return user;
}

export const lihatAksesUser =
  (menu: readonly MenuEntry[]) =>
  async (on: Sql, { params }: InputOf<typeof api.aksesUserEndpoint>, ctx: Ctx) => {
    const { user_id, level } = await userOf(on, params.user_id, ctx);
    const ticks = await listTicks(on, ctx.kode_toko, user_id);
    const pengikut = await listPengikut(on, ctx.kode_toko, level);
    const ikut_templat = pengikut.find((one) => one.user_id === user_id)?.ikut ?? false;
    return { user_id, level, ikut_templat, akses: treeOf(menu, level, ticks, ctx) };
  };

/** Ticks and unticks the menu of one person; it acts with the next request of his. */
export const ubahAksesUser =
  (menu: readonly MenuEntry[]) =>
  async (tx: Tx, input: InputOf<typeof api.ubahAksesUserEndpoint>, ctx: Ctx) => {
    const { akses } = input.body;
    const { user_id, level, usere_name } = await userOf(tx, input.params.user_id, ctx);
    refuseIf([
      ...gather(
        [level === 'OWN' || level === 'SU', TIDAK.MELIHAT_SEMUA],
        [!setidaknya(ctx.level, level), TIDAK.USER_DI_ATAS],
        [ctx.user_id === user_id, TIDAK.HAK_SENDIRI],
      ),
      ...unknownMenu(menu, akses),
    ]);
    const sebelum = await listTicks(tx, ctx.kode_toko, user_id);
    const nama = `${user_id} (${usere_name})`;
    await setuju(
      tx,
      sentence('Ubah hak akses {user_id}', { user_id }),
      [nama, berubah(menu, sebelum, akses, level)],
      ctx,
    );
    await saveTicks(tx, ctx.kode_toko, user_id, akses, ctx.op);
    await selesai(tx, { tabel: 'user_akses', kunci: user_id, sebelum, sesudah: akses }, ctx);
    return lihatAksesUser(menu)(tx, { ...input, body: {} }, ctx);
  };

const templatOf = async (
  on: Sql,
  menu: readonly MenuEntry[],
  level: string,
  ctx: Ctx,
): Promise<Templat> => {
  const ticks = await listTemplat(on, ctx.kode_toko, level);
  const people = await listPengikut(on, ctx.kode_toko, level);
  return {
    level,
    akses: treeOf(menu, level, ticks, ctx),
    user_ids: people.filter(({ ikut }) => ikut).map(({ user_id }) => user_id),
    semua: people.map(({ user_id }) => user_id),
  };
};

export const lihatTemplat =
  (menu: readonly MenuEntry[]) =>
  async (on: Sql, _: unknown, ctx: Ctx): Promise<Templat[]> => {
    const all: Templat[] = [];
    for (const level of LEVEL_TEMPLAT) all.push(await templatOf(on, menu, level, ctx));
    return all;
  };

/**
 * What a level starts with. A person who is named follows it from now on and loses the ticks of his own; a person who
 * is not named keeps what he has today, as his own.
 */
export const ubahTemplat =
  (menu: readonly MenuEntry[]) =>
  async (tx: Tx, { params, body }: InputOf<typeof api.ubahTemplatEndpoint>, ctx: Ctx) => {
    const { level } = params;
    const { kode_toko, op } = ctx;
    const people = await listPengikut(tx, kode_toko, level);
    const ids = new Set(people.map(({ user_id }) => user_id));
    refuseIf([
      ...gather(
        [!setidaknya(ctx.level, level as Level), TIDAK.LEVEL_DI_ATAS],
        [body.user_ids.some((id) => !ids.has(id)), TIDAK.BUKAN_LEVEL_INI],
      ),
      ...unknownMenu(menu, body.akses),
    ]);
    const sebelum = await listTemplat(tx, kode_toko, level);
    const rincian = berubah(menu, sebelum, body.akses, level);
    await setuju(tx, sentence('Ubah templat hak akses {level}', { level }), [level, rincian], ctx);
    for (const { user_id, ikut } of people)
      if (ikut && !body.user_ids.includes(user_id))
        await saveTicks(tx, kode_toko, user_id, await wholeOf(tx, menu, level, user_id, ctx), op);
    await dropTicks(tx, kode_toko, body.user_ids);
    await saveTemplat(tx, kode_toko, level, body.akses, op);
    const sesudah = { akses: body.akses, user_ids: body.user_ids };
    await selesai(tx, { tabel: 'akses_templat', kunci: level, sebelum, sesudah }, ctx);
    return templatOf(tx, menu, level, ctx);
  };

/** Everything that a person has today, tick by tick. */
async function wholeOf(tx: Tx, menu: readonly MenuEntry[], level: string, id: string, ctx: Ctx) {
  const own = tickable(menu);
  const open = tentukanAkses(own, level, mapOf(await listTicks(tx, ctx.kode_toko, id)));
  return own.map(({ path }) => ({ kode: path, is_show: open.has(path) }));
}

function unknownMenu(menu: readonly MenuEntry[], akses: readonly Centang[]) {
  const known = new Set(tickable(menu).map(({ path }) => path));
  return akses.every(({ kode }) => known.has(kode)) ? [] : [TIDAK.MENU_TIDAK_ADA];
}

/** What an approver reads of many ticks: those that change, by the words of the menu. */
function berubah(
  menu: readonly MenuEntry[],
  sebelum: readonly Centang[],
  akses: readonly Centang[],
  level: string,
): string {
  const before = tentukanAkses(tickable(menu), level, mapOf(sebelum));
  const title = new Map(menu.map((entry) => [entry.path, entry.title]));
  const lines = akses
    .filter(({ kode, is_show }) => before.has(kode) !== is_show)
    .map(({ kode, is_show }) =>
      sentence(is_show ? '+ {menu}' : '− {menu}', { menu: word(title.get(kode) ?? kode) }),
    );
  return joined(lines, ', ') || '-';
}

async function setuju(tx: Tx, ringkasan: string, [siapa, rincian]: [string, string], ctx: Ctx) {
  if (ctx.level === 'OWN') return;
  const angka = [
    { label: 'User', nilai: siapa },
    { label: 'Sesudah', nilai: rincian },
  ];
  await perluOtorisasi(tx, ctx, [
    { event: aksesEvents.HAK_AKSES, siapaPun: true, ringkasan, angka },
  ]);
}

type Catatan = { tabel: string; kunci: string; sebelum: unknown; sesudah: unknown };

async function selesai(tx: Tx, catatan: Catatan, ctx: Ctx): Promise<void> {
  await raiseVersi(tx, ctx.kode_toko);
  tx.audit({ tindakan: 'UBAH_HAK_AKSES', ...catatan });
  tx.ring('akses', { kunci: catatan.kunci });
}
