import type { Field } from '#kit/contract/field.ts';
import type { Master } from '#kit/contract/master.ts';
import { shown } from '#kit/rules/sentence.ts';
import { bandrolMaster } from '#areas/barang/contract/bandrol.master.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { hargaBeliMaster } from '#areas/barang/contract/harga-beli.master.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { ongkosMaster } from '#areas/barang/contract/ongkos.master.ts';
import { parameterBerlianMaster } from '#areas/barang/contract/parameter-berlian.master.ts';
import { kondisiBeliMaster } from '#areas/pembelian/contract/kondisi-beli.master.ts';
import { rugiNotaMaster } from '#areas/pembelian/contract/rugi-nota.master.ts';
import { cicilanMaster } from '#areas/cicilan/contract/cicilan.master.ts';
import { bonusSalesMaster } from '#areas/penjualan/contract/bonus-sales.master.ts';
import { feePenjualanMaster } from '#areas/toko/contract/fee-penjualan.master.ts';
import { salesMaster } from '#areas/toko/contract/sales.master.ts';
import { jenisKuponMaster } from '#areas/penjualan/contract/jenis-kupon.master.ts';
import { marketplaceMaster } from '#areas/penjualan/contract/marketplace.master.ts';
import { potonganMaster } from '#areas/penjualan/contract/potongan.master.ts';
import { pointMaster } from '#areas/penjualan/contract/point.master.ts';
import { rekeningMaster } from '#areas/uang/contract/rekening.master.ts';
import { afiliasiMaster } from '#areas/customer/contract/afiliasi.master.ts';
import { hadiahMaster } from '#areas/customer/contract/hadiah.master.ts';
import { bungaHutangMaster } from '#areas/hutang/contract/bunga-hutang.master.ts';
import { hutangPokokMaster } from '#areas/hutang/contract/hutang-pokok.master.ts';
import { kondisiPinjamanMaster } from '#areas/hutang/contract/kondisi-pinjaman.master.ts';
import { plafondHutangMaster } from '#areas/hutang/contract/plafond-hutang.master.ts';
import { plafondKadarMaster } from '#areas/hutang/contract/plafond-kadar.master.ts';
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
  pointMaster,
  rekeningMaster,
  marketplaceMaster,
  afiliasiMaster,
  hadiahMaster,
  bungaHutangMaster,
  hutangPokokMaster,
  kondisiPinjamanMaster,
  plafondHutangMaster,
  plafondKadarMaster,
  jenisMaster,
  bonusSalesMaster,
  feePenjualanMaster,
  salesMaster,
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
/** A row says the word that a person reads, not its sense. */
const isian = ({ label, kind }: Field) => ({ label: shown(label), kind });

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
    .filter((one) => (one.harga || one.batas) && one.key !== GLOBAL.key)
    .map(({ key, field }) => ({
      tabel: 'parameter_toko',
      jenis: 'PARAMETER',
      isian: key,
      ...isian(field),
    })),
];
