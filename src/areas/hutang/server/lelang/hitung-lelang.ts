import { formatGram } from '#kit/rules/format.ts';
import { percentOf, plus, sum, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { InputOf, BodyOf } from '#kit/contract/endpoint.ts';
import { refuseIf, orRefuse } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { findParent } from '#areas/dokumen/server/parent.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import type { hitungLelangEndpoint } from '#areas/hutang/contract/lelang/lelang.api.ts';
import { hitungBunga, type Bunga } from '#areas/hutang/rules/bunga.ts';
import {
  hitungHariLewat,
  hitungLelang,
  hitungNilaiRosok,
  periksaHasil,
  TIDAK_LELANG,
  tentukanBolehLelang,
  type BarangLelang,
  type Lelang,
} from '#areas/hutang/rules/lelang/lelang.ts';
import { gadaiOf, pokokOf, type Hutang } from '#areas/hutang/server/hitung.ts';
import { listLewat } from '#areas/hutang/server/lelang/lelang.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import { hutangParam } from '#areas/hutang/contract/hutang.parameter.ts';

type Typed = BodyOf<typeof hitungLelangEndpoint>;

export type Dilelang = {
  readonly owed: Bunga;
  readonly harga_rosok: Rupiah;
  readonly nilai_rosok: Rupiah;
  readonly murni: Miligram;
  /** The lot that comes out where the goods are melted at once. */
  readonly lot: BarangLelang | null;
  readonly lelang: Lelang;
};

/** What an auction comes to today: the value never below what the gold is worth as scrap (D-35.14). */
export function hitungDilelang(
  hutang: Hutang,
  { tujuan, hasil, hasil_lelang }: Typed,
  { param, hari }: Pick<Ctx, 'param' | 'hari'>,
): Dilelang {
  const harga_rosok = orRefuse(param(pembelianParam.HARGA_ROSOK), TIDAK_LELANG.HARGA_ROSOK_KOSONG);
  const pembulatan = param(barangParam.PEMBULATAN);
  const biaya = param(hutangParam.BIAYA_LELANG_PERSEN);
  refuseIf(tujuan === 'LEBUR' && !hasil ? [TIDAK_LELANG.HASIL_LEBUR_KOSONG] : []);
  refuseIf(tujuan === 'STOCK' && hasil ? [TIDAK_LELANG.HASIL_LEBUR_SISA] : []);
  const goods = gadaiOf(hutang.detail_barang);
  const berat = sum(goods.map((one) => one.berat));
  const most = fill(TIDAK_LELANG.LEBUR_LEBIH, { berat: formatGram(berat) });
  refuseIf(hasil && hasil.berat > berat ? [most] : []);
  const lot = hasil && {
    kadar: hasil.kadar,
    berat: hasil.berat,
    murni: percentOf(hasil.berat, hasil.kadar, 'half'),
  };
  const murni = sum(goods.map((one) => one.murni));
  const nilai_rosok = hitungNilaiRosok(lot?.murni ?? murni, harga_rosok, pembulatan);
  const taken = hasil_lelang ?? nilai_rosok;
  refuseIf(periksaHasil(taken, nilai_rosok));
  const owed = hitungBunga(pokokOf(hutang), hari);
  const { jumlah_hutang } = hutang;
  const lelang = hitungLelang({ jumlah_hutang, bunga_rp: owed.bunga_rp }, taken, {
    biaya,
    pembulatan,
  });
  return { owed, harga_rosok, nilai_rosok, murni, lot, lelang };
}

/** The same sums as an auction, nothing kept. */
export async function hitungLelangHutang(
  on: Sql,
  { params, body }: InputOf<typeof hitungLelangEndpoint>,
  ctx: Ctx,
) {
  const hutang = await findParent(on, hutangDocument, params.no, ctx);
  const { owed, nilai_rosok, murni, lelang } = hitungDilelang(hutang, body, ctx);
  const { hari_bunga, bunga_rp } = owed;
  const { jumlah_hutang } = hutang;
  return { hari_bunga, bunga_rp, jumlah_hutang, murni, nilai_rosok, ...lelang };
}

/** Loans past their due date, the oldest first, with when each may be auctioned. */
export async function daftarCalon(on: Sql, _: unknown, ctx: Ctx) {
  const rosok = ctx.param(pembelianParam.HARGA_ROSOK);
  const pembulatan = ctx.param(barangParam.PEMBULATAN);
  const tenggang = ctx.param(hutangParam.MASA_TENGGANG_LELANG);
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
      boleh_lelang: tentukanBolehLelang(row.tgl_jatuh_tempo, tenggang),
      tgl_peringatan: row.tgl_peringatan,
      cara_peringatan: row.cara_peringatan,
    };
  });
}
