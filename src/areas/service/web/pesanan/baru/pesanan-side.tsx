import { formatGram, percentText } from '#kit/rules/format.ts';
import { sum, type Miligram } from '#kit/rules/quantity.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t, tOf } from '#kit/web/base/text.ts';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import type { PesananDokumen } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { serviceModul } from '#areas/service/contract/tukang.modul.ts';
import { KUNCI_HARGA, type KunciHarga } from '#areas/service/rules/pesanan/harga.ts';
import { PromiseSide } from '#areas/service/web/baru/promise-side.tsx';
import type { PesananForm } from '#areas/service/web/pesanan/baru/use-pesanan.ts';
import css from '#areas/service/web/service.module.css';

const KUNCI = Object.entries(KUNCI_HARGA).map(([value, label]) => ({ value, label }));

/** Whose the order is, until when, how its price is locked, and the DP; one key saves and prints. */
export function PesananSide({ form, made }: { form: PesananForm; made?: PesananDokumen }) {
  const { moduls } = usePerson();
  return (
    <PromiseSide
      form={form}
      label={t('Total pesanan')}
      total={form.total}
      about={
        form.ppn > 0 && (
          <p className={css.card}>
            {t('Termasuk PPN')} {percentText(form.ppn)}
          </p>
        )
      }
      made={made?.no_pesanan}
      later={
        moduls.has(serviceModul.VALIDASI_PESANAN_MODULE.key) &&
        t('DP diterima di Validasi Pesanan.')
      }
      note={(dp) => <Locks grams={sum(form.terkunci(dp).map(({ berat }) => berat))} />}
    >
      <SelectInput
        label={t('Kunci Harga')}
        name="kunci_harga"
        options={KUNCI}
        value={form.kunci_harga}
        onChange={(next) => form.set({ kunci_harga: next as KunciHarga | null })}
        error={tOf(form.said.kunci_harga)}
      />
    </PromiseSide>
  );
}

/** Where a DP locks the price: the grams that it buys. */
const Locks = ({ grams }: { grams: Miligram }) =>
  grams > 0 && (
    <p className={css.card}>
      {t('DP ini mengunci {berat} g dengan harga hari ini.', { berat: formatGram(grams) })}
    </p>
  );
