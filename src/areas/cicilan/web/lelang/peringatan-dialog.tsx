import { choice, text } from '#kit/contract/field.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { FormField, TransactionForm } from '#kit/web/write/transaction-form.tsx';
import type { CicilanDokumen } from '#areas/cicilan/contract/cicilan.document.ts';
import {
  daftarPeringatanCicilanEndpoint,
  peringatanCicilanEndpoint,
  tunggakCicilanEndpoint,
} from '#areas/cicilan/contract/lelang/lelang.api.ts';
import css from '#areas/cicilan/web/cicilan.module.css';
import { CARA_PERINGATAN } from '#areas/hutang/contract/lelang/lelang.api.ts';

const FIELDS = {
  cara: choice('Cara', CARA_PERINGATAN),
  keterangan: text('Keterangan', { min: 3, max: 300 }),
};
type Props = { cicilan: CicilanDokumen; onClose: () => void };

/** That the customer was told: how, and what was said; what was said before stands above it (D-38.4). */
export function PeringatanDialog({ cicilan, onClose }: Props) {
  const { no_cicilan: no, nama_customer, no_hp, keadaan } = cicilan;
  const { data = [] } = useRead(daftarPeringatanCicilanEndpoint, { params: { no } });
  return (
    <DialogFrame title={t('Peringatan {no}', { no })} onClose={onClose}>
      <div className={css.stack}>
        <Facts
          of={{
            [t('Customer')]: nama_customer,
            [t('No HP')]: no_hp,
            [t('Menunggak {hari} hari', { hari: keadaan.lewat_hari })]: formatRupiah(
              keadaan.tunggakan,
            ),
            ...Object.fromEntries(
              data.map((one) => [
                `${one.urut}. ${one.tgl_system} ${t(CARA_PERINGATAN[one.cara])}`,
                `${one.keterangan} (${one.input_by})`,
              ]),
            ),
          }}
        />
        <TransactionForm
          of={peringatanCicilanEndpoint}
          fields={FIELDS}
          params={{ no }}
          start={{ cara: 'TELEPON' }}
          refresh={[daftarPeringatanCicilanEndpoint, tunggakCicilanEndpoint]}
          success="Peringatan dicatat"
          submit={t('Catat peringatan')}
          onCancel={onClose}
          after={onClose}
        >
          <FormField name="cara" />
          <FormField name="keterangan" autoFocus />
        </TransactionForm>
      </div>
    </DialogFrame>
  );
}
