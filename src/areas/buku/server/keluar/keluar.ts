import { formatRupiah } from '#kit/rules/format.ts';
import { plus, rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import { dimintaDari, perluOtorisasi, type Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { bukuEvents } from '#areas/buku/contract/buku.event.ts';
import { bukuParam } from '#areas/buku/contract/buku.parameter.ts';
import {
  batasOf,
  sejakSetuju,
  tentukanSetuju,
  type BatasKeluar,
} from '#areas/buku/rules/keluar.ts';
import {
  barisKeluar,
  findLevel,
  lockKeluar,
  saveKeluar,
} from '#areas/buku/server/keluar/keluar.table.ts';
import type { Level } from '#areas/toko/rules/level.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What an act hands out to a customer. */
export type Keluar = {
  /** In cash or by transfer, now; 0 where it waits for the person who pays. */
  readonly jumlah: Rupiah;
  /** The person whose till pays, if not the person who acts. */
  readonly oleh?: string;
  /** A limit of the document itself: the principal of a loan. */
  readonly pokok?: { readonly jumlah: Rupiah } & BatasKeluar;
};

/** What must be agreed to, and how it is kept once the document has its number. */
export type Dikeluarkan = {
  /** All demands of the act: its own, and that for the money where none of them answers for it. */
  readonly asks: readonly Tuntutan[];
  catat(no: string): Promise<void>;
  /** What `catat` writes, for an act that writes it with its document. */
  readonly baris?: ReturnType<typeof barisKeluar>;
};

/**
 * The one place that limits what leaves the house (D-51.6): by level and document, and by the sum of the person's day.
 * What another demand of the act asks of the same level asks nothing more, but counts: its approver reads the sum too.
 */
export async function izinKeluar(
  tx: Tx,
  { jumlah, oleh, pokok }: Keluar,
  asks: readonly Tuntutan[],
  ctx: Ctx,
): Promise<Dikeluarkan> {
  tx.guards.add('payout');
  const setujuPokok = pokok ? tentukanSetuju(ctx.level, pokok.jumlah, pokok) : null;
  const day = jumlah > 0 ? await ofDay(tx, jumlah, oleh ?? ctx.user_id, ctx) : undefined;
  const need = strictest(setujuPokok, day?.setuju ?? null);
  if (!day && need === null) return { asks, catat: () => Promise.resolve() };
  const figures: Angka[] = [
    ...(pokok && setujuPokok ? angkaPokok(pokok, ctx) : []),
    ...(day?.setuju ? angkaHari(jumlah, day) : []),
  ];
  const told = jumlah > 0 || !pokok ? jumlah : pokok.jumlah;
  return {
    asks: need === null ? asks : withKeluar(asks, tuntutan(told, need, figures), ctx),
    catat: async (no) => {
      if (day) await saveKeluar(tx, no, { ...day, jumlah }, ctx);
    },
    ...(day && { baris: barisKeluar({ ...day, jumlah }, ctx) }),
  };
}

/** The demand for the money, or its figures with the first one that answers for it. */
function withKeluar(asks: readonly Tuntutan[], keluar: Keluaran, ctx: Ctx): Tuntutan[] {
  const at = asks.findIndex((one) => answers(one, keluar.penyetuju, ctx));
  return at < 0
    ? [...asks, keluar]
    : asks.map((one, index) =>
        index === at ? { ...one, angka: [...one.angka, ...keluar.angka] } : one,
      );
}

type Keluaran = Tuntutan & { readonly penyetuju: 'SPV' | 'OWN' };

const tuntutan = (jumlah: Rupiah, penyetuju: 'SPV' | 'OWN', angka: Angka[]): Keluaran => ({
  event: bukuEvents.PEMBAYARAN_BESAR,
  penyetuju,
  ringkasan: sentence('Pembayaran besar {jumlah}', { jumlah: formatRupiah(jumlah) }),
  angka,
});

/** Several documents paid at once out of one till: agreed to in one with what else is asked, each kept by itself. */
export async function keluarBanyak(
  tx: Tx,
  outs: readonly { readonly no: string; readonly jumlah: Rupiah }[],
  oleh: string,
  asks: readonly Tuntutan[],
  ctx: Ctx,
): Promise<void> {
  tx.guards.add('payout');
  const [first] = outs;
  if (!first) {
    if (asks.length > 0) await perluOtorisasi(tx, ctx, asks);
    return;
  }
  const begun = await ofDay(tx, first.jumlah, oleh, ctx);
  let last = { ...begun, no: first.no, jumlah: first.jumlah };
  const rows = [last];
  for (const { no, jumlah } of outs.slice(1)) {
    const sebelum = sejakSetuju({ ...last, mulai: last.setuju !== null });
    last = { ...begun, no, jumlah, sebelum, setuju: begun.judge(plus(sebelum, jumlah)) };
    rows.push(last);
  }
  const need = rows.reduce<'SPV' | 'OWN' | null>((all, one) => strictest(all, one.setuju), null);
  const total = sum(outs.map((one) => one.jumlah));
  const semua =
    need === null ? asks : withKeluar(asks, tuntutan(total, need, angkaHari(total, begun)), ctx);
  if (semua.length > 0) await perluOtorisasi(tx, ctx, semua);
  for (const { no, ...row } of rows) await saveKeluar(tx, no, row, ctx);
}

/** Of the lower of both levels, where a superior pays out of another's till. */
async function ofDay(tx: Tx, jumlah: Rupiah, user_id: string, ctx: Ctx) {
  const other = user_id === ctx.user_id ? ctx.level : await findLevel(tx, user_id);
  const level = other === 'KASIR' ? other : ctx.level;
  const sebelum = sejakSetuju(await lockKeluar(tx, user_id, 'CUSTOMER', ctx));
  const batas = batasHari(ctx);
  const judge = (all: Rupiah) => {
    const asked = tentukanSetuju(level, all, batas);
    // A superior does not answer for himself: out of a cashier's till he asks whom he would ask for his own.
    return asked === 'SPV' && ctx.level !== 'KASIR' ? ('OWN' as const) : asked;
  };
  const setuju = judge(plus(sebelum, jumlah));
  return { user_id, sebelum, judge, batas: batasOf(level, batas), setuju };
}

const batasHari = ({ param }: Ctx): BatasKeluar => ({
  kasir: param(bukuParam.BATAS_KELUAR_HARI_KASIR),
  spv: param(bukuParam.BATAS_KELUAR_HARI_SPV),
});

const strictest = (a: 'SPV' | 'OWN' | null, b: 'SPV' | 'OWN' | null) =>
  a === 'OWN' || b === 'OWN' ? 'OWN' : (a ?? b);

/** Asked of this person anyway, of a level that may answer for the sum, too. */
const answers = (one: Tuntutan, need: 'SPV' | 'OWN', { level }: Ctx): boolean =>
  dimintaDari(one, level) && (need === 'SPV' || (one.penyetuju ?? one.event.penyetuju) === 'OWN');

const angkaPokok = (
  pokok: { jumlah: Rupiah } & BatasKeluar,
  { level }: { level: Level },
): Angka[] => [
  { label: 'Pokok', nilai: formatRupiah(pokok.jumlah) },
  { label: 'Batas pinjaman', nilai: formatRupiah(batasOf(level, pokok) ?? rp(0)) },
];

const angkaHari = (
  jumlah: Rupiah,
  { user_id, sebelum, batas }: { user_id: string; sebelum: Rupiah; batas: Rupiah | null },
): Angka[] => [
  { label: 'Kasir', nilai: user_id },
  { label: 'Dibayarkan sekarang', nilai: formatRupiah(jumlah) },
  { label: 'Sudah keluar sejak persetujuan terakhir', nilai: formatRupiah(sebelum) },
  { label: 'Menjadi', nilai: formatRupiah(plus(sebelum, jumlah)) },
  { label: 'Batas sehari', nilai: formatRupiah(batas ?? rp(0)) },
];
