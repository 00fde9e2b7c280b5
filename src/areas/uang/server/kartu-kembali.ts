import { formatRupiah } from '#kit/rules/format.ts';
import { rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
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
 * documents that the money came by, `tunai` is what leaves in cash.
 */
export async function kartuKembali(
  on: Sql,
  nomor: readonly string[],
  tunai: Rupiah,
  ctx: Ctx,
): Promise<KartuKembali> {
  const cards = tunai > 0 ? await listKartu(on, ctx.kode_toko, nomor) : [];
  const kartu = cards.length > 0 ? sum(cards.map((one) => one.jumlah)) : rp(0);
  const owner = cards.some(({ jenis }) => jenis === 'CREDIT') && ctx.level !== 'OWN';
  return {
    kartu_kembali_rp: kartu < tunai ? kartu : tunai,
    angka: cards.map(({ jenis, jumlah }) => ({
      label: jenis === 'CREDIT' ? 'Dibayar kartu kredit' : 'Dibayar kartu debet',
      nilai: sentence('{jumlah}, kembali tunai {tunai}', {
        jumlah: formatRupiah(jumlah),
        tunai: formatRupiah(tunai),
      }),
    })),
    ...(owner && { penyetuju: 'OWN' as const }),
  };
}
