import { formatGram, formatRupiah, percentText } from '#kit/rules/format.ts';
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
  const { order } = form;
  return (
    <PromiseSide
      form={form}
      label={t('Total pesanan')}
      total={form.total}
      about={
        <>
          {form.ppn > 0 && (
            <p className={css.card}>
              {t('Termasuk PPN')} {percentText(form.ppn)}
            </p>
          )}
          {order && <DariOrder of={order} />}
        </>
      }
      made={made?.no_pesanan}
      known={order !== undefined}
      later={
        order
          ? t('DP tidak diterima di kasir, uangnya di marketplace.')
          : moduls.has(serviceModul.VALIDASI_PESANAN_MODULE.key) &&
            t('DP diterima di Validasi Pesanan.')
      }
      note={(dp) => <Locks grams={sum(form.terkunci(dp).map(({ berat }) => berat))} />}
    >
      {!order && (
        <SelectInput
          label={t('Kunci Harga')}
          name="kunci_harga"
          options={KUNCI}
          value={form.kunci_harga}
          onChange={(next) => form.set({ kunci_harga: next as KunciHarga | null })}
          error={tOf(form.said.kunci_harga)}
        />
      )}
    </PromiseSide>
  );
}

/** A marketplace holds its money: for whom, how much, and that the price is what was paid (decision 1128). */
const DariOrder = ({ of }: { of: NonNullable<PesananForm['order']> }) => (
  <p className={css.card} role="note">
    {t('Order {no_order} sudah dibayar {total} di {kode}, menjadi DP pesanan ini.', {
      no_order: of.no_order,
      total: formatRupiah(of.total),
      kode: of.kode_marketplace,
    })}{' '}
    {t('Pembeli {nama}. Nama, HP dan alamat mengikuti order, harga mengikuti yang dibayar.', {
      nama: of.nama || '-',
    })}
    {!of.pasti && ` ${t('Belum dipastikan marketplace, SPV yang menyimpan.')}`}
  </p>
);

/** Where a DP locks the price: the grams that it buys. */
const Locks = ({ grams }: { grams: Miligram }) =>
  grams > 0 && (
    <p className={css.card}>
      {t('DP ini mengunci {berat} g dengan harga hari ini.', { berat: formatGram(grams) })}
    </p>
  );
