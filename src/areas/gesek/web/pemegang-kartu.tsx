import { t } from '#kit/web/base/text.ts';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import type { FieldsForm } from '#kit/web/write/use-fields.ts';
import { CariCustomer, HpDikenal, type Dikenal } from '#areas/customer/web/cari-customer.tsx';
import { pemegang } from '#areas/gesek/contract/gesek.document.ts';
import css from '#areas/gesek/web/gesek.module.css';

/** Whose card it is: found by two letters of a name or by a phone, or named anew; a card of the shop knows the rest. */
export function PemegangKartu({ form }: { form: FieldsForm }) {
  const [nama, kode, hp] = [form.bind('nama'), form.bind('kode_customer'), form.bind('no_hp')];
  const kode_customer = kode.value as string | null;
  const pick = (one: Dikenal) => {
    form.set('nama', one.nama);
    form.set('kode_customer', one.kode_customer);
    form.set('no_hp', null);
    form.set('alamat', null);
  };
  const lacking = kode.error ?? hp.error;
  return (
    <>
      <CariCustomer
        nama={nama.value as string | null}
        kode_customer={kode_customer}
        {...(nama.error && { error: nama.error })}
        onType={(next) => {
          form.set('nama', next);
          form.set('kode_customer', null);
        }}
        onPick={pick}
      />
      {kode_customer ? (
        <p className={css.card}>{kode_customer}</p>
      ) : (
        <>
          <FieldInput of={pemegang.no_hp} {...hp} />
          <HpDikenal hp={hp.value as string | null} onPick={pick} />
          <FieldInput of={pemegang.alamat} {...form.bind('alamat')} />
        </>
      )}
      {kode_customer && lacking && (
        <p className={css.wrong} role="alert">
          {t(lacking)}
        </p>
      )}
      <FieldInput of={pemegang.no_ktp} {...form.bind('no_ktp')} />
    </>
  );
}
