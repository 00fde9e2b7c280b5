import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import { sql, statement, type Sql, callOne } from '#kit/server/sql.ts';
import { kelebihanDocument } from '#areas/hutang/contract/lelang/kelebihan.document.ts';
import { lelangDocument } from '#areas/hutang/contract/lelang/lelang.document.ts';
import type { CaraBunga } from '#areas/hutang/rules/bunga.ts';
import type { CaraPeringatan } from '#areas/customer/contract/peringatan.ts';
import type { Diperingatkan } from '#areas/customer/rules/peringatan.ts';
import { DIPERINGATKAN } from '#areas/customer/server/peringatan.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { surplusOf } from '#areas/uang/server/surplus/surplus.query.ts';

/** A loan past its due date, with all that its interest follows from. */
export type Lewat = {
  no_faktur_hutang: string;
  tgl_system: Hari;
  nama_customer: string;
  no_hp: string | null;
  qty: number;
  berat: Miligram;
  murni: Miligram;
  jumlah_hutang: Rupiah;
  bunga: Persen;
  cara_bunga: CaraBunga;
  hari_minimal: number;
  langkah_bunga: Rupiah;
  bunga_dibayar_sampai: Hari;
  mulai_bunga: Hari;
  dasar_tempo: Hari;
  lama_bulan: number;
  tgl_jatuh_tempo: Hari;
  tenggang_lelang: number;
  tgl_peringatan: Hari | null;
  cara_peringatan: CaraPeringatan | null;
};

const LEWAT = statement(`
  select h.no_faktur_hutang, h.tgl_system, h.nama_customer, h.no_hp, h.qty, h.berat, h.murni, h.jumlah_hutang, h.bunga,
         h.cara_bunga, h.hari_minimal, h.langkah_bunga, h.bunga_dibayar_sampai, h.mulai_bunga, h.dasar_tempo,
         h.lama_bulan, h.tgl_jatuh_tempo, h.tenggang_lelang, p.tgl_system as tgl_peringatan, p.cara as cara_peringatan
    from hutang h
    left join lateral (select x.tgl_system, x.cara from hutang_peringatan x
                        where x.kode_toko = h.kode_toko and x.no_faktur_hutang = h.no_faktur_hutang
                          and x.tgl_system > h.tgl_jatuh_tempo
                        order by x.urut desc limit 1) p on true
   where h.kode_toko = $1 and h.status = 'AKTIF' and h.tgl_jatuh_tempo < $2::date
   order by h.tgl_jatuh_tempo, h.no_faktur_hutang limit 1000`);

export const listLewat = (on: Sql, { kode_toko, hari }: Ctx): Promise<Lewat[]> =>
  on.call<Lewat>(LEWAT, [kode_toko, hari]);

/** The notices of a loan that were logged past a due date. */
export const findPeringatan = (
  on: Sql,
  kode_toko: string,
  no: string,
  tgl_jatuh_tempo: Hari,
): Promise<Diperingatkan> =>
  on.one(sql<Diperingatkan>`
    select ${DIPERINGATKAN} from hutang_peringatan
     where kode_toko = ${kode_toko} and no_faktur_hutang = ${no} and tgl_system > ${tgl_jatuh_tempo}::date`);

/** What an auction needs of the shop: its kadar and groups, where bought gold lies, where scrap does. */
export type DasarLelang = {
  kadar: { kode_kadar: string; persen: Persen }[];
  group: string[];
  kadar_group: Record<string, string>;
  gudang: string | null;
};

const DASAR = statement(`
  select
    (select coalesce(jsonb_agg(jsonb_build_object('kode_kadar', kode_kadar, 'persen', persen)
              order by persen desc), '[]')
       from kadar where kode_toko = $1 and is_active) as kadar,
    array(select kode_group from group_barang where kode_toko = $1 and is_active) as "group",
    (select coalesce(jsonb_object_agg(kode_group, kode_kadar), '{}')
       from group_barang where kode_toko = $1 and is_active and kode_kadar is not null) as kadar_group,
    (select kode_gudang from gudang where kode_toko = $1 and is_active and jenis = 'BELI'
      order by kode_gudang limit 1) as gudang`);
export const readDasarLelang = async (on: Sql, kode_toko: string): Promise<DasarLelang> =>
  await callOne<DasarLelang>(on, DASAR, [kode_toko]);

/** What auctions of loans left over. */
export const surplus = surplusOf(lelangDocument.spec, kelebihanDocument.spec);
