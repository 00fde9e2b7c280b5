import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { FormField, TransactionForm } from '#kit/web/write/transaction-form.tsx';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import {
  cariCustomerEndpoint,
  customerFields,
  tambahCustomerEndpoint,
} from '#areas/customer/contract/customer.api.ts';

type Kartu = AnswerOf<typeof tambahCustomerEndpoint>;

/** A person who only asks: his card without a document; answers it, or nothing where it was left. */
export const openTambahCustomer = (): Promise<Kartu | undefined> =>
  openDialog<Kartu | undefined>((close) =>
    withPerson(
      <DialogFrame title={t('Tambah customer')} onClose={() => close(undefined)}>
        <TransactionForm
          of={tambahCustomerEndpoint}
          fields={customerFields}
          refresh={[cariCustomerEndpoint]}
          success="Customer disimpan"
          after={close}
          onCancel={() => close(undefined)}
        >
          <FormField name="nama" autoFocus />
          <FormField name="no_hp" />
          <FormField name="alamat" />
          <FormField name="provinsi" />
          <FormField name="tgl_lahir" />
          <FormField name="no_ktp" />
          <FormField name="npwp" />
          <FormField name="pengusaha" />
          <FormField name="bebas_pph22_sampai" />
          <FormField name="setuju_promo" />
          <FormField name="keterangan" />
        </TransactionForm>
      </DialogFrame>,
    ),
  );
