import { formatRupiah } from '#kit/rules/format.ts';
import { kataHari } from '#kit/rules/hari.ts';
import { fill, gather } from '#kit/rules/refusal.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, invariant } from '#kit/server/problem.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import type { GivenOf } from '#areas/dokumen/contract/document-types.ts';
import { cocokkan, KATA_COCOK, namaSama } from '#areas/buku/rules/pemilik.ts';
import { cocokkanOrang } from '#areas/buku/server/pemilik.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { kelebihanCicilanDocument } from '#areas/cicilan/contract/lelang/kelebihan.document.ts';
import { bukuKelebihanCicilan } from '#areas/cicilan/rules/buku-cicilan.ts';
import { TIDAK_LELANG_CICILAN } from '#areas/cicilan/rules/lelang-cicilan.ts';
import {
  listKelebihanDibayar,
  lockLelangCicilan,
} from '#areas/cicilan/server/lelang/lelang.query.ts';
import type { Kontrak } from '#areas/cicilan/server/pengambil.ts';
import { bayarKeluar } from '#areas/cicilan/server/uang-keluar.ts';
import { hutangEvents } from '#areas/hutang/contract/hutang.event.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { PAYS } from '#areas/uang/server/pays.table.ts';

type Typed = GivenOf<typeof kelebihanCicilanDocument.spec, 'bayar'>;

/** Whether the surplus goes to another than the customer: by name, or by the number that is shown. */
const isOther = (
  { penerima, no_ktp }: Pick<Typed, 'penerima' | 'no_ktp'>,
  { nama_customer, no_ktp: own }: Kontrak,
): boolean =>
  (penerima !== null && !namaSama(penerima, nama_customer)) || cocokkan(own, no_ktp) === 'BEDA';

const identitas = (label: string, no_ktp: string | null): Angka =>
  no_ktp === null ? { label, nilai: '-' } : { label, nilai: no_ktp, rahasia: 'no_ktp' };

/** What the auction left is the customer's: paid whole, once, to who shows who he is (D-35.16). */
async function payOut(tx: Tx, typed: Typed, ctx: Ctx, kontrak: Kontrak) {
  const { no_cicilan, nama_customer } = kontrak;
  const sold = await lockLelangCicilan(tx, ctx.kode_toko, no_cicilan);
  invariant(sold, `${no_cicilan} was auctioned by nothing`);
  const { no_lelang, tgl_lelang, kelebihan, batas_kelebihan } = sold;
  conflictIf(kelebihan <= 0, TIDAK_LELANG_CICILAN.KELEBIHAN_NIHIL);
  const [paid] = await listKelebihanDibayar(tx, ctx.kode_toko, [no_lelang]);
  conflictIf(
    paid !== undefined,
    fill(TIDAK_LELANG_CICILAN.KELEBIHAN_SUDAH, { no: paid?.no_kelebihan ?? '' }),
  );
  const penerima = typed.penerima ?? nama_customer;
  const other = isOther(typed, kontrak);
  // Another person has a number of his own, whatever the shop asks of its customers (D-51.7).
  const no_ktp = other ? typed.no_ktp : (typed.no_ktp ?? kontrak.no_ktp);
  const asked = other || ctx.param(pembelianParam.IDENTITAS_PENJUAL_WAJIB) !== 'TIDAK';
  const milik = { nama: nama_customer, no_ktp: kontrak.no_ktp };
  const siapa = cocokkanOrang(tx, milik, { nama: penerima, no_ktp: typed.no_ktp });
  const refusals = gather(
    [asked && no_ktp === null, TIDAK_LELANG_CICILAN.PENERIMA_KTP],
    [other && no_ktp !== null && no_ktp === kontrak.no_ktp, TIDAK_LELANG_CICILAN.PENERIMA_KTP_SAMA],
  );
  const out = await bayarKeluar(tx, typed.pembayaran, kelebihan, ctx, refusals);
  return {
    head: {
      nama_customer,
      no_lelang,
      tgl_lelang,
      penerima,
      no_ktp,
      kelebihan,
      pembulatan_tunai: out.pembulatan_tunai,
      keterangan: typed.keterangan,
    },
    parts: { pembayaran: out.pembayaran },
    postings: bukuKelebihanCicilan(kelebihan, out.lines),
    refusals,
    tells: { batas_kelebihan },
    asks: [
      {
        event: hutangEvents.BAYAR_KELEBIHAN_LELANG,
        ringkasan: sentence('Bayar kelebihan lelang {no}', { no: no_lelang }),
        angka: [
          { label: 'Customer', nilai: nama_customer },
          { label: 'Penerima', nilai: penerima },
          identitas('Identitas', no_ktp),
          ...(other ? [identitas('Identitas customer', kontrak.no_ktp)] : []),
          { label: 'Pencocokan', nilai: KATA_COCOK[siapa.cocok] },
          { label: 'Kelebihan', nilai: formatRupiah(kelebihan) },
          { label: 'Tgl lelang', nilai: kataHari(tgl_lelang).word },
        ],
      },
    ],
  };
}

export const kelebihanCicilan = serveDocument(kelebihanCicilanDocument, {
  makes: { bayar: payOut },
  parts: { pembayaran: PAYS },
});
