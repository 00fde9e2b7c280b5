import { useLayoutEffect } from 'react';
import { formatPersen, formatRupiah } from '#kit/rules/format.ts';
import { percentOf } from '#kit/rules/quantity.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { PersenInput, RupiahInput } from '#kit/web/input/number-input.tsx';
import { KodeInput, TextInput } from '#kit/web/input/text-input.tsx';
import { focusField } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import type { Hari } from '#kit/rules/hari.ts';
import { periksaBelanja, periksaKupon } from '#areas/penjualan/rules/kupon.ts';
import { periksaDiskon, tentukanBatas } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { TAMBAHAN, ubahTambahan } from '#areas/penjualan/rules/tambahan.ts';
import { useKasirHere } from '#areas/penjualan/web/kasir/use-kasir.ts';
import { useKeterangan } from '#areas/penjualan/web/kasir/use-keterangan.ts';
import type { Level } from '#areas/toko/rules/level.ts';
import css from '#areas/penjualan/web/kasir/kasir.module.css';

/** F8: what is taken off the whole nota, in percent or in rupiah, and what is added to it. */
export function MukaDiskon() {
  const { draft, hitung, aturan, ubah, tutupMuka: tutup, pesan } = useKasirHere();
  const keterangan = useKeterangan();
  const { diskon } = draft;
  const batas = tentukanBatas(usePerson().level as Level, aturan.batas.diskon);
  const [tolak] = periksaDiskon(hitung.hitung, hitung.jadi).filter(
    ({ field }) => field === 'diskon',
  );
  // As it is drawn: a field that is pressed at once keeps the focus.
  useLayoutEffect(() => focusField('persen'), []);
  useHotkey('Escape', tutup);
  return (
    <FormFrame onSave={tutup} className={css.form} label={t('Diskon dan biaya')}>
      <div className={css.dua}>
        <PersenInput
          label={t('Diskon persen')}
          name="persen"
          value={diskon.persen}
          onChange={(persen) => ubah({ diskon: { ...diskon, persen } })}
          error={pesan['diskon.persen']}
        />
        <RupiahInput
          label={t('atau rupiah')}
          name="diskon"
          value={diskon.rupiah}
          onChange={(rupiah) => ubah({ diskon: { ...diskon, rupiah } })}
          error={tolak ? t(tolak.message) : pesan.diskon}
        />
      </div>
      <p className={css.batas}>
        {batas === undefined
          ? t('Tanpa batas untuk level Anda')
          : t('Batas level Anda {persen}%, di nota ini {rupiah}', {
              persen: formatPersen(batas),
              rupiah: formatRupiah(percentOf(hitung.jadi.sub_total, batas, 'half')),
            })}
      </p>
      <Biaya />
      <TextInput
        label={t('Keterangan')}
        name="keterangan"
        maxLength={500}
        value={draft.keterangan}
        suggest={keterangan}
        onChange={(typed) => ubah({ keterangan: typed || null })}
      />
      <div className={css.acts}>
        <Button look="primary" onClick={tutup} data-submit>
          {t('Selesai')}
        </Button>
      </div>
    </FormFrame>
  );
}

/** What is added to the nota, two fields in a row; the coupon is beside or below the last. */
function Biaya() {
  const { draft, masters, ubah } = useKasirHere();
  const isian = TAMBAHAN.map(({ kunci, nama }) => (
    <RupiahInput
      key={kunci}
      label={t(nama)}
      name={kunci}
      value={draft[kunci]}
      onChange={(typed) => ubah(ubahTambahan(draft, kunci, typed))}
    />
  ));
  if (masters.adaKupon) isian.push(<Kupon key="kupon" />);
  const pasang = isian.flatMap((_, at) => (at % 2 === 0 ? [isian.slice(at, at + 2)] : []));
  return pasang.map((dua, at) => {
    const baris = masters.adaKupon && at === pasang.length - 1 ? css.dua : css.rata;
    return (
      <div key={at} className={dua.length > 1 ? baris : undefined}>
        {dua}
      </div>
    );
  });
}

/** The code on the coupon; beside it what it takes off, or why it takes off nothing. */
function Kupon() {
  const { draft, hitung, masters, ubah, pesan } = useKasirHere();
  const { kupon, pesanKupon } = masters;
  const { tgl_system } = usePerson();
  const belanja = kupon && hitung.sisa.length > 0 ? periksaBelanja(kupon, hitung.sisa) : [];
  const tolak = kupon ? [...periksaKupon(kupon, tgl_system as Hari), ...belanja] : [];
  return (
    <KodeInput
      label={t('Kupon')}
      name="kupon"
      value={draft.kupon}
      onChange={(kode) => ubah({ kupon: kode || null })}
      error={pesan.kupon ?? pesanKupon ?? (tolak[0] && t(tolak[0].message))}
      hint={
        kupon && tolak.length === 0
          ? t('Potongan kupon {rupiah}', { rupiah: formatRupiah(hitung.jadi.kupon_rp) })
          : undefined
      }
    />
  );
}
