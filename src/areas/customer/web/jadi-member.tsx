import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { FormField, TransactionForm } from '#kit/web/write/transaction-form.tsx';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import {
  cariCustomerEndpoint,
  cariMemberEndpoint,
  customerEndpoint,
  customerFields,
} from '#areas/customer/contract/customer.api.ts';
import {
  memberFields,
  memberSemuaEndpoint,
  tambahMemberEndpoint,
} from '#areas/customer/contract/member.api.ts';

type Kartu = AnswerOf<typeof tambahMemberEndpoint>;
type Dikenal = {
  readonly kode_customer: string | null;
  readonly nama: string | null;
  readonly alamat?: string | null;
  readonly no_hp: string | null;
};

/**
 * The customer at the counter, known or just named, as a member; answers the card, or nothing where it was left
 * (D-39.4).
 */
export async function openJadiMember(orang: Dikenal) {
  const card = await openDialog<Kartu | undefined>((close) =>
    withPerson(<JadiMember orang={orang} onDone={close} />),
  );
  if (!card) return undefined;
  const { kode_customer, nama, alamat, no_hp, jenis, pengusaha, bebas_pph22_sampai } = card;
  return { kode_customer, nama, alamat, no_hp, jenis, pengusaha, bebas_pph22_sampai };
}

const FIELDS = {
  nama: customerFields.nama,
  no_hp: customerFields.no_hp,
  alamat: customerFields.alamat,
  tgl_lahir: customerFields.tgl_lahir,
  setuju_promo: customerFields.setuju_promo,
  ...memberFields,
};

const KENAL = { kode_referensi: memberFields.kode_referensi };

type Props = { orang: Dikenal; onDone: (card: Kartu | undefined) => void };

function JadiMember({ orang, onDone }: Props) {
  const kenal = orang.kode_customer !== null;
  const words = {
    of: tambahMemberEndpoint,
    refresh: [customerEndpoint, cariCustomerEndpoint, cariMemberEndpoint, memberSemuaEndpoint],
    success: 'Member didaftarkan',
    after: onDone,
    onCancel: () => onDone(undefined),
    submit: orang.nama ? t('Jadikan member') : t('Daftarkan member'),
  };
  return (
    <DialogFrame
      title={orang.nama ? t('Jadikan member: {nama}', { nama: orang.nama }) : t('Daftarkan member')}
      onClose={() => onDone(undefined)}
    >
      {kenal ? (
        <TransactionForm
          {...words}
          fields={KENAL}
          body={(values) => ({ ...TANPA_DATA, ...values, kode_customer: orang.kode_customer })}
        >
          <FormField
            name="kode_referensi"
            autoFocus
            hint={t('Kode member yang mengajak, boleh kosong')}
          />
        </TransactionForm>
      ) : (
        <TransactionForm
          {...words}
          fields={FIELDS}
          start={{ nama: orang.nama ?? '', no_hp: orang.no_hp, alamat: orang.alamat ?? '' }}
          body={(values) => ({ ...TANPA_DATA, ...values, kode_customer: null })}
        >
          <FormField name="nama" autoFocus={!orang.nama} />
          <FormField name="no_hp" autoFocus={!!orang.nama} />
          <FormField name="alamat" />
          <FormField name="tgl_lahir" />
          <FormField name="setuju_promo" />
          <FormField name="kode_referensi" />
        </TransactionForm>
      )}
    </DialogFrame>
  );
}

/** What the form does not ask for keeps what the card holds. */
const TANPA_DATA = {
  nama: undefined,
  alamat: undefined,
  no_hp: undefined,
  provinsi: undefined,
  tgl_lahir: undefined,
  no_ktp: undefined,
  setuju_promo: undefined,
  keterangan: undefined,
  npwp: undefined,
  pengusaha: undefined,
  bebas_pph22_sampai: undefined,
};
