import { formatInt } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { FormField, TransactionForm, useTransaction } from '#kit/web/write/transaction-form.tsx';
import { hadiahMaster } from '#areas/customer/contract/hadiah.master.ts';
import { hadiahFields, tukarHadiahDocument } from '#areas/member/contract/tukar-hadiah.document.ts';
import { periksaHadiah } from '#areas/member/rules/hadiah.ts';
import { BACA_POIN, hadiahActs } from '#areas/member/web/hadiah/acts-hadiah.ts';
import type { KartuMember } from '#areas/member/web/use-saldo-poin.ts';
import css from '#areas/member/web/member.module.css';

/** Which gift, how many, what it costs; the paper comes with it. */
export function FormHadiah({ kartu }: { kartu: KartuMember }) {
  const { data = [] } = useRead(hadiahMaster.endpoints.list, { query: { limit: 1000 } });
  const satu = (kode: string) => data.find((one) => one.kode_hadiah === kode);
  return (
    <TransactionForm
      key={`${kartu.kode_customer}/${kartu.poin}`}
      of={tukarHadiahDocument.makes.tukar}
      fields={hadiahFields}
      params={{ kode_customer: kartu.kode_customer }}
      start={{ qty: 1 }}
      check={({ kode_hadiah, qty }) => {
        const hadiah = satu(kode_hadiah);
        return hadiah ? periksaHadiah(hadiah, qty, kartu.poin) : [];
      }}
      success="Hadiah ditukar"
      refresh={[tukarHadiahDocument.list, ...BACA_POIN]}
      after={(made) => hadiahActs.print(made)}
      submit={t('Tukar poin')}
    >
      <FormField name="kode_hadiah" autoFocus />
      <FormField name="qty" />
      <Jumlah hadiah={satu} />
    </TransactionForm>
  );
}

type Satu = (kode: string) => { point: number; stock: number } | undefined;

/** What is asked for, in points, and how many lie ready. */
function Jumlah({ hadiah }: { hadiah: Satu }) {
  const { form } = useTransaction();
  const { kode_hadiah, qty } = form.values as { kode_hadiah: string | null; qty: number | null };
  const one = kode_hadiah ? hadiah(kode_hadiah) : undefined;
  return (
    one && (
      <p className={css.jumlah}>
        {t('{n} poin, stock {stock}', {
          n: formatInt(one.point * (qty ?? 0)),
          stock: formatInt(one.stock),
        })}
      </p>
    )
  );
}
