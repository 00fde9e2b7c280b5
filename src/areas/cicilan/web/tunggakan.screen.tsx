import type { RowOf } from '#kit/contract/report.ts';
import type { Row } from '#kit/rules/totals.ts';
import { reportScreen } from '#kit/web/report/report-screen.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { ingatkanCicilanEndpoint } from '#areas/cicilan/contract/laporan/ingatkan.api.ts';
import { tunggakanCicilanReport } from '#areas/cicilan/contract/laporan/tunggakan.report.ts';
import { pesanModul } from '#areas/pesan/contract/pesan.modul.ts';
import { Ingatkan } from '#areas/pesan/web/ingatkan.tsx';

type Baris = RowOf<typeof tunggakanCicilanReport>;

/** № 40, where a customer who is late is reminded in the messenger. */
export default reportScreen(tunggakanCicilanReport, {
  act: (row: Row) => <Act row={row as Baris} />,
  modul: pesanModul.WHATSAPP_MODULE.key,
});

function Act({ row: { no_cicilan, no_hp } }: { row: Baris }) {
  const write = useWrite(ingatkanCicilanEndpoint, {
    success: 'Pengingat masuk antrean WhatsApp',
    refresh: [tunggakanCicilanReport.endpoint],
  });
  const send = () => void write.send({ params: { no: no_cicilan } });
  return <Ingatkan no_hp={no_hp} busy={write.busy} onSend={send} />;
}
