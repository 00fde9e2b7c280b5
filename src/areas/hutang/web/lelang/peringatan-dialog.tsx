import { choice, text } from '#kit/contract/field.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { FormField, TransactionForm } from '#kit/web/write/transaction-form.tsx';
import {
  calonLelangEndpoint,
  CARA_PERINGATAN,
  daftarPeringatanEndpoint,
  peringatanEndpoint,
} from '#areas/hutang/contract/lelang/lelang.api.ts';
import type { Hutang } from '#areas/hutang/web/hutang-body.tsx';
import css from '#areas/hutang/web/hutang.module.css';

const FIELDS = {
  cara: choice('Cara', CARA_PERINGATAN),
  keterangan: text('Keterangan', { min: 3, max: 300 }),
};

/** That the customer was told: how, and what was said; what was said before stands above it (D-35.14). */
export function PeringatanDialog({ hutang, onClose }: { hutang: Hutang; onClose: () => void }) {
  const no = hutang.no_faktur_hutang;
  const { data = [] } = useRead(daftarPeringatanEndpoint, { params: { no } });
  return (
    <DialogFrame title={t('Peringatan {no}', { no })} onClose={onClose}>
      <div className={css.stack}>
        <Facts
          of={{
            [t('Customer')]: hutang.nama_customer,
            [t('No HP')]: hutang.no_hp,
            [t('Jatuh Tempo')]: formatHariPanjang(hutang.tgl_jatuh_tempo, t),
            ...Object.fromEntries(
              data.map((one) => [
                `${one.urut}. ${one.tgl_system} ${t(CARA_PERINGATAN[one.cara])}`,
                `${one.keterangan} (${one.input_by})`,
              ]),
            ),
          }}
        />
        <TransactionForm
          of={peringatanEndpoint}
          fields={FIELDS}
          params={{ no }}
          start={{ cara: 'TELEPON' }}
          refresh={[daftarPeringatanEndpoint, calonLelangEndpoint]}
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
