import type { ReactNode } from 'react';
import { t, tOf } from '#kit/web/base/text.ts';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { CariCustomer, HpDikenal, type Dikenal } from '#areas/customer/web/cari-customer.tsx';
import { SetujuPromo } from '#areas/customer/web/setuju-promo.tsx';
import css from '#areas/customer/web/customer.module.css';

const UNKNOWN = {
  kode_customer: null,
  jenis: null,
  no_hp: null,
  alamat: null,
  no_ktp: null,
  setuju_promo: null,
};
type Who = {
  readonly kode_customer: string | null;
  readonly nama: string | null;
  readonly no_hp: string | null;
  readonly alamat: string | null;
  readonly setuju_promo: boolean | null;
  readonly no_ktp: string | null;
};
type Props = {
  form: {
    draft: Who;
    said: Readonly<Record<string, string>>;
    set: (part: Partial<Who & { readonly jenis: null }>) => void;
    pick: (one: Dikenal) => void;
  };
  /** How long an address may be. */
  alamat: number;
  /** The identity number is asked of every card, or only of one that holds none where one is needed. */
  ktp: 'always' | 'lacking';
  /** What takes the photo of the card, beside its number. */
  foto?: ReactNode;
  /** A picked card is typed over: the photo of its person goes with the number. */
  onOrangLain?: () => void;
};

/** Who signs: found by two letters of a name or by a phone, or typed as a new person; a card is not typed again. */
export function PersonFields(props: Props) {
  const { form, alamat: long, ktp, foto, onOrangLain } = props;
  const { draft, set, said, pick } = form;
  const { kode_customer, nama, no_hp, alamat, no_ktp } = draft;
  const field = (name: 'no_hp' | 'alamat' | 'no_ktp', label: string, digits?: number) => (
    <TextInput
      label={label}
      name={name}
      typed={digits ? (name === 'no_hp' ? 'phone' : 'digitsOnly') : undefined}
      maxLength={digits ?? long}
      placeholder={kode_customer && ktp === 'always' ? t('seperti pada kartunya') : undefined}
      value={draft[name]}
      onChange={(value) => set({ [name]: value || null })}
      error={tOf(said[`customer.${name}`])}
    />
  );
  const card = [kode_customer, no_hp, alamat].filter(Boolean).join(' · ');
  const lacking = said['customer.no_hp'] ?? said['customer.alamat'];
  const asked = ktp === 'always' || said['customer.no_ktp'] !== undefined || no_ktp !== null;
  return (
    <>
      <CariCustomer
        nama={nama}
        kode_customer={kode_customer}
        error={tOf(said['customer.nama'])}
        onType={(next) => {
          set({ nama: next, ...(kode_customer ? UNKNOWN : {}) });
          if (kode_customer) onOrangLain?.();
        }}
        onPick={pick}
      />
      {kode_customer && <p className={css.card}>{card}</p>}
      {kode_customer && lacking && <p className={css.wrong}>{t(lacking)}</p>}
      {/* One place for the number, with a card and without: a field that is drawn again loses the focus. */}
      {(!kode_customer || asked) && (
        <div className={css.pair} data-one={kode_customer ? true : undefined}>
          {!kode_customer && field('no_hp', t('No HP'), 30)}
          <span className={css.ktp}>
            {field('no_ktp', t('No KTP'), 16)}
            {foto}
          </span>
        </div>
      )}
      {!kode_customer && (
        <>
          <HpDikenal hp={no_hp} onPick={pick} />
          {field('alamat', t('Alamat'))}
          <SetujuPromo orang={draft} set={set} />
        </>
      )}
    </>
  );
}
