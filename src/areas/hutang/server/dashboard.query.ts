import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import { dinilai, mendekatiRosok } from '#areas/hutang/server/laporan/jatuh-tempo.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { hutangParam } from '#areas/hutang/contract/hutang.parameter.ts';

type Saldo = {
  pokok: Rupiah;
  jaminan_qty: number;
  jaminan_berat: Miligram;
  jaminan_murni: Miligram;
  bunga_hari: Rupiah;
};

/** From the balances of `pinjaman`, `jaminan` and today's `bunga`: the book knows no other loans. */
const saldoQuery = ({ kode_toko, hari }: Ctx): Query<Saldo> => sql`
  select coalesce(sum(rupiah) filter (where akun = 'pinjaman'), 0)::bigint as pokok,
         coalesce(sum(qty) filter (where akun = 'jaminan'), 0)::int as jaminan_qty,
         coalesce(sum(berat) filter (where akun = 'jaminan'), 0)::bigint as jaminan_berat,
         coalesce(sum(murni) filter (where akun = 'jaminan'), 0)::bigint as jaminan_murni,
         coalesce((select -sum(rupiah) from saldo_hari
           where kode_toko = ${kode_toko} and akun = 'bunga' and tgl_system = ${hari}::date), 0)::bigint as bunga_hari
    from saldo where kode_toko = ${kode_toko} and akun in ('pinjaman', 'jaminan')`;

type Jumlah = { jumlah: number; rupiah: Rupiah };
type Hidup = { aktif: number; bunga_berjalan: Rupiah; nomor_rosok: string[] } & Record<
  'lewat' | 'tempo_hari' | 'tempo_minggu' | 'dekat_rosok',
  Jumlah
>;

const bila = (when: Query): Query => sql`
  json_build_object('jumlah', count(*) filter (where ${when}),
    'rupiah', coalesce(sum(h.jumlah_hutang + h.berjalan) filter (where ${when}), 0)::bigint)`;
/** The dearest for its gold first. */
const MAHAL = sql`(h.jumlah_hutang + h.berjalan)::numeric / nullif(h.murni, 0) desc`;
/** A list to call people by, not a report. */
const PALING_BANYAK = 20;
const HARI_INI = (hari: Hari): Query => sql`h.tempo = ${hari}::date`;
const MINGGU = (hari: Hari): Query => sql`h.tempo > ${hari}::date and h.tempo <= ${hari}::date + 7`;

/** Loans that run, with what is owed on them today: in one pass over them. */
const hidupQuery = (ctx: Ctx): Query<Hidup> => {
  const { hari, param } = ctx;
  return sql`
  select count(*)::int as aktif, coalesce(sum(h.berjalan), 0)::bigint as bunga_berjalan,
         ${bila(sql`h.tempo < ${hari}::date`)} as lewat, ${bila(HARI_INI(hari))} as tempo_hari,
         ${bila(MINGGU(hari))} as tempo_minggu,
         ${bila(sql`h.dekat`)} as dekat_rosok,
         coalesce((array_agg(h.no_faktur_hutang order by ${MAHAL}, h.no_faktur_hutang)
           filter (where h.dekat))[1:${PALING_BANYAK}::int], '{}') as nomor_rosok
    -- Each loan's interest is counted once, and not in every sum anew.
    from (select h.no_faktur_hutang, h.jumlah_hutang, h.murni, h.berjalan, h.tempo,
                 ${mendekatiRosok(hari, param(hutangParam.PERINGATAN_HUTANG_PERSEN))} is true as dekat
            from (select no_faktur_hutang, jumlah_hutang, tempo, sampai, bunga, hari_minimal, langkah_bunga, murni,
                         rosok, berjalan
                    from (${dinilai(ctx, hari)}) h offset 0) h offset 0) h`;
};

type HariIni = Record<'baru_hari' | 'lunas_hari' | 'kelebihan', Jumlah> & { menunggu: number };

const hitung = (of: Query): Query => sql`
  (select json_build_object('jumlah', count(*), 'rupiah', coalesce(sum(rupiah), 0)::bigint) from (${of}) d)`;

/** Documents of the open day, what waits for its cashier, and what auctions left for customers. */
const hariIniQuery = ({ kode_toko, hari }: Ctx): Query<HariIni> => sql`
  select ${hitung(sql`select jumlah_hutang as rupiah from hutang where kode_toko = ${kode_toko}
            and tgl_system = ${hari}::date and status not in ('OPEN', 'CANC') and jenis = 'BARU'`)} as baru_hari,
         ${hitung(sql`select total_bayar as rupiah from hutang_lunas where kode_toko = ${kode_toko}
            and tgl_system = ${hari}::date and status = 'DONE'`)} as lunas_hari,
         ${hitung(sql`select l.kelebihan as rupiah from hutang_lelang l where l.kode_toko = ${kode_toko}
            and l.status = 'DONE' and l.kelebihan > 0 and not exists (
              select from hutang_kelebihan k where k.kode_toko = l.kode_toko and k.no_lelang = l.no_lelang
                 and k.status = 'DONE')`)} as kelebihan,
         (select count(*)::int from hutang
           where kode_toko = ${kode_toko} and status in ('OPEN', 'TUNGGU')) as menunggu`;

type Perlu = {
  no_faktur_hutang: string;
  nama_customer: string;
  no_hp: string | null;
  tgl_jatuh_tempo: Hari;
  total_kewajiban: Rupiah;
  nilai_rosok: Rupiah | null;
};

const daftarQuery = (ctx: Ctx, when: Query, by: Query): Query<Perlu> => sql`
  select h.no_faktur_hutang, h.nama_customer, h.no_hp, h.tempo as tgl_jatuh_tempo,
         (h.jumlah_hutang + h.berjalan)::bigint as total_kewajiban,
         nilai_berat(h.murni, h.rosok) as nilai_rosok
    from (${dinilai(ctx, ctx.hari)}) h where ${when} order by ${by}, h.no_faktur_hutang limit ${PALING_BANYAK}`;

/** Lending in one look: the book, the loans that run, the day, and whom to call. */
export async function readDashboardHutang(on: Sql, _: unknown, ctx: Ctx) {
  const { hari } = ctx;
  const week = sql`(${HARI_INI(hari)} or ${MINGGU(hari)})`;
  // Sums are everybody's first page; who owes is for those who may look at loans.
  const list = (when: Query, by: Query): Promise<Perlu[]> =>
    ctx.akses.has('lihat-hutang') ? on.many(daftarQuery(ctx, when, by)) : Promise.resolve([]);
  const { nomor_rosok, ...hidup } = await on.one(hidupQuery(ctx));
  return {
    ...(await on.one(saldoQuery(ctx))),
    ...hidup,
    ...(await on.one(hariIniQuery(ctx))),
    daftar_tempo: await list(week, sql`h.tempo`),
    daftar_rosok: await list(sql`h.no_faktur_hutang = any(${nomor_rosok}::text[])`, MAHAL),
  };
}
