import { formatRupiah } from '#kit/rules/format.ts';
import { at, fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { declaredAsks } from '#areas/dokumen/server/asks-of.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { hutangParam } from '#areas/hutang/contract/hutang.parameter.ts';
import { TIDAK_HUTANG } from '#areas/hutang/rules/hutang.ts';
import { bungaTabel, nilaiJaminan, type Hutang } from '#areas/hutang/server/hitung.ts';
import { figuresOf } from '#areas/hutang/server/syarat.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * A loan that waits holds no ceiling and no rate against the shop (D-28.2): where its goods carry less by now, or the
 * table asks more of its principal, it is measured as a loan of this moment. Above the ceiling of now it is refused
 * with both figures, or asks PLAFOND_LEWAT where PLAFOND_BOLEH_LEWAT is on.
 */
export async function askPlafondTurun(tx: Tx, held: Hutang, ctx: Ctx): Promise<Tuntutan[]> {
  tx.guards.add('waited');
  const { detail_barang: goods, jumlah_hutang, kode_customer } = held;
  const kini = await nilaiJaminan(tx, goods, ctx);
  refuseIf(
    goods.flatMap(({ kondisi }, index) =>
      kondisi !== null && !kini.dasar.kondisi[kondisi]
        ? [at(TIDAK_HUTANG.KONDISI_TIDAK_ADA, 'detail_barang', index)]
        : [],
    ),
  );
  const bunga_tabel = bungaTabel(jumlah_hutang, kini.dasar, ctx);
  const turun = kini.plafond < held.plafond;
  const lewat = turun && jumlah_hutang > kini.plafond;
  const naik = bunga_tabel > held.bunga_tabel && held.bunga < bunga_tabel;
  const { plafond } = kini;
  refuseIf(
    lewat && !ctx.param(hutangParam.PLAFOND_BOLEH_LEWAT)
      ? [
          fill(TIDAK_HUTANG.PLAFOND_TURUN, {
            jumlah: formatRupiah(jumlah_hutang),
            plafond: formatRupiah(plafond),
          }),
        ]
      : [],
  );
  if (!lewat && !naik) return [];
  // What did not change was agreed to: it compares with nothing.
  const head = {
    ...held,
    taksiran: kini.taksiran,
    plafond: lewat ? plafond : null,
    bunga_tabel: naik ? bunga_tabel : held.bunga,
    admin_tabel: null,
    lama_tabel: null,
  };
  const figures = figuresOf(tx, { ...held, bunga_tabel }, kini, kode_customer, ctx);
  const dulu = { label: 'Plafond saat disimpan', nilai: formatRupiah(held.plafond) };
  const dengan = { ...figures, plafond: async () => [dulu, ...(await figures.plafond())] };
  return declaredAsks(hutangDocument.spec, {}, { head, figures: dengan }, ctx);
}
