import type { Tx } from '#kit/server/database.ts';
import { kelebihanCicilanDocument } from '#areas/cicilan/contract/lelang/kelebihan.document.ts';
import { TIDAK_LELANG_CICILAN } from '#areas/cicilan/rules/lelang-cicilan.ts';
import { surplusCicilan } from '#areas/cicilan/server/lelang/lelang.query.ts';
import type { Kontrak } from '#areas/cicilan/server/pengambil.ts';
import type { GivenOf } from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { hutangEvents } from '#areas/hutang/contract/hutang.event.ts';
import { TIDAK_HUTANG } from '#areas/hutang/rules/hutang.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import { bayarUang } from '#areas/uang/server/bayar/uang-dokumen.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { PAYS } from '#areas/uang/server/pays.table.ts';
import { paySurplus } from '#areas/uang/server/surplus/surplus.ts';

type Typed = GivenOf<typeof kelebihanCicilanDocument.spec, 'bayar'>;
const SAYS = {
  milik: { label: 'Identitas customer' },
  sama: TIDAK_LELANG_CICILAN.PENERIMA_KTP_SAMA,
};

/** What the auction of a contract's goods left is paid to its customer (D-38.4, D-35.16). */
const payOut = (tx: Tx, typed: Typed, ctx: Ctx, owner: Kontrak) =>
  paySurplus(tx, typed, ctx, {
    no: owner.no_cicilan,
    owner,
    surplus: surplusCicilan,
    says: SAYS,
    wajib: ctx.param(pembelianParam.IDENTITAS_PENJUAL_WAJIB) !== 'TIDAK',
    event: hutangEvents.BAYAR_KELEBIHAN_LELANG,
    // Its cash comes from the drawer of sales: there it came in, also where loans have a drawer of their own.
    pay: (jumlah) => bayarUang(tx, typed.pembayaran, jumlah, ctx, TIDAK_HUTANG),
  });

export const kelebihanCicilan = serveDocument(kelebihanCicilanDocument, {
  makes: { bayar: payOut },
  parts: { pembayaran: PAYS },
});
