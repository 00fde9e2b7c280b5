import type { Field } from '#kit/contract/field.ts';
import type { Master } from '#kit/contract/master.ts';
import { bandrolMaster } from '#areas/barang/contract/bandrol.master.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { hargaBeliMaster } from '#areas/barang/contract/harga-beli.master.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { ongkosMaster } from '#areas/barang/contract/ongkos.master.ts';
import { parameterBerlianMaster } from '#areas/barang/contract/parameter-berlian.master.ts';
import { kondisiBeliMaster } from '#areas/pembelian/contract/kondisi-beli.master.ts';
import { rugiNotaMaster } from '#areas/pembelian/contract/rugi-nota.master.ts';
import { cicilanMaster } from '#areas/penjualan/contract/cicilan.master.ts';
import { jenisKuponMaster } from '#areas/penjualan/contract/jenis-kupon.master.ts';
import { potonganMaster } from '#areas/penjualan/contract/potongan.master.ts';
import { deskripsiServiceMaster } from '#areas/service/contract/deskripsi-service.master.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';
import type { AllParameters } from '#areas/toko/contract/parameter.ts';

/** Every master that says what it sells or buys for (a test holds the list against the declarations). */
const MASTERS: readonly Master[] = [
  bandrolMaster,
  groupMaster,
  kadarMaster,
  hargaBeliMaster,
  ongkosMaster,
  parameterBerlianMaster,
  kondisiBeliMaster,
  rugiNotaMaster,
  potonganMaster,
  jenisKuponMaster,
  cicilanMaster,
  deskripsiServiceMaster,
];

/** A price that is no row of harga emas: where it is kept, under which name, and its unit. */
export type HargaLain = {
  tabel: string;
  jenis: string;
  isian: string;
  label: string;
  kind: string;
};

export const JENIS_LAIN: readonly string[] = MASTERS.map(({ harga }) => harga!.jenis);

const GLOBAL = barangParam.PARAMETER_HARGA_EMAS_GLOBAL_VALUE;
const isian = ({ label, kind }: Field) => ({ label, kind });

export const hargaLain = (parameters: AllParameters): readonly HargaLain[] => [
  ...MASTERS.flatMap(({ table, harga, fields }) =>
    harga!.fields.map((name) => ({
      tabel: table,
      jenis: harga!.jenis,
      isian: name,
      ...isian((fields as Readonly<Record<string, Field>>)[name]!),
    })),
  ),
  ...Object.values(parameters)
    .filter((one) => one.harga && one.key !== GLOBAL.key)
    .map(({ key, field }) => ({
      tabel: 'parameter_toko',
      jenis: 'PARAMETER',
      isian: key,
      ...isian(field),
    })),
];
