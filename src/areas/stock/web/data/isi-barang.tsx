import { useState } from 'react';
import { formatGram, formatInt, formatRupiah } from '#kit/rules/format.ts';
import { daysBetween, hari } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Field } from '#kit/contract/field.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { isShown } from '#kit/web/grid/columns.ts';
import { textOf } from '#kit/web/grid/text-of.ts';
import { Facts } from '#kit/web/mark/facts.tsx';
import { KadarMark } from '#areas/toko/web/kadar-mark.tsx';
import { Switch } from '#kit/web/frame/switch.tsx';
import type { Barang, Kejadian } from '#areas/stock/contract/barang.api.ts';
import { barangFields, tempatFields } from '#areas/stock/contract/barang.fields.ts';
import { StatusBarang } from '#areas/stock/web/data/kolom.tsx';
import { Riwayat } from '#areas/stock/web/data/riwayat.tsx';
import { TabFoto } from '#areas/stock/web/data/tab-foto.tsx';
import { useLabelOf } from '#areas/stock/web/label/label-of.ts';
import { useUkuranLabel } from '#areas/stock/web/label/use-ukuran-label.ts';
import { LabelSvg } from '#areas/stock/web/label/label-svg.tsx';
import css from '#areas/stock/web/data/data-barang.module.css';

export type BarangPenuh = Barang & { riwayat: Kejadian[] };
const TAB = {
  riwayat: mark('Kartu riwayat'),
  data: mark('Data'),
  foto: mark('Foto'),
  label: mark('Label'),
} as const;
type Tab = keyof typeof TAB;

/** Kadar, weights and state of a piece in one line, under its name. */
export const Tanda = ({ barang }: { barang: Barang }) => (
  <span className={css.tanda}>
    <KadarMark kadar={barang.kadar!} />
    <b>{formatGram(barang.berat)} g</b>
    <span>
      {t('murni')} {formatGram(barang.murni)} g
    </span>
    <StatusBarang barang={barang} />
  </span>
);

/** A piece beside its list: what it is worth, and its card, data, photos and label behind tabs. */
export function IsiBarang({ barang, bisaUbah }: { barang: BarangPenuh; bisaUbah: boolean }) {
  const [tab, setTab] = useState<Tab>('riwayat');
  return (
    <>
      <Angka barang={barang} />
      <Switch
        inset
        label={t('Rincian')}
        choices={(Object.keys(TAB) as Tab[]).map((one) => [one, t(TAB[one])])}
        value={tab}
        onChange={setTab}
      />
      <div role="tabpanel" aria-label={t(TAB[tab])}>
        {tab === 'riwayat' && (
          <Riwayat riwayat={barang.riwayat} kode_barcode={barang.kode_barcode} />
        )}
        {tab === 'data' && <Data barang={barang} />}
        {tab === 'foto' && <TabFoto barang={barang} bisaUbah={bisaUbah} />}
        {tab === 'label' && <TabLabel barang={barang} />}
      </div>
    </>
  );
}

function Angka({ barang }: { barang: BarangPenuh }) {
  const { tgl_system, lihat_modal } = usePerson();
  const lahir = barang.riwayat.at(-1)?.tgl_system ?? barang.tgl_terima!;
  const umur = daysBetween(hari(lahir), tgl_system);
  const rupiah = (value: number | null | undefined) =>
    value == null ? '-' : formatRupiah(value as Rupiah);
  return (
    <dl className={css.angka}>
      <div data-emas>
        <dt>{t('Harga hari ini')}</dt>
        <dd>{rupiah(barang.harga_hari_ini)}</dd>
      </div>
      {lihat_modal && (
        <div>
          <dt>{t('Modal')}</dt>
          <dd>{rupiah(barang.harga_modal)}</dd>
        </div>
      )}
      <div>
        <dt>{t('Umur logam')}</dt>
        <dd>{t('{hari} hari', { hari: formatInt(umur) })}</dd>
      </div>
    </dl>
  );
}

/** Everything that was said of a piece; what was never said is left out. */
function Data({ barang }: { barang: BarangPenuh }) {
  const person = usePerson();
  const all = { ...barangFields, ...tempatFields } as Record<string, Field>;
  const rows = Object.entries(all).flatMap(([name, of]) => {
    const value = (barang as Record<string, unknown>)[name];
    return isShown(of, person) && value !== null && value !== undefined && value !== ''
      ? [[t(of.label), of.kind === 'gram' ? `${textOf(of, value)} g` : textOf(of, value)]]
      : [];
  });
  return (
    <div className={css.isi}>
      <Facts
        of={{
          ...Object.fromEntries(rows),
          [t('Label tercetak')]: barang.label_ke,
          ...(barang.barcode_asal ? { [t('Label lama')]: barang.barcode_asal } : {}),
        }}
      />
    </div>
  );
}

function TabLabel({ barang }: { barang: BarangPenuh }) {
  const labelOf = useLabelOf();
  const { ukuran } = useUkuranLabel();
  return (
    <div className={css.isi}>
      <LabelSvg label={labelOf(barang)} ukuran={ukuran} width={300} />
      <p>
        {barang.label_ke === 0
          ? t('Belum pernah dicetak.')
          : t('Sudah dicetak {n} kali; cetak ulang perlu otorisasi.', { n: barang.label_ke })}
      </p>
    </div>
  );
}
