import type { RowOf } from '#kit/contract/report.ts';
import type { Row } from '#kit/rules/totals.ts';
import { reportScreen } from '#kit/web/report/report-screen.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { ingatkanHutangEndpoint } from '#areas/hutang/contract/laporan/ingatkan.api.ts';
import { jatuhTempoReport } from '#areas/hutang/contract/laporan/jatuh-tempo.report.ts';
import { pesanModul } from '#areas/pesan/contract/pesan.modul.ts';
import { Ingatkan } from '#areas/pesan/web/ingatkan.tsx';

type Baris = RowOf<typeof jatuhTempoReport>;

/** № 32, where a customer whose loan falls due is reminded in the messenger. */
export default reportScreen(jatuhTempoReport, {
  act: (row: Row) => <Act row={row as Baris} />,
  modul: pesanModul.WHATSAPP_MODULE.key,
});

function Act({ row: { no_faktur_hutang, no_hp } }: { row: Baris }) {
  const write = useWrite(ingatkanHutangEndpoint, {
    success: 'Pengingat masuk antrean WhatsApp',
    refresh: [jatuhTempoReport.endpoint],
  });
  const send = () => void write.send({ params: { no: no_faktur_hutang } });
  return <Ingatkan no_hp={no_hp} busy={write.busy} onSend={send} />;
}
