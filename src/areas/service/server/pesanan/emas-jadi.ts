import { zip } from '#kit/rules/lists.ts';
import { mg, percentOf, plus, rp, shareOut, sum } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import type { GivenOf } from '#areas/dokumen/contract/document-types.ts';
import type { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { hitungSusutTukang } from '#areas/service/rules/susut-tukang.ts';
import type { BarangPesanan, JadiDiminta } from '#areas/service/server/pesanan/pegang.ts';
import {
  backOf,
  costOfOwn,
  costsOf,
  toleransiOf,
} from '#areas/service/server/tukang/kembali-bersama.ts';
import { hitungKecil } from '#areas/service/server/tukang/susut-kecil.ts';
import { listDiberi, readBebas } from '#areas/service/server/tukang/tukang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Typed = GivenOf<typeof kembaliDocument.spec, 'pesanan'>;
type Made = readonly (readonly [JadiDiminta, BarangPesanan])[];
type Asked = {
  readonly no_pesanan: string;
  readonly kembali: Typed['kembali'];
  readonly kode_tukang: string | null;
  /** The craftsman has gold for it, which is settled now. */
  readonly there: boolean;
};

const NO_GOLD = { emas: [], modal: rp(0), modal_tahu: true };

/** A piece that was made is gold that went in, all of it. */
const kerjaOf = ([one, line]: Made[number]) => ({
  kadar: line.kadar,
  berat_masuk: mg(0),
  murni_masuk: mg(0),
  berat: one.berat ?? line.berat,
  tambah_emas: one.berat ?? line.berat,
  kikir: mg(0),
});

/**
 * What the craftsman was given, gave back and lost, and what the pieces cost that he made of it: what was given less
 * what came back, shared by fine gold; none where it is not known, or where the gold was his own (D-36.6).
 */
export async function emasJadi(
  tx: Tx,
  made: Made,
  { no_pesanan, kembali: typed, kode_tukang, there }: Asked,
  ctx: Ctx,
) {
  const kembali = await backOf(tx, typed, ctx);
  const diberi = there ? await listDiberi(tx, ctx.kode_toko, no_pesanan) : [];
  const kerja = made.map(kerjaOf);
  const modal_diberi = sum(diberi.map((one) => one.modal));
  const bebas = kode_tukang ? await readBebas(tx, ctx.kode_toko, kode_tukang) : NO_GOLD;
  const base = { barang: kerja, diberi, kembali, toleransi: toleransiOf(ctx) };
  const own = hitungSusutTukang({ ...base, modal: modal_diberi });
  const modal_bebas = costOfOwn(own, bebas);
  const modal = plus(modal_diberi, modal_bebas);
  const susut = hitungSusutTukang({ ...base, modal });
  const kecil = await hitungKecil(tx, susut, kode_tukang, ctx);
  const modal_tahu =
    diberi.every((one) => one.modal_tahu) && (modal_bebas === 0 || bebas.modal_tahu);
  const cost = costsOf(susut, kembali, modal);
  const fine = kerja.map((one) => percentOf(one.berat, one.kadar, 'half'));
  const known = modal_tahu && cost.modal_sisa > 0;
  const each = known ? shareOut(cost.modal_sisa, fine) : fine.map(() => null);
  const plan = zip(made, zip(fine, each)).map(([[asked, line], [murni, harga_modal]]) => ({
    asked,
    line,
    berat: asked.berat ?? line.berat,
    murni,
    harga_modal,
  }));
  return {
    kembali,
    diberi,
    kerja,
    susut,
    kecil,
    cost,
    modal_diberi,
    modal_bebas,
    modal_tahu,
    plan,
  };
}
export type EmasJadi = Awaited<ReturnType<typeof emasJadi>>;
