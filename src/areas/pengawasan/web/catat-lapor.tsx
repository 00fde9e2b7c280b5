import { formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import css from '#kit/web/write/form.module.css';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { laporEndpoint, laporFields } from '#areas/pengawasan/contract/wajib-lapor.api.ts';
import type { RowOf } from '#kit/contract/report.ts';
import { wajibLaporReport } from '#areas/pengawasan/contract/wajib-lapor.report.ts';

export type HariWajib = RowOf<typeof wajibLaporReport>;

/** Under which number a customer's day was reported; identity that is known already is not asked again. */
export function CatatLapor({ row, onClose }: { row: HariWajib; onClose: () => void }) {
  const { tgl_system: tgl_lapor } = usePerson();
  const { no_identitas, ...always } = laporFields;
  const fields = row.no_identitas ? always : { ...always, no_identitas };
  const form = useFields(fields, { start: { tgl_lapor } });
  const write = useWrite(laporEndpoint, {
    success: 'Laporan dicatat',
    refresh: [wajibLaporReport.endpoint],
    onProblem: form.take,
    after: onClose,
  });
  const save = () => {
    const values = form.check();
    const { tgl_system, orang } = row;
    if (values)
      void write.send({
        body: { tgl_system, orang, no_identitas: null, ...values },
      });
  };
  return (
    <DialogFrame
      title={t('Catat laporan')}
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
        <p>
          {t('{nama}, {tgl}: {jumlah} transaksi, {total}', {
            nama: row.nama_customer,
            tgl: formatHariPanjang(row.tgl_system, t),
            jumlah: row.jml_trx,
            total: formatRupiah(row.total),
          })}
        </p>
        {Object.entries(fields).map(([name, of]) => (
          <FieldInput key={name} of={of} {...form.bind(name)} />
        ))}
      </FormFrame>
    </DialogFrame>
  );
}
