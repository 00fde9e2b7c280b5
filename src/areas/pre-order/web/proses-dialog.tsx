import { useState } from 'react';
import type { Problem } from '#kit/web/api/problem.ts';
import { t, tOf } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  daftarPoEndpoint,
  prosesPoEndpoint,
  type PreOrder,
} from '#areas/pre-order/contract/pre-order.api.ts';
import { SupplierInput } from '#areas/pre-order/web/supplier-input.tsx';
import css from '#areas/pre-order/web/pre-order.module.css';

/** A pre-order is placed at a supplier (D-33.13). */
export function ProsesDialog({ po, onClose }: { po: PreOrder; onClose: () => void }) {
  const [kode, setKode] = useState(po.kode_supplier);
  const [said, setSaid] = useState<string>();
  const write = useWrite(prosesPoEndpoint, {
    success: 'Pre order dipesankan',
    refresh: [daftarPoEndpoint],
    onProblem: ({ message, errors }: Problem) => {
      setSaid(errors[0]?.message ?? message);
      return true;
    },
    after: onClose,
  });
  const send = () => {
    if (write.busy) return;
    if (!kode) return setSaid('Supplier Tidak Boleh Kosong');
    void write.send({ params: { no: po.no_po }, body: { kode_supplier: kode } });
  };
  useHotkey('F9', send, !write.busy);
  return (
    <DialogFrame
      title={t('Pesankan {no} ke supplier', { no: po.no_po })}
      onClose={write.busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={write.busy}>
            {t('Kembali')}
          </Button>
          <Button look="primary" busy={write.busy} shortcut="F9" onClick={send} data-submit>
            {t('Pesankan')}
          </Button>
        </>
      }
    >
      <FormFrame onSave={send} className={css.stack}>
        <SupplierInput autoFocus value={kode} onChange={setKode} error={tOf(said)} />
      </FormFrame>
    </DialogFrame>
  );
}
