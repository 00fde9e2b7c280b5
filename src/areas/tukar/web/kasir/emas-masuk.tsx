import { IconPlus } from '@tabler/icons-react';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { sum, type Miligram } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { BarisBeli } from '#areas/pembelian/web/beli/baris-beli.tsx';
import { useKasirHere } from '#areas/penjualan/web/kasir/use-kasir.ts';
import { FotoIdentitas } from '#areas/stock/web/foto-identitas.tsx';
import { FotoSlot } from '#areas/stock/web/tambah/foto-slot.tsx';
import type { Tukar } from '#areas/tukar/web/kasir/use-tukar.ts';
import css from '#areas/tukar/web/kasir/tukar.module.css';

/** What the customer brings: by scan of our nota or label, or typed (F4); both prices of each. */
export function EmasMasuk({ tukar }: { tukar: Tukar }) {
  const { emas, penjual, setPenjual, foto, setFoto } = tukar;
  const { pesan } = useKasirHere();
  const berat = sum(emas.baris.map((one) => one.berat ?? (0 as Miligram)));
  return (
    <section className={css.emas} aria-label={t('Emas masuk')}>
      <header>
        <h2>{t('Emas masuk')}</h2>
        {emas.baris.length > 0 && (
          <span>
            {t('{n} barang, {berat} g', { n: emas.baris.length, berat: formatGram(berat) })}
            <b>{formatInt(emas.total)}</b>
          </span>
        )}
        <Button
          icon={<IconPlus size={17} stroke={1.7} aria-hidden />}
          shortcut="F4"
          onClick={emas.tambahKosong}
        >
          {t('Emas tanpa nota')}
        </Button>
      </header>
      {pesan.emas && (
        <p className={css.salah} role="alert">
          {pesan.emas}
        </p>
      )}
      {emas.baris.length === 0 ? (
        <p className={css.kosong}>
          {t('Pindai nota penjualan kita atau barcode barang yang kembali; tanpa nota tekan F4.')}
        </p>
      ) : (
        <FormFrame onSave={() => undefined}>
          <ul>
            {emas.baris.map((one, at) => (
              <BarisBeli
                key={one.id}
                baris={one}
                nomor={at + 1}
                hitung={emas.hitung[at] ?? {}}
                salah={(name) => pesan[`emas.${at}.${name}`]}
                onUbah={(part) => emas.ubah(one.id, part)}
                onBuang={() => emas.buang(one.id)}
              />
            ))}
          </ul>
          <div className={css.asal}>
            <span className={css.ktp}>
              <TextInput
                label={t('No KTP')}
                name="no_ktp"
                typed="digitsOnly"
                maxLength={16}
                width={200}
                value={penjual.no_ktp}
                onChange={(value) => setPenjual({ no_ktp: value || null })}
                error={pesan.no_ktp}
              />
              <FotoIdentitas
                foto={penjual.foto}
                error={pesan.foto}
                onFoto={(next) => setPenjual({ foto: next })}
              />
            </span>
            <FotoSlot foto={foto} onChange={setFoto} />
          </div>
        </FormFrame>
      )}
    </section>
  );
}
