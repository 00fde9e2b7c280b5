import { t, tOf } from '#kit/web/base/text.ts';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { CariCustomer, HpDikenal, type Dikenal } from '#areas/customer/web/cari-customer.tsx';
import { SetujuPromo } from '#areas/customer/web/setuju-promo.tsx';
import css from '#areas/customer/web/cari-customer.module.css';

type Who = {
  readonly kode_customer: string | null;
  readonly nama: string | null;
  readonly no_hp: string | null;
  readonly alamat: string | null;
  readonly setuju_promo: boolean | null;
};
type Form = {
  draft: Who;
  said: Readonly<Record<string, string>>;
  /** Where no card is meant any more, its type goes too. */
  set: (part: Partial<Who & { readonly jenis: null }>) => void;
  pick: (one: Dikenal) => void;
};

/** Whose it is: found by two letters of a name or by a phone, or typed as a new person. */
export function CustomerFields({ form: { draft, set, said, pick } }: { form: Form }) {
  const { kode_customer, nama, no_hp, alamat } = draft;
  const card = [kode_customer, no_hp, alamat].filter(Boolean).join(' · ');
  return (
    <>
      <CariCustomer
        nama={nama}
        kode_customer={kode_customer}
        error={tOf(said['customer.nama'])}
        onType={(next) => set({ nama: next, ...(kode_customer ? UNKNOWN : {}) })}
        onPick={pick}
      />
      {kode_customer && <p className={css.kartu}>{card}</p>}
      {!kode_customer && (
        <>
          <TextInput
            label={t('No HP')}
            name="no_hp"
            typed="phone"
            maxLength={30}
            value={no_hp}
            onChange={(next) => set({ no_hp: next || null })}
            error={tOf(said['customer.no_hp'])}
          />
          <HpDikenal hp={no_hp} onPick={pick} />
          <TextInput
            label={t('Alamat')}
            name="alamat"
            maxLength={200}
            value={alamat}
            onChange={(next) => set({ alamat: next || null })}
            error={tOf(said['customer.alamat'])}
          />
          <SetujuPromo orang={draft} set={set} />
        </>
      )}
    </>
  );
}

const UNKNOWN = {
  kode_customer: null,
  jenis: null,
  no_hp: null,
  alamat: null,
  setuju_promo: null,
};
