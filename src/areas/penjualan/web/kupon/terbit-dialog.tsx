import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  daftarKuponEndpoint,
  terbitKuponEndpoint,
  terbitKuponFields,
} from '#areas/penjualan/contract/kupon.api.ts';
import css from '#areas/penjualan/web/kupon/kupon.module.css';

/** Issues coupons by hand: one with a number of the shop's own, or a whole stack. */
export function TerbitDialog({ onClose }: { onClose: () => void }) {
  const form = useFields(terbitKuponFields, { start: { banyak: 1 } });
  const { send, busy } = useWrite(terbitKuponEndpoint, {
    success: 'Kupon diterbitkan',
    refresh: [daftarKuponEndpoint],
    onProblem: form.take,
    after: onClose,
  });
  const save = () => {
    const values = form.check();
    if (values) void send({ body: values });
  };
  return (
    <DialogFrame
      title={t('Terbitkan kupon')}
      onClose={busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('Batal')}
          </Button>
          <Button look="primary" busy={busy} onClick={save} data-submit shortcut="Ctrl Enter">
            {t('Terbitkan')}
          </Button>
        </>
      }
    >
      <FormFrame onSave={save} className={css.form}>
        {Object.entries(terbitKuponFields).map(([name, of]) => (
          <FieldInput key={name} of={of} {...form.bind(name)} autoFocus={name === 'jenis_kupon'} />
        ))}
      </FormFrame>
    </DialogFrame>
  );
}
