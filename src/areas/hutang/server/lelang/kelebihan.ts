import { formatRupiah } from '#kit/rules/format.ts';
import { kataHari } from '#kit/rules/hari.ts';
import { fill, gather } from '#kit/rules/refusal.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, invariant } from '#kit/server/problem.ts';
import type { GivenOf } from '#areas/dokumen/contract/document-types.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import { cocokkan, KATA_COCOK, namaSama } from '#areas/buku/rules/pemilik.ts';
import { cocokkanOrang } from '#areas/buku/server/pemilik.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { hutangEvents } from '#areas/hutang/contract/hutang.event.ts';
import { kelebihanDocument } from '#areas/hutang/contract/lelang/kelebihan.document.ts';
import { bukuKelebihan, TIDAK_LELANG } from '#areas/hutang/rules/lelang/lelang.ts';
import type { Hutang } from '#areas/hutang/server/hitung.ts';
import { listDibayar, lockLelang } from '#areas/hutang/server/lelang/lelang.query.ts';
import { uangKeluar } from '#areas/hutang/server/uang-hutang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { PAYS } from '#areas/uang/server/pays.table.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';

type Typed = GivenOf<typeof kelebihanDocument.spec, 'bayar'>;

/** Whether the surplus goes to somebody else than the borrower: by name, or by the number that is shown. */
const isOther = (
  { penerima, no_ktp }: Pick<Typed, 'penerima' | 'no_ktp'>,
  { nama_customer, no_ktp: own }: Hutang,
): boolean =>
  (penerima !== null && !namaSama(penerima, nama_customer)) || cocokkan(own, no_ktp) === 'BEDA';

const identitasPeminjam = ({ no_ktp }: Hutang): Angka[] =>
  no_ktp === null
    ? [{ label: 'Identitas peminjam', nilai: '-' }]
    : [{ label: 'Identitas peminjam', nilai: no_ktp, rahasia: 'no_ktp' }];

/** What the auction left is the customer's: paid whole, once, to whoever shows who he is (D-35.16). */
async function payOut(tx: Tx, typed: Typed, ctx: Ctx, hutang: Hutang) {
  const { no_faktur_hutang, nama_customer } = hutang;
  const sold = await lockLelang(tx, ctx.kode_toko, no_faktur_hutang);
  invariant(sold, `${no_faktur_hutang} was auctioned by nothing`);
  const { no_lelang, tgl_lelang, kelebihan, batas_kelebihan } = sold;
  conflictIf(kelebihan <= 0, TIDAK_LELANG.KELEBIHAN_NIHIL);
  const [paid] = await listDibayar(tx, ctx.kode_toko, [no_lelang]);
  conflictIf(
    paid !== undefined,
    fill(TIDAK_LELANG.KELEBIHAN_SUDAH, { no: paid?.no_kelebihan ?? '' }),
  );
  const penerima = typed.penerima ?? nama_customer;
  const other = isOther(typed, hutang);
  // Another person has a number of his own, whatever the shop asks of borrowers (D-51.7).
  const no_ktp = other ? typed.no_ktp : (typed.no_ktp ?? hutang.no_ktp);
  const asked = other || ctx.param(pembelianParam.IDENTITAS_PENJUAL_WAJIB) !== 'TIDAK';
  const milik = { nama: nama_customer, no_ktp: hutang.no_ktp };
  const siapa = cocokkanOrang(tx, milik, { nama: penerima, no_ktp: typed.no_ktp });
  const refusals = gather(
    [asked && no_ktp === null, TIDAK_LELANG.PENERIMA_KTP],
    [other && no_ktp !== null && no_ktp === hutang.no_ktp, TIDAK_LELANG.PENERIMA_KTP_SAMA],
  );
  const paidOut = await uangKeluar(tx, typed.pembayaran, kelebihan, ctx, refusals);
  const { pembayaran, lines, pembulatan_tunai } = paidOut;
  return {
    head: {
      nama_customer,
      no_lelang,
      tgl_lelang,
      penerima,
      no_ktp,
      kelebihan,
      pembulatan_tunai,
      keterangan: typed.keterangan,
    },
    parts: { pembayaran },
    postings: bukuKelebihan(kelebihan, lines),
    refusals,
    tells: { batas_kelebihan },
    asks: [
      {
        event: hutangEvents.BAYAR_KELEBIHAN_LELANG,
        ringkasan: sentence('Bayar kelebihan lelang {no}', { no: no_lelang }),
        angka: [
          { label: 'Customer', nilai: nama_customer },
          { label: 'Penerima', nilai: penerima },
          no_ktp === null
            ? { label: 'Identitas', nilai: '-' }
            : { label: 'Identitas', nilai: no_ktp, rahasia: 'no_ktp' as const },
          ...(other ? identitasPeminjam(hutang) : []),
          { label: 'Pencocokan', nilai: KATA_COCOK[siapa.cocok] },
          { label: 'Kelebihan', nilai: formatRupiah(kelebihan) },
          { label: 'Tgl lelang', nilai: kataHari(tgl_lelang).word },
        ],
      },
    ],
  };
}

export const kelebihan = serveDocument(kelebihanDocument, {
  makes: { bayar: payOut },
  parts: { pembayaran: PAYS },
});
