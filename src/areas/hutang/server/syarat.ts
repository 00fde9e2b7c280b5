import { formatPersen, formatRupiah } from '#kit/rules/format.ts';
import { addMonths } from '#kit/rules/hari.ts';
import {
  percentOf,
  priceOf,
  roundTo,
  rp,
  sum,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';
import type { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { hutangModul } from '#areas/hutang/contract/hutang.modul.ts';
import { hutangParam } from '#areas/hutang/contract/hutang.parameter.ts';
import { hitungBunga } from '#areas/hutang/rules/bunga.ts';
import { hitungJadwal } from '#areas/hutang/rules/jadwal.ts';
import { hutangBerjalan } from '#areas/hutang/server/dasar.query.ts';
import { bungaTabel, tabelPokok, type Dinilai } from '#areas/hutang/server/hitung.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Typed = BodyOf<typeof hutangDocument.spec, 'hutang'>;
/** What both agree to; a quote holds a rate that was not typed as null. */
type Syarat = Pick<Typed, 'jumlah_hutang' | 'lama_bulan' | 'admin'> & {
  readonly bunga?: Typed['bunga'] | null;
};

/** What is agreed, beside what the shop's own tables say of it. */
export function termsOf(typed: Syarat, { dasar }: Dinilai, ctx: Ctx) {
  const bunga_tabel = bungaTabel(typed.jumlah_hutang, dasar, ctx);
  const admin_tabel = ctx.param(hutangParam.ADMIN_HUTANG_RP);
  return {
    jumlah_hutang: typed.jumlah_hutang,
    bunga: typed.bunga ?? bunga_tabel,
    bunga_tabel,
    admin: typed.admin ?? admin_tabel,
    admin_tabel,
    cara_bunga: ctx.param(hutangParam.CARA_BUNGA),
    hari_minimal: ctx.param(hutangParam.HARI_BUNGA_MINIMAL),
    langkah_bunga: ctx.param(hutangParam.PEMBULATAN_BUNGA),
    lama_bulan: typed.lama_bulan ?? ctx.param(hutangParam.LAMA_PINJAM_DEFAULT),
    lama_tabel: ctx.param(hutangParam.LAMA_PINJAM_DEFAULT),
    // What the ticket promises of an auction, whatever the shop decides later (D-50.3).
    tenggang_lelang: ctx.param(hutangParam.MASA_TENGGANG_LELANG),
    masa_kelebihan: ctx.param(hutangParam.MASA_KELEBIHAN_LELANG),
    biaya_lelang_persen: ctx.param(hutangParam.BIAYA_LELANG_PERSEN),
  };
}

type Terms = ReturnType<typeof termsOf>;

/** What is lent where no other sum is typed: the most that the table or the rounding allows. */
export function usulPokok({ plafond, taksiran, dasar }: Dinilai, ctx: Ctx): Rupiah {
  const table = tabelPokok(dasar, ctx);
  if (table) return table.findLast((one) => one <= plafond) ?? rp(0);
  const byPrice =
    ctx.modul(hutangModul.PARAMETER_JUMLAH_HUTANG_POKOK_MODULE) &&
    ctx.param(hutangParam.PARAMETER_JUMLAH_HUTANG_POKOK) === 'HARGA_EMAS';
  const share = percentOf(taksiran, ctx.param(hutangParam.PLAFOND_PERSEN), 'down');
  const most = byPrice && share < plafond ? share : plafond;
  return roundTo(most, ctx.param(barangParam.PEMBULATAN), 'down');
}

/** What the quote of a new loan tells: what each piece is worth, the sums to choose from, what a redemption costs. */
export function tellsOf(terms: Terms, dinilai: Dinilai, usul: Rupiah, ctx: Ctx) {
  const { hari } = ctx;
  const { nilai, dasar, plafond } = dinilai;
  const tgl_jatuh_tempo = addMonths(hari, terms.lama_bulan);
  const hutang = { ...terms, tgl_hutang: hari, bunga_dibayar_sampai: hari, tgl_jatuh_tempo };
  return {
    detail_barang: [...nilai],
    usul,
    pilihan: tabelPokok(dasar, ctx)?.filter((one) => one <= plafond) ?? null,
    bunga_sebulan: hitungBunga({ ...hutang, hari_minimal: 30 }, hari).bunga_rp,
    jadwal: terms.jumlah_hutang > 0 ? hitungJadwal(hutang, hari) : [],
  };
}

/** What the approver reads of a loan beside its own fields (D-35.4 to D-35.11). */
export function figuresOf(
  on: Sql,
  { jumlah_hutang: jumlah, bunga, bunga_tabel, lama_bulan, lama_tabel }: Terms,
  { nilai }: Dinilai,
  kode_customer: string | null,
  ctx: Ctx,
) {
  const terms = () =>
    Promise.resolve([
      { label: 'Lama menurut parameter', nilai: sentence('{lama} bulan', { lama: lama_tabel }) },
      { label: 'Lama diminta', nilai: sentence('{lama} bulan', { lama: lama_bulan }) },
      { label: 'Bunga menurut tabel', nilai: perMonth(jumlah, bunga_tabel) },
      { label: 'Bunga diminta', nilai: perMonth(jumlah, bunga) },
    ]);
  return { plafond: () => angkaPlafond(on, nilai, kode_customer, ctx), bunga: terms, lama: terms };
}

/** What the goods would fetch as scrap, and what the customer owes already. */
async function angkaPlafond(
  on: Sql,
  nilai: Dinilai['nilai'],
  kode_customer: string | null,
  ctx: Ctx,
): Promise<Angka[]> {
  const rosok = ctx.param(pembelianParam.HARGA_ROSOK);
  const fine = sum(nilai.map((one) => one.murni));
  const owes = await hutangBerjalan(on, ctx.kode_toko, kode_customer);
  return [
    {
      label: 'Nilai rosok',
      nilai: rosok === null ? '-' : formatRupiah(priceOf(rosok, fine, 'half')),
    },
    { label: 'Hutang berjalan', nilai: `${owes.jumlah} · ${formatRupiah(owes.pokok)}` },
  ];
}

const perMonth = (jumlah: Rupiah, bunga: Persen): string =>
  `${formatPersen(bunga)} · ${formatRupiah(percentOf(jumlah, bunga, 'up'))}`;
