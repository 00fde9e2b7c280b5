import { kode } from '#kit/contract/field.ts';
import { tunggakanCicilanReport } from '#areas/cicilan/contract/laporan/tunggakan.report.ts';
import { ingatkanCall } from '#areas/pesan/contract/ingatkan.ts';

/** The row action of report 40. */
export const ingatkanCicilanEndpoint = ingatkanCall({
  at: 'cicilan/:no',
  no: { no: kode('No Cicilan', 14) },
  summary: 'Ingatkan customer yang menunggak cicilan lewat WhatsApp',
  menu: tunggakanCicilanReport.path,
});
