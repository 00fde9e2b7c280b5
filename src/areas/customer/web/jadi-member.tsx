import { useRead } from '#kit/web/api/query.ts';
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

/** What the shop likes to know of a member beyond name and phone. */
const DATA = {
  provinsi: customerFields.provinsi,
  tgl_lahir: customerFields.tgl_lahir,
  no_ktp: customerFields.no_ktp,
};
const LENGKAP = ['tgl_lahir', 'provinsi', 'no_ktp'] as const;

const FIELDS = {
  nama: customerFields.nama,
  no_hp: customerFields.no_hp,
  alamat: customerFields.alamat,
  ...DATA,
  setuju_promo: customerFields.setuju_promo,
  ...memberFields,
};

const KENAL = { ...DATA, ...memberFields };

type Props = { orang: Dikenal; onDone: (card: Kartu | undefined) => void };

function JadiMember({ orang, onDone }: Props) {
  const { kode_customer } = orang;
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
      {kode_customer === null ? (
        <TransactionForm
          {...words}
          fields={FIELDS}
          start={{ nama: orang.nama ?? '', no_hp: orang.no_hp, alamat: orang.alamat ?? '' }}
          body={(values) => ({ ...TANPA_DATA, ...values, kode_customer: null })}
        >
          <FormField name="nama" autoFocus={!orang.nama} />
          <FormField name="no_hp" autoFocus={!!orang.nama} />
          <FormField name="alamat" />
          {LENGKAP.map((name) => (
            <FormField key={name} name={name} />
          ))}
          <FormField name="setuju_promo" />
          <FormField name="kode_referensi" />
        </TransactionForm>
      ) : (
        <DariKartu kode_customer={kode_customer} words={words} />
      )}
    </DialogFrame>
  );
}

type Words = {
  readonly of: typeof tambahMemberEndpoint;
  readonly refresh: readonly { readonly call: string }[];
  readonly success: string;
  readonly after: Props['onDone'];
  readonly onCancel: () => void;
  readonly submit: string;
};

/** Of a customer whom the shop knows, what his card lacks, and who brought him. */
function DariKartu({ kode_customer, words }: { kode_customer: string; words: Words }) {
  const { data: card } = useRead(customerEndpoint, { params: { kode_customer } });
  // The form does not wait for the card: what it lacks is asked once that is known.
  const kurang = LENGKAP.filter((name) => card?.[name] === null);
  return (
    <TransactionForm
      {...words}
      fields={KENAL}
      body={({ kode_referensi, tgl_lahir, provinsi, no_ktp }) => ({
        ...TANPA_DATA,
        // What was not typed stays as the card has it.
        tgl_lahir: tgl_lahir ?? undefined,
        provinsi: provinsi ?? undefined,
        no_ktp: no_ktp ?? undefined,
        kode_referensi,
        kode_customer,
      })}
    >
      {kurang.map((name) => (
        <FormField key={name} name={name} />
      ))}
      {/* The last one, and the first that is typed in: Enter makes the member. */}
      <FormField
        name="kode_referensi"
        autoFocus
        hint={t('Kode member yang mengajak, boleh kosong')}
      />
    </TransactionForm>
  );
}

/** What the form does not ask for keeps what the card holds. */
const TANPA_DATA = {
  nama: undefined,
  alamat: undefined,
  no_hp: undefined,
  setuju_promo: undefined,
  keterangan: undefined,
  npwp: undefined,
  pengusaha: undefined,
  bebas_pph22_sampai: undefined,
};
