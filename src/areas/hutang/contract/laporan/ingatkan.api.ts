import { kode } from '#kit/contract/field.ts';
import { jatuhTempoReport } from '#areas/hutang/contract/laporan/jatuh-tempo.report.ts';
import { ingatkanCall } from '#areas/pesan/contract/ingatkan.ts';

/** The row action of report 32. */
export const ingatkanHutangEndpoint = ingatkanCall({
  at: 'hutang/:no',
  no: { no: kode('No Hutang', 14) },
  summary: 'Ingatkan customer yang hutangnya jatuh tempo lewat WhatsApp',
  menu: jatuhTempoReport.path,
});
