import type { Row } from '#kit/rules/totals.ts';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { reportScreen } from '#kit/web/report/report-screen.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import { batalLaporEndpoint } from '#areas/pengawasan/contract/wajib-lapor.api.ts';
import { wajibLaporReport } from '#areas/pengawasan/contract/wajib-lapor.report.ts';
import { CatatLapor, type HariWajib } from '#areas/pengawasan/web/catat-lapor.tsx';

/** № 108, where what was reported is written down row by row, or cancelled. */
export default reportScreen(wajibLaporReport, {
  act: (row: Row) => <Act row={row as HariWajib} />,
});

const Act = ({ row }: { row: HariWajib }) =>
  row.status === 'BELUM' ? (
    <Button size="sm" onClick={() => catat(row)}>
      {t('Catat laporan')}
    </Button>
  ) : (
    <Button size="sm" look="quiet" onClick={() => batal(row)}>
      {t('Batalkan')}
    </Button>
  );

const catat = (row: HariWajib): void =>
  void openDialog<void>((close) => withPerson(<CatatLapor row={row} onClose={() => close()} />));

const batal = ({ tgl_system, orang, nama_customer, no_lapor }: HariWajib): void =>
  void openDialog<void>((close) =>
    withPerson(
      <ReasonDialog
        of={batalLaporEndpoint}
        lengkap={(alasan) => ({ tgl_system, orang, alasan })}
        title={t('Batalkan catatan laporan?')}
        question={t('{nama}, laporan {no}', { nama: nama_customer, no: no_lapor ?? '-' })}
        act={t('Batalkan catatan')}
        danger
        success="Catatan laporan dibatalkan"
        refresh={[wajibLaporReport.endpoint]}
        onClose={() => close()}
      />,
    ),
  );
