import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { listOf } from '#kit/contract/field.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';

/** The kinds whose pieces carry diamonds. */
export const jenisBerlianEndpoint = defineEndpoint({
  call: 'GET jenis/get/berlian',
  summary: 'Jenis berlian',
  answer: listOf(jenisMaster.row),
  right: 'login',
});
