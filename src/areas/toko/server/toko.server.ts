import { keptAnswerEndpoint } from '#kit/contract/kept-answer.ts';
import { progressEndpoint } from '#kit/contract/progress.ts';
import type { Master } from '#kit/contract/master.ts';
import { serveMasters } from '#kit/server/master/serve-masters.ts';
import { serveMaster, type MasterHooks } from '#kit/server/serve-master.ts';
import { serve, serveWrite, type ServerDoor } from '#kit/server/routes.ts';
import type { AllParameters } from '#areas/toko/contract/parameter.ts';
import * as setelan from '#areas/toko/contract/setelan.api.ts';
import { readJawaban } from '#areas/toko/server/baca-jawaban.ts';
import { readKemajuan } from '#areas/toko/server/baca-kemajuan.ts';
import { ubahSettingTokoEndpoint } from '#areas/toko/contract/setting-toko.api.ts';
import * as ukuran from '#areas/toko/contract/ukuran-label.api.ts';
import { lihatUkuranLabel, ubahUkuranLabel } from '#areas/toko/server/ukuran-label.ts';
import * as templat from '#areas/toko/contract/templat-nota.api.ts';
import { ubahSettingToko } from '#areas/toko/server/setting-toko.ts';
import {
  lihatModul,
  lihatParameter,
  lihatRiwayatParameter,
  lihatSemuaParameter,
} from '#areas/toko/server/lihat-setelan.ts';
import {
  hapusLogoNota,
  lihatTemplatNota,
  resetTemplatNota,
  ubahLogoNota,
  ubahTemplatNota,
} from '#areas/toko/server/templat-nota.ts';
import { pesanServerEndpoint } from '#areas/toko/contract/antar.api.ts';
import { terimaPesan } from '#areas/toko/server/antar/terima-pesan.ts';
import { masterTokoServer, type JagaToko, type Siapkan } from '#areas/toko/server/master-toko.ts';
import { tokoArea } from '#areas/toko/toko.area.ts';
import type { AllModuls } from '#areas/toko/contract/modul.ts';

/** Everything the server answers about the shop itself. */
/** What a shop needs before its first day, laid by the areas that own it. */
type Rumah = {
  readonly siapkan: Siapkan;
  readonly parameters: AllParameters;
  readonly moduls: AllModuls;
  /** Who agrees to a price of a master (D-51.8); approvals are of an area to the right. */
  readonly harga: (master: Master) => MasterHooks;
  /** Who agrees to what the vendor's people change of a shop (decision 1252). */
  readonly dukungan: JagaToko;
};

export const tokoServer: ServerDoor<Rumah> = ({
  db,
  siapkan,
  parameters,
  moduls,
  harga,
  dukungan,
}) => [
  serve(pesanServerEndpoint, terimaPesan(db)),
  ...masterTokoServer(siapkan, dukungan),
  ...serveMasters(
    tokoArea.masters,
    tokoArea.masters.filter((one) => one.harga).flatMap((one) => serveMaster(one, harga(one))),
  ),
  serve(progressEndpoint, readKemajuan),
  serve(keptAnswerEndpoint, readJawaban),
  serve(setelan.listParameterEndpoint, lihatSemuaParameter(parameters)),
  serve(setelan.parameterEndpoint, lihatParameter(parameters)),
  serve(setelan.riwayatParameterEndpoint, lihatRiwayatParameter(parameters)),
  serve(setelan.listModulEndpoint, lihatModul(moduls)),
  serveWrite(ubahSettingTokoEndpoint, ubahSettingToko),
  serve(templat.listTemplatNotaEndpoint, lihatTemplatNota),
  serveWrite(templat.ubahTemplatNotaEndpoint, ubahTemplatNota),
  serveWrite(templat.resetTemplatNotaEndpoint, resetTemplatNota),
  serveWrite(templat.ubahTemplatSlipEndpoint, ubahTemplatNota),
  serveWrite(templat.resetTemplatSlipEndpoint, resetTemplatNota),
  serveWrite(templat.ubahLogoNotaEndpoint, ubahLogoNota),
  serveWrite(templat.hapusLogoNotaEndpoint, hapusLogoNota),
  serve(ukuran.lihatUkuranLabelEndpoint, lihatUkuranLabel),
  serveWrite(ukuran.ubahUkuranLabelEndpoint, ubahUkuranLabel),
];
