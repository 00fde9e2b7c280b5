import type { FiltersOf } from '#kit/contract/report.ts';
import { withShares } from '#kit/server/shares.query.ts';
import type { ChainSaid } from '#kit/server/report-file/report-chain.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { teksKadar } from '#areas/barang/server/teks-kadar.query.ts';
import { GERAK_PINJAMAN } from '#areas/hutang/server/laporan/saldo-hutang.query.ts';
import { globalTransaksiReport } from '#areas/dashboard/contract/laporan/global-transaksi.report.ts';
import {
  batalCabang,
  cabang,
  dibeliCabang,
  rantai,
  terjualCabang,
  type Siapa,
} from '#areas/dashboard/server/laporan/cabang.query.ts';
import { gabung } from '#areas/dashboard/server/laporan/rantai/gabung.query.ts';

type Saring = FiltersOf<typeof globalTransaksiReport>;

const KUNCI = {
  TOKO: {
    baris: sql`c.kode_toko`,
    batal: sql`c.kode_toko`,
    uang: sql`c.kode_toko`,
    service: sql`c.kode_toko`,
  },
  TOKO_DAN_HARI: {
    baris: sql`l.tgl_system::text`,
    batal: sql`p.tgl_system::text`,
    uang: sql`b.tgl_system::text`,
    service: sql`a.tgl_system::text`,
  },
  // A cancelled invoice is of no one kadar, nor is money that is lent, nor work.
  TOKO_DAN_KADAR: {
    baris: teksKadar(sql`c.kode_toko`, sql`l.kode_kadar`),
    batal: sql`null::text`,
    uang: sql`null::text`,
    service: sql`null::text`,
  },
};

const TANPA_KADAR = sql`null::bigint as pinjaman, null::bigint as tebus, null::bigint as bunga,
         null::bigint as service, null::int as batal`;
const ADA = sql`coalesce(h.pinjaman, 0) as pinjaman, coalesce(h.tebus, 0) as tebus,
         coalesce(h.bunga, 0)::bigint as bunga, coalesce(s.rp, 0)::bigint as service, coalesce(x.n, 0) as batal`;

/** A branch where nothing happened stays in sight, unless days or kadar are asked for; head office then is left out. */
export const globalTransaksiQuery = (saring: Saring, ctx: Siapa, { rows }: ChainSaid): Query => {
  const semua = gabung(globalTransaksiReport, transaksiToko(saring, ctx), rows, ['kontribusi']);
  return sql`${withShares(semua, { kontribusi: 'netto' }, 'nama_toko, kunci')} order by nama_toko, kunci`;
};

export const tokoTransaksi = ({ toko }: Saring, ctx: Siapa): Query => rantai(toko, sql`true`, ctx);

const transaksiToko = (saring: Saring, ctx: Siapa): Query => {
  const { baris, batal, uang, service } = KUNCI[saring.group_by];
  const perKadar = saring.group_by === 'TOKO_DAN_KADAR';
  const semua =
    saring.group_by === 'TOKO'
      ? sql`union select kode_toko, kode_toko from (${cabang(saring.toko, ctx)}) s`
      : sql``;
  return sql`
  with cabang as (${tokoTransaksi(saring, ctx)}
  ), jual as (
    select c.kode_toko, ${baris} as kunci, count(distinct l.no_faktur_jual)::int as jml_faktur, sum(l.berat) as berat,
           sum(l.murni) as murni, sum(l.netto) as rp ${terjualCabang(saring)} group by 1, 2
  ), beli as (
    select c.kode_toko, ${baris} as kunci, sum(l.berat) as berat, sum(l.harga) as rp
    ${dibeliCabang(saring)} group by 1, 2
  ), batal as (
    select c.kode_toko, ${batal} as kunci, count(*)::int as n ${batalCabang(saring)} group by 1, 2
  ), hutang as (
    select c.kode_toko, ${uang} as kunci, ${GERAK_PINJAMAN},
      -coalesce(sum(b.rupiah) filter (where b.akun = 'bunga'), 0) as bunga
      from cabang c
      join buku b on b.kode_toko = c.kode_toko and b.akun in ('pinjaman', 'bunga')
       and b.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
      join buku_set s on s.kode_toko = b.kode_toko and s.no_bukti = b.no_bukti group by 1, 2
  ), service as (
    select c.kode_toko, ${service} as kunci, sum(a.total)::bigint as rp
      from cabang c
      join service_ambil a on a.kode_toko = c.kode_toko and a.status <> 'CANC'
       and a.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date group by 1, 2
  ), kunci as (
    select kode_toko, kunci from jual union select kode_toko, kunci from beli
    union select kode_toko, kunci from batal where kunci is not null
    union select kode_toko, kunci from hutang where kunci is not null
    union select kode_toko, kunci from service where kunci is not null ${semua}
  )
  select c.kode_toko, c.nama_toko, k.kunci, coalesce(j.jml_faktur, 0) as jml_faktur,
         coalesce(j.berat, 0)::bigint as jual_berat,
         coalesce(j.murni, 0)::bigint as jual_murni, coalesce(j.rp, 0)::bigint as netto,
         coalesce(b.berat, 0)::bigint as beli_berat, coalesce(b.rp, 0)::bigint as harga,
         ${perKadar ? TANPA_KADAR : ADA}
    from kunci k join cabang c using (kode_toko)
    left join jual j using (kode_toko, kunci)
    left join beli b using (kode_toko, kunci)
    left join batal x using (kode_toko, kunci)
    left join hutang h using (kode_toko, kunci)
    left join service s using (kode_toko, kunci)`;
};
