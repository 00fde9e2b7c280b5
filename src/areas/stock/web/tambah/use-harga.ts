import { setelanOf } from '#areas/toko/contract/read-param.ts';
import type { ValuesOf } from '#kit/contract/field.ts';
import { mg, rp, type Miligram } from '#kit/rules/quantity.ts';
import { usePage } from '#kit/web/api/query.ts';
import { usePerson, type Person } from '#kit/web/base/person.tsx';
import { listHargaEmasEndpoint } from '#areas/barang/contract/harga.api.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { bandrolMaster } from '#areas/barang/contract/bandrol.master.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { ongkosMaster } from '#areas/barang/contract/ongkos.master.ts';
import { tentukanOngkos, type CaraHarga } from '#areas/barang/rules/harga-barang.ts';
import type { barangBaruFields } from '#areas/stock/contract/barang.fields.ts';
import { hargaKini, type AturanHarga, type HargaKini } from '#areas/stock/rules/harga-kini.ts';
import { hitungMurni } from '#areas/stock/rules/periksa-barang.ts';
import { barisOf } from '#areas/stock/web/tambah/baris-harga.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';

export type IsiForm = Partial<{
  [K in keyof ValuesOf<typeof barangBaruFields>]: ValuesOf<typeof barangBaruFields>[K] | null;
}>;
export type HargaForm = HargaKini & {
  readonly berat: Miligram;
  readonly berat_asli: Miligram;
  readonly murni: Miligram;
  readonly sumber: string | null;
};

const LAMA = { staleTime: 60_000 } as const;
/** Not the limit of the choices in a form: those keep the same lists as the wire has them. */
const SEMUA = { limit: 999 } as const;
const TANPA_SARINGAN = {
  kode_group: null,
  kode_kadar: null,
  jenis: null,
  tgl: null,
  riwayat: null,
  skip: null,
};

/** How the piece that is being typed is priced (D-9.2), and what the label weighs that it names (D-33.4). */
export type CaraForm = {
  readonly cara: CaraHarga;
  readonly berat_label: Miligram | null;
};

type Hitungan = {
  readonly harga: (isi: IsiForm) => HargaForm | undefined;
  readonly cara: (isi: IsiForm) => CaraForm;
};

/** The price of a piece while it is being typed, by the rules and the rows that the server will use. */
export function useHarga(): Hitungan {
  const aturan = aturanOf(usePerson());
  const harga = usePage(listHargaEmasEndpoint, {
    query: { ...TANPA_SARINGAN, jenis: 'JUAL', ...SEMUA },
    ...LAMA,
  });
  const kadar = usePage(kadarMaster.endpoints.list, { query: SEMUA, ...LAMA });
  const group = usePage(groupMaster.endpoints.list, { query: SEMUA, ...LAMA });
  const ongkos = usePage(ongkosMaster.endpoints.list, { query: SEMUA, ...LAMA });
  const label = usePage(bandrolMaster.endpoints.list, { query: SEMUA, ...LAMA });
  const groupOf = (isi: IsiForm) =>
    group.data?.data.find((one) => one.kode_group === isi.kode_group);
  const labelOf = (isi: IsiForm) =>
    label.data?.data.find((one) => one.kode_bandrol === isi.kode_bandrol);
  const caraOf = (isi: IsiForm): CaraHarga =>
    (isi.kategori_harga ?? groupOf(isi)?.kategori_harga ?? aturan.kategori_harga) as CaraHarga;
  const hargaOf = (isi: IsiForm): HargaForm | undefined => {
    const halus = kadar.data?.data.find((row) => row.kode_kadar === isi.kode_kadar)?.persen;
    if (!isi.berat || halus === undefined) return undefined;
    const row = barisOf(harga.data?.data ?? [], isi, groupOf(isi)?.kode_kadar != null);
    const kini = hargaKini(
      {
        kategori_harga: caraOf(isi),
        persen: halus,
        berat: isi.berat,
        harga_per_gram: row?.harga_per_gram ?? null,
        ongkos: isi.ongkos ?? null,
        ongkos_master: tentukanOngkos(ongkos.data?.data ?? [], isi),
        harga_atribut: isi.harga_atribut ?? rp(0),
        harga_jual: isi.harga_jual ?? rp(0),
        harga_bandrol: labelOf(isi)?.harga ?? null,
      },
      aturan,
    );
    return {
      ...kini,
      berat: isi.berat,
      ...hitungMurni(isi.berat, isi.berat_atribut ?? mg(0), halus),
      sumber: row ? (row.kode_group ?? row.kode_kadar) : null,
    };
  };
  return {
    harga: hargaOf,
    cara: (isi) => ({ cara: caraOf(isi), berat_label: labelOf(isi)?.berat_label || null }),
  };
}

/** The shop's parameters as the session told them. */
function aturanOf(person: Person): AturanHarga {
  const setelan = setelanOf(person);
  const { param } = setelan;
  return {
    kategori_harga: param(barangParam.kategori_harga),
    harga_global: param(barangParam.PARAMETER_HARGA_EMAS_GLOBAL_VALUE),
    pembulatan: pembulatanOf(setelan),
    tabel_berat: param(barangParam.PEMBULATAN_BERAT),
  };
}
