import { formatGram } from '#kit/rules/format.ts';
import { percentOf, plus, rp, sum } from '#kit/rules/quantity.ts';
import { fill, gather, type Refusal } from '#kit/rules/refusal.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { GivenOf } from '#areas/dokumen/contract/document-types.ts';
import type { lelangDocument } from '#areas/hutang/contract/lelang/lelang.document.ts';
import { hitungBunga } from '#areas/hutang/rules/bunga.ts';
import {
  hitungHariLewat,
  hitungLelang,
  hitungNilaiRosok,
  periksaHasil,
  TIDAK_LELANG,
  tentukanBolehLelang,
} from '#areas/hutang/rules/lelang/lelang.ts';
import { gadaiOf, pokokOf, type Hutang } from '#areas/hutang/server/hitung.ts';
import { listLewat } from '#areas/hutang/server/lelang/lelang.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';

type Typed = GivenOf<typeof lelangDocument.spec, 'lelang'>;

/** What an auction comes to today: the value never below what the gold is worth as scrap (D-35.14). */
export function hitungDilelang(
  hutang: Hutang,
  { tujuan, hasil, hasil_lelang }: Typed,
  { param, hari }: Pick<Ctx, 'param' | 'hari'>,
  /** What refuses it before a scrap price that is not there. */
  before: readonly Refusal[],
) {
  const harga_rosok = param(pembelianParam.HARGA_ROSOK);
  refuseIf(harga_rosok === null ? [...before, TIDAK_LELANG.HARGA_ROSOK_KOSONG] : []);
  const pembulatan = param(barangParam.PEMBULATAN);
  const biaya = hutang.biaya_lelang_persen;
  const goods = gadaiOf(hutang.detail_barang);
  const berat = sum(goods.map((one) => one.berat));
  const lot = hasil && {
    kadar: hasil.kadar,
    berat: hasil.berat,
    murni: percentOf(hasil.berat, hasil.kadar, 'half'),
  };
  const murni = sum(goods.map((one) => one.murni));
  const nilai_rosok = hitungNilaiRosok(lot?.murni ?? murni, harga_rosok ?? rp(0), pembulatan);
  const taken = hasil_lelang ?? nilai_rosok;
  const owed = hitungBunga(pokokOf(hutang), hari);
  const { jumlah_hutang } = hutang;
  const lelang = hitungLelang({ jumlah_hutang, bunga_rp: owed.bunga_rp }, taken, {
    biaya,
    pembulatan,
  });
  const refusals = [
    ...before,
    ...gather(
      [tujuan === 'LEBUR' && !hasil, TIDAK_LELANG.HASIL_LEBUR_KOSONG],
      [tujuan !== 'LEBUR' && hasil !== null, TIDAK_LELANG.HASIL_LEBUR_SISA],
      [
        hasil !== null && hasil.berat > berat,
        fill(TIDAK_LELANG.LEBUR_LEBIH, { berat: formatGram(berat) }),
      ],
    ),
    ...periksaHasil(taken, nilai_rosok),
  ];
  return { owed, harga_rosok: harga_rosok ?? rp(0), nilai_rosok, murni, lot, lelang, refusals };
}
export type Dilelang = ReturnType<typeof hitungDilelang>;

/** Loans past their due date, the oldest first, with when each may be auctioned. */
export async function daftarCalon(on: Sql, _: unknown, ctx: Ctx) {
  const rosok = ctx.param(pembelianParam.HARGA_ROSOK);
  const pembulatan = ctx.param(barangParam.PEMBULATAN);
  const rows = await listLewat(on, ctx);
  return rows.map((row) => {
    const { bunga_rp } = hitungBunga({ ...row, tgl_hutang: row.tgl_system }, ctx.hari);
    return {
      no_faktur_hutang: row.no_faktur_hutang,
      tgl_hutang: row.tgl_system,
      nama_customer: row.nama_customer,
      no_hp: row.no_hp,
      qty: row.qty,
      berat: row.berat,
      murni: row.murni,
      jumlah_hutang: row.jumlah_hutang,
      bunga_rp,
      total_kewajiban: plus(row.jumlah_hutang, bunga_rp),
      nilai_rosok: rosok === null ? null : hitungNilaiRosok(row.murni, rosok, pembulatan),
      tgl_jatuh_tempo: row.tgl_jatuh_tempo,
      hari_lewat: hitungHariLewat(row.tgl_jatuh_tempo, ctx.hari),
      boleh_lelang: tentukanBolehLelang(row.tgl_jatuh_tempo, row.tenggang_lelang),
      tgl_peringatan: row.tgl_peringatan,
      cara_peringatan: row.cara_peringatan,
    };
  });
}
