import { joined, plainIn, said, sentence, word } from '#kit/rules/sentence.ts';
import { kataHari, type Hari } from '#kit/rules/hari.ts';
import type { LateDay } from '#kit/server/ctx.ts';
import { canonical } from '#kit/server/canonical.ts';
import type { Tx } from '#kit/server/database.ts';
import { PERLU_OTORISASI } from '#kit/server/write/perform.ts';
import { Problem } from '#kit/server/problem.ts';
import {
  bisaLihatModal,
  bisaMenyetujui,
  levelPeminta,
  setidaknya,
  type Level,
} from '#areas/toko/rules/level.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { aksesEvents } from '#areas/akses/contract/akses.event.ts';
import type { Event } from '#areas/akses/contract/event.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import { fotoDari } from '#areas/akses/server/otorisator/foto-minta.ts';
import { findOtorisasi, spendOtorisasi } from '#areas/akses/server/otorisasi.table.ts';
import { aksesParam } from '#areas/akses/contract/akses.parameter.ts';

/**
 * A demand of an act: the event, what the approver reads, and a higher approver where figures ask for it. A level below
 * the event's askers asks as they do; a level above them acts alone; the vendor's people ask as a manager does.
 */
export type Tuntutan = {
  event: Event;
  ringkasan: string;
  angka: Angka[];
  penyetuju?: 'SPV' | 'OWN';
  /** Why, where the write says it in a field of another name (what money goes out for). */
  alasan?: string;
  /** What names the pieces and photos that the approver sees (lines of a document), where the write does not itself. */
  foto?: readonly unknown[];
  /** The telephone of whom the act serves: who has it does not agree to it (decision 1255). */
  pihak?: string;
  /** A user of any level must ask, also one above the event's askers. */
  siapaPun?: true;
};

/**
 * Continues only when no other person need approve, or an approval of exactly this write is there: then it is spent
 * here, in the write's own transaction (D-27.1). The figures must still be the ones that the approver saw (D-27.3).
 */
export async function perluOtorisasi(tx: Tx, ctx: Ctx, semua: readonly Tuntutan[]): Promise<void> {
  const tuntutan = tuntutanBerlaku(semua, ctx);
  if (tuntutan.length === 0) return;
  if (tx.otorisasi !== null && tuntutan.every(({ event }) => event.kode === MUNDUR.kode)) return;
  const level = tentukanPenyetuju(tuntutan);
  if (!ctx.keystore) throw demand(tuntutan, level, ctx);
  const row = await findOtorisasi(tx, ctx.kode_toko, ctx.keystore);
  const sah =
    row?.status === 'DISETUJUI' &&
    row.digest === ctx.digest &&
    row.input_by === ctx.user_id &&
    row.disetujui_by !== ctx.user_id &&
    level.includes(row.disetujui_level ?? '') &&
    canonical(row.event) === canonical(tuntutan.map((one) => one.event.kode)) &&
    canonical(row.angka) === canonical(plainIn(angkaDari(tuntutan)));
  if (!sah) throw demand(tuntutan, level, ctx);
  if ((await spendOtorisasi(tx, ctx.kode_toko, ctx.keystore, ctx.op)) === 0)
    throw demand(tuntutan, level, ctx);
  tx.otorisasi = ctx.keystore;
}

/** Which of the demands of an act this person must really ask for: none, where he may act alone. */
export function tuntutanBerlaku(semua: readonly Tuntutan[], ctx: Ctx): Tuntutan[] {
  if (ctx.level === 'OWN' && ctx.param(aksesParam.OWN_TANPA_OTORISASI)) return [];
  return [...semua, ...tuntutanMundur(ctx)].filter((one) => dimintaDari(one, ctx.level));
}
/** Whether a person of this level is asked for it at all. */
export const dimintaDari = ({ siapaPun, event }: Tuntutan, level: Level): boolean =>
  siapaPun === true || event.diminta.some((asker) => setidaknya(asker, levelPeminta(level)));

const MUNDUR = aksesEvents.TANGGAL_MUNDUR;

/** A day that should be closed is asked for with whatever else the act asks; of an owner a supervisor may answer. */
const tuntutanMundur = ({ lateDay, hari, level }: Ctx): Tuntutan[] =>
  lateDay
    ? [
        {
          event: MUNDUR,
          penyetuju: level === 'OWN' ? 'SPV' : 'OWN',
          ringkasan: sentence('{document} pada {hari}', {
            document: word(lateDay.document),
            hari: kataHari(hari),
          }),
          angka: [
            { label: 'Transaksi', nilai: said(lateDay.document) },
            { label: 'Disimpan pada', nilai: kataHari(hari).word },
            { label: 'Hari ini', nilai: kataHari(lateDay.today).word },
            ...lateDay.contents,
          ],
        },
      ]
    : [];

/** `spend` and `demand` of an act on such a day: where the act itself asks no approval, its day alone does. */
export const lateDayOn = (today: Hari): LateDay => ({
  today,
  document: '',
  contents: [],
  spend: async (tx, ctx) => {
    const row = ctx.keystore && (await findOtorisasi(tx, ctx.kode_toko, ctx.keystore));
    if (row && row.event.every((event) => event === MUNDUR.kode))
      await perluOtorisasi(tx, ctx as Ctx, []);
  },
  demand: (tx, ctx) => perluOtorisasi(tx, ctx as Ctx, []),
});

/** SPV or OWN, whichever the strictest event asks for; an OWN's own request may be met by an SPV. */
function tentukanPenyetuju(tuntutan: readonly Tuntutan[]): string[] {
  const owner = tuntutan.some((one) => (one.penyetuju ?? one.event.penyetuju) === 'OWN');
  return owner ? ['OWN'] : ['SPV', 'OWN'];
}

/** The figures of every demand; where there are several, each says to which it belongs (report 98). */
const angkaDari = (tuntutan: readonly Tuntutan[]): Angka[] =>
  tuntutan.flatMap(({ angka }, at) =>
    tuntutan.length === 1 ? angka : angka.map((one) => ({ ...one, ke: at + 1 })),
  );

/** A person who may not see cost, or a drawer, does not learn it by asking; the rehearsal keeps it for the approver. */
const demand = (tuntutan: readonly Tuntutan[], level: string[], ctx: Ctx): Problem =>
  new Problem(403, PERLU_OTORISASI, 'Perlu Otorisasi', {
    extra: {
      event: tuntutan[0]!.event.kode,
      events: tuntutan.map((one) => one.event.kode),
      perihal: tuntutan.map((one) => one.event.nama),
      ringkasan: joined(
        tuntutan.map((one) => one.ringkasan),
        '; ',
      ),
      angka: ctx.latihan ? angkaDari(tuntutan) : terlihat(angkaDari(tuntutan), pembacaOf(ctx)),
      level,
      alasan: tuntutan.find((one) => one.alasan)?.alasan,
      foto: fotoTuntutan(tuntutan, ctx),
      // Kept by the rehearsal; the asker does not learn the number of a card by it.
      ...(ctx.latihan && { pihak: [...new Set(tuntutan.flatMap((one) => one.pihak ?? []))] }),
    },
  });

const fotoTuntutan = (tuntutan: readonly Tuntutan[], { kode_toko }: Ctx): string[] | undefined => {
  const semua = tuntutan.flatMap((one) => one.foto ?? []);
  const foto = fotoDari(kode_toko, semua, '', true);
  return foto.length > 0 ? foto : undefined;
};

/** The same demands, of an act that serves the person of this telephone. */
export const untukOrang = (semua: readonly Tuntutan[], no_hp: unknown): Tuntutan[] =>
  typeof no_hp === 'string' && no_hp !== ''
    ? semua.map((one) => ({ ...one, pihak: no_hp }))
    : [...semua];

/** What a reader of figures may see beside what all may: cost, and what drawers hold. */
export type Pembaca = { readonly modal: boolean; readonly laci: boolean };
export const pembacaOf = ({ level, lihat_modal }: Pick<Ctx, 'level' | 'lihat_modal'>): Pembaca => ({
  modal: lihat_modal,
  laci: setidaknya(level, 'SPV'),
});

/** The same of an approver, who may be another person than who asks. */
export const penyetujuLihat = (level: string, { param }: Pick<Ctx, 'param'>): Pembaca => ({
  modal: bisaLihatModal(level, param(aksesParam.MODAL_TERLIHAT_SPV)),
  laci: bisaMenyetujui(level),
});

export const terlihat = (angka: readonly Angka[], { modal, laci }: Pembaca): Angka[] =>
  angka
    .filter((one) => (modal || !one.modal) && (laci || !one.laci))
    .map(({ laci: _, ...one }) => one);

/** Whether cost is asked about that the asker may not see, and every person who may answer may. */
export const bermodal = (
  { angka, level }: { readonly angka: readonly Angka[]; readonly level: readonly string[] },
  ctx: Ctx,
): boolean =>
  !ctx.lihat_modal &&
  angka.some((one) => one.modal) &&
  level.every((one) => penyetujuLihat(one, ctx).modal);

/** Whether a level may answer at all, and is high enough for what is asked. */
export const bisaMenjawab = (level: string, asked: readonly string[]): boolean =>
  bisaMenyetujui(level) && asked.some((least) => setidaknya(level, least as 'SPV' | 'OWN'));
