import * as batu from '#areas/barang/contract/batu.master.ts';
import { supplierBerlianMaster } from '#areas/barang/contract/supplier-berlian.master.ts';

/** What is said of a stone is chosen from its masters; the shop's own words stand there (D-23.1). */
export const MASTER_BATU = {
  shape: batu.batuShapeMaster,
  color: batu.batuColorMaster,
  clarity: batu.batuClarityMaster,
  cut_grade: batu.batuCutgradeMaster,
  polish: batu.batuPolishMaster,
  symmetry: batu.batuSymmetryMaster,
  fluorescence: batu.batuFluorescenceMaster,
  kode_supplier: supplierBerlianMaster,
} as const;
