import type { ReactNode } from 'react';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { formatTanggal, type Hari } from '#kit/rules/hari.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { FormField, TransactionForm } from '#kit/web/write/transaction-form.tsx';
import {
  CARA_PERINGATAN,
  peringatanTyped,
  type CaraPeringatan,
} from '#areas/customer/contract/peringatan.ts';
import css from '#areas/customer/web/customer.module.css';

type Logged = {
  urut: number;
  tgl_system: Hari;
  cara: CaraPeringatan;
  keterangan: string;
  input_by: string;
};
type Numbered = { no: string };
type Props<B, A> = Numbered & {
  nama_customer: string;
  no_hp: string | null;
  /** Since when it is late. */
  late: Readonly<Record<string, ReactNode>>;
  list: Endpoint<Numbered, unknown, unknown, readonly Logged[]>;
  of: Endpoint<Numbered, unknown, B, A>;
  /** What else a notice changes: the list of what is late, the figures of an auction. */
  beside: readonly { readonly call: string }[];
  onClose: () => void;
};

/** Records how the customer was warned and what was said; earlier warnings are shown above it (D-35.14, D-38.4). */
export function WarnDialog<B, A>(props: Props<B, A>) {
  const { no, nama_customer, no_hp, late, list, of, beside, onClose } = props;
  const { data = [] } = useRead(list, { params: { no } });
  return (
    <DialogFrame title={t('Peringatan {no}', { no })} onClose={onClose}>
      <div className={css.stack}>
        <Facts
          of={{
            [t('Customer')]: nama_customer,
            [t('No HP')]: no_hp,
            ...late,
            ...Object.fromEntries(
              data.map((one) => [
                `${one.urut}. ${formatTanggal(one.tgl_system, t)} ${t(CARA_PERINGATAN[one.cara])}`,
                `${one.keterangan} (${one.input_by})`,
              ]),
            ),
          }}
        />
        <TransactionForm
          of={of}
          fields={peringatanTyped}
          params={{ no }}
          start={{ cara: 'TELEPON' }}
          refresh={[list, ...beside]}
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
