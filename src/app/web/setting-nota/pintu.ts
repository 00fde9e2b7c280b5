import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { TemplatRow } from '#areas/toko/contract/templat-nota.api.ts';
import type { JenisTemplat, Templat } from '#areas/toko/rules/templat-nota.ts';

type Param = { jenis: JenisTemplat };
/** The two calls of a screen of templates: notas and slips have their own, each with its right. */
export type Pintu = {
  ubah: Endpoint<Param, unknown, { templat: Templat }, TemplatRow>;
  reset: Endpoint<Param, unknown, unknown, TemplatRow>;
};
