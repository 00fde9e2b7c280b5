import { defineArea } from '#kit/contract/area.ts';
import { tukangMaster } from '#areas/service/contract/tukang.master.ts';
import { deskripsiServiceMaster } from '#areas/service/contract/deskripsi-service.master.ts';
import { serviceParam } from '#areas/service/contract/tukang.parameter.ts';

/** Repairs, and those who do them. */
export const serviceArea = defineArea({
  parameters: serviceParam,
  masters: [tukangMaster, deskripsiServiceMaster],
});
