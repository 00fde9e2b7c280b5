import { IconFileTypeXml } from '@tabler/icons-react';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { reportScreen } from '#kit/web/report/report-screen.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { rekapPajakReport } from '#areas/pengawasan/contract/rekap-pajak.report.ts';
import { UnduhCoretax, type MasaCoretax } from '#areas/pengawasan/web/unduh-coretax.tsx';

/** № 105, with the month as files for the tax portal beside it. */
export default reportScreen(rekapPajakReport, {
  tools: ({ values, toko }) =>
    values.bulan === 'ALL' ? null : (
      <Button
        slim="phone"
        icon={<IconFileTypeXml size={17} stroke={1.7} aria-hidden />}
        onClick={() => unduh({ tahun: Number(values.tahun), bulan: String(values.bulan) }, toko)}
      >
        {t('Berkas Coretax')}
      </Button>
    ),
});

const unduh = (masa: MasaCoretax, toko: string | undefined): void =>
  void openDialog<void>((close) =>
    withPerson(<UnduhCoretax masa={masa} toko={toko} onClose={() => close()} />),
  );
