import type { Tx } from '#kit/server/database.ts';
import type { GivenOf } from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { hutangEvents } from '#areas/hutang/contract/hutang.event.ts';
import { kelebihanDocument } from '#areas/hutang/contract/lelang/kelebihan.document.ts';
import { TIDAK_LELANG } from '#areas/hutang/rules/lelang/lelang.ts';
import type { Hutang } from '#areas/hutang/server/hitung.ts';
import { surplus } from '#areas/hutang/server/lelang/lelang.query.ts';
import { uangKeluar } from '#areas/hutang/server/uang-hutang.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { PAYS } from '#areas/uang/server/pays.table.ts';
import { paySurplus } from '#areas/uang/server/surplus/surplus.ts';

type Typed = GivenOf<typeof kelebihanDocument.spec, 'bayar'>;
const SAYS = { milik: { label: 'Identitas peminjam' }, sama: TIDAK_LELANG.PENERIMA_KTP_SAMA };

/** What the auction of a loan left is paid to its borrower (D-35.16). */
const payOut = (tx: Tx, typed: Typed, ctx: Ctx, owner: Hutang) =>
  paySurplus(tx, typed, ctx, {
    no: owner.no_faktur_hutang,
    owner,
    surplus,
    says: SAYS,
    wajib: ctx.param(pembelianParam.IDENTITAS_PENJUAL_WAJIB) !== 'TIDAK',
    event: hutangEvents.BAYAR_KELEBIHAN_LELANG,
    pay: (jumlah) => uangKeluar(tx, typed.pembayaran, jumlah, ctx),
  });

export const kelebihan = serveDocument(kelebihanDocument, {
  makes: { bayar: payOut },
  parts: { pembayaran: PAYS },
});
