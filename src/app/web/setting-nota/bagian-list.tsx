import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { mark, t } from '#kit/web/base/text.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import { Switch } from '#kit/web/frame/switch.tsx';
import {
  TETAP,
  type Bagian,
  type BagianTemplat,
  type Letak,
} from '#areas/toko/rules/templat-nota.ts';
import css from '#app/web/setting-nota/setting-nota.module.css';

const NAMA: Readonly<Record<Bagian, string>> = {
  KEPALA: mark('Kepala toko'),
  TANDA: mark('Judul dan tanda'),
  DATA: mark('Nomor, tanggal, pelanggan'),
  BARANG: mark('Barang'),
  JUMLAH: mark('Jumlah'),
  BAYAR: mark('Pembayaran'),
  KUPON: mark('Kupon untuk pelanggan'),
  SYARAT: mark('Syarat dan ketentuan'),
  SEPAKAT: mark('Yang disepakati'),
  KETERANGAN: mark('Keterangan nota'),
  TTD: mark('Tanda tangan'),
  CATATAN: mark('Catatan kecil'),
  BARCODE: mark('Barcode'),
  SALAM: mark('Salam penutup'),
};

type Props = {
  value: readonly BagianTemplat[];
  onChange: (value: readonly BagianTemplat[]) => void;
  /** On a form a part also has a side. */
  form: boolean;
};

/** The parts of a paper in their order: shown or not, up or down, and on a form left or right. */
export function BagianList({ value, onChange, form }: Props) {
  const put = (at: number, one: Partial<BagianTemplat>) =>
    onChange(value.map((each, index) => (index === at ? { ...each, ...one } : each)));
  const move = (from: number, to: number) => {
    const next = [...value];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
  };
  return (
    <fieldset className={css.parts}>
      <legend>{t('Bagian dan urutan')}</legend>
      <ol>
        {value.map(({ bagian, tampil, letak }, at) => {
          const name = t(NAMA[bagian]);
          const fixed = TETAP.includes(bagian);
          return (
            <li key={bagian}>
              <label>
                <input
                  type="checkbox"
                  checked={tampil || fixed}
                  disabled={fixed}
                  onChange={({ currentTarget }) => put(at, { tampil: currentTarget.checked })}
                />
                {name}
              </label>
              {form && (
                <Switch<Letak>
                  label={t('Letak {nama}', { nama: name })}
                  choices={[
                    ['KIRI', t('Kiri')],
                    ['PENUH', t('Penuh')],
                    ['KANAN', t('Kanan')],
                  ]}
                  value={letak}
                  onChange={(next) => put(at, { letak: next })}
                />
              )}
              <span>
                <IconButton
                  label={t('Naikkan {nama}', { nama: name })}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  <IconArrowUp size={15} aria-hidden />
                </IconButton>
                <IconButton
                  label={t('Turunkan {nama}', { nama: name })}
                  disabled={at === value.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <IconArrowDown size={15} aria-hidden />
                </IconButton>
              </span>
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}
