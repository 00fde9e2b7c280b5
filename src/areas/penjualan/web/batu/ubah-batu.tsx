import { useEffect, useState } from 'react';
import { formatInt } from '#kit/rules/format.ts';
import { minus, plus, type Rupiah } from '#kit/rules/quantity.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { GramInput, IntInput, RupiahInput } from '#kit/web/input/number-input.tsx';
import { focusField, focusScan } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import type { BatuDijual } from '#areas/berlian/contract/berlian.api.ts';
import { SEMUA_BATU, type Bagian } from '#areas/penjualan/web/batu/batu.ts';
import { lihatBatu } from '#areas/penjualan/web/batu/lihat-batu.ts';
import { kodeOf, pasangBatu, type Baris } from '#areas/penjualan/web/kasir/draft.ts';
import type { Kasir } from '#areas/penjualan/web/kasir/use-kasir.ts';
import css from '#areas/penjualan/web/kasir/kasir.module.css';

type Props = { kasir: Kasir; baris: Baris; batu: BatuDijual; batas: Rupiah | undefined };
/** So long a figure rests before the shop is asked for its price. */
const JEDA_MS = 250;

/** The discount of a loose stone, and of a parcel how many carats and stones of it are sold. */
export function UbahBatu({ kasir, baris, batu, batas }: Props) {
  const { ubahBaris, setMengubah, hitung, di } = kasir;
  const kode = kodeOf(baris);
  const jadi = hitung.jadi.baris[di];
  const bagian = useBagian(kasir, kode, batu);
  useEffect(
    () => focusField(batu.isi_butir > 1 ? 'carat-baris' : 'diskon-baris'),
    [batu.isi_butir],
  );
  const tutup = () => {
    setMengubah(false);
    focusScan();
  };
  const selesai = async () => {
    if (await bagian.ambil()) tutup();
  };
  useHotkey('Escape', tutup);
  if (!jadi) return null;
  return (
    <div className={css.strip}>
      <FormFrame
        onSave={() => void selesai()}
        className={css.ubah}
        label={t('Ubah {nama}', { nama: baris.barang.nama_barang })}
      >
        {batu.isi_butir > 1 && (
          <>
            <GramInput
              label={t('Carat')}
              name="carat-baris"
              unit="ct"
              value={bagian.typed.carat}
              onChange={(isi) => bagian.type({ carat: isi })}
              error={bagian.salah}
            />
            <IntInput
              label={t('Butir')}
              name="butir-baris"
              fromOne
              value={bagian.typed.butir}
              onChange={(butir) => bagian.type({ butir })}
            />
          </>
        )}
        <RupiahInput
          label={
            batas === undefined
              ? t('Diskon')
              : t('Diskon, maks. {batas}', { batas: formatInt(batas) })
          }
          name="diskon-baris"
          value={baris.diskon}
          onChange={(diskon) => ubahBaris(kode, { diskon })}
        />
        <Button look="primary" onClick={() => void selesai()} data-submit>
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

/** The part as it is typed, and its price from the server; what is refused says why and leaves the line as it was. */
function useBagian({ put }: Kasir, kode: string, batu: BatuDijual) {
  const [typed, setTyped] = useState<Bagian>({ carat: batu.carat, butir: batu.butir });
  const [salah, setSalah] = useState<string>();
  const sama = typed.carat === batu.carat && typed.butir === batu.butir;
  const ambil = async (): Promise<boolean> => {
    if (sama) return true;
    const semua = typed.carat === batu.isi_carat && typed.butir === batu.isi_butir;
    try {
      const kini = await lihatBatu(kode, semua ? SEMUA_BATU : typed);
      put((old) => pasangBatu(old, kini));
      setSalah(undefined);
      return true;
    } catch (error) {
      if (!isProblem(error)) throw error;
      setSalah(t(error.message));
      return false;
    }
  };
  useEffect(() => {
    if (sama) return undefined;
    const timer = setTimeout(() => void ambil(), JEDA_MS);
    return () => clearTimeout(timer);
    // What is typed asks; the answer does not ask again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [typed.carat, typed.butir]);
  const type = (part: Partial<Bagian>) => setTyped((old) => ({ ...old, ...part }));
  return { typed, type, salah, ambil };
}
