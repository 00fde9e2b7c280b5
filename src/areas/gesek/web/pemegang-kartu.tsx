import { useState } from 'react';
import { t } from '#kit/web/base/text.ts';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import type { FieldsForm } from '#kit/web/write/use-fields.ts';
import { CariCustomer, HpDikenal, type Dikenal } from '#areas/customer/web/cari-customer.tsx';
import { SetujuPromo } from '#areas/customer/web/setuju-promo.tsx';
import { pemegang } from '#areas/gesek/contract/gesek.document.ts';
import css from '#areas/gesek/web/gesek.module.css';

/**
 * Whose card it is: found by two letters of a name or by a phone, or a new name. A customer's card knows the rest; one
 * without a phone takes the one that is typed now.
 */
export function PemegangKartu({ form }: { form: FieldsForm }) {
  const [tanpaHp, setTanpaHp] = useState<string>();
  const [nama, kode, hp] = [form.bind('nama'), form.bind('kode_customer'), form.bind('no_hp')];
  const kode_customer = kode.value as string | null;
  const pick = (one: Dikenal) => {
    form.set('nama', one.nama);
    form.set('kode_customer', one.kode_customer);
    form.set('no_hp', null);
    form.set('alamat', null);
    form.set('setuju_promo', null);
    setTanpaHp(one.no_hp ? undefined : one.kode_customer);
  };
  // It stays while it is typed into, also after what was said of it is gone.
  const asksHp = kode_customer === tanpaHp || hp.error !== undefined || hp.value !== null;
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
        <>
          <p className={css.card}>{kode_customer}</p>
          {asksHp && <FieldInput of={pemegang.no_hp} {...hp} />}
        </>
      ) : (
        <>
          <FieldInput of={pemegang.no_hp} {...hp} />
          <HpDikenal hp={hp.value as string | null} onPick={pick} />
          <FieldInput of={pemegang.alamat} {...form.bind('alamat')} />
          <SetujuPromo
            orang={{
              kode_customer,
              nama: nama.value as string | null,
              setuju_promo: form.values.setuju_promo as boolean | null,
            }}
            set={(part) => form.set('setuju_promo', part.setuju_promo)}
          />
        </>
      )}
      {kode_customer && kode.error && (
        <p className={css.wrong} role="alert">
          {t(kode.error)}
        </p>
      )}
      <FieldInput of={pemegang.no_ktp} {...form.bind('no_ktp')} />
    </>
  );
}
