import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { tarikDaftar } from '#areas/kirim/server/jauh/batal-jauh.ts';
import { kabariAkhir } from '#areas/kirim/server/jauh/salinan-jauh.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Batal = {
  readonly isi: readonly { readonly label: string; readonly nilai: string }[];
  readonly afterNumber: (no: string) => Promise<void>;
};
type Dibatalkan = {
  readonly held: { readonly no_kirim: string; readonly tujuan: string };
  /** Its list has not left this server: an owner agrees, and it is withdrawn. */
  readonly tarik: boolean;
  readonly alasan: string;
};

/** What a cancel does beside where the list went to another server; nothing inside one (D-42.8). */
export function batalDiServerLain<B extends Batal>(
  tx: Tx,
  batal: B,
  { held, tarik, alasan }: Dibatalkan,
  ctx: Ctx,
) {
  const { no_kirim, tujuan } = held;
  return {
    ...batal,
    ...(tarik && { penyetuju: 'OWN' as const }),
    isi: [
      ...batal.isi,
      ...(tarik
        ? [{ label: 'Daftar kiriman', nilai: sentence('belum keluar dari server ini') }]
        : []),
    ],
    afterNumber: async (no: string) => {
      await batal.afterNumber(no);
      if (tarik) await tarikDaftar(tx, ctx.kode_toko, held);
      const batalan = { no_batal: no, hari_batal: ctx.hari, batal_by: ctx.user_id };
      const akhir = { status: 'CANC', ...batalan, alasan_batal: alasan };
      await kabariAkhir(tx, { no_kirim, tujuan }, akhir, ctx);
    },
  };
}
