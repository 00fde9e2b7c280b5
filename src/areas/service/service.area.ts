import { defineArea } from '#kit/contract/area.ts';
import { tukangMaster } from '#areas/service/contract/tukang.master.ts';
import { deskripsiServiceMaster } from '#areas/service/contract/deskripsi-service.master.ts';
import { serviceParam } from '#areas/service/contract/tukang.parameter.ts';
import { serviceJurnal } from '#areas/service/rules/service.jurnal.ts';
import { serviceModul } from '#areas/service/contract/tukang.modul.ts';

/** Repairs, and those who do them. */
export const serviceArea = defineArea({
  journal: serviceJurnal,
  parameters: serviceParam,
  moduls: serviceModul,
  masters: [tukangMaster, deskripsiServiceMaster],
});
