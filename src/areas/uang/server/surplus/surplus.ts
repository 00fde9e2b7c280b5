import { formatRupiah } from '#kit/rules/format.ts';
import { kataHari } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { fill, gather, type Refusal } from '#kit/rules/refusal.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, invariant } from '#kit/server/problem.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { Baris } from '#areas/buku/rules/buku.ts';
import { cocokkan, KATA_COCOK, namaSama } from '#areas/buku/rules/pemilik.ts';
import { cocokkanOrang } from '#areas/buku/server/pemilik.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { BayarJadi } from '#areas/uang/rules/pembayaran.ts';
import type { surplusOf } from '#areas/uang/server/surplus/surplus.query.ts';
import { bukuKelebihan, TIDAK_SURPLUS } from '#areas/uang/rules/surplus.ts';

type Typed = {
  readonly penerima: string | null;
  readonly no_ktp: string | null;
  readonly keterangan: string | null;
};
type Paid = {
  readonly pembayaran: BayarJadi[];
  readonly pembulatan_tunai: Rupiah;
  readonly lines: readonly Baris[];
  readonly refusals: readonly Refusal[];
};
type Surplus = {
  /** What was auctioned. */
  readonly no: string;
  /** The surplus of auctions of its kind. */
  readonly surplus: Pick<ReturnType<typeof surplusOf>, 'lock' | 'paid'>;
  readonly owner: { readonly nama_customer: string; readonly no_ktp: string | null };
  /** Where the receiver is another person: what the owner's number is called, and that the two are the same. */
  readonly says: { readonly milik: Pick<Angka, 'label'>; readonly sama: Refusal };
  /** The shop wants a number of every receiver. */
  readonly wajib: boolean;
  readonly event: Tuntutan['event'];
  /** Takes the money; what refuses it is named after what refuses the act. */
  pay(jumlah: Rupiah): Promise<Paid>;
};

const ktp = (no_ktp: string | null): Omit<Angka, 'label'> =>
  no_ktp === null ? { nilai: '-' } : { nilai: no_ktp, rahasia: 'no_ktp' };

/** What an auction left is the customer's: paid whole, once, to a person who shows who he is (D-35.16, D-38.4). */
export async function paySurplus(tx: Tx, typed: Typed, { kode_toko }: Ctx, of: Surplus) {
  const { no, owner, says } = of;
  const sold = await of.surplus.lock(tx, kode_toko, no);
  invariant(sold, `${no} was auctioned by nothing`);
  const [paid] = await of.surplus.paid(tx, kode_toko, [sold.no_lelang]);
  const { no_lelang, tgl_lelang, kelebihan, batas_kelebihan } = sold;
  const { nama_customer } = owner;
  conflictIf(kelebihan <= 0, TIDAK_SURPLUS.KELEBIHAN_NIHIL);
  const before = paid?.no_kelebihan;
  conflictIf(before !== undefined, fill(TIDAK_SURPLUS.KELEBIHAN_SUDAH, { no: before ?? '' }));
  const penerima = typed.penerima ?? nama_customer;
  const named = typed.penerima !== null && !namaSama(typed.penerima, nama_customer);
  const other = named || cocokkan(owner.no_ktp, typed.no_ktp) === 'BEDA';
  // Another person has a number of his own, whatever the shop asks of its customers (D-51.7).
  const no_ktp = other ? typed.no_ktp : (typed.no_ktp ?? owner.no_ktp);
  const milik = { nama: nama_customer, no_ktp: owner.no_ktp };
  const siapa = cocokkanOrang(tx, milik, { nama: penerima, no_ktp: typed.no_ktp });
  const money = await of.pay(kelebihan);
  const refused = gather(
    [(other || of.wajib) && no_ktp === null, TIDAK_SURPLUS.PENERIMA_KTP],
    [other && cocokkan(owner.no_ktp, no_ktp) === 'SAMA', says.sama],
  );
  const { pembayaran, lines, pembulatan_tunai } = money;
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
    refusals: [...refused, ...money.refusals],
    tells: () => ({ batas_kelebihan }),
    asks: [
      {
        event: of.event,
        ringkasan: sentence('Bayar kelebihan lelang {no}', { no: no_lelang }),
        angka: [
          { label: 'Customer', nilai: nama_customer },
          { label: 'Penerima', nilai: penerima },
          { label: 'Identitas', ...ktp(no_ktp) },
          ...(other ? [{ ...says.milik, ...ktp(owner.no_ktp) }] : []),
          { label: 'Pencocokan', nilai: KATA_COCOK[siapa.cocok] },
          { label: 'Kelebihan', nilai: formatRupiah(kelebihan) },
          { label: 'Tgl lelang', nilai: kataHari(tgl_lelang).word },
        ],
      },
    ],
  };
}
