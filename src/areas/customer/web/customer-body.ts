type Orang = {
  readonly kode_customer: string | null;
  readonly nama: string | null;
  readonly alamat: string | null;
  readonly no_hp: string | null;
  readonly setuju_promo: boolean | null;
};

/** The customer of a document as it is sent. The phone of a card is shown masked: the card itself says what it is. */
export const customerBody = ({ kode_customer, nama, alamat, no_hp, setuju_promo }: Orang) =>
  kode_customer
    ? { kode_customer, nama, ...TOLD_BY_CARD }
    : { kode_customer, nama, alamat, no_hp, setuju_promo };

const TOLD_BY_CARD = { alamat: null, no_hp: null, setuju_promo: null };
