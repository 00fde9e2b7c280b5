import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatHariPanjang, hari } from '#kit/rules/hari.ts';
import { formatInt } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { FormField, TransactionForm } from '#kit/web/write/transaction-form.tsx';
import { NomorLepas } from '#areas/customer/web/nomor-lepas.tsx';
import { isOpenTo } from '#areas/akses/web/is-open-to.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import {
  cariCustomerEndpoint,
  customerEndpoint,
  customerFields,
  ubahCustomerEndpoint,
} from '#areas/customer/contract/customer.api.ts';

type Props = { kode: string; onClose: () => void };

/** A customer from anywhere: the card scanned, or found by name. Each look is written down (D-27). */
export default function CustomerPeek({ kode, onClose }: Props) {
  return withPerson(<Peek kode={kode} onClose={onClose} />);
}

function Peek({ kode, onClose }: Props) {
  const { data, error, refetch } = useRead(customerEndpoint, { params: { kode_customer: kode } });
  const [mengubah, ubah] = useState(false);
  const boleh = isOpenTo(useSesi().user.akses, 'transaksi-penjualan');
  return (
    <DialogFrame
      title={data?.nama ?? kode}
      onClose={onClose}
      width={440}
      foot={
        data &&
        boleh &&
        !mengubah && (
          <Button icon={<IconPencil size={16} aria-hidden />} onClick={() => ubah(true)}>
            {t('Ubah')}
          </Button>
        )
      }
    >
      {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
      {!data && !error && <p>{t('Memuat ...')}</p>}
      {data && !mengubah && <NomorLepas kode={kode} />}
      {data && (mengubah ? <Ubah data={data} onDone={() => ubah(false)} /> : <Isi data={data} />)}
    </DialogFrame>
  );
}

type Data = AnswerOf<typeof customerEndpoint>;

const Isi = ({ data }: { data: Data }) => (
  <Facts
    of={{
      [t('Kode Customer')]: data.kode_customer,
      [t('Jenis')]: data.jenis,
      [t('No HP')]: data.no_hp ?? '-',
      [t('Alamat')]: data.alamat || '-',
      ...(data.tgl_lahir && {
        [t('Tanggal Lahir')]: formatHariPanjang(hari(data.tgl_lahir), t),
      }),
      ...(data.keterangan && { [t('Keterangan')]: data.keterangan }),
      [t('Setuju Promo')]: data.setuju_promo ? t('Ya') : t('Tidak'),
      [t('Poin')]: formatInt(data.poin),
    }}
  />
);

/** What was told at the counter in a hurry is mended here; the change is in the audit (D-31). */
function Ubah({ data, onDone }: { data: Data; onDone: () => void }) {
  return (
    <TransactionForm
      of={ubahCustomerEndpoint}
      fields={customerFields}
      params={{ kode_customer: data.kode_customer }}
      start={{ ...pilih(data) }}
      refresh={[customerEndpoint, cariCustomerEndpoint]}
      success="Data Berhasil Diedit"
      after={onDone}
      onCancel={onDone}
    >
      <FormField name="nama" autoFocus />
      <FormField name="no_hp" />
      <FormField name="alamat" />
      <FormField name="provinsi" />
      <FormField name="tgl_lahir" />
      <FormField name="no_ktp" />
      <FormField name="keterangan" />
      <FormField name="setuju_promo" />
    </TransactionForm>
  );
}

const pilih = ({
  nama,
  no_hp,
  alamat,
  provinsi,
  tgl_lahir,
  no_ktp,
  keterangan,
  setuju_promo,
}: Data) => ({
  nama,
  no_hp,
  alamat,
  provinsi,
  tgl_lahir,
  no_ktp,
  keterangan,
  setuju_promo,
});
