import type { Desk } from '#kit/server/paper/desk.ts';
import { serve, serveWrite, type Route, type ServerDoor } from '#kit/server/routes.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import * as global from '#areas/opname/contract/global.api.ts';
import { globalReport } from '#areas/opname/contract/global.report.ts';
import { batalGlobal, daftarGlobal, opnameGlobal } from '#areas/opname/server/global/global.ts';
import { globalQuery } from '#areas/opname/server/global/global.query.ts';
import * as berlian from '#areas/opname/contract/opname-berlian.api.ts';
import * as opname from '#areas/opname/contract/opname.api.ts';
import * as terima from '#areas/opname/contract/opname-terima.api.ts';
import { buktiOpnameReport, opnameReport } from '#areas/opname/contract/opname.report.ts';
import * as timbang from '#areas/opname/contract/timbang.api.ts';
import { timbangReport } from '#areas/opname/contract/timbang.report.ts';
import { batalOpnameBerlian } from '#areas/opname/server/berlian/batal-berlian.ts';
import {
  daftarOpnameBerlian,
  lihatOpnameBerlian,
} from '#areas/opname/server/berlian/keadaan-berlian.ts';
import {
  kosongkanOpnameBerlian,
  mulaiOpnameBerlian,
  pindaiOpnameBerlian,
} from '#areas/opname/server/berlian/opname-berlian.ts';
import { selesaiOpnameBerlian } from '#areas/opname/server/berlian/selesai-berlian.ts';
import { batalOpname } from '#areas/opname/server/opname/batal-opname.ts';
import { daftarOpname, lihatOpname } from '#areas/opname/server/opname/keadaan.ts';
import {
  buktiOpnameQuery,
  catatanOpname,
  opnameQuery,
  ringkasOpname,
} from '#areas/opname/server/opname/opname.query.ts';
import { kosongkanOpname, mulaiOpname, pindaiOpname } from '#areas/opname/server/opname/opname.ts';
import { selesaiOpname } from '#areas/opname/server/opname/selesai-opname.ts';
import { batalOpnameTerima } from '#areas/opname/server/penerimaan/batal-opname-terima.ts';
import {
  daftarOpnameTerima,
  lihatOpnameTerima,
} from '#areas/opname/server/penerimaan/keadaan-lot.ts';
import {
  hitungTerima,
  kosongkanOpnameTerima,
  mulaiOpnameTerima,
} from '#areas/opname/server/penerimaan/opname-terima.ts';
import { selesaiOpnameTerima } from '#areas/opname/server/penerimaan/selesai-terima.ts';
import { bukuBaki } from '#areas/opname/server/timbang/buku-baki.ts';
import { timbangQuery } from '#areas/opname/server/timbang/timbang.query.ts';
import {
  daftarTimbang,
  hasilTimbang,
  mulaiTimbang,
  resetTimbang,
  terimaSelisih,
} from '#areas/opname/server/timbang/timbang.ts';

/** Everything the server answers about weighing and counting. */
export const opnameServer: ServerDoor = ({ desk }) => [
  ...reports(desk),
  serveWrite(timbang.mulaiTimbangEndpoint, mulaiTimbang),
  serve(timbang.daftarTimbangEndpoint, daftarTimbang),
  serveWrite(timbang.hasilTimbangEndpoint, hasilTimbang),
  serveWrite(timbang.terimaSelisihEndpoint, terimaSelisih),
  serveWrite(timbang.resetTimbangEndpoint, resetTimbang),
  serve(timbang.bukuBakiEndpoint, bukuBaki),
  serve(global.daftarGlobalEndpoint, daftarGlobal),
  serveWrite(global.hitungGlobalEndpoint, opnameGlobal),
  serveWrite(global.batalGlobalEndpoint, batalGlobal),
  serve(opname.daftarOpnameEndpoint, daftarOpname),
  serve(opname.opnameEndpoint, lihatOpname),
  serveWrite(opname.mulaiOpnameEndpoint, mulaiOpname),
  serveWrite(opname.pindaiOpnameEndpoint, pindaiOpname),
  serveWrite(opname.selesaiOpnameEndpoint, selesaiOpname),
  serveWrite(opname.kosongkanOpnameEndpoint, kosongkanOpname),
  serveWrite(opname.batalOpnameEndpoint, batalOpname),
  serve(terima.daftarOpnameTerimaEndpoint, daftarOpnameTerima),
  serve(terima.opnameTerimaEndpoint, lihatOpnameTerima),
  serveWrite(terima.mulaiOpnameTerimaEndpoint, mulaiOpnameTerima),
  serveWrite(terima.hitungTerimaEndpoint, hitungTerima),
  serveWrite(terima.selesaiOpnameTerimaEndpoint, selesaiOpnameTerima),
  serveWrite(terima.kosongkanOpnameTerimaEndpoint, kosongkanOpnameTerima),
  serveWrite(terima.batalOpnameTerimaEndpoint, batalOpnameTerima),
  serve(berlian.listOpnameBerlianEndpoint, daftarOpnameBerlian),
  serve(berlian.opnameBerlianEndpoint, lihatOpnameBerlian),
  serveWrite(berlian.mulaiOpnameBerlianEndpoint, mulaiOpnameBerlian),
  serveWrite(berlian.pindaiOpnameBerlianEndpoint, pindaiOpnameBerlian),
  serveWrite(berlian.selesaiOpnameBerlianEndpoint, selesaiOpnameBerlian),
  serveWrite(berlian.clearOpnameBerlianEndpoint, kosongkanOpnameBerlian),
  serveWrite(berlian.batalOpnameBerlianEndpoint, batalOpnameBerlian),
];

const reports = (desk: Desk): readonly Route[] => [
  serveReport(desk, timbangReport, timbangQuery),
  serveReport(desk, opnameReport, opnameQuery, { note: ringkasOpname }),
  serveReport(desk, buktiOpnameReport, buktiOpnameQuery, { note: catatanOpname }),
  serveReport(desk, globalReport, globalQuery),
];
