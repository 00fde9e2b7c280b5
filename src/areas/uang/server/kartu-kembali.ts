import { formatRupiah } from '#kit/rules/format.ts';
import { atLeast, minus, rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import { listKartu } from '#areas/uang/server/kartu-kembali.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

export type KartuKembali = {
  /** How much of what leaves in cash came by card; the document keeps it. */
  readonly kartu_kembali_rp: Rupiah;
  /** What the approver reads, a line for each kind of card. */
  readonly angka: Angka[];
  /** Who must agree, if not whom the event names. */
  readonly penyetuju?: 'OWN';
};

/**
 * Money that came by card and leaves in cash is a cash-out on a card, whatever document it went through (D-51.6): the
 * approver reads it, and a credit card is the owner's to agree to; of an owner a supervisor may answer. `nomor` are the
 * documents that the money came by, `tunai` is what leaves in cash, `sudah` what of the cards left in cash before.
 */
export async function kartuKembali(
  on: Sql,
  nomor: readonly string[],
  tunai: Rupiah,
  ctx: Ctx,
  sudah: Rupiah = rp(0),
): Promise<KartuKembali> {
  const found = tunai > 0 ? await listKartu(on, ctx.kode_toko, nomor) : [];
  const kartu = atLeast(rp(0), minus(sum([rp(0), ...found.map((one) => one.jumlah)]), sudah));
  const cards = kartu > 0 ? found : [];
  const owner = cards.some(({ jenis }) => jenis === 'CREDIT') && ctx.level !== 'OWN';
  return {
    kartu_kembali_rp: kartu < tunai ? kartu : tunai,
    angka: [
      ...cards.map(({ jenis, jumlah }) => ({
        label: jenis === 'CREDIT' ? 'Dibayar kartu kredit' : 'Dibayar kartu debet',
        nilai: sentence('{jumlah}, kembali tunai {tunai}', {
          jumlah: formatRupiah(jumlah),
          tunai: formatRupiah(tunai),
        }),
      })),
      ...(cards.length > 0 && sudah > 0
        ? [{ label: 'Sudah kembali tunai', nilai: formatRupiah(sudah) }]
        : []),
    ],
    ...(owner && { penyetuju: 'OWN' as const }),
  };
}
