import { formatPersen, formatRupiah } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { enterTo } from '#areas/uang/web/bayar/enter-to.ts';
import type { TenderState } from '#areas/uang/web/bayar/use-tender.ts';
import css from '#areas/uang/web/bayar/bayar.module.css';

/** A card or a transfer: which bank, which of the shop's accounts, how much; never more than is left. */
export function NonTunai({ state }: { state: TenderState }) {
  const { tender, rekening, sisa, langkah } = state;
  const banks = [...new Set(rekening.map(({ kode_bank }) => kode_bank))];
  const milik = rekening.filter(({ kode_bank }) => kode_bank === tender.kode_bank);
  const pilihBank = (kode_bank: string | null) => {
    const [satu, ...lain] = rekening.filter((one) => one.kode_bank === kode_bank);
    state.ubah({ kode_bank, no_rekening: satu && lain.length === 0 ? satu.no_rekening : null });
  };
  const salah = (field: string) => {
    const said = langkah.tolak.find((one) => one.field?.endsWith(field));
    return said && tender.kode_bank !== null ? t(said.message) : undefined;
  };
  return (
    <div className={css.nonTunai}>
      {tender.jenis !== 'TRANSFER' && (
        <div className={css.jenis} role="radiogroup" aria-label={t('Jenis kartu')}>
          {(['DEBET', 'CREDIT'] as const).map((jenis) => (
            <label key={jenis}>
              <input
                type="radio"
                name="jenis-kartu"
                checked={tender.jenis === jenis}
                onKeyDown={(event) => enterTo(event, 'kode_bank')}
                onChange={() => state.ubah({ jenis })}
              />
              {jenis === 'DEBET' ? t('Debet') : t('Kredit')}
            </label>
          ))}
        </div>
      )}
      <div className={css.bank}>
        <SelectInput
          label={t('Bank')}
          name="kode_bank"
          asIs
          searchable
          options={banks.map((value) => ({ value, label: value }))}
          value={tender.kode_bank}
          onChange={pilihBank}
        />
        <SelectInput
          label={t('Rekening')}
          name="no_rekening"
          asIs
          options={milik.map((one) => ({ value: one.no_rekening, label: one.no_rekening }))}
          value={tender.no_rekening}
          onChange={(no_rekening) => state.ubah({ no_rekening })}
          error={salah('no_rekening')}
        />
      </div>
      <RupiahInput
        label={t('Jumlah')}
        name="jumlah"
        placeholder={formatRupiah(sisa)}
        value={tender.jumlah}
        onChange={(jumlah) => state.ubah({ jumlah })}
        error={salah('pembayaran') ?? salah('jumlah')}
      />
      {langkah.fee > 0 && (
        <p className={css.fee}>
          {t('Biaya kartu {persen}% ditanggung customer, di luar total', {
            persen: formatPersen(feePersen(state)),
          })}
          <b>{formatRupiah(langkah.fee)}</b>
        </p>
      )}
    </div>
  );
}

const feePersen = ({ rekening, tender }: TenderState) =>
  rekening.find((one) => one.no_rekening === tender.no_rekening)!.fee_persen;
