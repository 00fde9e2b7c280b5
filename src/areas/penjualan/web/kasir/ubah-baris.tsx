import { useEffect } from 'react';
import { formatInt } from '#kit/rules/format.ts';
import { minus, plus, type Rupiah } from '#kit/rules/quantity.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { periksaDiskon } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { bisaPotong } from '#areas/penjualan/rules/potongan.ts';
import { focusField, focusScan } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { kodeOf, type Baris } from '#areas/penjualan/web/kasir/draft.ts';
import type { Kasir } from '#areas/penjualan/web/kasir/use-kasir.ts';
import css from '#areas/penjualan/web/kasir/kasir.module.css';

type UbahProps = { kasir: Kasir; baris: Baris; batas: Rupiah | undefined };

/** Weight, gram price, ongkos and discount of a line; what is emptied is the stock's own again. */
export function UbahBaris({ kasir, baris, batas }: UbahProps) {
  const { ubahBaris, setMengubah, hitung, di } = kasir;
  const kode = kodeOf(baris);
  const { barang } = baris;
  const jadi = hitung.jadi.baris[di]!;
  useEffect(() => focusField('diskon-baris'), []);
  const [lebih] = periksaDiskon(hitung.hitung, hitung.jadi).filter(
    ({ field }) => field === `barang.${di}.diskon`,
  );
  const tutup = () => {
    setMengubah(false);
    focusScan();
  };
  useHotkey('Escape', tutup);
  return (
    <div className={css.strip}>
      <FormFrame
        onSave={tutup}
        className={css.ubah}
        label={t('Ubah {nama}', { nama: barang.nama_barang })}
      >
        <WeightInput
          label={t('Berat')}
          name="berat-baris"
          value={baris.berat ?? barang.berat}
          onChange={(berat) => ubahBaris(kode, { berat: sama(berat, barang.berat) })}
        />
        <RupiahInput
          label={t('Harga / g')}
          name="harga-baris"
          value={baris.harga_per_gram ?? barang.harga_per_gram}
          onChange={(harga) =>
            ubahBaris(kode, { harga_per_gram: sama(harga, barang.harga_per_gram) })
          }
        />
        <RupiahInput
          label={t('Ongkos')}
          name="ongkos-baris"
          value={baris.ongkos ?? barang.ongkos}
          onChange={(ongkos) => ubahBaris(kode, { ongkos: sama(ongkos, barang.ongkos) })}
        />
        <RupiahInput
          label={
            batas === undefined
              ? t('Diskon')
              : t('Diskon, maks. {batas}', { batas: formatInt(batas) })
          }
          name="diskon-baris"
          value={baris.diskon}
          onChange={(diskon) => ubahBaris(kode, { diskon })}
          error={lebih ? t(lebih.message) : undefined}
        />
        <PilihPotongan kasir={kasir} baris={baris} />
        <Button look="primary" onClick={tutup} data-submit>
          {t('Selesai')}
        </Button>
        <output className={css.hasil}>
          <span>{t('Jumlah')}</span>
          <b>{formatInt(minus(jadi.harga, plus(jadi.diskon_rp, jadi.potongan_rp)))}</b>
        </output>
      </FormFrame>
    </div>
  );
}

/** One reduction by table, of those that hold for its group today. */
function PilihPotongan({ kasir, baris }: Pick<UbahProps, 'kasir' | 'baris'>) {
  const { tgl_system } = usePerson();
  const { kode_group } = baris.barang;
  const boleh = kasir.masters.potongan.filter((one) =>
    bisaPotong(one, { kode_group, hari: tgl_system as Hari }),
  );
  if (boleh.length === 0) return null;
  return (
    <SelectInput
      asIs
      clearable
      label={t('Potongan')}
      name="potongan-baris"
      width={170}
      options={boleh.map(({ kode_potongan, nama }) => ({ value: kode_potongan, label: nama }))}
      value={baris.potongan}
      onChange={(potongan) => kasir.ubahBaris(kodeOf(baris), { potongan })}
    />
  );
}

/** What is the same as the stock's own is not an alteration. */
const sama = <Q,>(typed: Q | null, own: Q | null): Q | null => (typed === own ? null : typed);
