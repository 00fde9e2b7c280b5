import { useMemo } from 'react';
import type { CaraHarga } from '#areas/barang/rules/harga-barang.ts';
import type { Persen } from '#kit/rules/quantity.ts';
import { usePage } from '#kit/web/api/query.ts';
import { bandrolMaster } from '#areas/barang/contract/bandrol.master.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { kategoriMaster } from '#areas/barang/contract/kategori.master.ts';
import { optionsOf } from '#kit/contract/chosen.ts';
import { barangFields } from '#areas/stock/contract/barang.fields.ts';
import { bakiMaster } from '#areas/stock/contract/baki.master.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { usePasangan } from '#areas/stock/web/use-pasangan.ts';
import type { NamaKolom } from '#areas/stock/web/banyak/kolom.ts';
import type { MasterLembar } from '#areas/stock/web/banyak/periksa.ts';
import { usePilihanBatu } from '#areas/stock/web/banyak/use-pilihan-batu.ts';

const ASK = { query: { limit: 999 }, staleTime: 60_000 } as const;
type Pilihan = Readonly<Partial<Record<NamaKolom, readonly { kode: string; nama: string }[]>>>;

/** Papers that a piece comes with, as a cell says them. */
const DOKUMEN = optionsOf(barangFields.dokumen_perolehan).map(({ label }) => ({
  kode: label,
  nama: '',
}));

/** The shop's codes: to check a sheet by, and to choose from in its cells. Nothing until all are there. */
export function useMasterBarang(berlian: boolean): {
  master: MasterLembar | undefined;
  pilihan: Pilihan;
} {
  const kategori = usePage(kategoriMaster.endpoints.list, ASK).data?.data;
  const jenis = usePage(jenisMaster.endpoints.list, ASK).data?.data;
  const group = usePage(groupMaster.endpoints.list, ASK).data?.data;
  const kadar = usePage(kadarMaster.endpoints.list, ASK).data?.data;
  const gudang = usePage(gudangMaster.endpoints.list, ASK).data?.data;
  const baki = usePage(bakiMaster.endpoints.list, ASK).data?.data;
  const bandrol = usePage(bandrolMaster.endpoints.list, ASK).data?.data;
  const { told } = usePerson();
  const pasangan = usePasangan();
  const batu = usePilihanBatu(berlian);
  return useMemo(() => {
    if (!kategori || !jenis || !group || !kadar || !gudang || !baki || !bandrol)
      return { master: undefined, pilihan: {} };
    const bakiDi = Map.groupBy(baki, (one) => one.kode_gudang);
    const master: MasterLembar = {
      ...pasangan,
      batu: batu.kode,
      kategori: new Set(kategori.map((one) => one.kode_kategori)),
      jenis: new Set(jenis.map((one) => one.kode_dept)),
      jenisBerlian: new Set(jenis.filter((one) => one.berlian).map((one) => one.kode_dept)),
      cara: readParam(told, barangParam.kategori_harga),
      group: new Map(group.map((one) => [one.kode_group, one.kategori_harga as CaraHarga | null])),
      kadarGroup: new Map(
        group.flatMap(({ kode_group, kode_kadar }) =>
          kode_kadar ? [[kode_group, kode_kadar]] : [],
        ),
      ),
      kadar: new Map(kadar.map((one) => [one.kode_kadar, one.persen as Persen])),
      bandrol: new Map(bandrol.map((one) => [one.kode_bandrol, one.berat_label])),
      gudang: new Map(
        gudang.map((one) => [
          one.kode_gudang,
          {
            jenis: one.jenis,
            baki: new Set((bakiDi.get(one.kode_gudang) ?? []).map((one) => one.kode_baki)),
          },
        ]),
      ),
    };
    const pilihan: Pilihan = {
      kode_kategori: kategori.map((one) => ({ kode: one.kode_kategori, nama: one.nama })),
      kode_dept: jenis.map((one) => ({ kode: one.kode_dept, nama: one.nama })),
      kode_group: group.map((one) => ({ kode: one.kode_group, nama: one.nama })),
      kode_kadar: kadar.map((one) => ({ kode: one.kode_kadar, nama: one.label })),
      kode_gudang: gudang
        .filter((one) => one.jenis === 'TOKO')
        .map((one) => ({ kode: one.kode_gudang, nama: one.nama })),
      kode_bandrol: bandrol.map((one) => ({ kode: one.kode_bandrol, nama: one.nama })),
      dokumen_perolehan: DOKUMEN,
      ...batu.pilihan,
      kode_baki: baki.map((one) => ({ kode: one.kode_baki, nama: one.nama })),
    };
    return { master, pilihan };
  }, [kategori, jenis, group, kadar, gudang, baki, bandrol, told, pasangan, batu]);
}
