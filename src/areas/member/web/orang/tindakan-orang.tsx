import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { saveFile } from '#kit/web/api/file.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { FormField, TransactionForm } from '#kit/web/write/transaction-form.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { cariCustomerEndpoint, customerEndpoint } from '#areas/customer/contract/customer.api.ts';
import { customerModul } from '#areas/customer/contract/customer.modul.ts';
import { memberSemuaEndpoint } from '#areas/customer/contract/member.api.ts';
import type { DataCustomer } from '#areas/customer/web/customer-card.tsx';
import { openJadiMember } from '#areas/customer/web/jadi-member.tsx';
import {
  dataOrangEndpoint,
  gabungEndpoint,
  gabungFields,
  hapusDataEndpoint,
  jenisEndpoint,
  jenisFields,
  kembarEndpoint,
} from '#areas/member/contract/orang.api.ts';
import { setidaknya, type Level } from '#areas/toko/rules/level.ts';

const BACA = [customerEndpoint, cariCustomerEndpoint, memberSemuaEndpoint, kembarEndpoint];

type Props = { data: DataCustomer; onGone: () => void };

/** What may be done with a person's card, by rank: member, another type, joined, handed out, emptied. */
export function TindakanOrang({ data, onGone }: Props) {
  const { level, moduls } = usePerson();
  const mu = setidaknya(level as Level, 'MU');
  return (
    <>
      {data.jenis === 'UMUM' && moduls.has(customerModul.MEMBER_MODULE.key) && (
        <Button onClick={() => void openJadiMember(data)}>{t('Jadikan member')}</Button>
      )}
      {mu && <Button onClick={() => void openJenis(data)}>{t('Jenis')}</Button>}
      {setidaknya(level as Level, 'SPV') && (
        <Button onClick={() => void openGabung(data, onGone)}>{t('Gabungkan')}</Button>
      )}
      {setidaknya(level as Level, 'SPV') && (
        <Button onClick={() => void unduh(data)}>{t('Unduh data')}</Button>
      )}
      {level === 'OWN' && (
        <Button look="danger" onClick={() => void openHapus(data, onGone)}>
          {t('Hapus data')}
        </Button>
      )}
    </>
  );
}

/** All that is kept of the person, as a file for him (D-51.12). */
const unduh = ({ kode_customer }: DataCustomer): Promise<void> =>
  saveFile(dataOrangEndpoint, { params: { kode_customer } }, '', `customer-${kode_customer}.json`);

const openGabung = (data: DataCustomer, onGone: () => void): Promise<void> =>
  openDialog<void>((close) =>
    withPerson(
      <DialogFrame title={t('Gabungkan {nama}', { nama: data.nama })} onClose={() => close()}>
        <p>
          {t('Kartu {kode} menjadi bagian dari kartu yang diketik; poinnya pindah ke sana.', {
            kode: data.kode_customer,
          })}
        </p>
        <TransactionForm
          of={gabungEndpoint}
          fields={gabungFields}
          params={{ kode_customer: data.kode_customer }}
          success="Kartu digabung"
          refresh={BACA}
          after={() => {
            close();
            onGone();
          }}
          onCancel={() => close()}
          submit={t('Gabungkan')}
        >
          <FormField name="ke" autoFocus />
        </TransactionForm>
      </DialogFrame>,
    ),
  );

const openJenis = (data: DataCustomer): Promise<void> =>
  openDialog<void>((close) =>
    withPerson(
      <DialogFrame title={t('Jenis {nama}', { nama: data.nama })} onClose={() => close()}>
        <TransactionForm
          of={jenisEndpoint}
          fields={jenisFields}
          params={{ kode_customer: data.kode_customer }}
          start={{ jenis: data.jenis }}
          success="Data Berhasil Diedit"
          refresh={BACA}
          after={() => close()}
          onCancel={() => close()}
        >
          <FormField name="jenis" autoFocus />
        </TransactionForm>
      </DialogFrame>,
    ),
  );

const openHapus = (data: DataCustomer, onGone: () => void): Promise<void> =>
  openDialog<void>((close) =>
    withPerson(
      <ReasonDialog
        of={hapusDataEndpoint}
        params={{ kode_customer: data.kode_customer }}
        title={t('Hapus data {nama}', { nama: data.nama })}
        question={t('Kartu dikosongkan dan tidak dapat dikembalikan. Nota dan angka toko tetap.')}
        act={t('Hapus data')}
        danger
        success="Data customer dihapus"
        refresh={BACA}
        after={onGone}
        onClose={() => close()}
      />,
    ),
  );
