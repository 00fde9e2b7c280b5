import { t } from '#kit/web/base/text.ts';
import { PassedBy } from '#kit/web/write/passed-by.tsx';
import { YesNoInput } from '#kit/web/input/yes-no-input.tsx';

type Orang = {
  readonly kode_customer: string | null;
  readonly nama: string | null;
  readonly setuju_promo: boolean | null;
};
type Props = {
  orang: Orang;
  set: (part: { readonly setuju_promo: boolean | null }) => void;
};

/** A new person agrees to be written to: a tick that is off until it is set (D-51.12). */
export const SetujuPromo = ({ orang: { kode_customer, nama, setuju_promo }, set }: Props) =>
  kode_customer === null &&
  nama !== null && (
    <PassedBy>
      <YesNoInput
        label={t('Setuju Promo')}
        name="setuju_promo"
        value={setuju_promo ?? false}
        onChange={(next) => set({ setuju_promo: next || null })}
        hint={t('Hanya bila pelanggan sendiri yang meminta.')}
      />
    </PassedBy>
  );
