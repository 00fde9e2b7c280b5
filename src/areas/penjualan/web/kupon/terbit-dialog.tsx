import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
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
import { useSesi } from '#areas/akses/web/sesi.ts';
import css from '#areas/penjualan/web/kupon/kupon.module.css';

const cetak = () => import('#areas/penjualan/web/kupon/cetak-kupon.ts');
type Made = AnswerOf<typeof terbitKuponEndpoint>;

/** Issues coupons by hand: one with a number of the shop's own, or a whole stack. */
export function TerbitDialog({ onClose }: { onClose: () => void }) {
  const form = useFields(terbitKuponFields, { start: { banyak: 1 } });
  const [made, setMade] = useState<Made>();
  const { send, busy } = useWrite(terbitKuponEndpoint, {
    success: 'Kupon diterbitkan',
    refresh: [daftarKuponEndpoint],
    onProblem: form.take,
    after: setMade,
  });
  const save = () => {
    const values = form.check();
    if (values) void send({ body: values });
  };
  if (made) return <MadeDialog made={made} onClose={onClose} />;
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

/** The numbers of the new coupons: the list does not show them again. */
function MadeDialog({ made, onClose }: { made: Made; onClose: () => void }) {
  const sesi = useSesi();
  const print = () => void cetak().then(({ cetakKupon }) => cetakKupon(made, sesi));
  return (
    <DialogFrame
      title={t('Kupon diterbitkan')}
      onClose={onClose}
      foot={
        <>
          <Button icon={<IconPrinter size={17} stroke={1.6} aria-hidden />} onClick={print}>
            {t('Cetak')}
          </Button>
          <Button look="primary" onClick={onClose} autoFocus>
            {t('Selesai')}
          </Button>
        </>
      }
    >
      <p>{t('Cetak atau catat nomornya sekarang: daftar tidak menampilkannya lagi.')}</p>
      <ul className={css.numbers} aria-label={t('No Kupon')}>
        {made.map(({ no_kupon }) => (
          <li key={no_kupon}>{no_kupon}</li>
        ))}
      </ul>
    </DialogFrame>
  );
}
