import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatHariPanjang, hari } from '#kit/rules/hari.ts';
import { formatInt } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import { Facts } from '#kit/web/mark/facts.tsx';
import { FormField, TransactionForm } from '#kit/web/write/transaction-form.tsx';
import {
  cariCustomerEndpoint,
  customerEndpoint,
  customerFields,
  ubahCustomerEndpoint,
} from '#areas/customer/contract/customer.api.ts';

/** A card, whole. */
export type DataCustomer = AnswerOf<typeof customerEndpoint>;

/** The data of a customer, as its card lists them. */
export const IsiCustomer = ({ data }: { data: DataCustomer }) => (
  <Facts
    of={{
      [t('Kode Customer')]: data.kode_customer,
      [t('Jenis')]: data.jenis,
      [t('No HP')]: data.no_hp ?? '-',
      [t('Alamat')]: data.alamat || '-',
      ...(data.tgl_lahir && {
        [t('Tanggal Lahir')]: formatHariPanjang(hari(data.tgl_lahir), t),
      }),
      ...(data.provinsi && { [t('Provinsi')]: data.provinsi }),
      ...(data.no_ktp && { [t('No KTP')]: data.no_ktp }),
      ...(data.npwp && { [t('NPWP')]: data.npwp }),
      ...(data.pengusaha && { [t('Pengusaha')]: t('Ya') }),
      ...(data.bebas_pph22_sampai && {
        [t('Bebas PPh 22 Sampai')]: formatHariPanjang(hari(data.bebas_pph22_sampai), t),
      }),
      ...(data.keterangan && { [t('Keterangan')]: data.keterangan }),
      ...(data.tgl_daftar && { [t('Terdaftar')]: formatHariPanjang(hari(data.tgl_daftar), t) }),
      ...(data.kode_referensi && { [t('Diajak Oleh')]: data.kode_referensi }),
      [t('Setuju Promo')]: data.setuju_promo ? t('Ya') : t('Tidak'),
      [t('Poin')]: formatInt(data.poin),
    }}
  />
);

/** Corrects what was written at the counter in a hurry; the change is in the audit (D-31). */
export function UbahCustomer({ data, onDone }: { data: DataCustomer; onDone: () => void }) {
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
      <FormField name="npwp" />
      <FormField name="pengusaha" />
      <FormField name="bebas_pph22_sampai" />
      <FormField name="setuju_promo" />
      <FormField name="keterangan" />
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
  npwp,
  pengusaha,
  bebas_pph22_sampai,
  setuju_promo,
  keterangan,
}: DataCustomer) => ({
  nama,
  no_hp,
  alamat,
  provinsi,
  tgl_lahir,
  no_ktp,
  npwp,
  pengusaha,
  bebas_pph22_sampai,
  setuju_promo,
  keterangan,
});
