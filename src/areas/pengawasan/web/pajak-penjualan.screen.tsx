import type { RowOf } from '#kit/contract/report.ts';
import type { Row } from '#kit/rules/totals.ts';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { reportScreen } from '#kit/web/report/report-screen.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import css from '#kit/web/write/form.module.css';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import {
  fakturPajakEndpoint,
  fakturPajakFields,
} from '#areas/penjualan/contract/pajak/faktur-pajak.api.ts';
import { pajakPenjualanReport } from '#areas/pengawasan/contract/pajak-penjualan.report.ts';

type Baris = RowOf<typeof pajakPenjualanReport>;

/** № 106, where the number of the tax invoice is written on a taxed sale. */
export default reportScreen(pajakPenjualanReport, {
  act: (row: Row) => <Act row={row as Baris} />,
});

/** Consumers have no invoice of their own (a repair is theirs), and what was sold without tax needs none. */
const Act = ({ row }: { row: Baris }) =>
  row.tarif > 0 && row.no_seri !== 'digunggung' ? (
    <Button size="sm" look="quiet" onClick={() => catat(row)}>
      {t('No faktur pajak')}
    </Button>
  ) : null;

const catat = (row: Baris): void =>
  void openDialog<void>((close) => withPerson(<CatatSeri row={row} onClose={() => close()} />));

const ANGKA = /^\d+$/;

function CatatSeri({ row, onClose }: { row: Baris; onClose: () => void }) {
  const { no_faktur_jual, no_seri, nama_customer } = row;
  const form = useFields(fakturPajakFields, {
    start: ANGKA.test(no_seri) ? { no_seri } : {},
  });
  const write = useWrite(fakturPajakEndpoint, {
    success: 'Nomor faktur pajak dicatat',
    refresh: [pajakPenjualanReport.endpoint],
    onProblem: form.take,
    after: onClose,
  });
  const save = () => {
    const body = form.check() as { no_seri: string } | undefined;
    if (body) void write.send({ params: { no: no_faktur_jual }, body });
  };
  return (
    <DialogFrame
      title={t('Nomor faktur pajak')}
      onClose={write.busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={write.busy}>
            {t('Kembali')}
          </Button>
          <Button look="primary" busy={write.busy} onClick={save} data-submit shortcut="Ctrl Enter">
            {t('Simpan')}
          </Button>
        </>
      }
    >
      <FormFrame onSave={save} className={css.form}>
        <p>{t('{no}, {nama}', { no: no_faktur_jual, nama: nama_customer || '-' })}</p>
        <FieldInput of={fakturPajakFields.no_seri} {...form.bind('no_seri')} />
      </FormFrame>
    </DialogFrame>
  );
}
