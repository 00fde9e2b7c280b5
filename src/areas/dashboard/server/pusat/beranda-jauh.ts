import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { nowIso } from '#kit/server/clock.ts';
import { parse } from '#kit/server/parse.ts';
import {
  berandaPusatEndpoint,
  type CabangBeranda,
  type HargaBerubah,
  type HariCabang,
} from '#areas/dashboard/contract/beranda-pusat.api.ts';
import { yangBoleh } from '#areas/dashboard/server/pusat/yang-boleh.ts';
import {
  alamatTanya,
  barisToko,
  hitungan,
  SABAR_MS,
  satuToko,
  TERBESAR,
  type HasilDari,
  type Tanya,
} from '#areas/toko/server/antar/semua-toko.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** No shop fills the list of prices: head office sees that something changed, the rest in the shop itself. */
const HARGA_SATU_TOKO = 3;

type Beranda = AnswerOf<typeof berandaPusatEndpoint>;
type SatuToko = { readonly cabang: CabangBeranda; readonly harga: readonly HargaBerubah[] };
type Hari2 = { readonly tgl_system: Hari; readonly tgl_kemarin: Hari | null };

/** A branch's first page as head office asks for it: of itself alone, on head office's days. */
export const tanyaBeranda = (hari: Hari2): Tanya<SatuToko> => ({
  path: alamatTanya(berandaPusatEndpoint.path, hari),
  patienceMs: SABAR_MS,
  terbesar: TERBESAR,
  baca: (body, toko) => {
    const said: Beranda = parse(berandaPusatEndpoint.answer, (body as { data?: unknown }).data);
    satuToko(said.toko, toko);
    const cabang = barisToko(said.cabang, toko);
    if (said.tgl_system !== hari.tgl_system) throw new Error(`${said.tgl_system} is another day`);
    if (cabang.pusat) throw new Error(`${toko.kode_toko} is no head office`);
    const { hari_ini, kemarin, belum_valid, kiriman_qty } = cabang;
    hitungan(hari_ini.nota, kemarin.nota, belum_valid, kiriman_qty);
    return { cabang, harga: said.harga };
  },
});

/** Neither is what another server says of it. */
export function yangTerlihat(one: CabangBeranda, ctx: Ctx): CabangBeranda {
  const { denganStock, denganKas } = yangBoleh(ctx);
  const hari = (of: HariCabang): HariCabang => (ctx.lihat_modal ? of : { ...of, laba: null });
  return {
    ...one,
    hari_ini: hari(one.hari_ini),
    kemarin: hari(one.kemarin),
    ...(!denganKas && { belum_cair: null, uang_lama_di_jalan: null }),
    ...(!denganStock && { kiriman_qty: null, kiriman_berat: null }),
  };
}

/** Branches that changed a price alike share a line, wherever they are; no hour is later than now. */
export function gabungHarga(
  near: readonly HargaBerubah[],
  far: readonly HasilDari<SatuToko>[],
): HargaBerubah[] {
  const now = nowIso();
  const lines = new Map<string, HargaBerubah>();
  const jauh = far.flatMap(({ data, nama_toko }) =>
    (data?.harga ?? [])
      .slice(0, HARGA_SATU_TOKO)
      .map((one) => ({ ...one, toko: [nama_toko], waktu: one.waktu > now ? now : one.waktu })),
  );
  for (const one of [...near, ...jauh]) {
    const key = JSON.stringify([one.jenis, one.nama, one.dari, one.ke]);
    const known = lines.get(key);
    const toko = [...new Set([...(known?.toko ?? []), ...one.toko])].toSorted();
    const waktu = known && known.waktu > one.waktu ? known.waktu : one.waktu;
    lines.set(key, { ...one, waktu, toko });
  }
  return [...lines.values()].toSorted((a, b) => (a.waktu < b.waktu ? 1 : -1));
}
